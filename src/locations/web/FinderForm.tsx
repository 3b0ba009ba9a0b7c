import { type FormEvent, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { Field } from '#src/kit/Field.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { Select } from '#src/kit/Select.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { cityMaxLength, type LocationList, locationPhraseMaxLength } from '../contract/location-list.ts'
import { type LocationState, parseLocationState } from '../contract/location-state.ts'
import type { useNear } from './use-near.ts'

type Facet = LocationList['facetCategories'][number]['facetSubcategories'][number]

interface FinderFormProps {
  state: LocationState
  cities: readonly string[]
  facets: readonly Facet[]
  onAsk: (changes: Partial<LocationState>) => void
  position: ReturnType<typeof useNear>
}

/** Text, city, services and "near me"; a plain form without JavaScript. */
export function FinderForm({ state, cities, facets, onAsk, position }: FinderFormProps) {
  const text = useText()
  const { pathname } = useLocation()
  const { near } = position
  const [typed, setTyped] = useState(state.query)
  // A change of the address by a link or by going back also changes the field.
  const [shown, setShown] = useState(state.query)
  if (shown !== state.query) {
    setShown(state.query)
    setTyped(state.query)
  }
  const nearNote = useId()
  function search(event: FormEvent): void {
    event.preventDefault()
    onAsk({ query: parseLocationState([['query', typed]]).query })
  }
  function choose(id: number, isChosen: boolean): void {
    const others = state.categoryIds.filter((one) => one !== id)
    onAsk({ categoryIds: (isChosen ? [...others, id] : others).toSorted((a, b) => a - b) })
  }
  const isNarrowed = state.categoryIds.length > 0 || state.openNow
  return (
    <form
      role="search" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- the search element cannot be a form, and older browsers do not know it
      className="locations-form"
      action={pathname}
      aria-label={text('/locations/search')}
      onSubmit={search}
    >
      <div className="locations-form__row">
        <Field label={text('/locations/phrase')}>
          {(control) => (
            <div className="locations-form__phrase">
              <input
                {...control}
                className="kit-input"
                type="search"
                name="query"
                value={typed}
                maxLength={locationPhraseMaxLength}
                autoComplete="off"
                enterKeyHint="search"
                onChange={({ target }) => {
                  setTyped(target.value)
                  // Clearing the field shows all places again.
                  if (target.value === '' && state.query !== '') onAsk({ query: '' })
                }}
              />
              <button type="submit" className="kit-icon-btn" aria-label={text('/search/submit')}>
                <Icon name="search" />
              </button>
            </div>
          )}
        </Field>
        <Select
          label={text('/locations/city')}
          name="city"
          value={state.city}
          options={[
            { value: '', label: text('/locations/choose-city') },
            // A city from the address is an option even without places, so that the visitor can deselect it.
            ...(state.city === '' || cities.includes(state.city)
              ? []
              : [{ value: state.city, label: state.city.slice(0, cityMaxLength) }]),
            ...cities.map((city) => ({ value: city, label: city })),
          ]}
          onChange={({ target }) => onAsk({ city: target.value })}
        />
        <Button
          className="locations-form__near"
          busy={near.kind === 'asking'}
          aria-pressed={near.kind === 'on'}
          aria-describedby={nearNote}
          onClick={near.kind === 'on' ? position.forget : position.ask}
        >
          <Icon name="pin" size="s" /> {text(near.kind === 'on' ? '/locations/near-off' : '/locations/near')}
        </Button>
      </div>
      <p id={nearNote} className="kit-ui locations-form__note" aria-live="polite">
        {near.kind === 'refused' && text('/locations/near-refused')}
        {near.kind === 'unknown' && text('/locations/near-unknown')}
      </p>
      <fieldset className="locations-form__facets">
        <legend className="kit-visually-hidden">{text('/locations/services')}</legend>
        <Checkbox
          name="openNow"
          value="true"
          checked={state.openNow}
          onChange={({ target }) => onAsk({ openNow: target.checked })}
        >
          {text('/locations/open-now')}
        </Checkbox>
        {facets.map(({ id, name, count, selected }) => (
          <Checkbox
            key={id}
            name="categoryIds"
            value={id}
            checked={state.categoryIds.includes(id)}
            disabled={count === 0 && !selected && !state.categoryIds.includes(id)}
            onChange={({ target }) => choose(id, target.checked)}
          >
            {name} <small className="kit-num">{count}</small>
          </Checkbox>
        ))}
        {isNarrowed && (
          <button
            type="button"
            className="kit-link kit-ui"
            onClick={(event) => {
              // The button disappears with the choices it clears, so focus moves first.
              event.currentTarget.form?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.focus()
              onAsk({ categoryIds: [], openNow: false })
            }}
          >
            {text('/search/content/clear-facets')}
          </button>
        )}
      </fieldset>
    </form>
  )
}
