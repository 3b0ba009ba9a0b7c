import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { EntryForm } from '#src/transfer/contract/entry-form.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { listPath, recordPath } from '../list/list-path.ts'
import { fetchRecord } from '../office-api.ts'
import { ProofBand } from '../record/ProofBand.tsx'
import { recordKey, useAfter } from '../record/use-after.ts'
import { useWork } from '../record/use-work.ts'
import { Page } from '../shell/Page.tsx'
import { Failed, LoadingRows, Note } from '../shell/states.tsx'
import { useFormats } from '../use-formats.ts'
import { useUnsaved } from '../use-unsaved.ts'
import { EntryClashes } from './EntryClashes.tsx'
import {
  bodyOf,
  type Clash,
  clashesOf,
  countChanges,
  keepChanges,
  keptChanges,
  noChanges,
  withWholeParts,
} from './entry-changes.ts'
import { fetchEntryForm, saveEntryForm } from './entry-form-api.ts'
import type { EntryKind } from './entry-kind.ts'
import '../styles/office-dialog.css'
import '../styles/office-product.css'

interface EntryFormPageProps {
  resource: ResourceDescription
  kind: EntryKind
  id: string
}

const formKey = (resource: string, code: string) => ['office', 'form', resource, code] as const

/** A product, category or café as a form with its three languages next to each other. A code that none has begins a new one. */
export function EntryFormPage({ resource, kind, id }: EntryFormPageProps) {
  const form = useQuery({
    queryKey: formKey(resource.name, id),
    queryFn: () => fetchEntryForm(resource.name, id),
    // Another person's change comes with the answer to a save, not while words are typed.
    staleTime: Infinity,
    gcTime: 0,
  })
  const crumbs = [{ label: resource.label, to: listPath(resource.name) }]
  if (form.data) return <Known resource={resource} kind={kind} form={form.data} crumbs={crumbs} />
  return (
    <Page title={id} crumbs={crumbs}>
      {form.error ? <Failed error={form.error} onRetry={() => void form.refetch()} /> : <LoadingRows />}
    </Page>
  )
}

interface KnownProps {
  resource: ResourceDescription
  kind: EntryKind
  form: EntryForm
  crumbs: readonly { label: string; to: string }[]
}

function Known({ resource, kind, form, crumbs }: KnownProps) {
  const t = useText()
  const { day } = useFormats()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const after = useAfter(resource.name)
  const formId = useId()
  const code = useRef<HTMLInputElement>(null)
  const [changes, setChanges] = useState(() => keptChanges(resource.name, form.code))
  const [wasKept, setWasKept] = useState(() => countChanges(changes) > 0)
  const [clashes, setClashes] = useState<readonly Clash[]>([])
  const [begun, setBegun] = useState<string | null>(null)
  // What is begun stands in the sections alone: others take its place.
  const [round, setRound] = useState(0)
  // Changes are kept, and what is only begun is not.
  useUnsaved(begun !== null)
  // Words may be typed while an answer is on its way.
  const latest = useRef(changes)
  useLayoutEffect(() => {
    latest.current = changes
  })
  const isNew = form.version === null
  const record = useQuery({
    queryKey: recordKey(resource.name, form.code),
    queryFn: () => fetchRecord(resource.name, form.code),
    enabled: kind.title === null && !isNew,
  })
  const named = kind.title === null ? record.data?.['name'] : form.values[kind.title]
  const title = typeof named === 'string' ? named : form.code
  const change = (next: typeof changes): void => {
    setChanges(countChanges(next) === 0 ? noChanges : next)
    keepChanges(resource.name, form.code, next)
  }
  const work = useWork({
    call: async () => {
      try {
        return await saveEntryForm(resource.name, form.code, bodyOf(form, changes))
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) {
          const theirs = await fetchEntryForm(resource.name, form.code)
          setClashes(clashesOf(form, theirs, latest.current))
          change(withWholeParts(form, theirs, latest.current))
          queries.setQueryData(formKey(resource.name, form.code), theirs)
        }
        throw error
      }
    },
    onDone: ({ notes }) => {
      change(noChanges)
      void queries.invalidateQueries({ queryKey: recordKey(resource.name, form.code) })
      after()
      snackbars.show({ text: t(kind.savedText), variant: 'success' })
      for (const [name, [words]] of Object.entries(notes)) {
        const column = form.columns.find((one) => one.name === name)
        const label = [column?.label ?? name, column?.language?.toUpperCase()].filter(Boolean).join(', ')
        snackbars.show({ text: `${label}: ${words}` })
      }
      void navigate(recordPath(resource.name, form.code))
    },
  })
  const count = countChanges(changes)
  const faults = Object.keys(work.fields).length
  // A fault of what the form has no field for stands at its head.
  const unplaced = Object.entries(work.fields).filter(
    ([name]) => !form.columns.some((column) => name.split('/').includes(column.name)),
  )
  return (
    <Page
      title={title}
      crumbs={isNew ? crumbs : [...crumbs, { label: title, to: recordPath(resource.name, form.code) }]}
      facts={isNew ? t(kind.newText) : form.code}
      actions={
        !isNew && (
          <Link className="office-t" to={recordPath(resource.name, form.code)}>
            {t(kind.recordText)}
          </Link>
        )
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // A dialog's form stands elsewhere in the page, and its submit comes here all the same.
          if (event.target !== event.currentTarget || begun !== null) return
          setClashes([])
          work.run(code.current?.value.trim() ?? '')
        }}
      >
        {wasKept && count > 0 && (
          <Note tone="info">
            <p>{t(changes.version === form.version ? '/desk/product/kept' : '/desk/product/kept-older')}</p>
          </Note>
        )}
        {clashes.length > 0 && (
          <EntryClashes
            form={form}
            clashes={clashes}
            changes={changes}
            partName={(part) => kind.partName?.(part, day) ?? part}
            onChanges={change}
            onDone={setClashes}
          />
        )}
        {unplaced.map(([name, [words]]) => (
          <p key={name} className="kit-error" role="alert">
            {words}
          </p>
        ))}
        <kind.Sections
          key={round}
          form={form}
          changes={changes}
          errors={work.fields}
          onChanges={change}
          onBegun={setBegun}
        />
      </form>
      <div className="office-savebar">
        {(work.error !== null || faults > 0) && (
          <Note tone="bad" announce>
            <p>{work.error ?? t('/desk/faults')}</p>
          </Note>
        )}
        <ProofBand work={work} formId={formId} code={code} />
        <Button
          type="submit"
          form={formId}
          busy={work.isBusy}
          disabledReason={begun ?? (count === 0 ? t('/desk/product/nothing-changed') : undefined)}
        >
          {t('/desk/save')}
        </Button>
        {(count > 0 || begun !== null) && (
          <Button
            variant="secondary"
            onClick={() => {
              change(noChanges)
              setWasKept(false)
              setClashes([])
              setRound(round + 1)
            }}
          >
            {t('/desk/product/discard')}
          </Button>
        )}
        <output className="office-muted">{t('/desk/product/changed', { count })}</output>
      </div>
    </Page>
  )
}
