import type { UserDetails } from '../rules/user-details.ts'
import { type StepId, stepIds } from './checkout-steps.ts'

/**
 * What the shopper has typed and the server has not taken yet, for a reload or a look back at the cart. Kept for the tab in
 * sessionStorage, and forgotten with the order: it holds an address.
 */
export interface CheckoutDraft {
  details?: Partial<UserDetails>
  /** Only when the bill goes to another address. */
  billing?: Partial<UserDetails>
  step?: StepId
}

const key = 'checkout-draft'

export function readDraft(): CheckoutDraft {
  const kept = readObject(safely(() => sessionStorage.getItem(key)))
  const details = readTexts(kept['details'])
  const billing = readTexts(kept['billing'])
  const step = stepIds.find((id) => id === kept['step'])
  return { ...(details && { details }), ...(billing && { billing }), ...(step && { step }) }
}

/** Adds to the draft; an undefined part is taken out of it. */
export function writeDraft(change: { [Part in keyof CheckoutDraft]: CheckoutDraft[Part] | undefined }): void {
  safely(() => sessionStorage.setItem(key, JSON.stringify({ ...readDraft(), ...change })))
}

export const clearDraft = (): void => void safely(() => sessionStorage.removeItem(key))

/** Storage may be forbidden or full: the checkout works without. */
function safely<Value>(access: () => Value): Value | null {
  try {
    return access()
  } catch {
    return null
  }
}

function readObject(json: string | null): Record<string, unknown> {
  const value: unknown = safely(() => JSON.parse(json ?? '{}') as unknown) // checked on the next line
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {} // every part is checked
}

function readTexts(value: unknown): Partial<UserDetails> | null {
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
}
