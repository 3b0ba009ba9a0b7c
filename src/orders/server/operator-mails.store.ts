import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { operatorNotice } from './papers.tables.ts'
import { shipment, shopOrder } from './orders.tables.ts'

/** Those of the causes that operators are told of for the first time. */
export async function noticeOnce(tx: Transaction, causes: readonly string[], now: Date): Promise<Set<string>> {
  if (causes.length === 0) return new Set()
  const rows = await tx
    .insert(operatorNotice)
    .values(causes.map((cause) => ({ cause, toldAt: now })))
    .onConflictDoNothing()
    .returning({ cause: operatorNotice.cause })
  return new Set(rows.map(({ cause }) => cause))
}

/** Numbers of orders in work of which something is still to be made or packed, oldest first. */
export async function listToPack(executor: Executor, most: number): Promise<{ orderNumber: string; since: Date }[]> {
  const waiting = executor
    .select({ id: shipment.orderId })
    .from(shipment)
    .where(
      sql`${shipment.orderId} = ${shopOrder.id} and ${shipment.kind} <> 'gift-card'
        and ${shipment.status} in ('AwaitingProduction', 'Released')`,
    )
  return executor
    .select({ orderNumber: shopOrder.orderNumber, since: shopOrder.createdAt })
    .from(shopOrder)
    .where(sql`${inArray(shopOrder.status, ['InProgress', 'PartiallyShipped'])} and exists ${waiting}`)
    .orderBy(asc(shopOrder.createdAt))
    .limit(most)
}

/** Orders whose payment was another sum than was asked for. */
export const listWrongSums = (executor: Executor): Promise<{ id: string; orderNumber: string }[]> =>
  executor
    .select({ id: shopOrder.id, orderNumber: shopOrder.orderNumber })
    .from(shopOrder)
    .where(sql`${eq(shopOrder.status, 'OnHold')} and 'payment-amount' = any(${shopOrder.holdReasons})`)
