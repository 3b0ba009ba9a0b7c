import { asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { category, product } from '#src/products/server/products.tables.ts'
import type { RuleKind } from '../../contract/merchandising.ts'
import { merchandisingRule } from './merchandising.tables.ts'

/** A rule with the codes of what it is about. */
export interface RuleRow {
  id: number
  kind: RuleKind
  /** Null with a null phrase: the list of all products. */
  categoryCode: string | null
  phrase: string | null
  productCode: string
  /** Place of a pin, counted from 1; null for other rules. */
  place: number | null
  /** Null: since ever. */
  validFrom: Date | null
  /** Null: for good; the moment itself is no longer in it. */
  validTo: Date | null
  createdAt: Date
  createdBy: string
}

const columns = {
  id: merchandisingRule.id,
  kind: merchandisingRule.kind,
  categoryCode: category.code,
  phrase: merchandisingRule.phrase,
  productCode: product.code,
  place: merchandisingRule.place,
  validFrom: merchandisingRule.validFrom,
  validTo: merchandisingRule.validTo,
  createdAt: merchandisingRule.createdAt,
  createdBy: merchandisingRule.createdBy,
}

const selectRules = (db: Executor) =>
  db
    .select(columns)
    .from(merchandisingRule)
    .innerJoin(product, eq(product.id, merchandisingRule.productId))
    .leftJoin(category, eq(category.id, merchandisingRule.categoryId))

// Any number that nothing else in the database locks.
const lockKey = 7_311

/** Makes transactions that replace the rules of lists take turns. */
export async function lockRules(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
}

/** What has not ended, oldest first. */
export async function listRules(db: Executor, now: Date): Promise<RuleRow[]> {
  return selectRules(db)
    .where(or(isNull(merchandisingRule.validTo), gt(merchandisingRule.validTo, now)))
    .orderBy(asc(merchandisingRule.id))
}

export async function insertRule(db: Executor, rule: typeof merchandisingRule.$inferInsert): Promise<number> {
  const [row] = await db.insert(merchandisingRule).values(rule).returning({ id: merchandisingRule.id })
  if (row === undefined) throw new Error('The rule was not saved')
  return row.id
}

/** Takes a rule away and answers what it was; null where there is none. */
export async function deleteRule(db: Executor, id: number): Promise<RuleRow | null> {
  const [row] = await selectRules(db).where(eq(merchandisingRule.id, id)).for('update', { of: merchandisingRule })
  if (row !== undefined) await db.delete(merchandisingRule).where(eq(merchandisingRule.id, id))
  return row ?? null
}

export async function findCategoryId(db: Executor, code: string): Promise<number | null> {
  const [row] = await db.select({ id: category.id }).from(category).where(eq(category.code, code))
  return row?.id ?? null
}

export async function findProductId(db: Executor, code: string): Promise<number | null> {
  const [row] = await db.select({ id: product.id }).from(product).where(eq(product.code, code))
  return row?.id ?? null
}
