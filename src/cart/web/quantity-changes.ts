import type { Cart, CartLineItem } from '../contract/cart.ts'
import { quantityDebounceMs } from '../contract/limits.ts'

/**
 * Quantities that the visitor has set and the server does not know yet. The page shows the server's cart with these
 * applied, so dropping a refused change restores the cart, and a response about one line never undoes another's change.
 *
 * waiting: the pause after the last step runs, the control is free · sending: the control is locked · gone: the server has
 * answered.
 */
export interface QuantityChange {
  lineItemId: string
  code: string
  shipmentId: number
  target: number
  phase: 'waiting' | 'sending'
}

/** Sends the change; resolves when the cached cart has the response, or when a refusal has been shown. Never rejects. */
export type SendQuantity = (change: QuantityChange) => Promise<void>

type Changes = ReadonlyMap<string, QuantityChange>

export interface QuantityChanges {
  /** The same map until something changes. */
  list: () => Changes
  subscribe: (listener: () => void) => () => void
  /** Negative and broken quantities are ignored, and so is a line whose change is being sent. */
  set: (line: CartLineItem, quantity: number, send: SendQuantity) => void
  /** Drops the waiting change of a removed line. */
  drop: (lineItemId: string) => void
  /** Sends waiting changes at once, and resolves when none is being sent. */
  flush: () => Promise<void>
}

export function createQuantityChanges(): QuantityChanges {
  let changes: Changes = new Map()
  const listeners = new Set<() => void>()
  const timers = new Map<string, { id: ReturnType<typeof setTimeout>; send: SendQuantity }>()
  const onTheirWay = new Set<Promise<void>>()

  const update = (lineItemId: string, change: QuantityChange | null) => {
    const next = new Map(changes)
    if (change) next.set(lineItemId, change)
    else next.delete(lineItemId)
    changes = next
    listeners.forEach((listener) => listener())
  }

  const dispatch = (lineItemId: string) => {
    const timer = timers.get(lineItemId)
    const waiting = changes.get(lineItemId)
    if (!timer || !waiting) return
    clearTimeout(timer.id)
    timers.delete(lineItemId)
    const change: QuantityChange = { ...waiting, phase: 'sending' }
    update(lineItemId, change)
    const work = timer.send(change).finally(() => {
      onTheirWay.delete(work)
      update(lineItemId, null)
    })
    onTheirWay.add(work)
  }

  return {
    list: () => changes,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set({ id, code, shipmentId }, quantity, send) {
      if (!Number.isInteger(quantity) || quantity < 0 || changes.get(id)?.phase === 'sending') return
      clearTimeout(timers.get(id)?.id)
      timers.set(id, { id: setTimeout(() => dispatch(id), quantityDebounceMs), send })
      update(id, { lineItemId: id, code, shipmentId, target: quantity, phase: 'waiting' })
    },
    drop(lineItemId) {
      if (changes.get(lineItemId)?.phase !== 'waiting') return
      clearTimeout(timers.get(lineItemId)?.id)
      timers.delete(lineItemId)
      update(lineItemId, null)
    },
    async flush() {
      for (const lineItemId of [...timers.keys()]) dispatch(lineItemId)
      await Promise.all(onTheirWay)
    },
  }
}

/** The server's cart with the visitor's changes. Sums stay the server's until it has answered. */
export function withChanges(cart: Cart, changes: Changes): Cart {
  if (changes.size === 0) return cart
  const change = (line: CartLineItem): CartLineItem => {
    const target = changes.get(line.id)?.target
    return target === undefined ? line : { ...line, quantity: target }
  }
  const allLineItems = cart.allLineItems.map(change)
  return {
    ...cart,
    allLineItems,
    shipments: cart.shipments.map((shipment) => ({ ...shipment, lineItems: shipment.lineItems.map(change) })),
    totalQuantity: allLineItems.reduce((sum, line) => sum + line.quantity, 0),
  }
}

const byOwner = new WeakMap<object, QuantityChanges>()

/** One set of changes per query client: a change outlives the drawer it was made in. */
export function quantityChangesOf(owner: object): QuantityChanges {
  const known = byOwner.get(owner) ?? createQuantityChanges()
  byOwner.set(owner, known)
  return known
}
