import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { shopOrder } from './orders.tables.ts'
import { withdrawal } from './withdrawal.tables.ts'

export type WithdrawalRow = typeof withdrawal.$inferSelect

/** Null when the reference is taken. */
export async function insertWithdrawal(
  tx: Transaction,
  values: typeof withdrawal.$inferInsert,
): Promise<WithdrawalRow | null> {
  const [row] = await tx
    .insert(withdrawal)
    .values(values)
    .onConflictDoNothing({ target: withdrawal.reference })
    .returning()
  return row ?? null
}

/** Open ones, oldest first. */
export const listOpen = (executor: Executor): Promise<WithdrawalRow[]> =>
  executor.select().from(withdrawal).where(eq(withdrawal.status, 'received')).orderBy(asc(withdrawal.receivedAt))

/** References of accepted statements about orders not cancelled, newest first; statements settled otherwise owe nothing. */
export const listAccepted = (executor: Executor, most: number): Promise<{ reference: string }[]> =>
  executor
    .select({ reference: withdrawal.reference })
    .from(withdrawal)
    .innerJoin(shopOrder, eq(shopOrder.id, withdrawal.orderId))
    .where(and(eq(withdrawal.status, 'accepted'), isNull(withdrawal.settledAt), ne(shopOrder.status, 'Cancelled')))
    .orderBy(desc(withdrawal.decidedAt))
    .limit(most)

/** The order's statements, newest first. */
export const listOfOrder = (executor: Executor, orderId: string): Promise<WithdrawalRow[]> =>
  executor.select().from(withdrawal).where(eq(withdrawal.orderId, orderId)).orderBy(desc(withdrawal.receivedAt))

export async function findByReference(executor: Executor, reference: string): Promise<WithdrawalRow | null> {
  const [row] = await executor.select().from(withdrawal).where(eq(withdrawal.reference, reference))
  return row ?? null
}

export async function getWithdrawal(executor: Executor, id: string): Promise<WithdrawalRow> {
  const [row] = await executor.select().from(withdrawal).where(eq(withdrawal.id, id))
  if (!row) throw new Error(`There is no withdrawal ${id}`)
  return row
}

export async function lockWithdrawal(tx: Transaction, reference: string): Promise<WithdrawalRow | null> {
  const [row] = await tx.select().from(withdrawal).where(eq(withdrawal.reference, reference)).for('update')
  return row ?? null
}

export async function decideWithdrawal(
  tx: Transaction,
  id: string,
  decision: Pick<WithdrawalRow, 'status' | 'note' | 'decidedAt' | 'decidedBy'>,
): Promise<void> {
  await tx.update(withdrawal).set(decision).where(eq(withdrawal.id, id))
}

/** False when it was settled before. */
export async function settleWithdrawal(tx: Transaction, reference: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(withdrawal)
    .set({ settledAt: now })
    .where(and(eq(withdrawal.reference, reference), isNull(withdrawal.settledAt)))
    .returning({ id: withdrawal.id })
  return rows.length > 0
}
