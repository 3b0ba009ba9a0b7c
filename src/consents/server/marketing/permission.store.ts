import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { marketingPermission, marketingPermissionEvent } from './marketing.tables.ts'

export type PermissionRow = typeof marketingPermission.$inferSelect
export type EventRow = typeof marketingPermissionEvent.$inferSelect

export async function findByEmail(executor: Executor, emailKey: string): Promise<PermissionRow | null> {
  const [row] = await executor.select().from(marketingPermission).where(eq(marketingPermission.emailKey, emailKey))
  return row ?? null
}

export async function findById(executor: Executor, id: string): Promise<PermissionRow | null> {
  const [row] = await executor.select().from(marketingPermission).where(eq(marketingPermission.id, id))
  return row ?? null
}

/** Locks an address, with or without a row, so that its changes run one after the other. */
export async function lockByEmail(tx: Transaction, emailKey: string): Promise<PermissionRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`marketing ${emailKey}`}, 0))`)
  return findByEmail(tx, emailKey)
}

export async function insertPermission(
  tx: Transaction,
  values: typeof marketingPermission.$inferInsert,
): Promise<PermissionRow> {
  const [row] = await tx.insert(marketingPermission).values(values).returning()
  if (!row) throw new Error('A permission was not written')
  return row
}

export async function updatePermission(
  tx: Transaction,
  id: string,
  changes: Partial<Omit<PermissionRow, 'id'>>,
): Promise<PermissionRow> {
  const [row] = await tx.update(marketingPermission).set(changes).where(eq(marketingPermission.id, id)).returning()
  if (!row) throw new Error(`There is no permission ${id}`)
  return row
}

export async function insertEvent(
  tx: Transaction,
  values: typeof marketingPermissionEvent.$inferInsert,
): Promise<void> {
  await tx.insert(marketingPermissionEvent).values(values)
}

/** Lists events, newest first. */
export const listEvents = (executor: Executor, permissionId: string): Promise<EventRow[]> =>
  executor
    .select()
    .from(marketingPermissionEvent)
    .where(eq(marketingPermissionEvent.permissionId, permissionId))
    .orderBy(desc(marketingPermissionEvent.at), desc(marketingPermissionEvent.id))

/** Returns the permissions of those addresses that have given it. */
export async function listGiven(executor: Executor, emailKeys: readonly string[]): Promise<PermissionRow[]> {
  if (emailKeys.length === 0) return []
  return executor
    .select()
    .from(marketingPermission)
    .where(and(inArray(marketingPermission.emailKey, [...emailKeys]), marketingPermission.isGiven))
}

/** Lists active permissions by address, from after the given one. */
export const listSubscribers = (executor: Executor, after: string, limit: number): Promise<PermissionRow[]> =>
  executor
    .select()
    .from(marketingPermission)
    .where(and(marketingPermission.isGiven, gt(marketingPermission.emailKey, after)))
    .orderBy(asc(marketingPermission.emailKey))
    .limit(limit)

export const countByState = (executor: Executor): Promise<{ isGiven: boolean; language: string; count: number }[]> =>
  executor
    .select({ isGiven: marketingPermission.isGiven, language: marketingPermission.language, count: count() })
    .from(marketingPermission)
    .groupBy(marketingPermission.isGiven, marketingPermission.language)
    .orderBy(desc(marketingPermission.isGiven), asc(marketingPermission.language))

/** Removes the permission together with its history. */
export async function removeByEmail(tx: Transaction, emailKey: string): Promise<void> {
  await tx.delete(marketingPermission).where(eq(marketingPermission.emailKey, emailKey))
}
