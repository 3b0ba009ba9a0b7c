import type { ContentSearchAnswer } from '#src/content/contract/content-search.ts'
import { contentPageQuery, plainProductsQuery } from '../search-queries.ts'
import { claimsOf } from '../claims-of.ts'
import { SearchContent } from './SearchContent.tsx'
import { SearchProducts } from './SearchProducts.tsx'
import { SearchRecipes } from './SearchRecipes.tsx'
import type { SearchTab } from './search-tab.ts'
import { everyRecipe } from '#src/recipes/contract/search-state.ts'
import type { RecipeSearchAnswer } from '#src/recipes/contract/recipe-search.ts'
import { recipePageQuery } from '#src/recipes/web/search/recipe-queries.ts'
import type { ProductList } from '#src/listing/contract/product-list.ts'

/** In their order; the first one with results is shown when the address names none. */
export const searchTabs: readonly SearchTab[] = [
  {
    id: 'products',
    textKey: '/search/products',
    countQuery: (language, phrase) => {
      const { queryKey, queryFn, enabled, staleTime } = plainProductsQuery(language, phrase)
      return {
        queryKey,
        queryFn,
        enabled,
        staleTime,
        count: (answer) => (answer as ProductList).totalCount, // what the query answers
        isMeant: (answer) => claimsOf(answer as ProductList) !== '', // the same
        redirectUrl: (answer) => (answer as ProductList).redirectUrl, // the same
      }
    },
    Panel: SearchProducts,
  },
  {
    id: 'recipes',
    textKey: '/search/recipes',
    countQuery: (language, phrase) => {
      const { queryKey, queryFn, staleTime } = recipePageQuery(language, { ...everyRecipe, phrase }, 1)
      return {
        queryKey,
        queryFn,
        staleTime,
        enabled: phrase !== '',
        count: (answer) => (answer as RecipeSearchAnswer).totalCount, // what the query answers
      }
    },
    Panel: SearchRecipes,
  },
  {
    id: 'content',
    textKey: '/search/content/heading',
    countQuery: (language, phrase) => {
      const { queryKey, queryFn, staleTime } = contentPageQuery(language, phrase, [], 1)
      return {
        queryKey,
        queryFn,
        staleTime,
        enabled: true,
        count: (answer) => (answer as ContentSearchAnswer).totalCount, // what the query answers
      }
    },
    Panel: SearchContent,
  },
]
