import type { PageType } from '#src/shell/web/page/page-type.ts'

export const checkoutPage: PageType = {
  name: 'checkout-page',
  module: 'src/checkout/web/CheckoutPage.tsx',
  load: async () => (await import('./CheckoutPage.tsx')).CheckoutPage,
  chrome: 'checkout',
}
