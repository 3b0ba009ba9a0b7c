/** Which domain may know which (beyond shell, content, kit, platform, common, which everyone above them may use). */
export const domainGraph: Readonly<Record<string, readonly string[]>> = {
  shell: [],
  media: [],
  content: ['shell', 'media'],
  identity: ['shell'],
  telemetry: ['shell'],
  consents: ['shell', 'content', 'identity'],
  catalogue: ['shell', 'content'],
  reviews: ['shell', 'catalogue'],
  search: ['shell', 'content', 'catalogue'],
  cart: ['shell', 'content', 'catalogue', 'identity'],
  orders: ['shell', 'content', 'catalogue', 'cart', 'identity'],
  payments: ['shell', 'cart', 'orders', 'identity'],
  checkout: ['shell', 'content', 'cart', 'orders', 'payments', 'identity', 'catalogue'],
  'tablet-designer': ['shell', 'content', 'catalogue', 'cart', 'orders', 'payments', 'checkout', 'identity'],
}

/**
 * Pure pieces of a domain that lie below all of them: they import nothing but themselves and common/, and any domain may import
 * them. What can be engraved decides what the cart takes, and the designer knows the cart.
 */
export const openPieces: readonly string[] = ['src/tablet-designer/rules/engraving/']
