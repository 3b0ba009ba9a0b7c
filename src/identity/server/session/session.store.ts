import { and, desc, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { SignInNotice } from '../../contract/sign-in-notice.ts'
import { account, type Realm } from '../account/account.tables.ts'
import { session } from './session.tables.ts'

export type SessionRow = typeof session.$inferSelect

export async function insertSession(tx: Transaction, values: typeof session.$inferInsert): Promise<SessionRow> {
  const [row] = await tx.insert(session).values(values).returning()
  if (!row) throw new Error('A session was not written')
  return row
}

/**
 * Finds a session by the hash of its secret in use or of the one before; the caller checks whether it has ended. A locked
 * account's sessions are not found: a sign-in may have made one while the account was being locked.
 */
export async function findSession(db: Executor, realm: Realm, hash: string) {
  const [row] = await db
    .select({ session, ownerId: account.ownerId })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(
      and(
        eq(session.realm, realm),
        isNull(account.lockedAt),
        or(eq(session.secretHash, hash), eq(session.previousHash, hash)),
      ),
    )
  return row ?? null
}

export async function markSeen(db: Executor, id: string, changes: Partial<Pick<SessionRow, 'seenAt' | 'shownAt'>>) {
  await db.update(session).set(changes).where(eq(session.id, id))
}

/** When several requests bring one secret at once, only one gets true: the others keep what they have. */
export async function exchangeSecret(
  db: Executor,
  { id, secretHash }: Pick<SessionRow, 'id' | 'secretHash'>,
  next: Pick<SessionRow, 'secretHash' | 'previousHash' | 'rotatedAt'>,
): Promise<boolean> {
  const rows = await db
    .update(session)
    .set({ ...next, shownAt: null })
    .where(and(eq(session.id, id), eq(session.secretHash, secretHash)))
    .returning({ id: session.id })
  return rows.length > 0
}

export async function markProved(db: Executor, id: string, provedAt: Date): Promise<void> {
  await db.update(session).set({ provedAt }).where(eq(session.id, id))
}

export async function leaveNotice(tx: Transaction, id: string, notice: SignInNotice): Promise<void> {
  await tx.update(session).set({ notice }).where(eq(session.id, id))
}

/** When several requests ask at once, only one gets true. */
export async function removeNotice(db: Executor, id: string): Promise<boolean> {
  const rows = await db
    .update(session)
    .set({ notice: null })
    .where(and(eq(session.id, id), isNotNull(session.notice)))
    .returning({ id: session.id })
  return rows.length > 0
}

export async function removeSession(db: Executor, id: string): Promise<void> {
  await db.delete(session).where(eq(session.id, id))
}

/** The account's sessions that have not ended, the one seen last first. */
export const listSessions = (db: Executor, accountId: string, now: Date): Promise<SessionRow[]> =>
  db
    .select()
    .from(session)
    .where(and(eq(session.accountId, accountId), gt(session.endsAt, now)))
    .orderBy(desc(session.seenAt), desc(session.createdAt))

/** Returns false when the account has no session with that id. */
export async function removeSessionOf(tx: Executor, id: string, accountId: string): Promise<boolean> {
  const rows = await tx
    .delete(session)
    .where(and(eq(session.id, id), eq(session.accountId, accountId)))
    .returning({ id: session.id })
  return rows.length > 0
}

/** Removes all sessions of an account but the kept one; null: all. Returns how many. */
export async function removeSessions(tx: Transaction, accountId: string, keptId: string | null): Promise<number> {
  const rows = await tx
    .delete(session)
    .where(and(eq(session.accountId, accountId), keptId === null ? undefined : ne(session.id, keptId)))
    .returning({ id: session.id })
  return rows.length
}
