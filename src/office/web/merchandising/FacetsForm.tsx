import { useId, useRef, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import type { MerchandisedList } from '#src/listing/contract/merchandising.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { ProofBand } from '../record/ProofBand.tsx'
import { useWork } from '../record/use-work.ts'
import { Note } from '../shell/states.tsx'
import { useUnsaved } from '../use-unsaved.ts'
import { saveFacets } from './merchandising-api.ts'

interface FacetsFormProps {
  list: string
  facets: NonNullable<MerchandisedList['facets']>
  isFixed: boolean
  /** Reads the list again; null: it could not be read. */
  onStale: () => Promise<MerchandisedList | null>
}

/** Which groups of filters the list offers, in their order. */
export function FacetsForm({ list, facets, isFixed, onStale }: FacetsFormProps) {
  const t = useText()
  const formId = useId()
  const code = useRef<HTMLInputElement>(null)
  // What was chosen and is not saved yet; it stays over what another person saves.
  const [draft, setDraft] = useState<Pick<typeof facets, 'own'> | null>(null)
  const [isTheirs, setTheirs] = useState(false)
  const { own } = draft ?? facets
  const setOwn = (next: typeof own): void => setDraft({ own: next })
  const chosen = own ?? facets.inherited
  const discard = (): void => {
    setDraft(null)
    setTheirs(false)
  }
  const work = useWork({
    call: async () => {
      setTheirs(false)
      try {
        await saveFacets(list, { version: facets.version, groups: own })
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) setTheirs((await onStale()) !== null)
        throw error
      }
    },
    onDone: () => {
      snackbars.show({ text: t('/desk/saved'), variant: 'success' })
      void onStale().then((read) => read && discard())
    },
  })
  const nameOf = (value: string): string => facets.groups.find((group) => group.value === value)?.label ?? value
  const ordered = [
    ...chosen.flatMap((value) => facets.groups.find((group) => group.value === value) ?? []),
    ...facets.groups.filter(({ value }) => !chosen.includes(value)),
  ]
  const isChanged = JSON.stringify(own) !== JSON.stringify(facets.own)
  useUnsaved(isChanged)
  return (
    <>
      <form
        id={formId}
        className="office-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (isChanged) work.run(code.current?.value.trim() ?? '')
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
      </form>
      {(work.error !== null || Object.keys(work.fields).length > 0) && (
        <Note tone="bad" announce>
          <p>{work.error ?? Object.values(work.fields).flat()[0]}</p>
          {isTheirs && (
            <p>
              {t('/desk/merchandising/facets-now', {
                names: (facets.own ?? facets.inherited).map(nameOf).join(', ') || '–',
              })}
            </p>
          )}
        </Note>
      )}
      <ProofBand work={work} formId={formId} code={code} />
      {isChanged && (
        <div className="office-row">
          <Button type="submit" form={formId} busy={work.isBusy}>
            {t('/desk/merchandising/save-facets')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              discard()
              work.leave()
            }}
          >
            {t('/desk/product/discard')}
          </Button>
        </div>
      )}
    </>
  )
}
