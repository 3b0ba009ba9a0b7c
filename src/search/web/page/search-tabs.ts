import type { ComponentType } from 'react'
import type { Language } from '#src/common/locale.ts'
import type { ContentSearchAnswer } from '#src/content/contract/content-search.ts'
import { contentPageQuery, plainProductsQuery } from '../search-queries.ts'
import { claimsOf } from '../claims-of.ts'
import { SearchContent } from './SearchContent.tsx'
import { SearchProducts } from './SearchProducts.tsx'
import { SearchRecipes } from './SearchRecipes.tsx'
import { everyRecipe } from '#src/recipes/contract/search-state.ts'
import type { RecipeSearchAnswer } from '#src/recipes/contract/recipe-search.ts'
import { recipePageQuery } from '#src/recipes/web/search/recipe-queries.ts'
import type { ProductList } from '#src/listing/contract/product-list.ts'

export interface TabPanelProps {
  phrase: string
  /** Facets of the content search that the address chooses at the start. */
  categoryIds: readonly number[]
}

/** One kind of results. A domain that brings another kind adds its tab to the list below. */
export interface SearchTab {
  /** `tab=` in the address. */
  id: string
  textKey: string
  /** A question whose answer tells how many results there are; the panel asks the same one. */
  countQuery: (language: Language, phrase: string) => CountQuery
  Panel: ComponentType<TabPanelProps>
}

interface CountQuery {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>
  count: (answer: unknown) => number
  /** The phrase asked for these, whether there are any or not: another tab does not take their place. */
  isMeant?: (answer: unknown) => boolean
  /** Site path that the answer leads on to. */
  redirectUrl?: (answer: unknown) => string | undefined
  enabled: boolean
  staleTime: number
}

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
