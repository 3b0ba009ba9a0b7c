import { readStoredJson, removeStored, writeStored } from '#src/shell/web/storage/browser-storage.ts'
import { type DesignerState, newTablet } from '../rules/designer-state.ts'
import {
  emptyDesign,
  emptyRecipient,
  type TabletField,
  type TabletValues,
  truncateBackText,
} from '../rules/tablet-form.ts'

/**
 * What the shopper has designed and not put into the cart yet, for a reload or another language. It holds an address: it is kept
 * for the tab alone, and forgotten once the tablet is in the cart.
 */
const key = 'customTabletDraft'

export interface TabletDraft {
  /** Variation code; empty for a draft that names none. */
  flavour: string
  state: DesignerState
}

/** Null when nothing, or nothing readable, is kept. */
export function readTabletDraft(): TabletDraft | null {
  const kept = asObject(readStoredJson(key))
  if (kept === null) return null
  const values = asObject(kept['values']) ?? {}
  const edited = fieldsIn(kept['edited'])
  return {
    flavour: typeof kept['flavour'] === 'string' ? kept['flavour'] : '',
    state: {
      ...newTablet,
      mode: kept['mode'] === 'recipients' ? 'recipients' : 'design',
      side: kept['side'] === 'back' ? 'back' : 'front',
      values: readValues(values),
      quantity: quantityIn(kept['quantity']),
      touched: fieldsIn(kept['touched']),
      edited,
      editing: typeof kept['editing'] === 'string' ? kept['editing'] : null,
    },
  }
}

export function writeTabletDraft({ flavour, state }: TabletDraft): void {
  const { mode, side, values, quantity, touched, edited, editing } = state
  writeStored(key, JSON.stringify({ flavour, mode, side, values, quantity, touched, edited, editing }))
}

export const clearTabletDraft = (): void => removeStored(key)

const names = Object.keys({ ...emptyDesign, ...emptyRecipient }) as TabletField[] // the form's own keys

function readValues(kept: Record<string, unknown>): TabletValues {
  const known = names.flatMap((name) => (typeof kept[name] === 'string' ? [[name, kept[name]] as const] : []))
  const values: TabletValues = { ...newTablet.values, ...Object.fromEntries(known) }
  return { ...values, backText: truncateBackText(values.backText) }
}

const fieldsIn = (kept: unknown): TabletField[] =>
  Array.isArray(kept) ? names.filter((name) => kept.includes(name)) : []

const quantityIn = (kept: unknown): number =>
  typeof kept === 'number' && Number.isInteger(kept) && kept >= 1 && kept <= 99 ? kept : 1

const asObject = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null // every part is checked
