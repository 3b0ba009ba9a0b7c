import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ProductForm } from '#src/transfer/contract/product-form.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { listPath, recordPath } from '../list/list-path.ts'
import { ProofBand } from '../record/ProofBand.tsx'
import { recordKey, useAfter } from '../record/use-after.ts'
import { useWork } from '../record/use-work.ts'
import { Page } from '../shell/Page.tsx'
import { Failed, LoadingRows, Note } from '../shell/states.tsx'
import { Clashes } from './Clashes.tsx'
import {
  bodyOf,
  type Clash,
  clashesOf,
  countChanges,
  isNothing,
  keepChanges,
  keptChanges,
  noChanges,
} from './product-changes.ts'
import { fetchProductForm, saveProductForm } from './product-form-api.ts'
import { ProductSections } from './ProductSections.tsx'
import '../styles/office-product.css'

interface ProductFormPageProps {
  resource: ResourceDescription
  id: string
}

const formKey = (code: string) => ['office', 'product-form', code] as const

/** A product as a form with its three languages next to each other. A code that no product has begins a new one. */
export function ProductFormPage({ resource, id }: ProductFormPageProps) {
  const form = useQuery({
    queryKey: formKey(id),
    queryFn: () => fetchProductForm(id),
    // Another person's change comes with the answer to a save, not while words are typed.
    staleTime: Infinity,
    gcTime: 0,
  })
  const crumbs = [{ label: resource.label, to: listPath(resource.name) }]
  if (form.data) return <Known resource={resource} form={form.data} crumbs={crumbs} />
  return (
    <Page title={id} crumbs={crumbs}>
      {form.error ? <Failed error={form.error} onRetry={() => void form.refetch()} /> : <LoadingRows />}
    </Page>
  )
}

interface KnownProps {
  resource: ResourceDescription
  form: ProductForm
  crumbs: readonly { label: string; to: string }[]
}

function Known({ resource, form, crumbs }: KnownProps) {
  const t = useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const after = useAfter(resource.name)
  const formId = useId()
  const code = useRef<HTMLInputElement>(null)
  const [changes, setChanges] = useState(() => keptChanges(form.code))
  const [wasKept, setWasKept] = useState(() => countChanges(changes) > 0)
  const [clashes, setClashes] = useState<readonly Clash[]>([])
  const isNew = form.version === null
  const title = typeof form.values['name_fi'] === 'string' ? form.values['name_fi'] : form.code
  const change = (next: typeof changes): void => {
    setChanges(isNothing(next) ? noChanges : next)
    keepChanges(form.code, next)
  }
  const work = useWork({
    call: async () => {
      try {
        await saveProductForm(form.code, bodyOf(form, changes))
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) {
          const theirs = await fetchProductForm(form.code)
          setClashes(clashesOf(form, theirs, changes))
          queries.setQueryData(formKey(form.code), theirs)
        }
        throw error
      }
    },
    onDone: () => {
      change(noChanges)
      void queries.invalidateQueries({ queryKey: recordKey(resource.name, form.code) })
      after()
      snackbars.show({ text: t('/desk/product/saved'), variant: 'success' })
      void navigate(recordPath(resource.name, form.code))
    },
  })
  const count = countChanges(changes)
  const faults = Object.keys(work.fields).length
  return (
    <Page
      title={title}
      crumbs={isNew ? crumbs : [...crumbs, { label: form.code, to: recordPath(resource.name, form.code) }]}
      facts={isNew ? t('/desk/product/new-text') : form.code}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
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
          <Clashes form={form} clashes={clashes} changes={changes} onChanges={change} onDone={setClashes} />
        )}
        <ProductSections form={form} changes={changes} errors={work.fields} onChanges={change} />
        <div className="office-savebar">
          {(work.error !== null || faults > 0) && (
            <Note tone="bad" announce>
              <p>{work.error ?? t('/desk/faults')}</p>
            </Note>
          )}
          <ProofBand work={work} formId={formId} code={code} />
          <Button
            type="submit"
            busy={work.isBusy}
            disabledReason={count === 0 ? t('/desk/product/nothing-changed') : undefined}
          >
            {t('/desk/save')}
          </Button>
          {count > 0 && (
            <Button
              variant="secondary"
              onClick={() => {
                change(noChanges)
                setWasKept(false)
                setClashes([])
              }}
            >
              {t('/desk/product/discard')}
            </Button>
          )}
          <output className="office-muted">{t('/desk/product/changed', { count })}</output>
          {!isNew && (
            <Link className="office-t office-end" to={recordPath(resource.name, form.code)}>
              {t('/desk/product/to-record')}
            </Link>
          )}
        </div>
      </form>
    </Page>
  )
}
