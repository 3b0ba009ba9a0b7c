import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { Promotion } from '../rules/promotion.ts'
import { promotion, promotionCode } from './promotions.tables.ts'

export type PromotionRow = typeof promotion.$inferSelect
export type NewPromotionRow = typeof promotion.$inferInsert
/** A promotion that is not stored yet, or the state that one shall have. */
export type PromotionState = Omit<PromotionRow, 'id' | 'version'>

export const listPromotionRows = (executor: Executor): Promise<PromotionRow[]> =>
  executor.select().from(promotion).orderBy(asc(promotion.id))

/** Promotions that are switched on and have not ended; their categories include those below them. */
export async function listLivePromotions(executor: Executor, now: Date): Promise<Promotion[]> {
  const rows = await executor
    .select()
    .from(promotion)
    .where(
      and(
        eq(promotion.isActive, true),
        sql`(${promotion.to} is null or ${promotion.to} > ${now.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(asc(promotion.priority), asc(promotion.id))
  const below = await listCategoriesBelow(
    executor,
    rows.flatMap(({ conditions }) => conditions.categories),
  )
  return rows.map((row) => toPromotion(row, below))
}

/** The id of a promotion that is tried out before it is stored: its turn comes after all others of its priority. */
const unstoredId = 2_147_483_647

export interface AskedPromotions {
  at: Date
  /** The code, as `normaliseCode` writes it. */
  code: string | null
  /** The key of a promotion that is tried out, as if it were switched on; or what a new one would be. */
  tried: string | null
  /** The state in which it is tried out; null: as it is stored. */
  draft: PromotionState | null
}

/**
 * Promotions that are switched on and have not ended by then, whether they have begun or not, with the one that the code opens and
 * the one that is tried out, whatever they are.
 */
export async function listPromotionsAt(
  executor: Executor,
  { at, code, tried, draft }: AskedPromotions,
): Promise<(Promotion & { key: string })[]> {
  const stored = await executor
    .select()
    .from(promotion)
    .where(
      sql`(${promotion.isActive} and (${promotion.to} is null or ${promotion.to} > ${at.toISOString()}::timestamptz))
        or ${promotion.key} = ${tried} or ${promotion.couponCodes} @> array[${code}]::text[]
        or ${promotion.id} = (select promotion_id from promotion_code where code = ${code})`,
    )
  const before = stored.find(({ key }) => key === tried)
  const rows: PromotionRow[] = draft
    ? [...stored.filter((row) => row !== before), { ...draft, id: before?.id ?? unstoredId, version: 0 }]
    : stored
  const below = await listCategoriesBelow(
    executor,
    rows.flatMap(({ conditions }) => conditions.categories),
  )
  return rows.map((row) => ({ ...toPromotion(row, below), key: row.key, isActive: row.isActive || row.key === tried }))
}

/** Each of these categories with the categories below it. */
async function listCategoriesBelow(
  executor: Executor,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (codes.length === 0) return new Map()
  const wanted = sql.param([...new Set(codes)])
  const { rows } = await executor.execute<{ top: string; codes: string[] }>(sql`
    with recursive branch as (
      select code as top, id, code from category where code = any(${wanted}::text[])
      union
      select branch.top, below.id, below.code from category below join branch on below.parent_id = branch.id)
    select top, array_agg(code) as codes from branch group by top`)
  return new Map(rows.map((row) => [row.top, row.codes]))
}

function toPromotion(row: PromotionRow, below: ReadonlyMap<string, string[]> = new Map()): Promotion {
  const { limitTotal, limitPerCustomer, limitBudgetCents, conditions } = row
  const categories = conditions.categories.flatMap((code) => below.get(code) ?? [code])
  return {
    id: row.id,
    name: row.name,
    reward: row.reward,
    conditions: { ...conditions, categories },
    couponCodes: row.couponCodes,
    hasSingleUseCodes: row.hasSingleUseCodes,
    isPublic: row.isPublic,
    limits: { total: limitTotal, perCustomer: limitPerCustomer, budgetCents: limitBudgetCents },
    from: row.from,
    to: row.to,
    priority: row.priority,
    isExclusive: row.isExclusive,
    isActive: row.isActive,
  }
}

/** The promotion of a single-use code; null: there is no such code. */
export async function findSingleUseCode(executor: Executor, code: string): Promise<number | null> {
  const [row] = await executor
    .select({ promotionId: promotionCode.promotionId })
    .from(promotionCode)
    .where(eq(promotionCode.code, code))
  return row?.promotionId ?? null
}

export async function lockPromotionByKey(tx: Transaction, key: string): Promise<PromotionRow | null> {
  const [row] = await tx.select().from(promotion).where(eq(promotion.key, key)).for('update')
  return row ?? null
}

export async function findPromotionByKey(executor: Executor, key: string): Promise<PromotionRow | null> {
  const [row] = await executor.select().from(promotion).where(eq(promotion.key, key))
  return row ?? null
}

/** Serialises changes of codes, so that two promotions cannot get the same code. */
export async function lockCodes(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('promotion-codes'))`)
}

/** The codes among these that open another promotion already. */
export async function listTakenCodes(
  executor: Executor,
  codes: readonly string[],
  promotionId: number | null = null,
): Promise<string[]> {
  if (codes.length === 0) return []
  const wanted = sql.param([...codes])
  const { rows } = await executor.execute<{ code: string }>(sql`
    select code from promotion_code where code = any(${wanted}::text[])
    union select taken.code from promotion, unnest(coupon_codes) as taken (code)
      where taken.code = any(${wanted}::text[]) and id is distinct from ${promotionId}`)
  return rows.map(({ code }) => code)
}

export async function insertPromotion(tx: Transaction, row: NewPromotionRow): Promise<PromotionRow | null> {
  const [inserted] = await tx.insert(promotion).values(row).onConflictDoNothing({ target: promotion.key }).returning()
  return inserted ?? null
}

export async function updatePromotion(
  tx: Transaction,
  id: number,
  changes: Partial<NewPromotionRow> & Pick<PromotionRow, 'changedAt' | 'changedBy'>,
): Promise<PromotionRow> {
  const version = sql`${promotion.version} + 1`
  const [row] = await tx
    .update(promotion)
    .set({ ...changes, version })
    .where(eq(promotion.id, id))
    .returning()
  if (!row) throw new Error(`There is no promotion ${id}`)
  return row
}

export async function insertCodes(
  tx: Transaction,
  promotionId: number,
  batch: string,
  codes: readonly string[],
  createdAt: Date,
): Promise<void> {
  await tx.insert(promotionCode).values(codes.map((code) => ({ code, promotionId, batch, createdAt })))
}

export async function hasCodes(executor: Executor, promotionId: number): Promise<boolean> {
  const [row] = await executor
    .select({ code: promotionCode.code })
    .from(promotionCode)
    .where(eq(promotionCode.promotionId, promotionId))
    .limit(1)
  return row !== undefined
}

/** Variations and categories among these that do not exist. */
export async function listUnknownNames(
  executor: Executor,
  names: { variations: readonly string[]; categories: readonly string[] },
): Promise<string[]> {
  const { rows } = await executor.execute<{ name: string }>(sql`
    select name from unnest(${sql.param([...names.variations])}::text[]) as one (name)
      where not exists (select from variation where code = name)
    union all
    select name from unnest(${sql.param([...names.categories])}::text[]) as one (name)
      where not exists (select from category where code = name)`)
  return rows.map(({ name }) => name)
}
