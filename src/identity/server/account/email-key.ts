import { domainToASCII, domainToUnicode } from 'node:url'

/**
 * What an address is compared by: lower case, its domain in ASCII. Two that differ in more than that are two mailboxes for all
 * that anybody but their host can tell (C-20).
 */
export function emailKey(email: string): string {
  const { name, host } = partsOf(email)
  return `${name.toLowerCase().normalize('NFKC')}@${host}`
}

/**
 * The mailbox that the key stands for, its name in the capitals it was typed in. What proves a key has to be mailed there: letters that
 * only look like those of an address may be another mailbox of the same host.
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
