import { sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { Choice } from '../contract/promotion-form.ts'

/* What the back office shows of a promotion in addition to the promotion itself. */

const usesMost = 20

export interface Batch extends Record<string, unknown> {
  batch: string
  createdAt: string
  made: number
  used: number
}

/** Batches of single-use codes, newest first. */
export async function listBatches(executor: Executor, promotionId: number): Promise<Batch[]> {
  const { rows } = await executor.execute<Batch>(sql`
    select c.batch, min(c.created_at) as "createdAt", count(*)::int as made, count(r.code)::int as used
    from promotion_code as c
    left join promotion_redemption as r on r.code = c.code and r.is_single_use and r.status <> 'released'
    where c.promotion_id = ${promotionId} group by c.batch order by 2 desc`)
  return rows
}

export interface Use extends Record<string, unknown> {
  at: string
  orderNumber: string
  code: string | null
  amountCents: number
}

/** The latest uses, newest first. */
export async function listUses(executor: Executor, promotionId: number): Promise<Use[]> {
  const { rows } = await executor.execute<Use>(sql`
    select r.held_at as at, o.order_number as "orderNumber", r.code, r.amount_cents as "amountCents"
    from promotion_redemption as r join shop_order as o on o.id = r.order_id
    where r.promotion_id = ${promotionId} and r.status <> 'released' order by r.held_at desc limit ${usesMost}`)
  return rows
}

/** How much of each limit has been used: a lower one cannot be set. */
export async function findMostUsed(
  executor: Executor,
  promotionId: number,
): Promise<{ orders: number; cents: number; byCustomer: number }> {
  const { rows } = await executor.execute<{ orders: number; cents: number; byCustomer: number }>(sql`
    select coalesce(sum(orders), 0)::int as orders, coalesce(sum(cents), 0)::int as cents,
      coalesce(max(orders) filter (where customer_key is not null), 0)::int as "byCustomer"
    from (
      select customer_key, count(*) as orders, sum(amount_cents) as cents from promotion_redemption
      where promotion_id = ${promotionId} and status <> 'released' group by customer_key) as used`)
  return rows[0] ?? { orders: 0, cents: 0, byCustomer: 0 }
}

const nameOfVariation = (language: Language) => sql`coalesce(
  (select t.name from variation_text as t where t.variation_code = v.code and t.language = ${language}),
  (select t.name from product_text as t where t.product_id = v.product_id and t.language = ${language}), v.code)`

/** Names of variations; those that are gone are left out. */
export async function listVariationNames(
  executor: Executor,
  codes: readonly string[],
  language: Language,
): Promise<Choice[]> {
  if (codes.length === 0) return []
  const { rows } = await executor.execute<Choice & Record<string, unknown>>(sql`
    select v.code as value, ${nameOfVariation(language)} as label from variation as v
    where v.code = any(${sql.param([...codes])}::text[]) order by 1`)
  return rows
}

/** All categories, each after the one it stands in and named with those above it; and all brands. */
export async function listScopes(
  executor: Executor,
  language: Language,
): Promise<{ categories: Choice[]; brands: Choice[] }> {
  const categories = await executor.execute<Choice & Record<string, unknown>>(sql`
    with recursive tree as (
      select c.id, c.code, t.name as label, array[c.position, c.id] as place
      from category as c join category_text as t on t.category_id = c.id and t.language = ${language}
      where c.parent_id is null
      union all
      select c.id, c.code, tree.label || ' / ' || t.name, tree.place || array[c.position, c.id]
      from category as c join tree on tree.id = c.parent_id
      join category_text as t on t.category_id = c.id and t.language = ${language})
    select code as value, label from tree order by place`)
  const brands = await executor.execute<Choice & Record<string, unknown>>(
    sql`select distinct brand as value, brand as label from product order by 1`,
  )
  return { categories: categories.rows, brands: brands.rows }
}

/** The keys that are this one, or this one with a number. */
export async function listKeysLike(executor: Executor, key: string): Promise<string[]> {
  const { rows } = await executor.execute<{ key: string }>(
    sql`select key from promotion where key = ${key} or key ~ ${`^${key}-\\d+$`}`,
  )
  return rows.map((row) => row.key)
}
