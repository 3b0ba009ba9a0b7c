import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { rowsBy } from '#src/platform/database/rows-by.ts'
import { paymentRefund } from './payments.tables.ts'

export type RefundRow = typeof paymentRefund.$inferSelect
export type NewRefund = Omit<RefundRow, 'id' | 'pspReference' | 'acceptedAt'>

export async function insertRefund(tx: Transaction, refund: NewRefund): Promise<RefundRow> {
  const [row] = await tx.insert(paymentRefund).values(refund).returning()
  if (!row) throw new Error('The refund was not written')
  return row
}

export async function getRefund(executor: Executor, id: string): Promise<RefundRow> {
  const [row] = await executor.select().from(paymentRefund).where(eq(paymentRefund.id, id))
  if (!row) throw new Error(`There is no refund ${id}`)
  return row
}

/** The order's refunds, oldest first. */
export const listRefunds = rowsBy('refunds_of_order', paymentRefund, paymentRefund.orderId, {
  orderBy: [paymentRefund.createdAt, paymentRefund.id],
})

/** Statements of withdrawal among these that are refunded. */
export async function listRefundedWithdrawals(executor: Executor, references: readonly string[]): Promise<string[]> {
  if (references.length === 0) return []
  const rows = await executor
    .select({ reference: paymentRefund.withdrawalReference })
    .from(paymentRefund)
    .where(inArray(paymentRefund.withdrawalReference, [...references]))
  return rows.flatMap(({ reference }) => reference ?? [])
}

export async function markRefundAccepted(tx: Transaction, id: string, pspReference: string, now: Date): Promise<void> {
  await tx
    .update(paymentRefund)
    .set({ status: 'accepted', pspReference, acceptedAt: now })
    .where(and(eq(paymentRefund.id, id), eq(paymentRefund.status, 'requested')))
}

export async function decideRefund(
  tx: Transaction,
  id: string,
  status: 'confirmed' | 'failed',
  now: Date,
): Promise<void> {
  await tx
    .update(paymentRefund)
    .set({ status, decidedAt: now })
    .where(and(eq(paymentRefund.id, id), ne(paymentRefund.status, status)))
}

/** Resets a failed refund under a new key, which makes it a new request to the provider. */
export async function retryRefund(tx: Transaction, id: string, idempotencyKey: string): Promise<void> {
  await tx
    .update(paymentRefund)
    .set({ status: 'requested', idempotencyKey, pspReference: null, acceptedAt: null, decidedAt: null })
    .where(and(eq(paymentRefund.id, id), eq(paymentRefund.status, 'failed')))
}
