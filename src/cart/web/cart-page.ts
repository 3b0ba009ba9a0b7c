import type { PageType } from '#src/shell/web/page/page-type.ts'

export const cartPage: PageType = {
  name: 'cart-page',
  module: 'src/cart/web/CartPage.tsx',
  load: async () => (await import('./CartPage.tsx')).CartPage,
}
