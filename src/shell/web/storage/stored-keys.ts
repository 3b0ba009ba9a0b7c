import type { ConsentClass } from '#src/shell/contract/consent.ts'

/** What a key is for: the necessary is always kept, the rest only with the visitor's agreement. */
export type StorageClass = 'necessary' | ConsentClass

interface StoredKey {
  area: 'local' | 'session'
  storageClass: StorageClass
}

/**
 * Every key the storefront keeps in the browser (docs/contracts/browser-storage.md says the same to people). The cookie
 * notice lists them truthfully because a test compares it with this table.
 */
export const storedKeys = {
  'checkout-draft': { area: 'session', storageClass: 'necessary' },
  'checkout-order': { area: 'session', storageClass: 'necessary' },
  'checkout-order-key': { area: 'session', storageClass: 'necessary' },
  'cart-merge': { area: 'session', storageClass: 'necessary' },
  customTabletDraft: { area: 'session', storageClass: 'necessary' },
  'reloaded-for': { area: 'session', storageClass: 'necessary' },
  'scroll-positions': { area: 'session', storageClass: 'necessary' },
  'closed-banners': { area: 'local', storageClass: 'necessary' },
  'closed-popups': { area: 'local', storageClass: 'necessary' },
  'closed-popups-at': { area: 'local', storageClass: 'necessary' },
  'closed-popups-session': { area: 'session', storageClass: 'necessary' },
  wishlist: { area: 'local', storageClass: 'necessary' },
  searchHistory: { area: 'local', storageClass: 'functional' },
  recentlyViewed: { area: 'local', storageClass: 'functional' },
  productPositions: { area: 'local', storageClass: 'analytics' },
  trackedOrders: { area: 'local', storageClass: 'analytics' },
  'cart-tracker': { area: 'session', storageClass: 'analytics' },
} as const satisfies Record<string, StoredKey>

export type StoredKeyName = keyof typeof storedKeys
