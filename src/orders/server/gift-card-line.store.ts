import { and, eq, isNotNull } from 'drizzle-orm'
import type { SoldLine } from '#src/gift-cards/server/sold-cards.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { orderLine, shipment } from './orders.tables.ts'

/** Lines of gift cards, each worth what it costs without a campaign. */
export async function listGiftCardLines(executor: Executor, orderId: string): Promise<SoldLine[]> {
  const rows = await executor
    .select({
      position: orderLine.position,
      quantity: orderLine.quantity,
      valueCents: orderLine.normalPriceCents,
      giftCard: orderLine.giftCard,
    })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderId), isNotNull(orderLine.giftCard)))
  return rows.flatMap(({ giftCard, ...line }) => (giftCard === null ? [] : [{ ...line, giftCard }]))
}

/** The mails of a line's cards are written: there is nothing left of its parcel to do. */
export async function deliverCardsOfLine(tx: Transaction, orderId: string, position: number, now: Date): Promise<void> {
  const [line] = await tx
    .select({ number: orderLine.shipmentNumber })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderId), eq(orderLine.position, position)))
  if (!line) throw new Error(`Order ${orderId} has no line ${position}`)
  await tx
    .update(shipment)
    .set({ status: 'Delivered', deliveredAt: now })
    .where(and(eq(shipment.orderId, orderId), eq(shipment.number, line.number)))
}
