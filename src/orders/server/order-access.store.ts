import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { orderAccessRequest } from './withdrawal.tables.ts'

export type AccessRequestRow = typeof orderAccessRequest.$inferSelect
type Asked = Pick<AccessRequestRow, 'orderNumber' | 'email' | 'browserHash'>

export async function insertAccessRequest(
  tx: Transaction,
  values: Asked & Pick<AccessRequestRow, 'language' | 'createdAt'>,
): Promise<string> {
  const [row] = await tx.insert(orderAccessRequest).values(values).returning({ id: orderAccessRequest.id })
  if (!row) throw new Error('The request was not written')
  return row.id
}

export async function lockAccessRequest(tx: Transaction, id: string): Promise<AccessRequestRow | null> {
  const [row] = await tx.select().from(orderAccessRequest).where(eq(orderAccessRequest.id, id)).for('update')
  return row ?? null
}

/** Requests of one browser that were mailed since then, newest first; locked, so that tries are counted one after the other. */
export const lockMailedRequests = (tx: Transaction, asked: Asked, since: Date): Promise<AccessRequestRow[]> =>
  tx
    .select()
    .from(orderAccessRequest)
    .where(
      and(
        eq(orderAccessRequest.orderNumber, asked.orderNumber),
        eq(orderAccessRequest.email, asked.email),
        eq(orderAccessRequest.browserHash, asked.browserHash),
        isNotNull(orderAccessRequest.codeHash),
        gt(orderAccessRequest.createdAt, since),
      ),
    )
    .orderBy(desc(orderAccessRequest.createdAt), desc(orderAccessRequest.id))
    .for('update')

export async function setCodeHash(tx: Transaction, id: string, codeHash: string): Promise<void> {
  await tx.update(orderAccessRequest).set({ codeHash }).where(eq(orderAccessRequest.id, id))
}

export async function countWrongTry(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(orderAccessRequest)
    .set({ wrongTries: sql`${orderAccessRequest.wrongTries} + 1` })
    .where(eq(orderAccessRequest.id, id))
}

export async function markUsed(tx: Transaction, id: string, usedAt: Date): Promise<void> {
  await tx.update(orderAccessRequest).set({ usedAt }).where(eq(orderAccessRequest.id, id))
}

export async function removeAccessRequest(executor: Executor, id: string): Promise<void> {
  await executor.delete(orderAccessRequest).where(eq(orderAccessRequest.id, id))
}
