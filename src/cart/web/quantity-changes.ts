import type { Cart, CartLineItem } from '../contract/cart.ts'
import { quantityDebounceMs } from '../contract/limits.ts'

/**
 * Quantities that the visitor has set and the server does not know yet. What is shown is always the server's cart with these
 * on top, so a refused change restores the cart by being forgotten, and an answer about one line never wipes out another's.
 *
 * waiting: counted from the last step, the control is free · sending: the control is held · gone: the server has answered.
 */
export interface QuantityChange {
  lineItemId: string
  code: string
  shipmentId: number
  target: number
  phase: 'waiting' | 'sending'
}

/** Tells the server; resolves when the cached cart has its answer, or has been refused and said so. Never rejects. */
export type SendQuantity = (change: QuantityChange) => Promise<void>

type Changes = ReadonlyMap<string, QuantityChange>

export interface QuantityChanges {
  /** The same map until something changes. */
  list: () => Changes
  subscribe: (listener: () => void) => () => void
  /** Negative and broken quantities are ignored, and so is a line whose change is being sent. */
  set: (line: CartLineItem, quantity: number, send: SendQuantity) => void
  /** Forgets what is waiting of a line that is taken out. */
  drop: (lineItemId: string) => void
  /** Sends at once what is waiting and resolves when nothing is on its way. */
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

/** The server's cart as the visitor has it by now. Sums stay the server's until it has answered. */
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

/** One set for each query client: a change outlives the drawer it was made in. */
export function quantityChangesOf(owner: object): QuantityChanges {
  const known = byOwner.get(owner) ?? createQuantityChanges()
  byOwner.set(owner, known)
  return known
}
