import { definePage } from '#src/shell/web/page/page-type.ts'
import type { ProductsPageFields } from '../contract/list.ts'

export const productsPage = definePage<ProductsPageFields>({
  name: 'products-page',
  module: 'src/listing/web/ProductsPage.tsx',
  load: () => import('./ProductsPage.tsx').then((module) => module.ProductsPage),
})
