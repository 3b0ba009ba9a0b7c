import { domainToASCII } from 'node:url'

const dotless: readonly string[] = ['gmail.com', 'googlemail.com']

/**
 * The folded address by which limits per customer count (C-19): NFKC, trimmed, lower case, the host in ASCII, without `+tag`; at
 * Gmail without dots. For counting only, mail never goes to it. Empty for what is no address.
 */
export function foldEmail(email: string): string {
  const plain = email.normalize('NFKC').trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  if (at < 1) return ''
  const host = domainToASCII(plain.slice(at + 1))
  const [name = ''] = plain.slice(0, at).split('+')
  const mailbox = dotless.includes(host) ? name.replaceAll('.', '') : name
  return mailbox === '' || host === '' ? '' : `${mailbox}@${host}`
}
