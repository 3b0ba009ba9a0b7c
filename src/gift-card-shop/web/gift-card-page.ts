import type { ProductPageFields } from '#src/products/contract/product.ts'
import { definePage } from '#src/shell/web/page/page-type.ts'

export const giftCardPage = definePage<ProductPageFields>({
  name: 'gift-card-page',
  module: 'src/gift-card-shop/web/GiftCardPage.tsx',
  load: () => import('./GiftCardPage.tsx').then((module) => module.GiftCardPage),
})
