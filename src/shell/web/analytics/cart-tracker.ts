import { readStoredList, removeStored, writeStored } from '../storage/browser-storage.ts'

/**
 * Remembers the events that a cart sends once: begin_checkout and add_payment_info. Stored for the tab if the visitor agreed to
 * statistics, so that neither a reload of the checkout nor the return from the bank sends another; else for the document.
 */
const key = 'cart-tracker'

/** Returns true only at the first call for this event of a cart. */
export function isFirstOfCart(event: 'checkout begin' | 'add payment', cartId: string): boolean {
  const known = readStoredList(key)
  const told = `${event} ${cartId}`
  if (known.includes(told)) return false
  writeStored(key, JSON.stringify([...known, told].slice(-20)))
  return true
}

/** After a purchase. */
export const clearCartTracker = (): void => removeStored(key)
