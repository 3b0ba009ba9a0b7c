import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { operatorNotice } from './withdrawal.tables.ts'
import { shipment, shopOrder } from './orders.tables.ts'

/**
 * Records causes that operators have not been notified of, at most `most`; returns them, and how many wait for the next mail.
 */
export async function noticeOnce(
  tx: Transaction,
  causes: readonly string[],
  most: number,
  now: Date,
): Promise<{ noticed: Set<string>; waiting: number }> {
  const known = await tx
    .select({ cause: operatorNotice.cause })
    .from(operatorNotice)
    .where(sql`${operatorNotice.cause} = any(${sql.param([...causes])}::text[])`)
  const before = new Set(known.map(({ cause }) => cause))
  const news = [...new Set(causes)].filter((cause) => !before.has(cause))
  const next = news.slice(0, most)
  if (next.length === 0) return { noticed: new Set(), waiting: 0 }
  const rows = await tx
    .insert(operatorNotice)
    .values(next.map((cause) => ({ cause, notifiedAt: now })))
    .onConflictDoNothing()
    .returning({ cause: operatorNotice.cause })
  return { noticed: new Set(rows.map(({ cause }) => cause)), waiting: news.length - next.length }
}

/** Numbers of orders in work with something still to make or pack, oldest first. */
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

/** Orders whose payment differs from the sum requested. */
export const listWrongSums = (executor: Executor): Promise<{ id: string; orderNumber: string }[]> =>
  executor
    .select({ id: shopOrder.id, orderNumber: shopOrder.orderNumber })
    .from(shopOrder)
    .where(sql`${eq(shopOrder.status, 'OnHold')} and 'payment-amount' = any(${shopOrder.holdReasons})`)
