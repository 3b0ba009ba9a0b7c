import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { accountDeletion, erasedPerson, personalExport } from './privacy.tables.ts'

export type DeletionRow = typeof accountDeletion.$inferSelect
export type ExportRow = typeof personalExport.$inferSelect
export type ErasedRow = Omit<typeof erasedPerson.$inferSelect, 'loggedAt'>

/** False: a deletion was requested already. */
export async function insertDeletion(tx: Transaction, row: typeof accountDeletion.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(accountDeletion).values(row).onConflictDoNothing().returning()
  return rows.length > 0
}

export async function findDeletion(db: Executor, accountId: string): Promise<DeletionRow | null> {
  const [row] = await db.select().from(accountDeletion).where(eq(accountDeletion.accountId, accountId))
  return row ?? null
}

/** Null: no deletion was requested. */
export async function removeDeletion(tx: Transaction, accountId: string): Promise<DeletionRow | null> {
  const [row] = await tx.delete(accountDeletion).where(eq(accountDeletion.accountId, accountId)).returning()
  return row ?? null
}

/** Lists accounts whose day has come, the longest waiting first. */
export async function listDue(db: Executor, now: Date): Promise<string[]> {
  const rows = await db
    .select({ accountId: accountDeletion.accountId })
    .from(accountDeletion)
    .where(lte(accountDeletion.dueAt, now))
    .orderBy(asc(accountDeletion.dueAt))
  return rows.map(({ accountId }) => accountId)
}

/** Locks the deletion; waits while another transaction cancels it. Null: it was cancelled or is not due. */
export async function lockDue(tx: Transaction, accountId: string, now: Date): Promise<DeletionRow | null> {
  const [row] = await tx
    .select()
    .from(accountDeletion)
    .where(and(eq(accountDeletion.accountId, accountId), lte(accountDeletion.dueAt, now)))
    .for('update')
  return row ?? null
}

export async function noteWaiting(tx: Transaction, accountId: string, waitsFor: string[]): Promise<void> {
  await tx.update(accountDeletion).set({ waitsFor }).where(eq(accountDeletion.accountId, accountId))
}

export async function insertExport(tx: Transaction, row: typeof personalExport.$inferInsert): Promise<string> {
  const [made] = await tx.insert(personalExport).values(row).returning({ id: personalExport.id })
  if (!made) throw new Error('An export was not written')
  return made.id
}

/** Finds the last unexpired export; null for none. */
export async function findLastExport(db: Executor, accountId: string, now: Date): Promise<ExportRow | null> {
  const [row] = await db
    .select()
    .from(personalExport)
    .where(and(eq(personalExport.accountId, accountId), gt(personalExport.endsAt, now)))
    .orderBy(desc(personalExport.askedAt))
    .limit(1)
  return row ?? null
}

export async function lockExport(tx: Transaction, id: string): Promise<ExportRow | null> {
  const [row] = await tx.select().from(personalExport).where(eq(personalExport.id, id)).for('update')
  return row ?? null
}

export async function setExportSecret(tx: Transaction, id: string, secretHash: string): Promise<void> {
  await tx.update(personalExport).set({ secretHash }).where(eq(personalExport.id, id))
}

/** Finds an export by the hash of its link's secret. */
export async function findExport(db: Executor, secretHash: string, now: Date): Promise<ExportRow | null> {
  const [row] = await db
    .select()
    .from(personalExport)
    .where(and(eq(personalExport.secretHash, secretHash), gt(personalExport.endsAt, now)))
  return row ?? null
}

export async function insertErased(tx: Transaction, row: typeof erasedPerson.$inferInsert): Promise<string> {
  const [made] = await tx.insert(erasedPerson).values(row).onConflictDoNothing().returning({ id: erasedPerson.id })
  return made?.id ?? row.id ?? ''
}

const { loggedAt, ...listed } = getTableColumns(erasedPerson)

export const listErased = (db: Executor): Promise<ErasedRow[]> =>
  db.select(listed).from(erasedPerson).orderBy(asc(erasedPerson.erasedAt), asc(erasedPerson.id))

/** Erasures that are not in the log yet, oldest first. */
export const listUnlogged = (db: Executor): Promise<ErasedRow[]> =>
  db
    .select(listed)
    .from(erasedPerson)
    .where(isNull(loggedAt))
    .orderBy(asc(erasedPerson.erasedAt), asc(erasedPerson.id))
    .limit(1_000)

export async function markLogged(db: Executor, ids: readonly string[], now: Date): Promise<void> {
  await db
    .update(erasedPerson)
    .set({ loggedAt: now })
    .where(inArray(erasedPerson.id, [...ids]))
}
