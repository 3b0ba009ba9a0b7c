import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { reconcileAfterMs } from '../contract/limits.ts'
import { type AttemptStatus, isDecided } from '../rules/attempt-states.ts'
import { paymentAttempt, paymentReversal, shopOrder } from './orders.tables.ts'

export type AttemptRow = typeof paymentAttempt.$inferSelect
export type ReversalRow = typeof paymentReversal.$inferSelect

/** An attempt with what it takes to lock in the common order: cart, order, attempt. */
export interface AttemptPlace {
  attemptId: string
  orderId: string
  cartId: string
}

export async function findAttemptPlace(executor: Executor, merchantReference: string): Promise<AttemptPlace | null> {
  const [row] = await executor
    .select({ attemptId: paymentAttempt.id, orderId: shopOrder.id, cartId: shopOrder.cartId })
    .from(paymentAttempt)
    .innerJoin(shopOrder, eq(shopOrder.id, paymentAttempt.orderId))
    .where(eq(paymentAttempt.merchantReference, merchantReference))
  return row ?? null
}

export async function getAttemptPlace(executor: Executor, attemptId: string): Promise<AttemptPlace> {
  const [row] = await executor
    .select({ attemptId: paymentAttempt.id, orderId: shopOrder.id, cartId: shopOrder.cartId })
    .from(paymentAttempt)
    .innerJoin(shopOrder, eq(shopOrder.id, paymentAttempt.orderId))
    .where(eq(paymentAttempt.id, attemptId))
  if (!row) throw new Error(`There is no payment attempt ${attemptId}`)
  return row
}

/** Oldest first. */
export async function listAttempts(executor: Executor, orderId: string): Promise<AttemptRow[]> {
  return executor
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.orderId, orderId))
    .orderBy(asc(paymentAttempt.number))
}

export async function lockAttempt(tx: Transaction, id: string): Promise<AttemptRow> {
  const [row] = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.id, id)).for('update')
  if (!row) throw new Error(`There is no payment attempt ${id}`)
  return row
}

export type NewAttempt = Pick<
  AttemptRow,
  'orderId' | 'number' | 'merchantReference' | 'idempotencyKey' | 'amountCents' | 'createdAt'
>

/** The caller has locked the order; the partial unique index is the second net. */
export async function insertAttempt(
  tx: Transaction,
  attempt: NewAttempt,
  status: 'Created' | 'Open',
): Promise<AttemptRow> {
  const [row] = await tx
    .insert(paymentAttempt)
    .values({ ...attempt, status })
    .returning()
  if (!row) throw new Error('An insert returned no row')
  return row
}

/** The first call to the provider is about to be made: from now on the attempt is in flight. */
export async function startAttempt(tx: Transaction, id: string, now: Date): Promise<AttemptRow> {
  const [row] = await tx
    .update(paymentAttempt)
    .set({ status: 'Open', createdAt: now })
    .where(and(eq(paymentAttempt.id, id), eq(paymentAttempt.status, 'Created')))
    .returning()
  if (!row) throw new Error(`Attempt ${id} was started before`)
  return row
}

export interface AttemptChanges {
  status: AttemptStatus
  pspReference?: string | null
  resultCode?: string | null
  refusalKey?: string | null
}

export async function updateAttempt(
  tx: Transaction,
  id: string,
  changes: AttemptChanges,
  now: Date,
): Promise<AttemptRow> {
  const decidedAt = isDecided(changes.status)
    ? sql`coalesce(${paymentAttempt.decidedAt}, ${now.toISOString()}::timestamptz)`
    : null
  const [row] = await tx
    .update(paymentAttempt)
    .set({ ...changes, decidedAt })
    .where(eq(paymentAttempt.id, id))
    .returning()
  if (!row) throw new Error(`There is no payment attempt ${id}`)
  return row
}

/** Undecided attempts to ask the provider about, each lent to this caller for a while by the mark of having been asked. */
export async function borrowUndecidedAttempts(executor: Executor, now: Date, most: number): Promise<AttemptRow[]> {
  const before = new Date(now.getTime() - reconcileAfterMs).toISOString()
  const due = sql`
    select id from payment_attempt
    where status in ('Open', 'AwaitingShopper', 'Pending') and created_at <= ${before}::timestamptz
      and (checked_at is null or checked_at <= ${before}::timestamptz)
    order by coalesce(checked_at, created_at) limit ${most} for update skip locked`
  return executor
    .update(paymentAttempt)
    .set({ checkedAt: now })
    .where(and(sql`${paymentAttempt.id} in (${due})`, isNull(paymentAttempt.decidedAt)))
    .returning()
}

export type NewReversal = Pick<
  ReversalRow,
  'attemptId' | 'orderId' | 'pspReference' | 'amountCents' | 'reason' | 'idempotencyKey' | 'createdAt'
>

/** Null when it was recorded before. */
export async function insertReversal(tx: Transaction, reversal: NewReversal): Promise<ReversalRow | null> {
  const [row] = await tx
    .insert(paymentReversal)
    .values({ ...reversal, status: 'requested' })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

export async function getReversal(executor: Executor, id: string): Promise<ReversalRow> {
  const [row] = await executor.select().from(paymentReversal).where(eq(paymentReversal.id, id))
  if (!row) throw new Error(`There is no reversal ${id}`)
  return row
}

export async function markReversalAccepted(executor: Executor, id: string, now: Date): Promise<void> {
  await executor
    .update(paymentReversal)
    .set({ status: 'accepted', acceptedAt: now })
    .where(and(eq(paymentReversal.id, id), eq(paymentReversal.status, 'requested')))
}

/** By the payment it gives back. */
export async function markReversalConfirmed(executor: Executor, pspReference: string, now: Date): Promise<boolean> {
  const rows = await executor
    .update(paymentReversal)
    .set({ status: 'confirmed', confirmedAt: now })
    .where(eq(paymentReversal.pspReference, pspReference))
    .returning({ id: paymentReversal.id })
  return rows.length > 0
}
