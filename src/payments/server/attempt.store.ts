import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { rowsBy } from '#src/platform/database/rows-by.ts'
import { type AttemptStatus, isDecided } from '../rules/attempt-states.ts'
import { paymentAttempt, paymentReversal } from './payments.tables.ts'

export type AttemptRow = typeof paymentAttempt.$inferSelect
export type ReversalRow = typeof paymentReversal.$inferSelect

/** Finds an attempt by the provider's reference, also of a reversed payment, or by ours; null when it is not ours. */
export async function findAttempt(
  executor: Executor,
  references: { pspReference: string; merchantReference: string },
): Promise<AttemptRow | null> {
  const { id, pspReference, merchantReference } = paymentAttempt
  const reversed = executor
    .select({ attemptId: paymentReversal.attemptId })
    .from(paymentReversal)
    .where(eq(paymentReversal.pspReference, references.pspReference))
  const rows = await executor
    .select()
    .from(paymentAttempt)
    .where(
      or(
        eq(pspReference, references.pspReference),
        inArray(id, reversed),
        eq(merchantReference, references.merchantReference),
      ),
    )
  return rows.find((row) => row.pspReference === references.pspReference) ?? rows[0] ?? null
}

const attemptsById = rowsBy('payment_attempts_by_id', paymentAttempt, paymentAttempt.id)
const lockedById = rowsBy('payment_attempts_locked_by_id', paymentAttempt, paymentAttempt.id, { lock: true })

export async function getAttempt(executor: Executor, id: string): Promise<AttemptRow> {
  const [row] = await attemptsById(executor, id)
  if (!row) throw new Error(`There is no payment attempt ${id}`)
  return row
}

/** The order's attempts, oldest first. */
export const listAttempts = rowsBy('payment_attempts_of_order', paymentAttempt, paymentAttempt.orderId, {
  orderBy: [paymentAttempt.number],
})

/** Start times of tries to pay these orders since a moment, oldest first. */
export async function listTriesSince(executor: Executor, orders: readonly string[], since: Date): Promise<Date[]> {
  const { orderId, createdAt } = paymentAttempt
  const rows = await executor
    .select({ at: createdAt })
    .from(paymentAttempt)
    .where(and(inArray(orderId, [...orders]), gt(createdAt, since)))
    .orderBy(asc(createdAt))
  return rows.map(({ at }) => at)
}

/** Locks the owner's tries until the transaction ends; taken after cart and order, before stock. */
export async function lockTriesOf(tx: Transaction, ownerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment tries ${ownerId}`}, 0))`)
}

export async function lockAttempt(tx: Transaction, id: string): Promise<AttemptRow> {
  const [row] = await lockedById(tx, id)
  if (!row) throw new Error(`There is no payment attempt ${id}`)
  return row
}

export type NewAttempt = Pick<
  AttemptRow,
  'orderId' | 'number' | 'merchantReference' | 'idempotencyKey' | 'amountCents' | 'createdAt'
>

/** The caller has locked the order; the partial unique index is a second safeguard. */
export async function insertAttempt(tx: Transaction, attempt: NewAttempt): Promise<AttemptRow> {
  const [row] = await tx
    .insert(paymentAttempt)
    .values({ ...attempt, status: 'Open' })
    .returning()
  if (!row) throw new Error('An insert returned no row')
  return row
}

export interface AttemptChanges {
  status: AttemptStatus
  pspReference?: string | null
  resultCode?: string | null
  refusalKey?: string | null
  cancelledAt?: Date
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

export type NewReversal = Pick<
  ReversalRow,
  'attemptId' | 'orderId' | 'pspReference' | 'amountCents' | 'reason' | 'idempotencyKey' | 'status' | 'createdAt'
>

/** Null when it was recorded before. */
export async function insertReversal(tx: Transaction, reversal: NewReversal): Promise<ReversalRow | null> {
  const [row] = await tx.insert(paymentReversal).values(reversal).onConflictDoNothing().returning()
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

/** Confirms the reversal of this payment, once. */
export async function markReversalConfirmed(tx: Transaction, pspReference: string, now: Date): Promise<void> {
  await tx
    .update(paymentReversal)
    .set({ status: 'confirmed', confirmedAt: now })
    .where(and(eq(paymentReversal.pspReference, pspReference), isNull(paymentReversal.confirmedAt)))
}
