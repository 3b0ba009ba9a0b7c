import type { PageExtras, PageExtrasByTemplate } from '#src/shell/server/page-extras.ts'
import type { ProductPageFields } from '../contract/product.ts'

const productPage: PageExtras<ProductPageFields> = {
  cacheParams({ variations }, params) {
    const code = params.get('code')
    // The first variation is what the page shows without a code.
    const isOther = variations.slice(1).some((variation) => variation.code === code)
    return code !== null && isOther ? new URLSearchParams({ code }) : new URLSearchParams()
  },
}

/** Chooses which variations of a product have separate cached pages. */
export const productPageExtras: PageExtrasByTemplate = {
  'product-page': productPage,
  'custom-tablet-page': productPage,
  'gift-card-page': productPage,
}
