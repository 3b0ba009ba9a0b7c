import { readStoredJson, removeStored, writeStored } from '#src/shell/web/storage/browser-storage.ts'
import { type BegunTablet, isUnwritten, newTablet } from '../rules/designer-state.ts'
import {
  emptyDesign,
  emptyRecipient,
  type TabletField,
  type TabletValues,
  truncateBackText,
} from '../rules/tablet-form.ts'

/**
 * What the shopper has designed and not put into the cart yet, for a reload or another language. It holds an address: it is kept
 * for the tab alone, and forgotten once the tablet is in the cart. A tablet laid aside for a line of the cart lies in the same
 * place, so that both are forgotten together.
 */
const key = 'customTabletDraft'

/** Null when nothing, or nothing readable, is kept. */
export function readTabletDraft(): BegunTablet | null {
  const draft = readTablet(readStoredJson(key))
  if (draft === null) return null
  const aside = readTablet(asObject(readStoredJson(key))?.['aside'])
  return { ...draft, state: { ...draft.state, aside } }
}

function readTablet(stored: unknown): BegunTablet | null {
  const kept = asObject(stored)
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

/** Keeps what is not in the cart yet: the tablet in the form, and the one laid aside; forgets all else. */
export function keepTabletDraft(tablet: BegunTablet): void {
  const { aside } = tablet.state
  const isDone = tablet.state.mode === 'done' || isUnwritten(tablet.state)
  const kept = isDone ? aside : tablet
  if (kept === null) removeStored(key)
  else writeStored(key, JSON.stringify({ ...toStored(kept), ...(!isDone && aside && { aside: toStored(aside) }) }))
}

function toStored({ flavour, state }: BegunTablet) {
  const { mode, side, values, quantity, touched, edited, editing } = state
  return { flavour, mode, side, values, quantity, touched, edited, editing }
}

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
