import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { ProductRow } from '#src/products/web/cards/ProductRow.tsx'
import type { RecipeQuestion } from '#src/recipes/contract/search-state.ts'
import { RecipeResults } from '#src/recipes/web/search/RecipeResults.tsx'
import { useRecipeAnswers } from '#src/recipes/web/search/use-recipe-answers.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { plainProductsQuery } from '../search-queries.ts'
import type { TabPanelProps } from './search-tab.ts'

/** A row of the widest grid. */
const productsMax = 4
const list = { id: 'search-recipes', name: 'Recipe search products' }

/** Recipes for the phrase, and what the shop has for them. Chosen facets and the pages shown so far live here, not in the address. */
export function SearchRecipes({ phrase }: TabPanelProps) {
  const text = useText()
  const { pathname } = useLocation()
  const language = useLanguage()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [pages, setPages] = useState(1)
  const question: RecipeQuestion = { phrase, categoryIds: chosen, productPageId: 0 }
  const answers = useRecipeAnswers(question, pages)
  const { data: products } = useQuery(plainProductsQuery(language, phrase))
  const cards = useMemo(() => products?.productViewModels.slice(0, productsMax) ?? [], [products])
  return (
    <>
      <RecipeResults
        question={question}
        answers={answers}
        onChoose={(ids) => {
          setChosen(ids.toSorted((a, b) => a - b))
          setPages(1)
        }}
        onMore={() => setPages(pages + 1)}
        moreUrl=""
      />
      <ProductRow
        heading={<Emphasised text={text('/recipes/search-products')} />}
        link={{
          label: text('/recipes/search-products-all', { count: products?.totalCount ?? 0 }),
          url: `${pathname}?q=${encodeURIComponent(phrase)}&tab=products`,
        }}
        cards={cards}
        list={list}
      />
    </>
  )
}
