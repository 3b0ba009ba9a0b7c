import { useEffect } from 'react'
import type { FieldPath } from '../../contract/common.ts'
import type { Placed } from '../../rules/tree.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { FieldRow } from './FieldRow.tsx'
import { FieldsForm } from './FieldsForm.tsx'
import type { FormTools } from './form-context.ts'

/** A field to go to, counted so that the same one can be asked again. */
export type Focus = { path: FieldPath; turn: number } | null

/** What the server refused, by path without `fields`: `topContentArea.0.heading`. */
type Errors = Readonly<Record<string, readonly string[]>>
const noErrors: Errors = {}

/** What the rows of the chosen block's form are given; `at` null: of the page's. */
export function useFormTools(at: Placed | null, focus: Focus): FormTools {
  const { session, deeds, selected } = useEditor()
  const { save, document: item } = useSession(session)
  const where = (at?.path ?? []).filter((key) => key !== 'fields').join('.')
  useEffect(() => {
    if (!focus) return
    // The field may stand in a list that opens with it.
    const timer = setTimeout(() => {
      const row = document.querySelector<HTMLElement>(`[data-at="${CSS.escape(focus.path.join('.'))}"]`)
      row?.scrollIntoView({ block: 'center' })
      const control = row?.querySelector<HTMLElement>('input, textarea, select, button, [contenteditable]')
      control?.focus({ preventScroll: true })
    }, 60)
    return () => clearTimeout(timer)
  }, [focus])
  return {
    set: (path, value) => deeds.setValue(selected, path, value),
    isReadOnly: !item.may.write || item.trashed !== null,
    errorAt: (path) => {
      const errors = save.kind === 'refused' ? save.errors : noErrors
      return errors[[where, ...path].filter((key) => key !== '').join('.')]?.join(' ')
    },
    lit: focus ? focus.path.join('.') : '',
    rows: (fields, inside, path) => <FieldsForm fields={fields} values={inside} path={path} />,
    row: (one, value, path) => <FieldRow one={one} value={value} path={path} />,
  }
}
