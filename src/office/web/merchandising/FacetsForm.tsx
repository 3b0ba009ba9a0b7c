import { useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import type { MerchandisedList } from '#src/listing/contract/merchandising.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { useWork } from '../record/use-work.ts'
import { Note } from '../shell/states.tsx'
import { saveFacets } from './merchandising-api.ts'

interface FacetsFormProps {
  list: string
  facets: NonNullable<MerchandisedList['facets']>
  isFixed: boolean
  onSaved: () => void
}

/** Which groups of filters the list offers, in their order. */
export function FacetsForm({ list, facets, isFixed, onSaved }: FacetsFormProps) {
  const t = useText()
  const [own, setOwn] = useState(facets.own)
  const chosen = own ?? facets.inherited
  const work = useWork({
    call: () => saveFacets(list, own),
    onDone: () => {
      snackbars.show({ text: t('/desk/saved'), variant: 'success' })
      onSaved()
    },
  })
  const ordered = [
    ...chosen.flatMap((value) => facets.groups.find((group) => group.value === value) ?? []),
    ...facets.groups.filter(({ value }) => !chosen.includes(value)),
  ]
  const isChanged = JSON.stringify(own) !== JSON.stringify(facets.own)
  return (
    <form
      className="office-form"
      onSubmit={(event) => {
        event.preventDefault()
        work.run()
      }}
    >
      <Checkbox
        checked={own === null}
        disabled={isFixed}
        onChange={({ target }) => setOwn(target.checked ? null : [...facets.inherited])}
      >
        {t(list === 'all' ? '/desk/merchandising/facets-all' : '/desk/merchandising/facets-inherited')}
      </Checkbox>
      <ol className="office-facets">
        {ordered.map(({ value, label }) => {
          const at = chosen.indexOf(value)
          return (
            <li key={value}>
              <Checkbox
                checked={at >= 0}
                disabled={isFixed || own === null}
                onChange={({ target }) =>
                  setOwn(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
                }
              >
                {label}
              </Checkbox>
              {own !== null && at > 0 && (
                <button
                  type="button"
                  className="office-ib"
                  aria-label={t('/desk/merchandising/facet-up', { name: label })}
                  onClick={() => setOwn(chosen.toSpliced(at, 1).toSpliced(at - 1, 0, value))}
                >
                  <OfficeIcon name="chevron-up" />
                </button>
              )}
            </li>
          )
        })}
      </ol>
      {work.error !== null && (
        <Note tone="bad" announce>
          <p>{work.error}</p>
        </Note>
      )}
      {isChanged && (
        <Button type="submit" busy={work.isBusy}>
          {t('/desk/merchandising/save-facets')}
        </Button>
      )}
    </form>
  )
}
