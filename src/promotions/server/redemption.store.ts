import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { Usage } from '../rules/limits.ts'
import { promotion, promotionRedemption } from './promotions.tables.ts'

export type NewRedemption = Omit<typeof promotionRedemption.$inferInsert, 'status' | 'settledAt'>

export interface UsageQuestion {
  promotionIds: readonly number[]
  /** Hashes of the customer's address under every valid key. */
  customerKeys: readonly string[]
  code: string | null
}

export async function listUsage(executor: Executor, question: UsageQuestion): Promise<Usage[]> {
  const { promotionIds, customerKeys, code } = question
  if (promotionIds.length === 0) return []
  const keys = sql.param([...customerKeys])
  const { rows } = await executor.execute<Usage & Record<string, unknown>>(sql`
    select promotion_id as "promotionId", count(*)::int as orders, sum(amount_cents)::int as cents,
      (count(*) filter (where customer_key = any(${keys}::text[])))::int as "byCustomer",
      coalesce(bool_or(is_single_use and code = ${code}), false) as "isCodeTaken"
    from promotion_redemption where promotion_id = any(${sql.param([...promotionIds])}::int[]) and status <> 'released'
    group by promotion_id`)
  return rows
}

/** Locks these promotions' counts until the transaction ends; every caller locks them in the same order. */
export async function lockPromotions(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: promotion.id })
    .from(promotion)
    .where(inArray(promotion.id, [...ids]))
    .orderBy(asc(promotion.id))
    .for('update')
}

export async function insertRedemptions(tx: Transaction, uses: readonly NewRedemption[]): Promise<void> {
  await tx.insert(promotionRedemption).values(uses.map((use) => ({ ...use, status: 'held' as const })))
}

/** Moves an order's redemptions that are not released to `status`. */
export async function moveOrderRedemptions(
  tx: Transaction,
  orderId: string,
  status: 'used' | 'released',
  now: Date,
): Promise<void> {
  await tx
    .update(promotionRedemption)
    .set({ status, settledAt: now })
    .where(and(eq(promotionRedemption.orderId, orderId), ne(promotionRedemption.status, 'released')))
}
