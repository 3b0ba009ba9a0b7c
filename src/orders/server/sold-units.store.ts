import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import { statusesInWork } from '../rules/order-states.ts'
import { orderLine, shopOrder } from './orders.tables.ts'

/** Units of each variation in orders that were paid since a moment. */
export async function listSoldUnits(db: Executor, since: Date): Promise<{ code: string; units: number }[]> {
  return db
    .select({ code: orderLine.code, units: sql<number>`sum(${orderLine.quantity})::integer` })
    .from(orderLine)
    .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
    .where(and(gte(shopOrder.createdAt, since), inArray(shopOrder.status, [...statusesInWork, 'Completed'])))
    .groupBy(orderLine.code)
}
