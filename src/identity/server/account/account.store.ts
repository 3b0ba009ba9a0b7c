import { and, asc, eq, gt, inArray, ne, notExists } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { account, credential, type Realm } from './account.tables.ts'

export type AccountRow = typeof account.$inferSelect
/** `passwordHash` is null for an account without a password. */
export type AccountWithPassword = AccountRow & { passwordHash: string | null }

export async function insertAccount(tx: Transaction, values: typeof account.$inferInsert): Promise<AccountRow | null> {
  const [row] = await tx.insert(account).values(values).onConflictDoNothing().returning()
  return row ?? null
}

const withPassword = (db: Executor) =>
  db
    .select({ account, passwordHash: credential.secret })
    .from(account)
    .leftJoin(credential, and(eq(credential.accountId, account.id), eq(credential.kind, 'password')))

export async function findAccountByEmail(
  db: Executor,
  realm: Realm,
  emailKey: string,
): Promise<AccountWithPassword | null> {
  const [row] = await withPassword(db).where(and(eq(account.realm, realm), eq(account.emailKey, emailKey)))
  return row ? { ...row.account, passwordHash: row.passwordHash } : null
}

export async function findAccount(db: Executor, id: string): Promise<AccountWithPassword | null> {
  const [row] = await withPassword(db).where(eq(account.id, id))
  return row ? { ...row.account, passwordHash: row.passwordHash } : null
}

export async function updateProfile(
  tx: Transaction,
  id: string,
  values: Pick<AccountRow, 'firstName' | 'lastName' | 'phone'> &
    Partial<Pick<AccountRow, 'language' | 'provedAt' | 'lockedAt'>>,
): Promise<AccountRow | null> {
  const [row] = await tx.update(account).set(values).where(eq(account.id, id)).returning()
  return row ?? null
}

export const listPhones = (db: Executor): Promise<{ accountId: string; phone: string }[]> =>
  db
    .select({ accountId: account.id, phone: account.phone })
    .from(account)
    .where(and(eq(account.realm, 'customer'), ne(account.phone, '')))
    .orderBy(account.createdAt)

/** Ids of accounts by owner id. */
export async function listCustomersOf(db: Executor, ownerIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: account.id, ownerId: account.ownerId })
    .from(account)
    .where(and(eq(account.realm, 'customer'), inArray(account.ownerId, [...ownerIds])))
  return new Map(rows.map(({ id, ownerId }) => [ownerId ?? '', id]))
}

/** Returns false when another account has the address. */
export async function setEmail(
  tx: Transaction,
  { id, realm }: Pick<AccountRow, 'id' | 'realm'>,
  email: string,
  emailKey: string,
  provedAt: Date,
): Promise<boolean> {
  const taken = tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.realm, realm), eq(account.emailKey, emailKey), ne(account.id, id)))
  const rows = await tx
    .update(account)
    .set({ email, emailKey, provedAt })
    .where(and(eq(account.id, id), notExists(taken)))
    .returning({ id: account.id })
  return rows.length > 0
}

/** Records that the owner brought back a code or link mailed to the address. */
export async function markProved(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(account).set({ provedAt: now }).where(eq(account.id, id))
}

/** Locks the account's row until the transaction ends; null: there is no such account. */
export async function lockAccount(tx: Transaction, id: string): Promise<AccountWithPassword | null> {
  const [row] = await tx.select({ id: account.id }).from(account).where(eq(account.id, id)).for('update')
  return row ? findAccount(tx, row.id) : null
}

/** Replaces the previous password. */
export async function setPassword(tx: Transaction, accountId: string, secret: string, now: Date): Promise<void> {
  await tx.delete(credential).where(and(eq(credential.accountId, accountId), eq(credential.kind, 'password')))
  await tx.insert(credential).values({ accountId, kind: 'password', secret, createdAt: now })
}

/** After this no password opens the account. */
export async function removePassword(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(credential).where(and(eq(credential.accountId, accountId), eq(credential.kind, 'password')))
}

/** Lists the keys of addresses in order, after a given one. */
export async function listAccountEmails(db: Executor, after: string, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ email: account.emailKey })
    .from(account)
    .where(gt(account.emailKey, after))
    .orderBy(asc(account.emailKey))
    .limit(most)
  return rows.map(({ email }) => email)
}
