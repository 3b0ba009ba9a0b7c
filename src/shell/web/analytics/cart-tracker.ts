import { readStoredList, removeStored, writeStored } from '../storage/browser-storage.ts'

/**
 * Which carts have had their begin_checkout event. Kept for the tab where the visitor agreed to statistics, so that a reload
 * of the checkout is not a new start; else for the document.
 */
const key = 'cart-tracker'

/** True the first time it is asked for a cart. */
export function isFirstCheckout(cartId: string): boolean {
  const known = readStoredList(key)
  if (known.includes(cartId)) return false
  writeStored(key, JSON.stringify([...known, cartId].slice(-20)))
  return true
}

/** After a purchase. */
export const clearCartTracker = (): void => removeStored(key)
