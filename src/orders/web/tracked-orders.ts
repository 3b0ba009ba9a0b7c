import { isStorageAllowed } from '#src/shell/web/consent-state.ts'

/** Order numbers whose purchase event was sent from this browser (specification 3: the local key trackedOrders). */
const storageKey = 'trackedOrders'
/** Enough to never count one twice, small enough to never fill the store. */
const mostKept = 50

export function trackedOrders(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((number) => typeof number === 'string') : []
  } catch {
    return []
  }
}

/** Analytics storage: without consent only the server's own mark keeps an order from being counted twice (C-3.7). */
export function addTrackedOrder(orderNumber: string): void {
  if (!isStorageAllowed('analytics')) return
  try {
    localStorage.setItem(storageKey, JSON.stringify([...trackedOrders(), orderNumber].slice(-mostKept)))
  } catch {
    // The server's own mark prevents a second count then
  }
}
