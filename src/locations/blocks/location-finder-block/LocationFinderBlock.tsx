import { clsx } from 'clsx'
import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { useBlockPlace } from '#src/content/web/block-place.ts'
import { paint, paintClass } from '#src/content/web/paint.ts'
import { Breadcrumbs } from '#src/kit/Breadcrumbs.tsx'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { Alert } from '#src/kit/Notice.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { FinlandMap } from '../../web/FinlandMap.tsx'
import { FinderForm } from '../../web/FinderForm.tsx'
import { LocationRow, plainTitle } from '../../web/LocationRow.tsx'
import { StreetMap } from '../../web/StreetMap.tsx'
import { useFinder } from '../../web/use-finder.ts'
import { useNow } from '../../web/use-now.ts'
import { useNear } from '../../web/use-near.ts'
import type { LocationFinderBlock as FinderFields } from './location-finder.block.ts'
import './LocationFinderBlock.css'

const below = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h4' } as const

/**
 * Form, list and our own map; as a page's first heading also its head. The address alone holds its state, so it works without
 * JavaScript.
 */
export function LocationFinderBlock({ block }: { block: FinderFields }) {
  const text = useText()
  const page = usePage()
  const { anchor } = useBlockPlace()
  const { headingLevel: Heading, lead, answer: first, cityOptions } = block
  const position = useNear()
  const { near } = position
  const finder = useFinder(first, near.position)
  const { answer, hits, state, failed } = finder
  const now = useNow(answer?.answeredAt ?? first.answeredAt)
  const isHead = Heading === 'h1'
  const crumbs = page.navigation.breadcrumbs
  const count = answer?.totalCount ?? 0
  return (
    <section id={anchor} className={clsx('locations-finder', isHead && 'locations-finder--head')}>
      <div className={clsx('locations-finder__head', paintClass)} style={paint(block.field)}>
        <div className="kit-wrap">
          {isHead && crumbs.length > 1 && (
            <Breadcrumbs crumbs={crumbs} label={text('/content/breadcrumbs')} Link={SiteLink} />
          )}
          <div className="locations-finder__words">
            <Heading className={isHead ? 'kit-d1' : 'kit-d2'}>
              <Emphasised text={block.title} />
            </Heading>
            {lead !== '' && <p className="kit-lead">{lead}</p>}
          </div>
          <FinderForm
            state={state}
            cities={cityOptions}
            facets={(answer ?? first).facetCategories.flatMap(({ facetSubcategories }) => facetSubcategories)}
            onAsk={finder.ask}
            position={position}
          />
        </div>
      </div>
      <div className="locations-finder__in">
        <div className="locations-finder__list" aria-busy={finder.isWaiting}>
          <div className="locations-finder__count">
            <output className="kit-ui kit-num">
              {failed ? '' : text(answer?.openNow ? '/locations/results-open' : '/locations/results', { count })}
            </output>
            <p className="kit-ui kit-muted">
              {text(near.kind === 'on' ? '/locations/nearest-first' : '/locations/alphabetical')}
            </p>
          </div>
          {failed && (
            <Alert announce>
              <p>{text('/search/error')}</p>
              <Button variant="secondary" size="small" onClick={finder.retry}>
                {text('/search/retry')}
              </Button>
            </Alert>
          )}
          {!failed && count === 0 && !finder.isWaiting && <p className="kit-lead">{text('/locations/none')}</p>}
          <ol className="locations-finder__places">
            {hits.map((hit, index) => (
              <LocationRow key={hit.contentId} hit={hit} number={index + 1} now={now} headingLevel={below[Heading]} />
            ))}
          </ol>
          {finder.hasMore && (
            // A link: without JavaScript it leads to the same list with one page more.
            <SiteLink
              className={buttonClass({ variant: 'secondary' })}
              to={finder.moreUrl}
              aria-busy={finder.isLoadingMore}
              rel="nofollow"
              onClick={(event) => {
                event.preventDefault()
                if (!finder.isLoadingMore) finder.ask({ pages: state.pages + 1 })
              }}
            >
              {text('/search/content/show-more')}
            </SiteLink>
          )}
        </div>
        <StreetMap tiles={block.mapTiles} places={hits.map((hit) => ({ ...hit, name: plainTitle(hit.title) }))}>
          <FinlandMap
            pins={answer?.pins ?? []}
            city={state.city}
            cityUrl={(city) => finder.urlOf({ city: city === state.city ? '' : city })}
          />
        </StreetMap>
      </div>
    </section>
  )
}
