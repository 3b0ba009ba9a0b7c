import { type Actor, isOwner } from '#src/common/actor.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { parseOrderNumber } from '../rules/order-number.ts'
import { type OrderKeys, documentsSubject } from './order-key.ts'
import { findOrder, findOrderById, type OrderReader, type OrderRow } from './order.store.ts'

export interface ReadableOrderDeps {
  db: Database
  clock: Clock
  keys: Pick<OrderKeys, 'verify'>
}

export interface OrderAsked {
  actor: Actor
  /** Its number or its id. */
  id: string
  key: string | undefined
  /** What is to be read: a key for its documents opens nothing else. */
  what?: 'order' | 'papers'
}

/** Finds an order for the bearer that placed it, or for a key. Null: there is none, or it is not theirs. */
export async function findReadableOrder(
  { db, clock, keys }: ReadableOrderDeps,
  { actor, id, key, what = 'order' }: OrderAsked,
): Promise<OrderRow | null> {
  const number = parseOrderNumber(id)
  const readers: OrderReader[] = []
  // Staff get here only on routes that admit readers of all orders.
  if (actor.kind === 'staff') readers.push('shop')
  if (isOwner(actor)) readers.push(actor)
  if (key !== undefined && number !== null) {
    const subjects = what === 'papers' ? [number, documentsSubject(number)] : [number]
    if (subjects.some((subject) => keys.verify(subject, key, clock.now()))) readers.push({ provedOrderNumber: number })
  }
  for (const reader of readers) {
    const order =
      number === null ? await (isUuid(id) ? findOrderById(db, reader, id) : null) : await findOrder(db, reader, number)
    if (order) return order
  }
  return null
}

const isUuid = (id: string): boolean => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id)
