import { domainToASCII, domainToUnicode } from 'node:url'

/**
 * The key by which addresses are compared: lower case, with the domain in ASCII. If two differ in more than that, only their
 * host could say that they are one mailbox (C-20).
 */
export function emailKey(email: string): string {
  const { name, host } = partsOf(email)
  return `${name.toLowerCase().normalize('NFKC')}@${host}`
}

/**
 * The mailbox that the key stands for, its name in the case it was typed in. Mails that prove a key must go there: letters
 * that only look like the address may be another mailbox of the same host.
 */
export function mailboxOf(email: string): string {
  const { name, host } = partsOf(email)
  return `${name}@${domainToUnicode(host) || host}`
}

function partsOf(email: string): { name: string; host: string } {
  const typed = email.trim()
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1)
  return { name: typed.slice(0, at).normalize('NFKC').trim(), host: domainToASCII(domain) || domain.toLowerCase() }
}
