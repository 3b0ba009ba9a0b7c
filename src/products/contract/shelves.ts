import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'
import { ProductCard } from './card.ts'
import { codesPerLookupMax } from './limits.ts'

/** GET /api/products/cards?codes=KV1005,KV1010: codes of products. */
export const CardsQuery = Type.Object({
  codes: Type.String({ minLength: 1, maxLength: codesPerLookupMax * 65 }),
  language: Type.Optional(Type.Enum(languages)),
})

/** GET /api/products/reaching: `euros` missing for free delivery, `without` products of these variations. */
export const ReachingQuery = Type.Object({
  euros: Type.Number({ exclusiveMinimum: 0, maximum: 10_000 }),
  without: Type.Optional(Type.String({ maxLength: codesPerLookupMax * 65 })),
  language: Type.Optional(Type.Enum(languages)),
})

export const ReachingAnswer = Type.Object({
  isTogether: Type.Boolean({ description: 'all of them are needed; else each is enough by itself' }),
  products: Type.Array(ProductCard, { description: 'three, or none' }),
})
export type ReachingAnswer = Type.Static<typeof ReachingAnswer>
