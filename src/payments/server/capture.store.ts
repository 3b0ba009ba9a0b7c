import { and, eq, ne } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { rowsBy } from '#src/platform/database/rows-by.ts'
import { paymentCapture } from './payments.tables.ts'

export type CaptureRow = typeof paymentCapture.$inferSelect
export type NewCapture = Pick<
  CaptureRow,
  'orderId' | 'attemptId' | 'paymentReference' | 'amountCents' | 'idempotencyKey' | 'createdAt'
>

/** Null when one is requested or done already: an order has at most one capture that did not fail. */
export async function insertCapture(tx: Transaction, capture: NewCapture): Promise<CaptureRow | null> {
  const [row] = await tx
    .insert(paymentCapture)
    .values({ ...capture, status: 'requested' })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

export async function getCapture(executor: Executor, id: string): Promise<CaptureRow> {
  const [row] = await executor.select().from(paymentCapture).where(eq(paymentCapture.id, id))
  if (!row) throw new Error(`There is no capture ${id}`)
  return row
}

/** The order's captures, oldest first. */
export const listCaptures = rowsBy('captures_of_order', paymentCapture, paymentCapture.orderId, {
  orderBy: [paymentCapture.createdAt],
})

/** The order's capture that did not fail. */
export async function findLivingCapture(executor: Executor, orderId: string): Promise<CaptureRow | null> {
  const [row] = await executor
    .select()
    .from(paymentCapture)
    .where(and(eq(paymentCapture.orderId, orderId), ne(paymentCapture.status, 'failed')))
  return row ?? null
}

export async function markCaptureAccepted(tx: Transaction, id: string, pspReference: string, now: Date): Promise<void> {
  await tx
    .update(paymentCapture)
    .set({ status: 'accepted', pspReference, acceptedAt: now })
    .where(and(eq(paymentCapture.id, id), eq(paymentCapture.status, 'requested')))
}

export async function decideCapture(
  tx: Transaction,
  id: string,
  status: 'confirmed' | 'failed',
  now: Date,
): Promise<void> {
  await tx.update(paymentCapture).set({ status, decidedAt: now }).where(eq(paymentCapture.id, id))
}
