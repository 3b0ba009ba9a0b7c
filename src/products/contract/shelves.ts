import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'
import { codesPerLookupMax } from './limits.ts'

/** Cards of one row. */
export const shelfCardsMax = 24

/** GET /api/products/cards?codes=KV1005,KV1010: codes of products. */
export const CardsQuery = Type.Object({
  codes: Type.String({ minLength: 1, maxLength: codesPerLookupMax * 65 }),
  language: Type.Optional(Type.Enum(languages)),
})
