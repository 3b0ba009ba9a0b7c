import type { AnyKind, KindName } from './kind.ts'
import { locationKind, lunchKind, specialHoursKind } from './location-fields.ts'
import { categoryKind, priceKind, stockKind } from './other-fields.ts'
import { factsKind, imagesKind, productKind } from './product-fields.ts'

const kinds: Readonly<Record<KindName, AnyKind>> = {
  categories: categoryKind,
  products: productKind,
  facts: factsKind,
  images: imagesKind,
  stock: stockKind,
  prices: priceKind,
  locations: locationKind,
  'special-hours': specialHoursKind,
  lunch: lunchKind,
}

export const kindOf = (name: KindName): AnyKind => kinds[name]
