import { domainToASCII } from 'node:url'

/** Both hosts lead to the same mailboxes, and dots in mailbox names have no meaning. */
const gmail = { host: 'gmail.com', otherName: 'googlemail.com' }

/**
 * The folded address that limits per customer count by (C-19): NFKC, trimmed, lower case, the host in ASCII, without `+tag`;
 * at Gmail without dots and with one host for both. Only for counting, mail is never sent to it. Empty for an invalid address.
 */
export function foldEmail(email: string): string {
  const plain = email.normalize('NFKC').trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  if (at < 1) return ''
  const domain = domainToASCII(plain.slice(at + 1))
  const host = domain === gmail.otherName ? gmail.host : domain
  const [name = ''] = plain.slice(0, at).split('+')
  const mailbox = host === gmail.host ? name.replaceAll('.', '') : name
  return mailbox === '' || host === '' ? '' : `${mailbox}@${host}`
}
