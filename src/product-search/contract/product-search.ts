import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'
import { searchMaxLength, searchMinLength } from '#src/common/search-phrase.ts'
import { BrandFilter, listFilters, listPaging } from '#src/listing/contract/list.ts'

/** GET /api/search/products. A phrase under three characters, trimmed, is a 400. */
export const ProductSearchQuery = Type.Object({
  q: Type.String({ minLength: searchMinLength, maxLength: searchMaxLength }),
  brand: BrandFilter,
  ...listPaging,
  language: Type.Optional(Type.Enum(languages)),
  ...listFilters,
})
