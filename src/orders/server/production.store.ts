import { and, arrayContains, asc, desc, eq, inArray, isNotNull, like, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import type { StoredTablet } from '../rules/new-order.ts'
import { holdNotePrefix, type ShipmentStatus, statusesInWork } from '../rules/order-states.ts'
import { orderEvent, orderLine, shipment, shopOrder } from './orders.tables.ts'

/* The queries by which the makers of engraved tablets read and change orders. */

export async function listEngravings(executor: Executor, orderId: string): Promise<StoredTablet[]> {
  const rows = await executor
    .select({ tablet: orderLine.customTablet })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderId), isNotNull(orderLine.customTablet)))
    .orderBy(asc(orderLine.position))
  return rows.flatMap(({ tablet }) => tablet ?? [])
}

const engravedLine = {
  orderId: shopOrder.id,
  orderNumber: shopOrder.orderNumber,
  position: orderLine.position,
  code: orderLine.code,
  displayName: orderLine.displayName,
  /** Pieces to make: without refunded ones. */
  quantity: sql<number>`${orderLine.quantity} - ${orderLine.removedQuantity}`,
  tablet: orderLine.customTablet,
  shipmentNumber: shipment.number,
  shipmentStatus: shipment.status,
  address: shipment.address,
  deliverBy: shipment.deliverBy,
}

const listEngravedLines = (executor: Executor, where: SQL | undefined, most: number) =>
  executor
    .select(engravedLine)
    .from(orderLine)
    .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
    .innerJoin(shipment, and(eq(shipment.orderId, orderLine.orderId), eq(shipment.number, orderLine.shipmentNumber)))
    .where(and(isNotNull(orderLine.customTablet), where))
    .orderBy(asc(shopOrder.createdAt), asc(shopOrder.orderNumber), asc(orderLine.position))
    .limit(most)

export type EngravedLineRow = Awaited<ReturnType<typeof listEngravedLines>>[number]

/** Engraved lines of orders in work whose parcel is in one of these states, oldest order first. */
export const listEngravedLinesInWork = (
  executor: Executor,
  statuses: readonly ShipmentStatus[],
  most: number,
): Promise<EngravedLineRow[]> =>
  listEngravedLines(
    executor,
    and(inArray(shopOrder.status, statusesInWork), inArray(shipment.status, [...statuses])),
    most,
  )

/** Engraved lines of these orders, in any state, oldest order first. */
export const listEngravedLinesOf = (executor: Executor, orderNumbers: readonly string[]): Promise<EngravedLineRow[]> =>
  listEngravedLines(executor, inArray(shopOrder.orderNumber, [...orderNumbers]), 1_000 * orderNumbers.length)

/** Orders on hold for their engraving, oldest first, each with its latest note. */
export async function listHeldForEngraving(
  executor: Executor,
): Promise<{ orderNumber: string; createdAt: Date; detail: string }[]> {
  const prefix = holdNotePrefix('engraving')
  const rows = await executor
    .selectDistinctOn([shopOrder.createdAt, shopOrder.orderNumber], {
      orderNumber: shopOrder.orderNumber,
      createdAt: shopOrder.createdAt,
      detail: orderEvent.detail,
    })
    .from(shopOrder)
    .innerJoin(orderEvent, and(eq(orderEvent.orderId, shopOrder.id), eq(orderEvent.key, 'order-on-hold')))
    .where(and(arrayContains(shopOrder.holdReasons, ['engraving']), like(orderEvent.detail, `${prefix}%`)))
    .orderBy(asc(shopOrder.createdAt), asc(shopOrder.orderNumber), desc(orderEvent.id))
  return rows.map((row) => ({ ...row, detail: row.detail.slice(prefix.length) }))
}
