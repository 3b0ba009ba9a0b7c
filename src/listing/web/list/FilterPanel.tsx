import { Button } from '#src/kit/Button.tsx'
import { SidePanel } from '#src/kit/SidePanel.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ListState } from '../../contract/list-state.ts'
import { clearList, toggleFacet } from '../../rules/list-changes.ts'
import type { Chip } from './chosen-chips.ts'
import { FacetSection } from './FacetSection.tsx'
import { FilterChips } from './FilterChips.tsx'
import { facetGroupOf, type FacetGroup } from '../../contract/filters.ts'
import './filters.css'

interface FilterPanelProps {
  open: boolean
  onClose: () => void
  state: ListState
  onChange: (next: ListState) => void
  facetGroups: readonly FacetGroup[]
  chips: readonly Chip[]
  count: number
}

/** Groups unfolded from the start, in addition to those with a choice. */
const openAtFirst = 2

/** Facets take effect at once; the button only closes. */
export function FilterPanel({ open, onClose, state, onChange, facetGroups, chips, count }: FilterPanelProps) {
  const text = useText()
  const known = facetGroups.flatMap((group) => {
    const name = facetGroupOf(group.filterName)
    return name === null || group.facets.length === 0 ? [] : [{ name, group }]
  })
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      closeLabel={text('/catalogue/filter/close')}
      title={
        <>
          {text('/catalogue/filter/title')}{' '}
          <output>
            <small className="kit-num">{text('/catalogue/list/count', { count })}</small>
          </output>
        </>
      }
      footInRow
      foot={
        <>
          <button
            type="button"
            className="kit-link kit-ui listing-filters__clear"
            onClick={() => onChange(clearList())}
          >
            {text('/catalogue/filter/clear-all')}
          </button>
          <Button onClick={onClose}>{text('/catalogue/filter/view-results', { count })}</Button>
        </>
      }
    >
      {chips.length > 0 && (
        <div className="kit-chips listing-filters__chips">
          <FilterChips chips={chips} onRemove={({ group, name }) => onChange(toggleFacet(state, group, name))} />
        </div>
      )}
      {known.map(({ name, group }, index) => (
        <FacetSection
          key={name}
          group={group}
          chosen={state.filters[name] ?? []}
          openAtFirst={index < openAtFirst || state.filters[name] !== undefined}
          onToggle={(facet) => onChange(toggleFacet(state, name, facet))}
        />
      ))}
    </SidePanel>
  )
}
