import { domainToASCII } from 'node:url'

/**
 * What an address is compared by: lower case, its domain in ASCII. Two that differ in more than that are two mailboxes for all
 * that anybody but their host can tell (C-20).
 */
export function emailKey(email: string): string {
  const typed = email.trim()
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1)
  return `${typed.slice(0, at).normalize('NFKC').toLowerCase()}@${domainToASCII(domain) || domain.toLowerCase()}`
}
