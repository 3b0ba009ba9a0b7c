import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import type { Choice, PromotionChoices } from '#src/promotions/contract/promotion-form.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { recordPath } from '../list/list-path.ts'
import { changeRecord, createRecord } from '../office-api.ts'
import { ActionButton } from '../record/ActionButton.tsx'
import { ProofBand } from '../record/ProofBand.tsx'
import { wordFor } from '../record/record-words.ts'
import type { Values } from '../record/SchemaForm.tsx'
import { useAfter } from '../record/use-after.ts'
import { useWork } from '../record/use-work.ts'
import { Page } from '../shell/Page.tsx'
import { Note } from '../shell/states.tsx'
import { letGo, useUnsaved } from '../use-unsaved.ts'
import { CodesButton } from './CodesButton.tsx'
import type { PromotionRecord } from './promotion-api.ts'
import { PromotionConflict } from './PromotionConflict.tsx'
import { PromotionForm } from './PromotionForm.tsx'
import { codeOf, CopyLink, Facts, UsesAndChanges } from './PromotionView.tsx'
import { Simulator } from './Simulator.tsx'
import { usePromotionForm } from './use-form.ts'
import '../styles/office-list.css'
import '../styles/office-cards.css'
import '../styles/office-record.css'
import '../styles/office-dialog.css'
import '../styles/office-promotions.css'

interface PromotionEditorProps {
  resource: ResourceDescription
  crumbs: readonly { label: string; to: string }[]
  choices: PromotionChoices
  /** Null: a new promotion. */
  record: PromotionRecord | null
  /** What the form begins with. */
  first: Values
  names: readonly Choice[]
  /** Called when a batch of codes was made. */
  onCodes?: () => void
}

/** The form of a promotion. What was typed is tried out by the simulator before it is saved. */
export function PromotionEditor({
  resource,
  crumbs,
  choices,
  record,
  first,
  names: known,
  onCodes,
}: PromotionEditorProps) {
  const t = useText()
  const navigate = useNavigate()
  const after = useAfter('promotions')
  const formId = useId()
  const code = useRef<HTMLInputElement>(null)
  const form = usePromotionForm(first, record)
  const [picked, setPicked] = useState<readonly Choice[]>([])
  const names = new Map([...known, ...picked].map(({ value, label }) => [value, label]))
  const { base, changed, whole } = form
  const hasChanges = Object.keys(changed).length > 0
  useUnsaved(form.isUnsaved)
  const work = useWork({
    call: () =>
      base === null
        ? createRecord('promotions', whole)
        : changeRecord('promotions', base.id, { version: base.version, ...changed }),
    onDone: (answer) => {
      after(answer)
      snackbars.show({ text: t('/desk/saved'), variant: 'success' })
      if (base !== null) return form.begin(answer as PromotionRecord) // see promotions.resource.ts
      letGo()
      void navigate(recordPath('promotions', answer.id))
    },
  })
  const conflict = work.conflict as PromotionRecord | null | undefined // as above
  const may = resource.actions.filter(({ name }) => record?.actions.includes(name))
  const isOff = record !== null && record.state !== 'running'
  return (
    <Page
      title={record?.name ?? t('/desk/promotions/new')}
      crumbs={crumbs}
      facts={record && <Facts resource={resource} record={record} />}
      actions={
        record && (
          <>
            <CopyLink record={record} />
            {record.singleUseCodes && onCodes && <CodesButton promotionKey={record.id} onMade={onCodes} />}
            {may.map((action) => (
              <ActionButton
                key={action.name}
                resource={resource}
                id={record.id}
                action={action}
                isDanger={action.name === 'end'}
                question={t(`/desk/promotions/ask-${action.name}`)}
                onDone={(left) => left && form.keepVersion(left.version)}
              />
            ))}
          </>
        )
      }
    >
      {conflict && base && conflict.version !== base.version && (
        <PromotionConflict
          key={conflict.version}
          resource={resource}
          choices={choices}
          names={names}
          mine={changed}
          before={base}
          theirs={conflict}
          onChosen={(chosen) => form.begin(conflict, chosen)}
        />
      )}
      <div className="office-prom">
        <div className="office-col">
          <form
            id={formId}
            onSubmit={(event) => {
              event.preventDefault()
              if (hasChanges) work.run(code.current?.value.trim() ?? '')
            }}
          >
            <PromotionForm
              key={form.round}
              resource={resource}
              values={form.values}
              onValues={form.setValues}
              errors={work.fields}
              choices={choices}
              names={names}
              onName={(found) => setPicked((before) => [...before, found])}
            />
          </form>
          {hasChanges && (
            <div className="office-prom__save">
              {(work.error !== null || Object.keys(work.fields).length > 0) && (
                <Note tone="bad" announce>
                  <p>{work.error ?? t('/desk/faults')}</p>
                </Note>
              )}
              <ProofBand work={work} formId={formId} code={code} />
              <div className="office-row">
                <span className="office-prom__what">
                  {base === null
                    ? t('/desk/promotions/new-is-off')
                    : t('/desk/promotions/changes', {
                        names: Object.keys(changed)
                          .map((name) => wordFor(t, name, 'promotions'))
                          .join(', '),
                      })}
                </span>
                <Button type="submit" form={formId} busy={work.isBusy}>
                  {t('/desk/save')}
                </Button>
                {base && (
                  <Button variant="secondary" onClick={() => form.begin(base)}>
                    {t('/entry/cancel')}
                  </Button>
                )}
              </div>
            </div>
          )}
          {record && <UsesAndChanges record={record} />}
        </div>
        <Simulator
          choices={choices}
          tried={isOff || (base !== null && hasChanges) ? base?.id : undefined}
          draft={hasChanges ? whole : undefined}
          firstCode={record ? codeOf(record) : ''}
        />
      </div>
    </Page>
  )
}
