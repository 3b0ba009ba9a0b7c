import { readStoredJson, removeStored, writeStored } from '#src/shell/web/storage/browser-storage.ts'
import type { UserDetails } from '../rules/user-details.ts'
import { type StepId, stepIds } from './checkout-steps.ts'

/**
 * What the shopper has typed and the server has not accepted yet, for a reload or a visit to the cart. Stored for the tab in
 * session storage, and deleted with the order: it holds an address.
 */
export interface CheckoutDraft {
  details?: Partial<UserDetails>
  /** Set only when the bill goes to another address. */
  billing?: Partial<UserDetails>
  /** The shopper has chosen the delivery address for the bill, whatever was saved before. */
  isBillingSame?: true
  step?: StepId
  /** What was ticked and unticked, by consent and version. */
  consents?: Record<string, boolean>
}

const key = 'checkout-draft'

export function readDraft(): CheckoutDraft {
  const stored = readObject(readStoredJson(key))
  const details = readTexts(stored['details'])
  const billing = readTexts(stored['billing'])
  const step = stepIds.find((id) => id === stored['step'])
  return {
    ...(details && { details }),
    ...(billing && { billing }),
    ...(stored['isBillingSame'] === true && { isBillingSame: true }),
    ...(step && { step }),
    ...(stored['consents'] !== undefined && { consents: readFlags(stored['consents']) }),
  }
}

/** Adds to the draft; an undefined part is removed from it. */
export function writeDraft(change: { [Part in keyof CheckoutDraft]: CheckoutDraft[Part] | undefined }): void {
  writeStored(key, JSON.stringify({ ...readDraft(), ...change }))
}

export const clearDraft = (): void => removeStored(key)

const readObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {} // every part is checked

function readTexts(value: unknown): Partial<UserDetails> | null {
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
}

const readFlags = (value: unknown): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(readObject(value)).flatMap(([name, flag]) => (typeof flag === 'boolean' ? [[name, flag]] : [])),
  )
