import { useText } from '#src/shell/web/text/use-text.ts'
import { isFilteredOrSorted, type ListState } from '../../contract/list-state.ts'
import { sortOptions } from '../../contract/sorts.ts'
import { clearList, sortBy, toggleFacet } from '../../rules/list-changes.ts'
import { isChoosable } from './visible-facets.ts'
import { facetGroupOf, type FacetGroup } from '../../contract/filters.ts'

interface PlainToolsProps {
  state: ListState
  facetGroups: readonly FacetGroup[]
  sortable: boolean
  urlOf: (next: ListState) => string
}

/**
 * Filters and order as links for browsers without script; only the server renders them. Crawlers should not follow them: they
 * lead to the same list again, which is not indexed.
 */
export function PlainTools({ state, facetGroups, sortable, urlOf }: PlainToolsProps) {
  const text = useText()
  return (
    <div className="listing-plain">
      {facetGroups.length > 0 && (
        <details open={Object.keys(state.filters).length > 0}>
          <summary>{text('/catalogue/filter/title')}</summary>
          {facetGroups.map((group) => (
            <PlainGroup key={group.filterName} group={group} state={state} urlOf={urlOf} />
          ))}
        </details>
      )}
      {sortable && (
        <details>
          <summary>{text('/catalogue/sort/label')}</summary>
          <ul>
            {sortOptions.map(({ by, direction }) => (
              <li key={sortName({ by, direction })}>
                <PlainLink
                  href={urlOf(sortBy(state, by, direction))}
                  chosen={sortName(state.sort) === sortName({ by, direction })}
                >
                  {text(`/catalogue/sort/${sortName({ by, direction })}`)}
                </PlainLink>
              </li>
            ))}
          </ul>
        </details>
      )}
      {isFilteredOrSorted(state) && <PlainLink href={urlOf(clearList())}>{text('/catalogue/filter/clear')}</PlainLink>}
    </div>
  )
}

const sortName = ({ by, direction }: ListState['sort']): string => `${by}-${direction}`

function PlainGroup({ group, state, urlOf }: { group: FacetGroup } & Pick<PlainToolsProps, 'state' | 'urlOf'>) {
  const name = facetGroupOf(group.filterName)
  if (name === null) return null
  const chosen = state.filters[name] ?? []
  return (
    <>
      <p>{group.displayName}</p>
      <ul>
        {group.facets.map((facet) => (
          <li key={facet.name}>
            {isChoosable(facet, chosen) ? (
              <PlainLink href={urlOf(toggleFacet(state, name, facet.name))} chosen={chosen.includes(facet.name)}>
                {facet.label} ({facet.count})
              </PlainLink>
            ) : (
              `${facet.label} (0)`
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function PlainLink({ href, chosen = false, children }: { href: string; chosen?: boolean; children: React.ReactNode }) {
  return (
    <a href={href} rel="nofollow" {...(chosen && { 'aria-current': 'true' as const })}>
      {chosen && '✓ '}
      {children}
    </a>
  )
}
