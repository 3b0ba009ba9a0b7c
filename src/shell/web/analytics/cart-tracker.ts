/** Which carts have had their begin_checkout event. Kept for the tab, so that a reload of the checkout is not a new start. */
const key = 'cart-tracker'

function begun(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** True the first time it is asked for a cart. */
export function isFirstCheckout(cartId: string): boolean {
  const known = begun()
  if (known.includes(cartId)) return false
  try {
    sessionStorage.setItem(key, JSON.stringify([...known, cartId].slice(-20)))
  } catch {
    // Storage may be full or forbidden: then the event is sent once per page load
  }
  return true
}

/** After a purchase. */
export function clearCartTracker(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept then
  }
}
