import { and, eq, sql } from 'drizzle-orm'
import type { Address } from '#src/common/address.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { shipment, shopOrder } from './orders.tables.ts'

/**
 * Writes the address of the order and of its unpacked goods. Returns how many shipments of goods keep theirs: 0 when all moved.
 */
export async function writeDeliveryAddress(tx: Transaction, orderId: string, address: Address, now: Date) {
  const goods = and(eq(shipment.orderId, orderId), eq(shipment.kind, 'goods'))
  const before = await tx.select({ status: shipment.status }).from(shipment).where(goods)
  const moved = await tx
    .update(shipment)
    .set({ address })
    .where(and(goods, eq(shipment.status, 'Released')))
    .returning({ number: shipment.number })
  await tx
    .update(shopOrder)
    .set({ shippingAddress: address, version: sql`${shopOrder.version} + 1`, updatedAt: now })
    .where(eq(shopOrder.id, orderId))
  return { moved: moved.length, left: before.length - moved.length }
}
