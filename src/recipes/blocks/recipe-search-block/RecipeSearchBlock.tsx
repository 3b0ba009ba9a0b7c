import { clsx } from 'clsx'
import { useBlockPlace } from '#src/content/web/block-place.ts'
import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { paint, paintClass } from '#src/content/web/paint.ts'
import { Breadcrumbs } from '#src/kit/Breadcrumbs.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { everyRecipe } from '../../contract/search-state.ts'
import { RecipeRedirect } from '../../web/search/RecipeRedirect.tsx'
import { RecipeSearch } from '../../web/search/RecipeSearch.tsx'
import { useRecipeAnswers } from '../../web/search/use-recipe-answers.ts'
import type { RecipeSearchBlock as RecipeSearchFields } from './recipe-search.block.ts'
import './RecipeSearchBlock.css'

/** A field with heading and form; results below it if the block searches on its page. */
export function RecipeSearchBlock({ block }: { block: RecipeSearchFields }) {
  const { heading, headingLevel: Heading, lead, field, mode, searchPageUrl } = block
  const { anchor, first } = useBlockPlace()
  const { breadcrumbs } = usePage().navigation
  const text = useText()
  const every = useRecipeAnswers(everyRecipe, 1).first
  const isPageHead = first && Heading === 'h1'
  const head = (
    <>
      {isPageHead && breadcrumbs.length > 1 && (
        <Breadcrumbs crumbs={breadcrumbs} label={text('/content/breadcrumbs')} Link={SiteLink} />
      )}
      {(heading !== '' || lead !== '') && (
        <div className="recipe-search__in">
          {heading !== '' && (
            <Heading className={isPageHead ? 'kit-mega' : 'kit-d2'}>
              <Emphasised text={heading} />
              {isPageHead && every && (
                <span className="recipe-search__n kit-num">
                  <span aria-hidden="true">{every.totalCount}</span>
                  <span className="kit-visually-hidden"> {text('/recipes/count', { count: every.totalCount })}</span>
                </span>
              )}
            </Heading>
          )}
          {lead !== '' && <p className="kit-lead">{lead}</p>}
        </div>
      )}
    </>
  )
  const look = { className: clsx('recipe-search__head', paintClass), style: paint(field) }
  return (
    <section id={anchor}>
      {mode === 'search' ? (
        <RecipeSearch head={head} look={look} every={every} />
      ) : (
        <div {...look}>
          <div className="kit-wrap">
            {head}
            <RecipeRedirect searchPageUrl={searchPageUrl} facets={every?.facetCategories ?? []} />
          </div>
        </div>
      )}
    </section>
  )
}
