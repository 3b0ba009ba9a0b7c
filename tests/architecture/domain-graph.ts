/** Which domain may know which (beyond shell, content, kit, platform, common, which everyone above them may use). */
export const domainGraph: Readonly<Record<string, readonly string[]>> = {
  shell: [],
  media: [],
  content: ['shell', 'media'],
  identity: ['shell'],
  telemetry: ['shell'],
  consents: ['shell', 'content', 'identity'],
  products: ['shell', 'content'],
  merchandising: ['shell', 'content', 'products'],
  listing: ['shell', 'content', 'products', 'merchandising'],
  'product-search': ['shell', 'content', 'products', 'listing'],
  transfer: ['shell', 'content', 'products', 'product-search'],
  reviews: ['shell', 'products'],
  search: ['shell', 'content', 'products', 'listing', 'product-search'],
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
    'cart',
    'orders',
    'payments',
    'identity',
    'products',
    'promotions',
    'gift-cards',
    'delivery',
  ],
  'gift-card-shop': ['shell', 'content', 'products', 'cart', 'gift-cards'],
  'tablet-designer': ['shell', 'content', 'products', 'cart', 'orders', 'payments', 'checkout', 'identity'],
}

/**
 * Pure pieces of a domain that lie below all of them: they import nothing but themselves and common/, and any domain may import
 * them. What can be engraved decides what the cart takes, and the designer knows the cart.
 */
export const openPieces: readonly string[] = ['src/tablet-designer/rules/engraving/']
