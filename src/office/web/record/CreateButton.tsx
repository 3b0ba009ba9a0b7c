import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { createRecord } from '../office-api.ts'
import { recordPath } from '../list/list-path.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { fieldsOf } from './schema.ts'
import { SchemaForm, type Values } from './SchemaForm.tsx'
import { useAfter } from './use-after.ts'
import { useWork } from './use-work.ts'
import { WorkDialog } from './WorkDialog.tsx'

/** Adds a record by a form that is made from its schema, and opens it. */
export function CreateButton({ resource }: { resource: ResourceDescription }) {
  const t = useText()
  const navigate = useNavigate()
  const after = useAfter(resource.name)
  const [isOpen, setOpen] = useState(false)
  const [values, setValues] = useState<Values>({})
  const fields = fieldsOf(resource.create, t, resource)
  const work = useWork({
    call: () => createRecord(resource.name, values),
    onDone: (record) => {
      after(record)
      void navigate(recordPath(resource.name, record.id))
    },
  })
  if (fields.length === 0) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <OfficeIcon name="plus" /> {t('/desk/add')}
      </Button>
      <WorkDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`${resource.label}: ${t('/desk/add').toLowerCase()}`}
        work={work}
        verb={t('/desk/save')}
      >
        <SchemaForm fields={fields} values={values} onValues={setValues} errors={work.fields} />
      </WorkDialog>
    </>
  )
}
