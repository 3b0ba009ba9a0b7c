import { useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import type { AnyRecord } from '../../contract/records.ts'
import { changeRecord } from '../office-api.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { screenOf } from '../screens.ts'
import { Conflict } from './Conflict.tsx'
import { fieldsOf } from './schema.ts'
import { SchemaForm, type Values } from './SchemaForm.tsx'
import { useAfter } from './use-after.ts'
import { useWork } from './use-work.ts'
import { WorkDialog } from './WorkDialog.tsx'

const changeText = ({ name }: ResourceDescription): string => screenOf(name).change ?? '/desk/edit'

/** Changes a record by a form that is made from its schema. */
export function EditButton({ resource, record }: { resource: ResourceDescription; record: AnyRecord }) {
  const t = useText()
  const [opening, setOpening] = useState(0)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setOpening(opening + 1)
          setOpen(true)
        }}
      >
        <OfficeIcon name="edit" /> {t(changeText(resource))}
      </Button>
      {opening > 0 && (
        <EditDialog key={opening} resource={resource} record={record} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

interface EditDialogProps {
  resource: ResourceDescription
  record: AnyRecord
  open: boolean
  onClose: () => void
}

/**
 * The call sends what was changed alone, with the version that was read. Where another person was quicker, the form stays, and each field
 * that both changed asks whose value it shall have.
 */
function EditDialog({ resource, record, open, onClose }: EditDialogProps) {
  const t = useText()
  const after = useAfter(resource.name)
  // A change leaves out what stays, so that only what may be null may be left empty.
  const fields = fieldsOf(resource.change, t, resource).map((field) => ({
    ...field,
    isRequired: !field.isNullable && field.kind !== 'yes-no',
  }))
  // The record that the form began with, even where the page behind it has a newer one.
  const [base, setBase] = useState(record)
  const [values, setValues] = useState<Values>(() =>
    pick(
      record,
      fields.map(({ name }) => name),
    ),
  )
  const changed = Object.fromEntries(
    fields
      .filter(({ name }) => JSON.stringify(values[name] ?? null) !== JSON.stringify(base[name] ?? null))
      .map(({ name }) => [name, values[name] ?? null]),
  )
  const { mayConfirm = false } = screenOf(resource.name)
  const sent = mayConfirm ? { ...values } : changed
  const work = useWork({
    call: () => changeRecord(resource.name, record.id, { version: base.version, ...sent }),
    onDone: (answer) => {
      after(answer)
      onClose()
      snackbars.show({ text: t('/desk/saved'), variant: 'success' })
    },
  })
  const { conflict } = work
  if (conflict && conflict.version !== base.version) {
    return (
      <Conflict
        open={open}
        onClose={onClose}
        fields={fields}
        resource={resource}
        mine={changed}
        before={base}
        theirs={conflict}
        onChosen={(chosen) => {
          setBase(conflict)
          setValues({
            ...pick(
              conflict,
              fields.map(({ name }) => name),
            ),
            ...chosen,
          })
        }}
      />
    )
  }
  const hasChanges = mayConfirm || Object.keys(changed).length > 0
  return (
    <WorkDialog
      open={open}
      onClose={onClose}
      work={work}
      title={t(changeText(resource))}
      verb={t('/desk/save')}
      disabledReason={hasChanges ? undefined : t('/desk/nothing-changed')}
    >
      <SchemaForm fields={fields} values={values} onValues={setValues} errors={work.fields} />
    </WorkDialog>
  )
}

const pick = (record: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, record[name]]))
