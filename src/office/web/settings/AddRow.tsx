import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { SettingGroup } from '../../contract/settings.ts'
import { addSetting } from '../office-api.ts'
import { fieldsOf } from '../record/schema.ts'
import { SchemaForm, type Values } from '../record/SchemaForm.tsx'
import { useWork } from '../record/use-work.ts'
import { WorkDialog } from '../record/WorkDialog.tsx'
import { settingsKey } from './setting-words.ts'

/** Adds a row to a group, such as a period of value added tax, and opens it. */
export function AddRow({ group }: { group: SettingGroup }) {
  const t = useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [values, setValues] = useState<Values>({})
  const fields = fieldsOf(group.adding, t).map((field) => ({ ...field, isRequired: !field.isNullable }))
  const given = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? null]))
  const work = useWork({
    call: () => addSetting({ group: group.name, values: given }),
    onDone: async (row) => {
      setOpen(false)
      setValues({})
      await queries.invalidateQueries({ queryKey: settingsKey })
      void navigate(`/settings/${row.name}`)
    },
  })
  return (
    <>
      <button type="button" className="office-t" onClick={() => setOpen(true)}>
        {t('/desk/add')}
      </button>
      <WorkDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`${group.label}: ${t('/desk/add').toLowerCase()}`}
        work={work}
        verb={t('/desk/save')}
      >
        <SchemaForm fields={fields} values={values} onValues={setValues} errors={work.fields} />
      </WorkDialog>
    </>
  )
}
