import { domainToASCII } from 'node:url'

/** Its other name brings mail to the same mailboxes, and dots in their names mean nothing. */
const gmail = { host: 'gmail.com', otherName: 'googlemail.com' }

/**
 * The folded address by which limits per customer count (C-19): NFKC, trimmed, lower case, the host in ASCII, without `+tag`; at
 * Gmail without dots, by whichever of its two hosts. For counting only, mail never goes to it. Empty for what is no address.
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
