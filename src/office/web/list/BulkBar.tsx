import { useListContext } from 'ra-core'
import { useState } from 'react'
import { sumOf } from '#src/common/money.ts'
import { papersMost } from '#src/fulfilment/contract/packing.ts'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ActionDescription, ResourceDescription } from '../../contract/description.ts'
import { type BulkAnswer, bulkMost, type Row } from '../../contract/records.ts'
import { actMany } from '../office-api.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { fieldsOf } from '../record/schema.ts'
import { SchemaForm, type Values } from '../record/SchemaForm.tsx'
import { useAfter } from '../record/use-after.ts'
import { useWork } from '../record/use-work.ts'
import { withChoices } from '../record/with-choices.ts'
import { WorkDialog } from '../record/WorkDialog.tsx'
import type { Screen } from '../screen.ts'
import { Note } from '../shell/states.tsx'
import { useKeys } from '../shell/use-keys.ts'
import { useFormats } from '../use-formats.ts'

type Results = BulkAnswer['results']

/** What may be done to all that are chosen. It answers row by row; what was refused stays chosen. */
export function BulkBar({ resource, screen }: { resource: ResourceDescription; screen: Screen }) {
  const t = useText()
  const { money } = useFormats()
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<Row>()
  const [answered, setAnswered] = useState<{ action: ActionDescription; results: Results } | null>(null)
  const [begun, setBegun] = useState<{ action: ActionDescription; round: number } | null>(null)
  const ids = selectedIds.map(String)
  const actions = resource.actions.filter(({ isBulk }) => isBulk)
  const begin = (action: ActionDescription): void => {
    setAnswered(null)
    setBegun({ action, round: (begun?.round ?? 0) + 1 })
  }
  useKeys({
    p: () => {
      const pack = actions.find(({ name }) => name === 'pack')
      if (pack && ids.length > 0) begin(pack)
    },
    Escape: () => onUnselectItems(),
  })
  const chosen = data.filter(({ id }) => selectedIds.includes(id))
  const total = (name: string): number =>
    sumOf(chosen.map((row) => row[name]).filter((value): value is number => typeof value === 'number'))
  const sums =
    screen.sums && chosen.length === ids.length
      ? [
          screen.sums.pieces && t('/desk/pieces', { count: total(screen.sums.pieces) }),
          money(total(screen.sums.money)),
        ].filter(Boolean)
      : []
  return (
    <>
      {answered && <Answer {...answered} />}
      {ids.length > 0 && actions.length > 0 && (
        <section className="office-bulk" aria-label={t('/desk/chosen')}>
          <output>{t('/desk/chosen-count', { count: ids.length })}</output>
          {actions.map((action) => (
            <Button
              key={action.name}
              variant="secondary"
              {...(ids.length > bulkMost && { disabledReason: t('/desk/too-many', { most: bulkMost }) })}
              onClick={() => begin(action)}
            >
              {action.label}
              {action.name === 'pack' && <kbd className="office-key">P</kbd>}
            </Button>
          ))}
          {screen.papers?.map(({ text, url }) =>
            ids.length > papersMost ? (
              <Button key={text} variant="secondary" disabledReason={t('/desk/too-many', { most: papersMost })}>
                <OfficeIcon name="print" /> {t(text)}
              </Button>
            ) : (
              <a
                key={text}
                className={buttonClass({ variant: 'secondary' })}
                href={url(ids)}
                target="_blank"
                rel="noreferrer"
              >
                <OfficeIcon name="print" /> {t(text)}
              </a>
            ),
          )}
          <span className="office-bulk__sum">{sums.join(', ')}</span>
          <button
            type="button"
            className="office-ib"
            aria-label={t('/desk/choose-none')}
            onClick={() => onUnselectItems()}
          >
            <OfficeIcon name="close" />
          </button>
        </section>
      )}
      {begun && (
        <BulkWork
          key={begun.round}
          resource={resource}
          ids={ids}
          action={begun.action}
          question={screen.questions?.[begun.action.name] ?? screen.hints?.[begun.action.name]}
          onClose={() => setBegun(null)}
          onDone={(results) => {
            setAnswered({ action: begun.action, results })
            setBegun(null)
            onSelect(results.filter(({ isDone }) => !isDone).map(({ id }) => id))
          }}
        />
      )}
    </>
  )
}

function Answer({ action, results }: { action: ActionDescription; results: Results }) {
  const t = useText()
  const refused = results.filter(({ isDone }) => !isDone)
  const done = results.length - refused.length
  return (
    <Note tone={refused.length === 0 ? 'ok' : 'due'} announce>
      <p>
        <b>{t('/desk/bulk-done', { action: action.label, count: done })}</b>{' '}
        {refused.length > 0 && t('/desk/bulk-refused', { count: refused.length })}
      </p>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ id, problems }) => (
            <li key={id}>
              <b>{id}</b> {problems.map(({ value, key }) => value ?? key).join(' ')}
            </li>
          ))}
        </ul>
      )}
    </Note>
  )
}

interface BulkWorkProps {
  resource: ResourceDescription
  ids: readonly string[]
  action: ActionDescription
  /** The text that says what comes of it. */
  question: string | undefined
  onClose: () => void
  onDone: (results: Results) => void
}

const ofOneParcel = ['carrier', 'trackingNumber', 'trackingUrl']

/** Asks how many are meant and what the body needs, and does it. */
function BulkWork({ resource, ids, action, question, onClose, onDone }: BulkWorkProps) {
  const t = useText()
  const after = useAfter(resource.name)
  const [values, setValues] = useState<Values>({})
  // Parcels and numbers of carriers belong to one record each.
  const fields = fieldsOf(action.body, t, resource).filter(({ name }) => !ofOneParcel.includes(name))
  const work = useWork({
    call: () => actMany(resource.name, ids, action.name, withChoices(fields, values)),
    onDone: (results) => {
      after()
      onDone(results)
    },
    isGuarded: action.needsStepUp,
  })
  return (
    <WorkDialog
      open
      onClose={onClose}
      title={action.label}
      work={work}
      verb={t('/desk/bulk-verb', { action: action.label, count: ids.length })}
    >
      <p>{t('/desk/bulk-question', { count: ids.length })}</p>
      {question && <p>{t(question)}</p>}
      <SchemaForm fields={fields} values={values} onValues={setValues} errors={work.fields} />
    </WorkDialog>
  )
}
