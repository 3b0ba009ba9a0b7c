import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { track } from '#src/shell/web/analytics/track.ts'
import type { RecipeSearchAnswer } from '../../contract/recipe-search.ts'
import { formatRecipeSearch, parseRecipeSearch, type RecipeSearchState } from '../../contract/search-state.ts'
import { RecipeForm } from './RecipeForm.tsx'
import { RecipeResults } from './RecipeResults.tsx'
import { useRecipeAnswers } from './use-recipe-answers.ts'

interface RecipeSearchProps {
  head: ReactNode
  look: { className: string; style: CSSProperties }
  /** Response without a phrase, used for its list of products. */
  every: RecipeSearchAnswer | undefined
}

/** The search of a page. Its parameters are in the address, so that it can be shared and works without JavaScript. */
export function RecipeSearch({ head, look, every }: RecipeSearchProps) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const state = useMemo(() => parseRecipeSearch(params), [params])
  const { phrase, categoryIds, productPageId, pages } = state
  const answers = useRecipeAnswers(state, pages)
  const addressOf = (next: RecipeSearchState) => {
    const query = new URLSearchParams(formatRecipeSearch(next, params)).toString()
    return query === '' ? pathname : `${pathname}?${query}`
  }
  const goTo = (change: Partial<RecipeSearchState>) =>
    void navigate(addressOf({ ...state, pages: 1, ...change }), { replace: true, preventScrollReset: true })
  useRecipeSearchEvent(phrase, answers.isLoading || answers.failed ? null : (answers.first?.totalCount ?? null))
  return (
    <>
      <div {...look}>
        <div className="kit-wrap">
          {head}
          <RecipeForm
            action={pathname}
            phrase={phrase}
            productPageId={productPageId}
            products={every?.relatedProducts ?? []}
            isNarrowed={categoryIds.length > 0}
            onSearch={goTo}
          >
            {categoryIds.length > 0 && <input type="hidden" name="categoryIds" value={categoryIds.join()} />}
          </RecipeForm>
        </div>
      </div>
      <div className="kit-wrap">
        <RecipeResults
          question={state}
          answers={answers}
          onChoose={(ids) => goTo({ categoryIds: ids.toSorted((a, b) => a - b) })}
          onMore={() => goTo({ pages: pages + 1 })}
          moreUrl={addressOf({ ...state, pages: pages + 1 })}
          hidden={
            <>
              {phrase !== '' && <input type="hidden" name="q" value={phrase} />}
              {productPageId !== 0 && <input type="hidden" name="productPageId" value={productPageId} />}
            </>
          }
          lead
        />
      </div>
    </>
  )
}

/** Sends one event per phrase, when its result `count` is known. */
function useRecipeSearchEvent(phrase: string, count: number | null): void {
  const told = useRef('')
  useEffect(() => {
    if (count === null || phrase === '' || told.current === phrase) return
    told.current = phrase
    track({ event: 'search', search_term: phrase, search_results: count, search_place: 'recipes' })
  }, [phrase, count])
}
