import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { intermediateUser } from './marketing.tables.ts'

export type IntermediateUserRow = typeof intermediateUser.$inferSelect

/** Null: the order already has one. */
export async function insertIntermediateUser(
  tx: Transaction,
  values: typeof intermediateUser.$inferInsert,
): Promise<IntermediateUserRow | null> {
  const [row] = await tx.insert(intermediateUser).values(values).onConflictDoNothing().returning()
  return row ?? null
}

export async function findIntermediateUser(executor: Executor, id: string): Promise<IntermediateUserRow | null> {
  const [row] = await executor.select().from(intermediateUser).where(eq(intermediateUser.id, id))
  return row ?? null
}

/** Locks the row, so that two confirmations run one after the other. */
export async function lockIntermediateUser(tx: Transaction, id: string): Promise<IntermediateUserRow | null> {
  const [row] = await tx.select().from(intermediateUser).where(eq(intermediateUser.id, id)).for('update')
  return row ?? null
}

export async function findOfOrder(executor: Executor, orderId: string): Promise<IntermediateUserRow | null> {
  const [row] = await executor.select().from(intermediateUser).where(eq(intermediateUser.orderId, orderId))
  return row ?? null
}

/** Settles one request and all others of the same kind from its address: one answer is enough. */
export async function settle(
  tx: Transaction,
  { emailKey, source }: Pick<IntermediateUserRow, 'emailKey' | 'source'>,
  at: Date,
): Promise<void> {
  const isSame = (source === 'press-releases' ? eq : ne)(intermediateUser.source, 'press-releases')
  await tx
    .update(intermediateUser)
    .set({ settledAt: at })
    .where(and(eq(intermediateUser.emailKey, emailKey), isSame, isNull(intermediateUser.settledAt)))
}

export async function prolong(tx: Transaction, id: string, endsAt: Date): Promise<void> {
  await tx.update(intermediateUser).set({ endsAt }).where(eq(intermediateUser.id, id))
}
