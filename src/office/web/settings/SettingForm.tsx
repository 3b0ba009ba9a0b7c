import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { SettingGroup, SettingRow } from '../../contract/settings.ts'
import { changeSetting } from '../office-api.ts'
import { Conflict } from '../record/Conflict.tsx'
import { ProofBand } from '../record/ProofBand.tsx'
import { SchemaForm, type Values } from '../record/SchemaForm.tsx'
import { Section } from '../record/Section.tsx'
import { useWork } from '../record/use-work.ts'
import { Note } from '../shell/states.tsx'
import { useUnsaved } from '../use-unsaved.ts'
import { settingFields, settingsKey } from './setting-words.ts'

/** The form of one row. It sends what was changed alone; a proof is asked in it, and where another person was quicker, both are shown. */
export function SettingForm({ group, row }: { group: SettingGroup; row: SettingRow }) {
  const t = useText()
  const queries = useQueryClient()
  const formId = useId()
  const code = useRef<HTMLInputElement>(null)
  const fields = settingFields(group, t)
  // The row that the form began with, even where the page behind it has a newer one.
  const [base, setBase] = useState<Pick<SettingRow, 'version' | 'values'>>(row)
  const [values, setValues] = useState<Values>(row.values)
  // A field keeps what is typed, so that other values need another form.
  const [beginning, setBeginning] = useState(0)
  const changed = fields.filter(
    ({ name }) => JSON.stringify(values[name] ?? null) !== JSON.stringify(base.values[name] ?? null),
  )
  useUnsaved(changed.length > 0)
  const mine = Object.fromEntries(changed.map(({ name }) => [name, values[name] ?? null]))
  const begin = (from: Pick<SettingRow, 'version' | 'values'>, over: Values = {}): void => {
    setBase(from)
    setValues({ ...from.values, ...over })
    setBeginning(beginning + 1)
  }
  const work = useWork({
    call: () => changeSetting({ name: row.name, version: base.version, values: mine }),
    onDone: (saved) => {
      begin(saved)
      void queries.invalidateQueries({ queryKey: settingsKey })
      snackbars.show({ text: t('/desk/saved'), variant: 'success' })
    },
  })
  const theirs = work.conflict as (Pick<SettingRow, 'values'> & { version: number }) | null | undefined // of this row
  if (theirs && theirs.version !== base.version) {
    return (
      <Conflict
        open
        onClose={() => begin(theirs, mine)}
        fields={fields}
        resource={{ fields: [] }}
        mine={mine}
        before={base.values}
        theirs={theirs.values}
        onChosen={(chosen) => begin(theirs, chosen)}
      />
    )
  }
  return (
    <Section
      title={t('/desk/settings/fields')}
      end={<span className="office-muted">{t('/desk/settings/at-once')}</span>}
    >
      <form
        id={formId}
        key={beginning}
        className="office-form office-settings__form"
        onSubmit={(event) => {
          event.preventDefault()
          if (changed.length > 0) work.run(code.current?.value.trim() ?? '')
        }}
      >
        <SchemaForm fields={fields} values={values} onValues={setValues} errors={work.fields} />
      </form>
      {(work.error !== null || Object.keys(work.fields).length > 0) && (
        <Note tone="bad" announce>
          <p>{work.error ?? t('/desk/faults')}</p>
        </Note>
      )}
      <ProofBand work={work} formId={formId} code={code} />
      <div className="office-settings__foot">
        <Button
          type="submit"
          form={formId}
          busy={work.isBusy}
          disabledReason={changed.length > 0 ? undefined : t('/desk/nothing-changed')}
        >
          {t('/desk/save')}
        </Button>
        {changed.length > 0 && (
          <>
            <Button variant="secondary" onClick={() => begin(base)}>
              {t('/desk/settings/undo')}
            </Button>
            <span className="office-muted">{changed.map(({ label }) => label).join(', ')}</span>
          </>
        )}
      </div>
    </Section>
  )
}
