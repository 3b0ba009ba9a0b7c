import { readStoredList, removeStored, writeStored } from '../storage/browser-storage.ts'

/**
 * Which events a cart has had that it has once: begin_checkout and add_payment_info. Kept for the tab where the visitor
 * agreed to statistics, so that neither a reload of the checkout nor the way back from the bank is a new one; else for the
 * document.
 */
const key = 'cart-tracker'

/** True the first time it is asked for this event of a cart. */
export function isFirstOfCart(event: 'checkout begin' | 'add payment', cartId: string): boolean {
  const known = readStoredList(key)
  const told = `${event} ${cartId}`
  if (known.includes(told)) return false
  writeStored(key, JSON.stringify([...known, told].slice(-20)))
  return true
}

/** After a purchase. */
export const clearCartTracker = (): void => removeStored(key)
