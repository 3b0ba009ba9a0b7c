import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { rowsBy } from '#src/platform/database/rows-by.ts'
import type { ShipmentStatus } from '../rules/order-states.ts'
import { shipment, shopOrder } from './orders.tables.ts'

/* Parcels of orders. `transition` alone writes their states; the caller has locked the order. */

export type ShipmentRow = typeof shipment.$inferSelect

/** The order's shipments, by number. */
export const listShipments = rowsBy('shipments_of_order', shipment, shipment.orderId, { orderBy: [shipment.number] })

/** The states of the parcels of these orders. */
export const listParcelsOf = (
  executor: Executor,
  orderIds: readonly string[],
): Promise<Pick<ShipmentRow, 'orderId' | 'status'>[]> =>
  executor
    .select({ orderId: shipment.orderId, status: shipment.status })
    .from(shipment)
    .where(inArray(shipment.orderId, [...orderIds]))

export type ShipmentChanges = { status: ShipmentStatus } & Partial<
  Pick<
    ShipmentRow,
    'packedAt' | 'shippedAt' | 'deliveredAt' | 'takenApartAt' | 'carrier' | 'trackingNumber' | 'trackingUrl'
  >
>

export async function updateShipment(
  tx: Transaction,
  orderId: string,
  number: number,
  changes: ShipmentChanges,
): Promise<void> {
  await tx
    .update(shipment)
    .set(changes)
    .where(and(eq(shipment.orderId, orderId), eq(shipment.number, number)))
}

/** Cancels all parcels of an order: none of them is sent. */
export async function cancelShipments(tx: Transaction, orderId: string): Promise<void> {
  await tx.update(shipment).set({ status: 'Cancelled' }).where(eq(shipment.orderId, orderId))
}

/** Parcels sent before a moment without news since, oldest first. */
export const listUndelivered = (
  executor: Executor,
  sentBefore: Date,
  most: number,
): Promise<{ orderNumber: string; number: number }[]> =>
  executor
    .select({ orderNumber: shopOrder.orderNumber, number: shipment.number })
    .from(shipment)
    .innerJoin(shopOrder, eq(shopOrder.id, shipment.orderId))
    .where(and(inArray(shipment.status, ['Shipped']), lte(shipment.shippedAt, sentBefore)))
    .orderBy(asc(shipment.shippedAt))
    .limit(most)
