import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'

/** Hits of one page of the search page; the specification gives no figure for content, lists have 12. */
export const contentSearchPageSize = 12
/** Largest page a caller may ask for (C-13). */
const contentSearchPageSizeMax = 100
/** Longer phrases are refused: people do not type them, and each one costs a full text query. */
export const contentPhraseMaxLength = 100
/** Hits in the dropdown of the navigation (specification 1, 2.8). */
export const contentDropdownHits = 5

/** GET /api/search/content. Without `q` everything that may be found, newest first. */
export const ContentSearchQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: contentPhraseMaxLength, default: '' })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  pageSize: Type.Optional(
    Type.Integer({ minimum: 1, maximum: contentSearchPageSizeMax, default: contentSearchPageSize }),
  ),
  language: Type.Optional(Type.Enum(languages)),
  categoryIds: Type.Optional(
    Type.Union([Type.String({ maxLength: 400 }), Type.Array(Type.String({ maxLength: 20 }), { maxItems: 50 })], {
      description: 'ids of facet sub-categories, repeated or joined by commas; what is not a number is dropped',
    }),
  ),
  includeProducts: Type.Optional(Type.Boolean({ default: false })),
})
export type ContentSearchQuery = Type.Static<typeof ContentSearchQuery>

export const ContentHit = Type.Object({
  contentId: Type.Integer(),
  url: Type.String({ description: 'site path with language prefix' }),
  image: Type.String({ description: 'media path; empty without a picture' }),
  title: Type.String(),
  topic: Type.String({ description: 'what the editors call its subject, else its kind' }),
})
export type ContentHit = Type.Static<typeof ContentHit>

export const FacetSubcategory = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  count: Type.Integer({ description: 'hits it would give, the selections of its own category ignored' }),
  selected: Type.Boolean(),
})
export type FacetSubcategory = Type.Static<typeof FacetSubcategory>

export const FacetCategory = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  order: Type.Integer(),
  facetSubcategories: Type.Array(FacetSubcategory),
})
export type FacetCategory = Type.Static<typeof FacetCategory>

export const ContentSearchAnswer = Type.Object({
  hits: Type.Array(ContentHit),
  facetCategories: Type.Array(FacetCategory),
  hasMore: Type.Boolean(),
  totalCount: Type.Integer(),
})
export type ContentSearchAnswer = Type.Static<typeof ContentSearchAnswer>

/** GET /api/search/shortcutsitem/{id}/items (C-3.12): the pages a block promotes, in its order. */
export const ShortcutItems = Type.Object({ items: Type.Array(ContentHit) })
export type ShortcutItems = Type.Static<typeof ShortcutItems>

/** The numbers in a `categoryIds` parameter, each once; anything else is dropped (specification 1, 2.1). */
export function parseCategoryIds(value: string | readonly string[] | null | undefined): number[] {
  const parts = (typeof value === 'string' ? [value] : (value ?? [])).flatMap((part) => part.split(','))
  return [...new Set(parts.filter((part) => /^[0-9]{1,9}$/.test(part)).map(Number))]
}
