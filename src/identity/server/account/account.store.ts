import { and, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { account, credential, type Realm } from './account.tables.ts'

export type AccountRow = typeof account.$inferSelect
/** `passwordHash` is null for who has no password. */
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

/** In place of the one before. */
export async function setPassword(tx: Transaction, accountId: string, secret: string, now: Date): Promise<void> {
  await tx.delete(credential).where(and(eq(credential.accountId, accountId), eq(credential.kind, 'password')))
  await tx.insert(credential).values({ accountId, kind: 'password', secret, createdAt: now })
}
