import { clsx } from 'clsx'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { buttonClass } from '#src/kit/button-class.ts'
import { Icon } from '#src/kit/Icon.tsx'
import { SortSelect } from '#src/kit/SortSelect.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { isFilteredOrSorted, type ListState } from '../../contract/list-state.ts'
import { sortOptions } from '../../contract/sorts.ts'
import { clearList, sortBy, toggleFacet } from '../../rules/list-changes.ts'
import { chosenChips } from './chosen-chips.ts'
import { FilterChips } from './FilterChips.tsx'
import { PlainTools } from './PlainTools.tsx'
import type { FacetGroup } from '../../contract/filters.ts'

const loadFilterPanel = () => import('./FilterPanel.tsx')
const FilterPanel = lazy(() => loadFilterPanel().then((module) => ({ default: module.FilterPanel })))

export interface ListToolsProps {
  state: ListState
  onChange: (next: ListState) => void
  facetGroups: readonly FacetGroup[]
  /** Products found; while an answer is on its way, of the list before it. */
  count: number
  sortable: boolean
  urlOf: (next: ListState) => string
  /** After Clear has gone, focus goes there. */
  onCleared: () => void
}

const sortName = ({ by, direction }: ListState['sort']): string => `${by}-${direction}`

/** Filter button, chosen facets, count, order. The panel's code arrives with the first sign of wanting it. */
export function ListTools({ state, onChange, facetGroups, count, sortable, urlOf, onCleared }: ListToolsProps) {
  const text = useText()
  const [panel, setPanel] = useState<'unused' | 'open' | 'closed'>('unused')
  const chips = chosenChips(state, facetGroups)
  const clear = () => {
    onChange(clearList())
    onCleared()
  }
  const warm = () => void loadFilterPanel()
  return (
    <div className="listing-tools">
      {facetGroups.length > 0 && (
        <button
          type="button"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          aria-haspopup="dialog"
          onClick={() => setPanel('open')}
          onPointerEnter={warm}
          onFocus={warm}
        >
          <Icon name="filter" size="m" />
          {text('/catalogue/filter/button', { count: chips.length })}
        </button>
      )}
      <FilterChips chips={chips} onRemove={({ group, name }) => onChange(toggleFacet(state, group, name))} />
      {isFilteredOrSorted(state) && (
        <button type="button" className="kit-link kit-ui listing-tools__clear" onClick={clear}>
          {text('/catalogue/filter/clear')}
        </button>
      )}
      <output className="listing-tools__count kit-num">{text('/catalogue/list/count', { count })}</output>
      {sortable && (
        <div
          className={clsx(
            'listing-tools__sort',
            sortName(state.sort) !== 'standard-asc' && 'listing-tools__sort--chosen',
          )}
        >
          <SortSelect
            label={text('/catalogue/sort/label')}
            value={sortName(state.sort)}
            options={sortChoices(state, text)}
            onChange={(value) => {
              const option = sortOptions.find((one) => sortName(one) === value)
              if (option) onChange(sortBy(state, option.by, option.direction))
            }}
          />
        </div>
      )}
      {/* The browser never renders its contents, so only the server has the code. */}
      <noscript>
        {import.meta.env.SSR && (
          <PlainTools state={state} facetGroups={facetGroups} sortable={sortable} urlOf={urlOf} />
        )}
      </noscript>
      {panel !== 'unused' && (
        <Suspense fallback={null}>
          <FilterPanel
            open={panel === 'open'}
            onClose={() => setPanel('closed')}
            state={state}
            onChange={onChange}
            facetGroups={facetGroups}
            chips={chips}
            count={count}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The menu's orders; one that only an address can ask for is shown under its name while it is chosen. */
function sortChoices(state: ListState, text: ReturnType<typeof useText>): ComponentProps<typeof SortSelect>['options'] {
  const names = sortOptions.map(sortName)
  const current = sortName(state.sort)
  return (names.includes(current) ? names : [...names, current]).map((name) => ({
    value: name,
    label: text(`/catalogue/sort/${name}`),
  }))
}
