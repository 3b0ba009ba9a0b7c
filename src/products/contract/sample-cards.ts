import type { ProductCard } from './card.ts'
import type { PriceFields } from './price.ts'

const euros = (cents: number): string => `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0€`

/** Prices as the server writes them in Finnish; `before` (lowest of 30 days) makes it a reduction. */
export function samplePrice(cents: number, grams: number, before?: number): PriceFields {
  const normal = before ?? cents
  const perKilo = (sum: number) => Math.round((sum * 1000) / grams)
  return {
    placedPrice: normal / 100,
    placedPriceString: euros(normal),
    discountedPrice: cents / 100,
    discountedPriceString: euros(cents),
    hasDiscountedPrice: before !== undefined,
    pricePerKilo: perKilo(normal) / 100,
    pricePerKiloString: `${euros(perKilo(normal))}/kg`,
    discountedPricePerKilo: perKilo(cents) / 100,
    discountedPricePerKiloString: `${euros(perKilo(cents))}/kg`,
    previousPrice: before === undefined ? null : { priceIncludingTax: before / 100, priceString: euros(before) },
    discountPercent: before === undefined ? null : Math.floor(((before - cents) * 100) / before),
  }
}

let made = 0

/** A card that can be added at once; `slug` names its picture in the demo catalogue. */
export function sampleCard(slug: string, displayName: string, changes: Partial<ProductCard> = {}): ProductCard {
  made += 1
  const code = changes.code ?? `KV${1000 + made}`
  return {
    ...samplePrice(450, 100),
    contentId: 1000 + made,
    code,
    displayName,
    url: `/tuotteet/suklaalevyt/${slug}`,
    imageUrl: `/media/products/${slug}.webp`,
    imageAltText: displayName,
    brands: [{ value: 'Konvehti' }],
    tags: {},
    suitableFor: [],
    pieces: 1,
    weightString: '100\u00a0g',
    isBuyable: true,
    inStock: true,
    inStockQuantity: 120,
    disableAddToCart: false,
    firstVariationCode: `${code}-100G`,
    productType: 'Product',
    field: 'sand',
    category: 'Suklaalevyt',
    ...changes,
  }
}

export const sampleCards: ProductCard[] = [
  sampleCard('maito-42-paahdettu-kaura', 'Maitosuklaa 42\u00a0%, paahdettu kaura', {
    field: 'sky',
    tags: { vegan: 'Vegaaninen', bestseller: 'Suosikki' },
  }),
  sampleCard('tumma-72-merisuola', 'Tumma suklaa 72\u00a0%, merisuola', {
    tags: { bestseller: 'Suosikki' },
    disableAddToCart: true,
  }),
  sampleCard('rubiini-vadelma', 'Rubiinisuklaa, vadelma', { field: 'peach', tags: { new: 'Uutuus' } }),
  sampleCard('tumma-85', 'Tumma suklaa 85\u00a0%', { field: 'bone' }),
  sampleCard('maito-suolainen-kinuski', 'Maitosuklaa 38\u00a0%, suolainen kinuski', {
    ...samplePrice(360, 100, 450),
    field: 'mint',
    tags: { bestseller: 'Suosikki' },
  }),
  sampleCard('maito-lakritsi', 'Maitosuklaa 38\u00a0%, lakritsi', { field: 'rose' }),
  sampleCard('tumma-mustikka-kataja', 'Tumma suklaa 70\u00a0%, mustikka ja kataja', { field: 'lilac' }),
  sampleCard('kinuski-suolapahkina', 'Kinuskisuklaa, suola\u00adpähkinä', { field: 'sky' }),
  sampleCard('suklaahasselpahkinat', 'Suklaa\u00adhassel\u00adpähkinät', { weightString: '150\u00a0g' }),
  sampleCard('luomu-tumma-70', 'Tumma suklaa 70\u00a0%, luomu, yhden tilan kaakao', {
    field: 'sage',
    tags: { organic: 'Luomu' },
  }),
  sampleCard('tumma-appelsiini-manteli', 'Tumma suklaa 60\u00a0%, appelsiini ja manteli', { field: 'cream' }),
  sampleCard('maito-38-klassikko', 'Maitosuklaa 38\u00a0%, klassikko', {
    field: 'cream',
    tags: { bestseller: 'Suosikki' },
    inStock: false,
    inStockQuantity: 0,
  }),
]
