import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'
import { ContentHit } from '#src/content/contract/content-search.ts'
import { ProductList } from '#src/listing/contract/product-list.ts'
import { searchMaxLength, searchMinLength } from '#src/common/search-phrase.ts'

/** GET /api/search/suggest. A phrase under three characters, trimmed, is a 400 as in the product search. */
export const SuggestQuery = Type.Object({
  q: Type.String({ minLength: searchMinLength, maxLength: searchMaxLength }),
  language: Type.Optional(Type.Enum(languages)),
})

export const SuggestedProduct = Type.Object({
  contentId: Type.Integer(),
  code: Type.String(),
  url: Type.String({ description: 'site path with language prefix, without query' }),
  imageUrl: Type.String({ description: 'media path; empty without a picture' }),
  displayName: Type.String({ description: 'may hold soft hyphens' }),
  nameLanguage: Type.Optional(Type.Literal('fi')),
  firstVariationCode: Type.String(),
  weightString: Type.String(),
  priceString: Type.String({ description: 'what is paid now; empty without a price' }),
  previousPriceString: Type.String({
    description: 'lowest price of the 30 days before a reduction; empty without one',
  }),
  pricePerKiloString: Type.String({ description: 'from what is paid; empty for what has no weight' }),
})
export type SuggestedProduct = Type.Static<typeof SuggestedProduct>

const SuggestedCategory = Type.Object({
  code: Type.String(),
  name: Type.String(),
  url: Type.String(),
  count: Type.Integer(),
})

/** A page that operators lead a phrase to: the first thing to offer, and where a search for the phrase ends. */
export const SearchRedirect = Type.Object({
  url: Type.String({ description: 'site path with language prefix, may have query and hash' }),
  name: Type.String({ description: "the page's name" }),
})
export type SearchRedirect = Type.Static<typeof SearchRedirect>

/** The first few of each group, best first; `counts` says how many there are. */
export const Suggestions = Type.Object({
  terms: Type.Array(Type.String({ description: 'phrases that begin so, else such as look alike' })),
  products: Type.Array(SuggestedProduct),
  categories: Type.Array(SuggestedCategory),
  recipes: Type.Array(ContentHit),
  pages: Type.Array(ContentHit),
  didYouMean: Type.Optional(
    Type.String({ description: 'the phrase with its misspelled words put right; left out where none was' }),
  ),
  without: ProductList.properties.without,
  recipe: ProductList.properties.recipe,
  others: Type.Optional(
    Type.Array(SuggestedProduct, { description: 'where no product is found: what meets `without` and `recipe` alone' }),
  ),
  noAddedSugar: Type.Optional(
    Type.Array(Type.Interface([SuggestedProduct], { sugarString: Type.String({ description: 'sugars in 100 g' }) }), {
      description: 'of a phrase for what is sugar free: what has no sugar added and is not counted with it',
    }),
  ),
  popular: Type.Optional(
    Type.Array(Type.String(), { description: 'what others look for; only where no product is found' }),
  ),
  redirect: Type.Optional(SearchRedirect),
  counts: Type.Object({ products: Type.Integer(), recipes: Type.Integer(), pages: Type.Integer() }),
})
export type Suggestions = Type.Static<typeof Suggestions>
