import { readStoredJson, removeStored, writeStored } from '#src/shell/web/storage/browser-storage.ts'
import { type TabletDraft, isEmptyDesign, newTablet } from '../rules/designer-state.ts'
import {
  emptyDesign,
  emptyRecipient,
  type TabletField,
  type TabletValues,
  truncateBackText,
} from '../rules/tablet-form.ts'

/**
 * Draft of a tablet that is not in the cart yet, for a reload or a change of language. It holds an address, so it is kept for
 * this tab only and deleted once the tablet is in the cart. A tablet set aside for a cart line is stored with it, so that both
 * are deleted together.
 */
const key = 'customTabletDraft'

/** Returns null if no readable draft is stored. */
export function readTabletDraft(): TabletDraft | null {
  const draft = readTablet(readStoredJson(key))
  if (draft === null) return null
  const aside = readTablet(asObject(readStoredJson(key))?.['aside'])
  return { ...draft, state: { ...draft.state, aside } }
}

function readTablet(stored: unknown): TabletDraft | null {
  const saved = asObject(stored)
  if (saved === null) return null
  const values = asObject(saved['values']) ?? {}
  const edited = fieldsIn(saved['edited'])
  return {
    flavour: typeof saved['flavour'] === 'string' ? saved['flavour'] : '',
    state: {
      ...newTablet,
      mode: saved['mode'] === 'recipients' ? 'recipients' : 'design',
      side: saved['side'] === 'back' ? 'back' : 'front',
      values: readValues(values),
      quantity: quantityIn(saved['quantity']),
      touched: fieldsIn(saved['touched']),
      edited,
      editing: typeof saved['editing'] === 'string' ? saved['editing'] : null,
    },
  }
}

/** Stores what is not in the cart yet: the tablet in the form and the one set aside. Deletes everything else. */
export function keepTabletDraft(tablet: TabletDraft): void {
  const { aside } = tablet.state
  const isDone = tablet.state.mode === 'done' || isEmptyDesign(tablet.state)
  const saved = isDone ? aside : tablet
  if (saved === null) removeStored(key)
  else writeStored(key, JSON.stringify({ ...toStored(saved), ...(!isDone && aside && { aside: toStored(aside) }) }))
}

function toStored({ flavour, state }: TabletDraft) {
  const { mode, side, values, quantity, touched, edited, editing } = state
  return { flavour, mode, side, values, quantity, touched, edited, editing }
}

const names = Object.keys({ ...emptyDesign, ...emptyRecipient }) as TabletField[] // the form's own keys

function readValues(saved: Record<string, unknown>): TabletValues {
  const known = names.flatMap((name) => (typeof saved[name] === 'string' ? [[name, saved[name]] as const] : []))
  const values: TabletValues = { ...newTablet.values, ...Object.fromEntries(known) }
  return { ...values, backText: truncateBackText(values.backText) }
}

const fieldsIn = (saved: unknown): TabletField[] =>
  Array.isArray(saved) ? names.filter((name) => saved.includes(name)) : []

const quantityIn = (saved: unknown): number =>
  typeof saved === 'number' && Number.isInteger(saved) && saved >= 1 && saved <= 99 ? saved : 1

const asObject = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null // every part is checked
