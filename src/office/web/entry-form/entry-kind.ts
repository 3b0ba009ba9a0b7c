import type { ComponentType } from 'react'
import type { EntryForm, FormColumn, FormSection } from '#src/transfer/contract/entry-form.ts'
import type { EntryChanges } from './entry-changes.ts'

export interface SectionsProps {
  form: EntryForm
  changes: EntryChanges
  /** Messages by column, of a part by `CODE/column`. */
  errors: Readonly<Record<string, readonly string[]>>
  onChanges: (changes: EntryChanges) => void
  /** What was begun next to the form's fields and is not in the form yet, in words; nothing is saved until then. Null: nothing. */
  onBegun: (reason: string | null) => void
}

/** What the form of one resource is: its sections and its words. */
export interface EntryKind {
  Sections: ComponentType<SectionsProps>
  /** The column that names an entry; null: its record has the name. */
  title: string | null
  /** Texts: of a new one, of what was saved, and of the link to the record. */
  newText: string
  savedText: string
  recordText: string
  /** How a part is called where both have changed it; left out: by its code. */
  partName?: (code: string, day: (day: string) => string) => string
}

export const columnsIn = ({ columns }: EntryForm, section: FormSection): FormColumn[] =>
  columns.filter((column) => column.section === section)
