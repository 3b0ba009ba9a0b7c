import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'
import { Code } from './codes.ts'
import { codesPerLookupMax } from './limits.ts'

const Language = Type.Enum(languages)

export const CategoriesQuery = Type.Object({
  language: Type.Optional(Language),
  kind: Type.Optional(Type.Enum(['product', 'recipe'], { description: 'whose categories; left out: of products' })),
})

/** Answer of GET /api/categories. */
export const CategoryItem = Type.Object({
  pageReferenceId: Type.Integer(),
  name: Type.String(),
  /** Present for product categories only. */
  code: Type.Optional(Type.String()),
  url: Type.Optional(Type.String()),
})
export type CategoryItem = Type.Static<typeof CategoryItem>

/** GET /api/inventory?codes=a,b and GET /api/pricing?code=a (also `codes`). */
export const InventoryQuery = Type.Object({ codes: Type.String({ minLength: 1, maxLength: codesPerLookupMax * 65 }) })
export const PricingQuery = Type.Object({ code: Code, language: Type.Optional(Language) })
export const PricingByCodes = Type.Object(
  { codes: Type.Array(Code, { minItems: 1, maxItems: codesPerLookupMax }) },
  { additionalProperties: false },
)
