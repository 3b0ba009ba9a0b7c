import { and, eq, isNotNull } from 'drizzle-orm'
import type { SoldLine } from '#src/gift-cards/server/sold-cards.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { orderLine } from './orders.tables.ts'

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

/** The number of the parcel that a line goes in; each gift card bought has a separate parcel. */
export async function parcelOfLine(executor: Executor, orderId: string, position: number): Promise<number> {
  const [line] = await executor
    .select({ number: orderLine.shipmentNumber })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderId), eq(orderLine.position, position)))
  if (!line) throw new Error(`Order ${orderId} has no line ${position}`)
  return line.number
}
