import { shopDay } from '#src/common/working-days.ts'
import type { Language } from '#src/common/locale.ts'
import { currency, type Cents } from '#src/common/money.ts'
import type { ProductPageFields, Variation } from '../contract/product.ts'
import { deliveryTo } from '../rules/delivery-to.ts'
import { nutrients } from '../rules/nutrients.ts'
import { withoutSoftHyphens } from '#src/common/soft-hyphens.ts'
import { type NetQuantity, type UnitBasis, unitBasis } from '../rules/unit-price.ts'

/** What an offer says of delivery and returns. Of several ways to one country the first counts, as in the cart. */
export interface OfferTerms {
  /** The shop's own, two letters: `FI`. */
  country: string
  goods: readonly Delivery[]
  /** Each engraved tablet travels by itself. */
  tablet: readonly Delivery[]
  /** Days to send goods back; what is made for one customer cannot be. */
  returnDays: number
}

/** How goods travel to some countries. */
export interface Delivery {
  countryCodes: readonly string[]
  /** Text key without the leading slash. */
  nameKey: string
  priceCents: Cents
  /** Goods from this sum travel free; null: never. */
  freeFromCents: Cents | null
  /** Working days from order to door. */
  minDays: number
  maxDays: number
}

export interface ProductDataInput {
  fields: ProductPageFields
  name: string
  language: Language
  description: string
  /** Absolute. */
  url: string
  publicUrl: string
  terms: OfferTerms
  /** Properties for the whole product: `aggregateRating` and `review`, where there are any. */
  reviews: Record<string, unknown>
  /** Net quantity of a variation; null for a code that is not the product's. */
  netQuantity: (code: string) => NetQuantity | null
  /** When the price of a variation may change by itself; null: it will not. */
  priceValidUntil: (code: string) => Date | null
}

type Data = Record<string, unknown>

const nutritionUnits = new Map(nutrients.map(({ name, unit }) => [name.toLowerCase(), unit]))

/**
 * schema.org Product with its offer; several variations make a ProductGroup with a Product each, as search engines expect.
 * Urls are absolute. Nutrients are properties per 100 g, or per 100 ml for goods sold by volume: the vocabulary has no
 * nutrition for products.
 */
export function productData(input: ProductDataInput): Data {
  const { fields, publicUrl } = input
  const brand = fields.variations[0]?.brands
  const common: Data = {
    name: input.name,
    description: input.description,
    image: fields.images.map((image) => `${publicUrl}${image.url}`),
    brand: { '@type': 'Brand', name: typeof brand === 'string' ? brand : (brand?.[0]?.value ?? '') },
    category: fields.category.name,
    inLanguage: input.language,
    url: input.url,
    ...input.reviews,
  }
  const [only, ...others] = fields.variations
  if (only === undefined || others.length === 0) {
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      productID: fields.code,
      sku: only?.code ?? fields.code,
      ...common,
      ...(only && { ...measuresOf(only), ...offersOf(only, input) }),
    }
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    productGroupID: fields.code,
    ...common,
    variesBy: variesBy(fields.variations),
    hasVariant: fields.variations.map((variation) => ({
      '@type': 'Product',
      sku: variation.code,
      name: variation.name,
      description: input.description,
      image: (variation.assets.length > 0 ? variation.assets : fields.images).map(({ url }) => `${publicUrl}${url}`),
      url: `${publicUrl}${variation.url}`,
      ...(variation.size !== '' && { size: variation.size }),
      ...(variation.color !== '' && { color: variation.color }),
      ...measuresOf(variation),
      ...offersOf(variation, input),
    })),
  }
}

function variesBy(variations: readonly Variation[]): string[] {
  const has = (value: (variation: Variation) => string): boolean => new Set(variations.map(value)).size > 1
  const found = [
    ...(has(({ size }) => size) ? ['https://schema.org/size'] : []),
    ...(has(({ color }) => color) ? ['https://schema.org/color'] : []),
  ]
  // schema.org has no property for flavours, and accepts a plain word instead.
  return found.length > 0 ? found : ['flavour']
}

function measuresOf(variation: Variation): Data {
  const rows = variation.nutrients.flatMap(({ key, value, description }) => {
    const unit = nutritionUnits.get(key.toLowerCase())
    return value === null || unit === undefined
      ? []
      : [
          {
            '@type': 'PropertyValue',
            propertyID: key,
            name: withoutSoftHyphens(description),
            value,
            unitText: `${unit} / ${variation.nutrientsPer}`,
          },
        ]
  })
  return {
    ...(variation.weightGrams > 0 && {
      weight: { '@type': 'QuantitativeValue', value: variation.weightGrams, unitCode: 'GRM' },
    }),
    ...(rows.length > 0 && { additionalProperty: rows }),
  }
}

/** Nothing for a variation without a price. */
function offersOf(variation: Variation, input: ProductDataInput): Data {
  const { fields, publicUrl, terms, priceValidUntil, netQuantity } = input
  if (variation.discountedPrice === null) return {}
  const until = priceValidUntil(variation.code)
  const isTablet = fields.template === 'custom-tablet'
  const delivery = fields.template === 'gift-card' ? undefined : deliveryTo(isTablet ? terms.tablet : terms.goods)
  return {
    offers: [
      {
        '@type': 'Offer',
        sku: variation.code,
        name: variation.name,
        price: variation.discountedPrice.toFixed(2),
        priceCurrency: currency,
        priceSpecification: priceDataOf(variation, netQuantity(variation.code)),
        ...(until !== null && { priceValidUntil: shopDay(new Date(+until - 1)) }),
        itemCondition: 'https://schema.org/NewCondition',
        availability: `https://schema.org/${variation.isBuyable && variation.inStock ? 'InStock' : 'OutOfStock'}`,
        url: `${publicUrl}${variation.url}`,
        ...(delivery && { shippingDetails: shippingOf(delivery, variation.discountedPrice, terms.country) }),
        hasMerchantReturnPolicy: returnsOf(terms, !isTablet),
      },
    ],
  }
}

/** What is paid, with its unit price, and what a reduction is announced from. */
function priceDataOf({ discountedPrice, previousPrice }: Variation, net: NetQuantity | null): Data[] {
  const basis = net && unitBasis(net)
  const specification = (price: number): Data => ({
    '@type': 'UnitPriceSpecification',
    price: price.toFixed(2),
    priceCurrency: currency,
    valueAddedTaxIncluded: true,
  })
  return [
    ...(discountedPrice === null
      ? []
      : [
          {
            ...specification(discountedPrice),
            ...(basis !== null && { referenceQuantity: referenceOf(basis) }),
          },
        ]),
    ...(previousPrice === null
      ? []
      : [
          {
            ...specification(previousPrice.priceIncludingTax),
            priceType: 'https://schema.org/StrikethroughPrice',
          },
        ]),
  ]
}

/** UN/CEFACT codes: the unit the price is for, and the base unit of the unit price. */
const unitCodes = {
  l: { small: 'MLT', base: 'LTR' },
  kg: { small: 'GRM', base: 'KGM' },
  piece: { small: 'C62', base: 'C62' },
} as const

const referenceOf = ({ amount, unit }: UnitBasis): Data => ({
  '@type': 'QuantitativeValue',
  value: amount,
  unitCode: unitCodes[unit].small,
  valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: unitCodes[unit].base },
})

function shippingOf({ priceCents, freeFromCents, minDays, maxDays }: Delivery, price: number, country: string): Data {
  const isFree = freeFromCents !== null && price * 100 >= freeFromCents
  const days = (minValue: number, maxValue: number): Data => ({
    '@type': 'QuantitativeValue',
    minValue,
    maxValue,
    unitCode: 'DAY',
  })
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: (isFree ? 0 : priceCents / 100).toFixed(2),
      currency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      // Together they are the days from order to door.
      handlingTime: days(0, 1),
      transitTime: days(minDays, Math.max(minDays, maxDays - 1)),
    },
  }
}

function returnsOf({ country, returnDays }: OfferTerms, isReturnable: boolean): Data {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: country }
  if (!isReturnable) return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  }
}
