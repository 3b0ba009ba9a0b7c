import { useId, useRef, useState } from 'react'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { showMore } from '#src/kit/show-more.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { firstFacets, isChoosable, matchingFacets, visibleFacets } from './visible-facets.ts'
import type { Facet, FacetGroup } from '../../contract/filters.ts'

interface FacetSectionProps {
  group: FacetGroup
  chosen: readonly string[]
  openAtFirst: boolean
  onToggle: (facetName: string) => void
}

/** One group of facets, folded like an accordion; long groups can be searched and show ten at first. */
export function FacetSection({ group, chosen, openAtFirst, onToggle }: FacetSectionProps) {
  const text = useText()
  const searchId = useId()
  const [phrase, setPhrase] = useState('')
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const [open] = useState(openAtFirst)
  const [lead] = useState(chosen)
  const found = matchingFacets(group.facets, phrase)
  const { shown, hidden } = visibleFacets(found, { lead, chosen, all: all || phrase !== '' })
  return (
    <details className="listing-facet" open={open}>
      <summary className="listing-facet__b">
        <h3 className="kit-hover-line">{group.displayName}</h3>
        {chosen.length > 0 && (
          <small className="kit-num">{text('/catalogue/filter/chosen', { count: chosen.length })}</small>
        )}
        <Icon name="plus" className="listing-facet__plus" />
        <Icon name="minus" className="listing-facet__minus" />
      </summary>
      <div className="listing-facet__in">
        {group.facets.length > firstFacets && (
          <div className="kit-searchbox">
            <Icon name="search" size="m" />
            <label className="kit-visually-hidden" htmlFor={searchId}>
              {text('/catalogue/filter/search-in', { group: group.displayName })}
            </label>
            <input id={searchId} type="search" value={phrase} onChange={(event) => setPhrase(event.target.value)} />
          </div>
        )}
        <ul ref={list} className={short(group.facets) ? 'listing-facet__cols' : undefined}>
          {shown.map((facet) => (
            <li key={facet.name}>
              <Checkbox
                checked={chosen.includes(facet.name)}
                disabled={!isChoosable(facet, chosen)}
                note={facet.count}
                onChange={() => onToggle(facet.name)}
              >
                {facet.label}
              </Checkbox>
            </li>
          ))}
        </ul>
        {phrase !== '' && shown.length === 0 && (
          <p className="kit-small kit-muted">{text('/catalogue/filter/none-found', { phrase })}</p>
        )}
        {hidden > 0 && (
          <button
            type="button"
            className="kit-txt-btn listing-facet__more"
            onClick={() => showMore(list.current, shown.length, () => setAll(true))}
          >
            {text('/catalogue/filter/show-more', { count: hidden })} <Icon name="chevron-down" size="s" />
          </button>
        )}
      </div>
    </details>
  )
}

/** Two columns where every label is a word or two. */
const short = (facets: readonly Facet[]): boolean =>
  facets.length > 3 && facets.every((facet) => facet.label.length <= 12)
