/** Which domain may know which (beyond shell, content, kit, platform, common, which everyone above them may use). */
export const domainGraph: Readonly<Record<string, readonly string[]>> = {
  shell: [],
  media: [],
  content: ['shell', 'media'],
  identity: ['shell'],
  staff: ['shell', 'identity'],
  telemetry: ['shell'],
  privacy: ['shell', 'identity'],
  consents: ['shell', 'content', 'identity'],
  forms: ['shell', 'content', 'identity'],
  products: ['shell', 'content'],
  merchandising: ['shell', 'content', 'products'],
  listing: ['shell', 'content', 'products', 'merchandising'],
  'product-search': ['shell', 'content', 'products', 'listing'],
  locations: ['shell', 'content', 'product-search'],
  news: ['shell', 'content', 'media', 'identity', 'consents'],
  transfer: ['shell', 'content', 'products', 'product-search', 'locations'],
  reviews: ['shell', 'products'],
  recipes: ['shell', 'content', 'media', 'products', 'product-search', 'cart'],
  search: ['shell', 'content', 'products', 'listing', 'product-search', 'recipes'],
  promotions: ['shell'],
  delivery: ['shell', 'products'],
  'gift-cards': ['shell', 'identity'],
  cart: ['shell', 'content', 'products', 'identity', 'promotions', 'gift-cards', 'delivery'],
  orders: ['shell', 'content', 'products', 'cart', 'identity', 'promotions', 'gift-cards', 'delivery'],
  receipts: ['shell', 'orders', 'promotions'],
  payments: ['shell', 'products', 'cart', 'orders', 'identity', 'gift-cards', 'receipts'],
  checkout: [
    'shell',
    'content',
    'consents',
    'cart',
    'orders',
    'payments',
    'identity',
    'products',
    'promotions',
    'gift-cards',
    'delivery',
    'account',
  ],
  account: ['shell', 'content', 'orders', 'identity', 'consents', 'products', 'privacy'],
  wishlist: ['shell', 'content', 'products', 'cart', 'identity'],
  'gift-card-shop': ['shell', 'content', 'products', 'cart', 'gift-cards'],
  'tablet-designer': ['shell', 'content', 'products', 'cart', 'orders', 'payments', 'checkout', 'identity'],
}

/**
 * Pure pieces of a domain that lie below all of them: they import nothing but themselves and common/, and any domain may import
 * them. What can be engraved decides what the cart takes, and the designer knows the cart.
 */
export const openPieces: readonly string[] = ['src/tablet-designer/rules/engraving/']
