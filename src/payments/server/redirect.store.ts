import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import { paymentRedirect, paymentReturn } from './payments.tables.ts'

export type RedirectRow = typeof paymentRedirect.$inferSelect

export async function insertRedirect(executor: Executor, row: Omit<RedirectRow, 'usedAt'>): Promise<void> {
  await executor.insert(paymentRedirect).values(row)
}

/** Null when unknown, expired, used before or of another order: only the first request gets it. */
export async function claimRedirect(
  executor: Executor,
  tokenHash: string,
  orderNumber: string,
  now: Date,
): Promise<RedirectRow | null> {
  const [row] = await executor
    .update(paymentRedirect)
    .set({ usedAt: now })
    .where(
      and(
        eq(paymentRedirect.tokenHash, tokenHash),
        eq(paymentRedirect.orderNumber, orderNumber),
        isNull(paymentRedirect.usedAt),
        gt(paymentRedirect.expiresAt, now),
      ),
    )
    .returning()
  return row ?? null
}

export async function insertReturn(executor: Executor, row: typeof paymentReturn.$inferInsert): Promise<void> {
  await executor.insert(paymentReturn).values(row)
}

export async function findReturn(
  executor: Executor,
  tokenHash: string,
  now: Date,
): Promise<Record<string, string> | null> {
  const [row] = await executor
    .select({ details: paymentReturn.details })
    .from(paymentReturn)
    .where(and(eq(paymentReturn.tokenHash, tokenHash), gt(paymentReturn.expiresAt, now)))
  return row?.details ?? null
}
