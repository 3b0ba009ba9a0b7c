import { and, asc, eq, gt, inArray, isNull, like, ne, notExists, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { guestOrderClaim } from './guest-order-claim.tables.ts'
import { shopOrder } from './orders.tables.ts'

export type ClaimReason = (typeof guestOrderClaim.$inferSelect)['reason']
type Movable = Pick<typeof shopOrder.$inferSelect, 'id' | 'ownerId' | 'status'>

const movable = { id: shopOrder.id, ownerId: shopOrder.ownerId, status: shopOrder.status }

export const lockOrdersOfOwner = (tx: Transaction, ownerId: string): Promise<Movable[]> =>
  tx.select(movable).from(shopOrder).where(eq(shopOrder.ownerId, ownerId)).orderBy(asc(shopOrder.id)).for('update')

const billedTo = (spellings: readonly string[]) =>
  inArray(sql`lower(btrim(${shopOrder.billingAddress} ->> 'email'))`, [...spellings])
const isGuests = like(shopOrder.ownerId, 'v\\_%')

/**
 * Locks guests' orders billed to one of these spellings of an address, except orders that await their payment, which belong
 * with a cart, and orders that this owner has let go.
 */
export function lockOrdersOfEmail(tx: Transaction, spellings: readonly string[], toOwner: string): Promise<Movable[]> {
  const letGo = tx
    .select()
    .from(guestOrderClaim)
    .where(and(eq(guestOrderClaim.orderId, shopOrder.id), eq(guestOrderClaim.toOwner, toOwner)))
  return tx
    .select(movable)
    .from(shopOrder)
    .where(and(billedTo(spellings), isGuests, ne(shopOrder.status, 'AwaitingPayment'), notExists(letGo)))
    .orderBy(asc(shopOrder.id))
    .for('update')
}

export type OrderAddresses = Pick<typeof shopOrder.$inferSelect, 'shippingAddress' | 'billingAddress'>

/** Finds the addresses of an order of this owner, or of a guest who gave one of these spellings of an address. */
export async function findAddresses(
  tx: Transaction,
  orderNumber: string,
  toOwner: string,
  spellings: readonly string[],
): Promise<OrderAddresses | null> {
  const { shippingAddress, billingAddress } = shopOrder
  const isTheirs = or(eq(shopOrder.ownerId, toOwner), and(isGuests, billedTo(spellings)))
  const [row] = await tx
    .select({ shippingAddress, billingAddress })
    .from(shopOrder)
    .where(and(eq(shopOrder.orderNumber, orderNumber), isTheirs))
  return row ?? null
}

export async function moveOrders(
  tx: Transaction,
  orders: readonly Movable[],
  move: { toOwner: string; reason: ClaimReason; at: Date },
): Promise<void> {
  if (orders.length === 0) return
  const ids = orders.map(({ id }) => id)
  await tx.update(shopOrder).set({ ownerId: move.toOwner }).where(inArray(shopOrder.id, ids))
  await tx
    .insert(guestOrderClaim)
    .values(orders.map(({ id, ownerId }) => ({ orderId: id, fromOwner: ownerId, ...move })))
    .onConflictDoNothing()
}

/** Orders moved since then that are still the customer's and do not await payment. */
const takeable = (toOwner: string, since: Date) =>
  and(
    eq(guestOrderClaim.toOwner, toOwner),
    gt(guestOrderClaim.at, since),
    isNull(guestOrderClaim.undoneAt),
    eq(shopOrder.ownerId, toOwner),
    ne(shopOrder.status, 'AwaitingPayment'),
  )

export const listHandovers = (executor: Executor, toOwner: string, since: Date) =>
  executor
    .select({ orderId: guestOrderClaim.orderId, orderNumber: shopOrder.orderNumber, at: guestOrderClaim.at })
    .from(guestOrderClaim)
    .innerJoin(shopOrder, eq(shopOrder.id, guestOrderClaim.orderId))
    .where(takeable(toOwner, since))
    .orderBy(asc(guestOrderClaim.at), asc(shopOrder.id))

/** Returns orders to their former owners. */
export async function undoHandovers(tx: Transaction, toOwner: string, since: Date, now: Date): Promise<number> {
  const rows = await tx
    .select({ orderId: guestOrderClaim.orderId, fromOwner: guestOrderClaim.fromOwner })
    .from(guestOrderClaim)
    .innerJoin(shopOrder, eq(shopOrder.id, guestOrderClaim.orderId))
    .where(takeable(toOwner, since))
    .orderBy(asc(shopOrder.id))
    .for('update')
  for (const { orderId, fromOwner } of rows) {
    await tx.update(shopOrder).set({ ownerId: fromOwner }).where(eq(shopOrder.id, orderId))
    await tx
      .update(guestOrderClaim)
      .set({ undoneAt: now })
      .where(and(eq(guestOrderClaim.orderId, orderId), eq(guestOrderClaim.toOwner, toOwner)))
  }
  return rows.length
}
