import type { PageType } from '#src/shell/web/page/page-type.ts'

export const productsPage: PageType = {
  name: 'products-page',
  module: 'src/listing/web/ProductsPage.tsx',
  load: () => import('./ProductsPage.tsx').then((module) => module.ProductsPage),
}
