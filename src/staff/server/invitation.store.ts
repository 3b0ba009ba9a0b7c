import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { staffInvitation } from './staff.tables.ts'

export type InvitationRow = typeof staffInvitation.$inferSelect

/** Replaces earlier invitations: only the last mailed link is valid. */
export async function replaceInvitation(tx: Transaction, values: typeof staffInvitation.$inferInsert): Promise<string> {
  await removeInvitations(tx, values.emailKey)
  const [row] = await tx.insert(staffInvitation).values(values).returning({ id: staffInvitation.id })
  if (!row) throw new Error('An invitation was not written')
  return row.id
}

/** Removes the address's invitations that were not accepted yet. */
export async function removeInvitations(tx: Transaction, emailKey: string): Promise<void> {
  await tx.delete(staffInvitation).where(and(eq(staffInvitation.emailKey, emailKey), isNull(staffInvitation.usedAt)))
}

/** Returns null where the invitation does not exist or was accepted already. */
export async function removeInvitation(tx: Transaction, id: string): Promise<InvitationRow | null> {
  const [row] = await tx
    .delete(staffInvitation)
    .where(and(eq(staffInvitation.id, id), isNull(staffInvitation.usedAt)))
    .returning()
  return row ?? null
}

/** Locks until the transaction ends; null when the invitation no longer exists. */
export async function lockInvitation(tx: Transaction, id: string): Promise<InvitationRow | null> {
  const [row] = await tx.select().from(staffInvitation).where(eq(staffInvitation.id, id)).for('update')
  return row ?? null
}

export async function setTokenHash(tx: Transaction, id: string, tokenHash: string): Promise<void> {
  await tx.update(staffInvitation).set({ tokenHash }).where(eq(staffInvitation.id, id))
}

const alive = (now: Date, triesMax: number) =>
  and(isNull(staffInvitation.usedAt), gt(staffInvitation.endsAt, now), lt(staffInvitation.wrongTries, triesMax))

export async function findInvitation(
  db: Executor,
  tokenHash: string,
  now: Date,
  triesMax: number,
): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(staffInvitation)
    .where(and(eq(staffInvitation.tokenHash, tokenHash), alive(now, triesMax)))
  return row ?? null
}

/** Stores what is already there while the second factor is missing. */
export async function prepareInvitation(
  db: Executor,
  id: string,
  prepared: Pick<InvitationRow, 'passwordHash' | 'totpSealed'>,
): Promise<void> {
  await db.update(staffInvitation).set(prepared).where(eq(staffInvitation.id, id))
}

/** Counts a try before it is checked; false when none is left. */
export async function countInvitationTry(db: Executor, id: string, max: number): Promise<boolean> {
  const rows = await db
    .update(staffInvitation)
    .set({ wrongTries: sql`${staffInvitation.wrongTries} + 1` })
    .where(and(eq(staffInvitation.id, id), lt(staffInvitation.wrongTries, max)))
    .returning({ id: staffInvitation.id })
  return rows.length > 0
}

export async function giveBackInvitationTry(db: Executor, id: string): Promise<void> {
  await db
    .update(staffInvitation)
    .set({ wrongTries: sql`greatest(${staffInvitation.wrongTries} - 1, 0)` })
    .where(eq(staffInvitation.id, id))
}

/** When several requests accept it at once, only one gets true. */
export async function useInvitation(tx: Transaction, id: string, usedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(staffInvitation)
    .set({ usedAt, passwordHash: null, totpSealed: null })
    .where(and(eq(staffInvitation.id, id), isNull(staffInvitation.usedAt)))
    .returning({ id: staffInvitation.id })
  return rows.length > 0
}

export const listInvitations = (db: Executor, now: Date): Promise<InvitationRow[]> =>
  db
    .select()
    .from(staffInvitation)
    .where(and(isNull(staffInvitation.usedAt), gt(staffInvitation.endsAt, now)))
    .orderBy(desc(staffInvitation.createdAt))
