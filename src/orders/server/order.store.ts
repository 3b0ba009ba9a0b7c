import { and, asc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { type Actor, actorLabel, type OwnerKey } from '#src/common/actor.ts'
import type { Address } from '#src/common/address.ts'
import type { Cents } from '#src/common/money.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { rowsBy } from '#src/platform/database/rows-by.ts'
import type { Pieces } from '../rules/order-states.ts'
import type { ReservationTimes } from '../rules/reservation-times.ts'
import type { NewOrder } from '../rules/new-order.ts'
import {
  type HoldReason,
  openStatuses,
  type OrderStatus,
  type PaymentStatus,
  type ReturnStatus,
  type ShipmentStatus,
} from '../rules/order-states.ts'
import { insertAllocations } from './allocation.store.ts'
import { listShipments, type ShipmentRow } from './shipment.store.ts'
import { orderAdjustment, orderEvent, orderLine, shipment, shopOrder } from './orders.tables.ts'

export type OrderRow = typeof shopOrder.$inferSelect
export type OrderLineRow = typeof orderLine.$inferSelect
export type OrderEventRow = typeof orderEvent.$inferSelect
type AdjustmentRow = typeof orderAdjustment.$inferSelect

export interface OrderParts {
  order: OrderRow
  lines: OrderLineRow[]
  shipments: ShipmentRow[]
  adjustments: AdjustmentRow[]
  events: OrderEventRow[]
}

/** An order with everything its page shows. */
export interface WholeOrder extends OrderParts {
  payment: PaymentNote
}

/** What a page shows of the money; payments provide it, since orders may not depend on payments. */
export interface PaymentNote {
  /** The provider has an attempt, or may have it, and has not decided it; not one that waits for the shopper. */
  isPending: boolean
  /** Money was taken and is on its way back, or there already. */
  isReversed: boolean
  /** Receipts and credit notes, oldest first. */
  papers: readonly OrderDocument[]
  /** Oldest first. */
  refunds: readonly RefundNote[]
}

export interface RefundNote {
  lines: readonly Pieces[]
  cardCents: Cents
  giftCardCents: Cents
  /** The card's part was left out of what is taken. */
  lowersCapture: boolean
  /** The statement of withdrawal it answers; null: none. */
  withdrawalReference: string | null
}

export interface OrderDocument {
  kind: 'receipt' | 'credit-note'
  number: string
  /** Shop day, `2026-11-25`. */
  issuedOn: string
  totalCents: number
  /** The refund it was written for; null for a receipt, and for what an order's end gave back. */
  refundId: string | null
}
export type FindPaymentNote = (executor: Executor, orderId: string) => Promise<PaymentNote>

/** The reader of an order. The holder of a key has proved it for the order number it was made for. */
export type OrderReader = OwnerKey | { provedOrderNumber: string } | 'shop'

const readable = (reader: OrderReader) => {
  if (reader === 'shop') return undefined
  return 'ownerId' in reader
    ? eq(shopOrder.ownerId, reader.ownerId)
    : eq(shopOrder.orderNumber, reader.provedOrderNumber)
}

export interface OrderInsert {
  orderNumber: string
  order: NewOrder
  times: ReservationTimes
  isBulk: boolean
  now: Date
}

/** Null when the number is taken. */
export async function insertOrder(tx: Transaction, insert: OrderInsert): Promise<OrderRow | null> {
  const { order, orderNumber, times, isBulk, now } = insert
  const { shipments, lines, adjustments, demands, ...fields } = order
  const [row] = await tx
    .insert(shopOrder)
    .values({
      ...fields,
      ...times,
      orderNumber,
      isBulk,
      status: 'AwaitingPayment',
      paymentStatus: 'Pending',
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: shopOrder.orderNumber })
    .returning()
  if (!row) return null
  await tx.insert(shipment).values(
    shipments.map((values) => ({
      ...values,
      orderId: row.id,
      status: values.kind === 'tablet' ? ('AwaitingProduction' as const) : ('Released' as const),
    })),
  )
  await tx.insert(orderLine).values(lines.map((line, position) => ({ ...line, orderId: row.id, position })))
  if (adjustments.length > 0)
    await tx.insert(orderAdjustment).values(adjustments.map((one, position) => ({ ...one, orderId: row.id, position })))
  await insertAllocations(tx, row.id, demands)
  return row
}

export async function findOrderOfCart(executor: Executor, cartId: string): Promise<OrderRow | null> {
  const [row] = await executor
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.cartId, cartId), ne(shopOrder.status, 'Cancelled')))
  return row ?? null
}

export async function findOrder(executor: Executor, reader: OrderReader, number: string): Promise<OrderRow | null> {
  const [row] = await executor
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.orderNumber, number), readable(reader)))
  return row ?? null
}

export async function findOrderById(executor: Executor, reader: OrderReader, id: string): Promise<OrderRow | null> {
  const [row] = await executor
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.id, id), readable(reader)))
  return row ?? null
}

const ordersById = rowsBy('orders_by_id', shopOrder, shopOrder.id)
const lockedById = rowsBy('orders_locked_by_id', shopOrder, shopOrder.id, { lock: true })

/** Reads an order without checking its owner: for work that acts for no shopper. */
export async function getOrder(executor: Executor, id: string): Promise<OrderRow> {
  const [row] = await ordersById(executor, id)
  if (!row) throw new Error(`There is no order ${id}`)
  return row
}

export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow> {
  const [row] = await lockedById(tx, id)
  if (!row) throw new Error(`There is no order ${id}`)
  return row
}

/** Locks an order by its number without checking its owner: for operators. Null when there is none. */
export async function lockOrderByNumber(tx: Transaction, orderNumber: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(shopOrder).where(eq(shopOrder.orderNumber, orderNumber)).for('update')
  return row ?? null
}

export async function getWholeOrder(
  executor: Executor,
  order: OrderRow,
  findPaymentNote: FindPaymentNote,
): Promise<WholeOrder> {
  return { ...(await getOrderParts(executor, order)), payment: await findPaymentNote(executor, order.id) }
}

export const listLines = rowsBy('lines_of_order', orderLine, orderLine.orderId, { orderBy: [orderLine.position] })
const adjustmentsOf = rowsBy('adjustments_of_order', orderAdjustment, orderAdjustment.orderId, {
  orderBy: [orderAdjustment.position],
})
const eventsOf = rowsBy('events_of_order', orderEvent, orderEvent.orderId, { orderBy: [orderEvent.id] })

export async function getOrderParts(executor: Executor, order: OrderRow): Promise<OrderParts> {
  const lines = await listLines(executor, order.id)
  const shipments = await listShipments(executor, order.id)
  const adjustments = await adjustmentsOf(executor, order.id)
  const events = await eventsOf(executor, order.id)
  return { order, lines, shipments, adjustments, events }
}

export type OrderChanges = Partial<{
  status: OrderStatus
  paymentStatus: PaymentStatus
  paymentAttemptId: string
  reservedUntil: Date
  holdReasons: HoldReason[]
  disputedAt: Date | null
  returnStatus: ReturnStatus
  payableUntil: Date
  billingAddress: Address
  notes: string
}>

export async function updateOrder(tx: Transaction, id: string, changes: OrderChanges, now: Date): Promise<OrderRow> {
  const [row] = await tx
    .update(shopOrder)
    .set({ ...changes, version: sql`${shopOrder.version} + 1`, updatedAt: now })
    .where(eq(shopOrder.id, id))
    .returning()
  if (!row) throw new Error(`There is no order ${id}`)
  return row
}

/**
 * Marks further pieces of a line as not sent; pieces of a packed parcel are still to be taken out. `leftOut` changes how many of
 * them have not been refunded.
 */
export async function removePieces(
  tx: Transaction,
  orderId: string,
  { position, quantity, leftOut, isPacked }: { position: number; quantity: number; leftOut: number; isPacked: boolean },
): Promise<void> {
  await tx
    .update(orderLine)
    .set({
      removedQuantity: sql`${orderLine.removedQuantity} + ${quantity}`,
      leftOutQuantity: sql`${orderLine.leftOutQuantity} + ${leftOut}`,
      ...(isPacked && { takeOutQuantity: sql`${orderLine.takeOutQuantity} + ${quantity}` }),
    })
    .where(and(eq(orderLine.orderId, orderId), eq(orderLine.position, position)))
}

/** The parcels were repacked: they no longer hold anything that does not go. */
export async function clearTakeOut(tx: Transaction, orderId: string, parcels: readonly number[]): Promise<void> {
  await tx
    .update(orderLine)
    .set({ takeOutQuantity: 0 })
    .where(and(eq(orderLine.orderId, orderId), inArray(orderLine.shipmentNumber, [...parcels])))
}

/** The first call of all wins; the flag is never taken back. */
export async function markTracked(executor: Executor, id: string, now: Date): Promise<void> {
  await executor
    .update(shopOrder)
    .set({ trackedAt: sql`coalesce(${shopOrder.trackedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(shopOrder.id, id))
}

export async function insertEvent(
  tx: Transaction,
  orderId: string,
  key: string,
  now: Date,
  detail = '',
  actor?: Actor,
): Promise<void> {
  await tx.insert(orderEvent).values({ orderId, key, at: now, detail, actor: actor ? actorLabel(actor) : '' })
}

/** Orders in these states, oldest first, each with the states of its parcels. */
export async function listOrdersOf(
  executor: Executor,
  statuses: readonly OrderStatus[],
  most: number,
): Promise<{ order: OrderRow; parcels: ShipmentStatus[] }[]> {
  const orders = await executor
    .select()
    .from(shopOrder)
    .where(inArray(shopOrder.status, [...statuses]))
    .orderBy(asc(shopOrder.createdAt))
    .limit(most)
  const ids = orders.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await executor.select().from(shipment).where(inArray(shipment.orderId, ids))
  return orders.map((order) => ({
    order,
    parcels: rows
      .filter(({ orderId }) => orderId === order.id)
      .toSorted((one, other) => one.number - other.number)
      .map(({ status }) => status),
  }))
}

/** Paid orders in work whose payment is not taken, placed before a moment, oldest first. */
export const listAuthorisedBefore = (executor: Executor, placedBefore: Date, most: number): Promise<{ id: string }[]> =>
  executor
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.paymentStatus, 'Authorised'),
        inArray(shopOrder.status, [...openStatuses]),
        isNotNull(shopOrder.paymentAttemptId),
        lte(shopOrder.createdAt, placedBefore),
      ),
    )
    .orderBy(asc(shopOrder.createdAt))
    .limit(most)

/** Orders that wait for a person, oldest first. */
export async function listHeldOrders(executor: Executor): Promise<OrderRow[]> {
  return executor.select().from(shopOrder).where(eq(shopOrder.status, 'OnHold')).orderBy(asc(shopOrder.createdAt))
}

/**
 * Unpaid orders whose reservation has ended, each leased to the caller until `leasedUntil`: other sweepers skip them, and a
 * sweeper that dies loses no more than that time.
 */
export async function leaseExpiredOrders(
  executor: Executor,
  now: Date,
  leasedUntil: Date,
  most: number,
): Promise<{ id: string }[]> {
  const expired = sql`
    select id from shop_order where status = 'AwaitingPayment' and reserved_until <= ${now.toISOString()}::timestamptz
    order by reserved_until limit ${most} for update skip locked`
  return executor
    .update(shopOrder)
    .set({ reservedUntil: leasedUntil })
    .where(sql`${shopOrder.id} in (${expired})`)
    .returning({ id: shopOrder.id })
}
