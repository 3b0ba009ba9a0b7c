import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { orderLine, shipment, shopOrder } from './orders.tables.ts'

export interface DeliveredOrder {
  id: string
  orderNumber: string
  language: Language
  email: string
  /** Variations of the goods, each once, in the order of the lines: no engraved tablets, gift cards or gifts. */
  codes: string[]
}

/** Whole orders whose last parcel arrived in a period, with nothing returned or in dispute. */
export async function listDelivered(
  executor: Executor,
  { from, to }: { from: Date; to: Date },
): Promise<DeliveredOrder[]> {
  const arrived = sql<string>`max(${shipment.deliveredAt})`
  const rows = await executor
    .select({
      id: shopOrder.id,
      orderNumber: shopOrder.orderNumber,
      language: shopOrder.language,
      email: sql<string>`${shopOrder.billingAddress} ->> 'email'`,
    })
    .from(shopOrder)
    .innerJoin(shipment, and(eq(shipment.orderId, shopOrder.id), ne(shipment.status, 'Cancelled')))
    .where(and(eq(shopOrder.status, 'Completed'), eq(shopOrder.returnStatus, 'none'), isNull(shopOrder.disputedAt)))
    .groupBy(shopOrder.id)
    .having(
      sql`${arrived} >= ${from.toISOString()} and ${arrived} < ${to.toISOString()} and bool_and(${shipment.status} = 'Delivered')`,
    )
    .orderBy(arrived, shopOrder.id)
  if (rows.length === 0) return []
  const lines = await executor
    .select({ orderId: orderLine.orderId, code: orderLine.code })
    .from(orderLine)
    .where(
      and(
        inArray(
          orderLine.orderId,
          rows.map(({ id }) => id),
        ),
        isNull(orderLine.customTablet),
        isNull(orderLine.giftCard),
        eq(orderLine.isGift, false),
      ),
    )
    .orderBy(orderLine.orderId, orderLine.position)
  return rows.map((row) => ({
    ...row,
    codes: [...new Set(lines.filter(({ orderId }) => orderId === row.id).map(({ code }) => code))],
  }))
}
