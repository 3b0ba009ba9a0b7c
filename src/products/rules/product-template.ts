import type { ProductTemplate } from '../contract/product.ts'

/** Which layout a product page uses (specification 2, "Product page selection"). */
export function productTemplate(
  variations: readonly { productType: string; contentType: readonly string[] }[],
): ProductTemplate {
  if (variations.some((variation) => variation.productType === 'CustomTablet')) return 'custom-tablet'
  if (variations.some((variation) => variation.contentType.includes('Package'))) return 'package'
  if (variations.some((variation) => variation.productType === 'GiftCard')) return 'gift-card'
  return 'standard'
}
