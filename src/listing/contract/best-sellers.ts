import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'
import { CategoryName } from './list.ts'
import { shelfCardsMax } from '#src/products/contract/limits.ts'

/** GET /api/products/bestsellers */
export const BestSellersQuery = Type.Object({
  category: Type.Optional(CategoryName),
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: shelfCardsMax, default: 4 })),
  language: Type.Optional(Type.Enum(languages)),
})
