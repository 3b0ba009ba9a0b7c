import type { Dispatch } from 'react'
import type { TextFunction } from '#src/shell/web/text/use-text.ts'
import type { DesignerAction, DesignerState } from '../rules/designer-state.ts'
import type { FieldFaults, TabletField } from '../rules/tablet-form.ts'

export interface TabletForm {
  state: DesignerState
  dispatch: Dispatch<DesignerAction>
  /** All present faults, shown or not. */
  faults: FieldFaults
}

/** Props of a field: its value, its fault once the shopper has visited it, and the server's message. */
export function tabletField({ state, dispatch, faults }: TabletForm, field: TabletField, text: TextFunction) {
  return {
    name: field,
    value: state.values[field],
    error: faultText({ state, faults }, field, text),
    onChange: (event: { target: { value: string } }) => dispatch({ do: 'change', field, value: event.target.value }),
    onBlur: () => dispatch({ do: 'touch', fields: [field] }),
  }
}

/** Undefined if there is nothing to show. */
export function faultText(
  { state, faults }: Pick<TabletForm, 'state' | 'faults'>,
  field: TabletField,
  text: TextFunction,
): string | undefined {
  const refused = state.refused[field]
  if (refused !== undefined) return refused
  const fault = faults[field]
  // A character that cannot be cut is reported at once, because the preview leaves it out.
  if (fault === undefined || (!state.touched.includes(field) && fault.characters === undefined)) return undefined
  return fault.characters === undefined
    ? text(`/${fault.key}`)
    : text('/custom-tablet/not-engravable-named', { characters: fault.characters.slice(0, 8).join(' ') })
}
