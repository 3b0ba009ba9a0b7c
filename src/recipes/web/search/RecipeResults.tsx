import { type ReactNode, useId } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { FacetGroups } from '#src/kit/FacetGroups.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { RecipeQuestion } from '../../contract/search-state.ts'
import type { RecipeHit } from '../../contract/recipe.ts'
import { RecipeCard } from './RecipeCard.tsx'
import type { RecipeAnswers } from './use-recipe-answers.ts'
import './recipe-results.css'

interface RecipeResultsProps {
  question: RecipeQuestion
  answers: RecipeAnswers
  onChoose: (categoryIds: readonly number[]) => void
  onMore: () => void
  /** Link to more results without JavaScript; empty: none. */
  moreUrl: string
  /** Hidden inputs of the filters' form without JavaScript; absent: filters need JavaScript. */
  hidden?: ReactNode
  headingLevel?: 'h2' | 'h3'
  /** True: the first card spans a whole row. */
  lead?: boolean
}

const sizes = '(min-width: 1280px) 444px, (min-width: 768px) 45vw, 92vw'
const wideSizes = '(min-width: 1280px) 896px, (min-width: 1024px) 70vw, 92vw'

/** Loading of a card's picture. The first row holds two cards, or one on phones; its first card with a picture has priority. */
function pictureOf(hits: readonly RecipeHit[], index: number) {
  if (index > 1) return 'lazy'
  return hits.findIndex(({ image }) => image !== '') === index ? 'first' : 'first-row'
}

/** Filters next to the cards, the chosen ones above them, and the button for more. */
export function RecipeResults(props: RecipeResultsProps) {
  const { question, answers, onChoose, onMore, moreUrl, hidden, headingLevel = 'h3', lead = false } = props
  const text = useText()
  const headingId = useId()
  const { first, hits, hasMore, isLoading, isLoadingMore, failed } = answers
  if (!first && !failed) return <Loading label={text('/recipes/loading')} />
  const facets = first?.facetCategories ?? []
  const chosen = facets.flatMap(({ facetSubcategories }) => facetSubcategories.filter(({ selected }) => selected))
  const total = first?.totalCount ?? 0
  return (
    <div className="recipe-results">
      {facets.length > 0 && (
        <FacetGroups
          facets={facets}
          chosen={question.categoryIds}
          onChoose={onChoose}
          labels={{
            title: text('/recipes/filter'),
            clear: text('/recipes/filter-clear'),
            more: (count) => text('/recipes/filter-more', { count }),
          }}
          {...(hidden !== undefined && {
            form: {
              name: 'categoryIds',
              children: (
                <>
                  {hidden}
                  <button
                    type="submit"
                    className={buttonClass({ variant: 'secondary', size: 'small' }, 'recipe-no-script')}
                  >
                    {text('/recipes/filter-apply')}
                  </button>
                </>
              ),
            },
          })}
        />
      )}
      <div className="recipe-results__found" aria-busy={isLoading}>
        <h2 className="kit-visually-hidden" id={headingId}>
          {text('/recipes/results')}
        </h2>
        <div className="recipe-results__tools">
          {chosen.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="kit-chip"
              aria-label={text('/recipes/filter-remove', { name })}
              onClick={() => onChoose(question.categoryIds.filter((other) => other !== id))}
            >
              {name} <Icon name="close" size="s" />
            </button>
          ))}
          {/* The tool row keeps its height while a response loads. */}
          <output className="kit-ui kit-muted kit-num recipe-results__count">
            {first ? text('/recipes/count', { count: total }) : ''}
          </output>
        </div>
        {failed && (
          <Alert announce>
            <p>{text('/search/error')}</p>
            <Button variant="secondary" size="small" onClick={answers.retry}>
              {text('/search/retry')}
            </Button>
          </Alert>
        )}
        {first && total === 0 && <p className="kit-lead">{text('/recipes/none')}</p>}
        <ul className="recipe-cards" aria-labelledby={headingId}>
          {hits.map((hit, index) => {
            const wide = lead && index === 0 && hits.length % 2 === 1
            return (
              <li key={hit.contentId} className={wide ? 'recipe-cards__wide' : undefined}>
                <RecipeCard
                  hit={hit}
                  headingLevel={headingLevel}
                  wide={wide}
                  sizes={wide ? wideSizes : sizes}
                  picture={lead ? pictureOf(hits, index) : 'lazy'}
                />
              </li>
            )
          })}
        </ul>
        {hasMore && (
          <div className="recipe-results__more">
            <p className="kit-ui kit-muted kit-num">{text('/recipes/shown', { shown: hits.length, total })}</p>
            <progress className="recipe-results__bar" value={hits.length} max={total} aria-hidden="true" />
            <Button variant="secondary" className="recipe-script" busy={isLoadingMore} onClick={onMore}>
              {text('/recipes/show-more')}
            </Button>
            {moreUrl !== '' && (
              <SiteLink
                className={buttonClass({ variant: 'secondary' }, 'recipe-no-script')}
                to={moreUrl}
                preload={false}
              >
                {text('/recipes/show-more')}
              </SiteLink>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
