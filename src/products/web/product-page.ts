import { definePage } from '#src/shell/web/page/page-type.ts'
import type { ProductPageFields } from '../contract/product.ts'

export const productPage = definePage<ProductPageFields>({
  name: 'product-page',
  module: 'src/products/web/ProductPage.tsx',
  load: () => import('./ProductPage.tsx').then((module) => module.ProductPage),
})
