import type { PageExtras, PageExtrasByTemplate } from '#src/shell/server/page-extras.ts'
import type { ProductPageFields } from '../contract/product.ts'

const productPage: PageExtras<ProductPageFields> = {
  isInterruptible: false,
  cacheParams({ variations }, params) {
    const code = params.get('code')
    // The first variation is what the page shows without a code.
    const isOther = variations.slice(1).some((variation) => variation.code === code)
    return code !== null && isOther ? new URLSearchParams({ code }) : new URLSearchParams()
  },
}

/** Pages of products: a variation may have a separate cached page. */
export const productPageExtras: PageExtrasByTemplate = {
  'product-page': productPage,
  'custom-tablet-page': productPage,
  'gift-card-page': productPage,
}
