import type { Fields, FieldGroup } from '#src/content/contract/fields.ts'
import type { FieldPath, Stored } from '../../contract/common.ts'
import { FieldRow } from './FieldRow.tsx'

interface FieldsFormProps {
  fields: Fields
  values: Stored
  path: FieldPath
  /** The fields of one tab; absent: all. */
  group?: FieldGroup
}

/** A form from the kinds of the fields. Areas are built on the page and in the outline. */
export function FieldsForm({ fields, values, path, group }: FieldsFormProps) {
  return Object.entries(fields).map(([name, one]) =>
    one.kind === 'area' ||
    (group !== undefined && (one.group ?? 'content') !== group) ||
    (one.shownWhen && !one.shownWhen.is.includes(values[one.shownWhen.field] as string)) ? null : ( // of what a field may be asked for
      <FieldRow key={name} one={one} value={values[name]} path={[...path, name]} isTop={path.length === 0} />
    ),
  )
}
