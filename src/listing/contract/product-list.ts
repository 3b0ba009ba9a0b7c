import { Type } from 'typebox'
import { ProductCard } from '#src/products/contract/card.ts'
import { FacetGroup } from './filters.ts'

/** Answer of every product list: GET /api/categories/products and GET /api/search/products. */
export const ProductList = Type.Object({
  productViewModels: Type.Array(ProductCard),
  totalCount: Type.Integer(),
  facetGroups: Type.Array(FacetGroup),
  didYouMean: Type.Optional(
    Type.String({
      description: 'of a search: the phrase with the misspelled words put right; left out where none was',
    }),
  ),
  recipe: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'of a search: claims about the recipe that the phrase asked for, there may be traces; left out without any',
    }),
  ),
  without: Type.Optional(
    Type.Array(Type.String(), {
      description: 'of a search: what none of them has in it, because the phrase said so; left out where it did not',
    }),
  ),
  others: Type.Optional(
    Type.Array(ProductCard, {
      description: 'of a search that finds nothing: what meets `without` and `recipe` alone; left out without any',
    }),
  ),
  noAddedSugar: Type.Optional(
    Type.Array(
      Type.Object({ card: ProductCard, sugarString: Type.String({ description: 'sugars in 100 g: 1,2 g' }) }),
      { description: 'of a search for what is sugar free: what has no sugar added and is not counted with it' },
    ),
  ),
  redirectUrl: Type.Optional(
    Type.String({ description: 'of a search: the page of the site that operators lead the phrase to, a site path' }),
  ),
})
export type ProductList = Type.Static<typeof ProductList>

export const emptyProductList: ProductList = { productViewModels: [], totalCount: 0, facetGroups: [] }
