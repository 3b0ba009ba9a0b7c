import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'
import { FacetCategory } from '#src/content/contract/content-search.ts'
import { RecipeHit } from './recipe.ts'
import { searchMaxLength } from '#src/common/search-phrase.ts'
import { recipePageSize, recipePageSizeMax } from './limits.ts'

/** GET /api/search/recipes (C-7). Without `q` every recipe, newest first. */
export const RecipeSearchQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: searchMaxLength, default: '' })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: recipePageSizeMax, default: recipePageSize })),
  language: Type.Optional(Type.Enum(languages)),
  categoryIds: Type.Optional(
    Type.Union([Type.String({ maxLength: 400 }), Type.Array(Type.String({ maxLength: 20 }), { maxItems: 50 })], {
      description: 'ids of facet sub-categories, repeated or joined by commas; what is not a number is dropped',
    }),
  ),
  productPageId: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'content id of a product; 0: any' }),
  ),
})
export type RecipeSearchQuery = Type.Static<typeof RecipeSearchQuery>

export const RelatedProduct = Type.Object({ id: Type.Integer(), name: Type.String() })
export type RelatedProduct = Type.Static<typeof RelatedProduct>

export const RecipeSearchAnswer = Type.Object({
  hits: Type.Array(RecipeHit),
  facetCategories: Type.Array(FacetCategory),
  hasMore: Type.Boolean(),
  totalCount: Type.Integer(),
  relatedProducts: Type.Array(RelatedProduct, { description: 'products that recipes take, by name' }),
  didYouMean: Type.Optional(
    Type.String({ description: 'the phrase with its misspelled words put right; left out where none was' }),
  ),
})
export type RecipeSearchAnswer = Type.Static<typeof RecipeSearchAnswer>
