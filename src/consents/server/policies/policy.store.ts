import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { policy } from './policy.tables.ts'

export type PolicyRow = typeof policy.$inferSelect

/** Inserts missing rows; without `validFrom` they are valid from now. */
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

/** Locks a key until the transaction ends, so that its versions are numbered one after the other. */
export async function lockPolicy(tx: Transaction, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`policy ${key}`}, 0))`)
}

/** Returns the highest numeric version; 0 if there is none. */
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

/** Finds the policy in force now. */
export const findInForce = (executor: Executor, key: string, language: Language): Promise<PolicyRow | null> =>
  newest(executor, and(eq(policy.key, key), eq(policy.language, language)))

/** Finds what was in force in a language when a version first became valid in any language. Null: there is no such version. */
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

/** Lists the policies in force, one per key; without keys all of them. */
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
