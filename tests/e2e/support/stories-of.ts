/**
 * The stories that a change in a domain asks for first, by their files' names; `npm test -- --changed` runs them. A change
 * of anything else than a domain (kit, platform, composition) asks for those of the shell.
 */
export const storiesOf: Readonly<Record<string, readonly string[]>> = {
  shell: ['navigation', 'menus'],
  kit: ['fonts', 'preferences', 'widths'],
  content: ['menus', 'footer'],
  media: ['fonts'],
  identity: ['cart'],
  telemetry: ['telemetry'],
  consents: ['consent'],
  products: ['product', 'live-values'],
  merchandising: ['phrase-redirects'],
  listing: ['lists'],
  'product-search': ['search'],
  transfer: [],
  reviews: ['reviews'],
  search: ['search'],
  promotions: ['promo-codes'],
  delivery: ['delivery'],
  cart: ['cart'],
  orders: ['buy', 'order-papers'],
  payments: ['three-d-secure'],
  checkout: ['buy'],
  'gift-cards': ['gift-cards'],
  'gift-card-shop': ['gift-cards'],
  'tablet-designer': ['tablet-designer'],
  app: ['trusted-types', 'errors'],
  platform: ['no-javascript'],
  common: ['language'],
}
