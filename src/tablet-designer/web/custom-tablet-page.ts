import type { ProductPageFields } from '#src/products/contract/product.ts'
import { definePage } from '#src/shell/web/page/page-type.ts'

export const customTabletPage = definePage<ProductPageFields>({
  name: 'custom-tablet-page',
  module: 'src/tablet-designer/web/CustomTabletPage.tsx',
  load: () => import('./CustomTabletPage.tsx').then((module) => module.CustomTabletPage),
})
