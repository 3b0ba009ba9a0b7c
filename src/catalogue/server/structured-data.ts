import { currency } from '#src/common/money.ts'
import type { ProductPageFields } from '../contract/product.ts'

/** schema.org Product with an offer for each variation that has a price. Urls are absolute. */
export function productData(
  fields: ProductPageFields,
  description: string,
  url: string,
  publicUrl: string,
): Record<string, unknown> {
  const brand = fields.variations[0]?.brands
  const brandName = typeof brand === 'string' ? brand : (brand?.[0]?.value ?? '')
  const offers = fields.variations.flatMap((variation) =>
    variation.discountedPrice === null
      ? []
      : [
          {
            '@type': 'Offer',
            sku: variation.code,
            name: variation.name,
            price: variation.discountedPrice.toFixed(2),
            priceCurrency: currency,
            itemCondition: 'https://schema.org/NewCondition',
            availability: `https://schema.org/${variation.isBuyable && variation.inStock ? 'InStock' : 'OutOfStock'}`,
            url: `${publicUrl}${variation.url}`,
          },
        ],
  )
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    productID: fields.code,
    sku: fields.variations[0]?.code ?? fields.code,
    name: fields.name,
    description,
    image: fields.images.map((image) => `${publicUrl}${image.url}`),
    brand: { '@type': 'Brand', name: brandName },
    category: fields.category.name,
    url,
    ...(offers.length === 0 ? {} : { offers }),
  }
}
