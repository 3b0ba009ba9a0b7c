import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'
import { shelfCardsMax } from '#src/products/contract/shelves.ts'

/** GET /api/products/bestsellers */
export const BestSellersQuery = Type.Object({
  category: Type.Optional(Type.String({ minLength: 1, maxLength: 64, pattern: '^[a-z0-9-]+$' })),
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: shelfCardsMax, default: 4 })),
  language: Type.Optional(Type.Enum(languages)),
})
