export type StorageClass = 'functional' | 'analytics' | 'marketing'

/** What the visitor has allowed (cookie `cookie-consent`, C-3.7). Before any choice nothing but the necessary is. */
export function isStorageAllowed(storageClass: StorageClass, cookies: string = document.cookie): boolean {
  const consent = cookies.split(/;\s*/).find((part) => part.startsWith('cookie-consent='))
  return new URLSearchParams(consent?.slice('cookie-consent='.length)).get(storageClass) === '1'
}
