import { type ReactNode, useRef, useState } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { Icon } from './Icon.tsx'
import { showMore } from './show-more.ts'
import './styles/facets.css'

export interface FacetGroup {
  id: number
  name: string
  order: number
  facetSubcategories: readonly { id: number; name: string; count: number }[]
}

export interface FacetLabels {
  /** Unfolds the groups on phones. */
  title: string
  clear: string
  /** Label of the button that shows `count` more choices of a group. */
  more: (count: number) => string
}

interface FacetGroupsProps {
  facets: readonly FacetGroup[]
  chosen: readonly number[]
  onChoose: (ids: readonly number[]) => void
  labels: FacetLabels
  /** Makes the groups a form that works without script: the field name of the choices, and the form's other fields and button. */
  form?: { name: string; children: ReactNode }
}

/** The number of choices of a group that are shown first (specification 2, facets). */
const firstShown = 10

/** Groups of choices next to the hits; on phones they unfold. */
export function FacetGroups({ facets, chosen, onChoose, labels, form }: FacetGroupsProps) {
  const groups = facets.toSorted((a, b) => a.order - b.order)
  return (
    <div className="kit-facets">
      <details className="kit-facets__fold">
        <summary>
          {labels.title} {chosen.length > 0 && <span className="kit-num">({chosen.length})</span>}
          <Icon name="chevron-down" size="s" />
        </summary>
        {list('fold')}
      </details>
      <div className="kit-facets__rail">{list('rail')}</div>
    </div>
  )

  function list(place: string) {
    const content = (
      <>
        {groups.map((group) => (
          <FacetFieldset
            key={`${place}-${group.id}`}
            group={group}
            chosen={chosen}
            onChoose={onChoose}
            more={labels.more}
            field={form?.name}
          />
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
            {labels.clear}
          </button>
        )}
        {form?.children}
      </>
    )
    return form ? <form onSubmit={(event) => event.preventDefault()}>{content}</form> : content
  }
}

interface FacetFieldsetProps {
  group: FacetGroup
  chosen: readonly number[]
  onChoose: (ids: readonly number[]) => void
  more: FacetLabels['more']
  field: string | undefined
}

function FacetFieldset({ group, chosen, onChoose, more, field }: FacetFieldsetProps) {
  const [all, setAll] = useState(false)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const [lead] = useState(chosen)
  // Choices that were selected from the start come first, so that "show more" hides none; later selections move nothing.
  const sorted = group.facetSubcategories.toSorted((a, b) => Number(lead.includes(b.id)) - Number(lead.includes(a.id)))
  const shown = all ? sorted : sorted.slice(0, firstShown)
  const hidden = sorted.length - shown.length
  return (
    <fieldset ref={fieldset}>
      <legend>{group.name}</legend>
      {shown.map(({ id, name, count }) => (
        <Checkbox
          key={id}
          name={field}
          value={id}
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
          {more(hidden)}
        </button>
      )}
    </fieldset>
  )
}
