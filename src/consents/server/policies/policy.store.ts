import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { policy } from './policy.tables.ts'

export type PolicyRow = typeof policy.$inferSelect

/** Writes what is not there yet; without `validFrom` from now on. */
export async function addPolicies(executor: Executor, rows: readonly (typeof policy.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await executor
      .insert(policy)
      .values([...rows])
      .onConflictDoNothing()
}

export const listVersionTexts = (executor: Executor, key: string, version: string): Promise<PolicyRow[]> =>
  executor
    .select()
    .from(policy)
    .where(and(eq(policy.key, key), eq(policy.version, version)))

/** Versions of one key are given one after the other, until the transaction ends. */
export async function lockPolicy(tx: Transaction, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`policy ${key}`}, 0))`)
}

/** The highest version that is a number; 0 without one. */
export async function highestVersion(executor: Executor, key: string): Promise<number> {
  const [row] = await executor
    .select({ highest: sql<number>`coalesce(max(${policy.version}::integer), 0)` })
    .from(policy)
    .where(and(eq(policy.key, key), sql`${policy.version} ~ '^[0-9]{1,9}$'`))
  return row?.highest ?? 0
}

export async function hasVersion(executor: Executor, key: string, version: string): Promise<boolean> {
  return (await executor.$count(policy, and(eq(policy.key, key), eq(policy.version, version)))) > 0
}

/** What holds now. */
export const findInForce = (executor: Executor, key: string, language: Language): Promise<PolicyRow | null> =>
  newest(executor, and(eq(policy.key, key), eq(policy.language, language)))

/** What held in a language when a version began to hold, in whichever language that was first. Null: there is no such version. */
export function findOfVersion(
  executor: Executor,
  key: string,
  version: string,
  language: Language,
): Promise<PolicyRow | null> {
  const start = sql`(select min(p.valid_from) from policy p where p.key = ${key} and p.version = ${version})`
  return newest(executor, and(eq(policy.key, key), eq(policy.language, language), sql`${policy.validFrom} <= ${start}`))
}

async function newest(executor: Executor, where: SQL | undefined): Promise<PolicyRow | null> {
  const [row] = await executor
    .select()
    .from(policy)
    .where(where)
    .orderBy(desc(policy.validFrom), desc(policy.version))
    .limit(1)
  return row ?? null
}

/** What holds now, one of each key; of all keys where none are named. */
export const listInForce = (
  executor: Executor,
  language: Language,
  keys: readonly string[] | null,
): Promise<PolicyRow[]> =>
  executor
    .selectDistinctOn([policy.key])
    .from(policy)
    .where(and(eq(policy.language, language), keys === null ? undefined : inArray(policy.key, [...keys])))
    .orderBy(asc(policy.key), desc(policy.validFrom), desc(policy.version))
