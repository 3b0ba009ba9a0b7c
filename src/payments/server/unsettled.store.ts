import { and, inArray } from 'drizzle-orm'
import { shopDay } from '#src/common/working-days.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { paymentCapture, paymentRefund, paymentReversal } from './payments.tables.ts'

const open = ['requested', 'accepted'] as const

/** Captures, refunds and reversals of these orders without an outcome, in readable form: `refund of 2026-11-25`. */
export async function listUnsettled(db: Executor, orders: readonly string[]): Promise<string[]> {
  const unsettled = async (
    table: typeof paymentCapture | typeof paymentRefund | typeof paymentReversal,
    what: string,
  ) => {
    const rows = await db
      .select({ at: table.createdAt })
      .from(table)
      .where(and(inArray(table.orderId, [...orders]), inArray(table.status, [...open])))
    return rows.map(({ at }) => `${what} of ${shopDay(at)}`)
  }
  return [
    ...(await unsettled(paymentCapture, 'capture')),
    ...(await unsettled(paymentRefund, 'refund')),
    ...(await unsettled(paymentReversal, 'reversal')),
  ]
}
