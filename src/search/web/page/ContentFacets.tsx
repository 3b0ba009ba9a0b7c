import { useRef, useState } from 'react'
import type { FacetCategory } from '#src/content/contract/content-search.ts'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { showMore } from '#src/kit/show-more.ts'
import { useText } from '#src/shell/web/text/use-text.ts'

interface ContentFacetsProps {
  facets: readonly FacetCategory[]
  chosen: readonly number[]
  onChoose: (ids: readonly number[]) => void
}

/** First seen of a group (specification 2, facets). */
const firstShown = 10

/** Groups of choices beside the hits; on phones they unfold. */
export function ContentFacets({ facets, chosen, onChoose }: ContentFacetsProps) {
  const text = useText()
  const groups = facets.toSorted((a, b) => a.order - b.order)
  return (
    <div className="search-facets">
      <details className="search-facets__fold">
        <summary>
          {text('/search/content/facets')} {chosen.length > 0 && <span className="kit-num">({chosen.length})</span>}
          <Icon name="chevron-down" size="s" />
        </summary>
        {list('fold')}
      </details>
      <div className="search-facets__rail">{list('rail')}</div>
    </div>
  )

  function list(place: string) {
    return (
      <>
        {groups.map((group) => (
          <FacetFieldset key={`${place}-${group.id}`} group={group} chosen={chosen} onChoose={onChoose} />
        ))}
        {chosen.length > 0 && (
          <button
            type="button"
            className="kit-link kit-ui"
            onClick={(event) => {
              // It goes with the choices it takes away.
              event.currentTarget.parentElement?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus()
              onChoose([])
            }}
          >
            {text('/search/content/clear-facets')}
          </button>
        )}
      </>
    )
  }
}

interface FacetFieldsetProps {
  group: FacetCategory
  chosen: readonly number[]
  onChoose: (ids: readonly number[]) => void
}

function FacetFieldset({ group, chosen, onChoose }: FacetFieldsetProps) {
  const text = useText()
  const [all, setAll] = useState(false)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const [lead] = useState(chosen)
  // What was chosen from the start comes first, so that none hides under "show more"; nothing moves under hand or keyboard.
  const sorted = group.facetSubcategories.toSorted((a, b) => Number(lead.includes(b.id)) - Number(lead.includes(a.id)))
  const shown = all ? sorted : sorted.slice(0, firstShown)
  const hidden = sorted.length - shown.length
  return (
    <fieldset ref={fieldset}>
      <legend>{group.name}</legend>
      {shown.map(({ id, name, count }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          disabled={count === 0 && !chosen.includes(id)}
          note={count}
          onChange={(event) =>
            onChoose(event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        >
          {name}
        </Checkbox>
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className="kit-link kit-ui"
          onClick={() => showMore(fieldset.current, shown.length, () => setAll(true))}
        >
          {text('/search/content/show-more-facets', { count: hidden })}
        </button>
      )}
    </fieldset>
  )
}
