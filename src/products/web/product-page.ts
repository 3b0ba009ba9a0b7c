import type { PageType } from '#src/shell/web/page/page-type.ts'

export const productPage: PageType = {
  name: 'product-page',
  module: 'src/products/web/ProductPage.tsx',
  load: () => import('./ProductPage.tsx').then((module) => module.ProductPage),
}
