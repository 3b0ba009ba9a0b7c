import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { proofTriesMax } from '../../contract/limits.ts'
import { mailProof } from './account.tables.ts'
import type { MailProofKind } from './mail-proof.ts'

export type MailProofRow = typeof mailProof.$inferSelect

export async function insertProof(tx: Transaction, values: typeof mailProof.$inferInsert): Promise<string> {
  const [row] = await tx.insert(mailProof).values(values).returning({ id: mailProof.id })
  if (!row) throw new Error('An asking was not written')
  return row.id
}

/** What one address has asked for is looked at one after the other: each that is used ends the others. */
async function locked(tx: Transaction, where: ReturnType<typeof and>): Promise<MailProofRow | null> {
  const newest = () =>
    tx.select().from(mailProof).where(where).orderBy(desc(mailProof.createdAt), desc(mailProof.id)).limit(1)
  const [seen] = await newest()
  if (!seen) return null
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail proof ${seen.emailKey}`}, 0))`)
  const [row] = await newest().for('update')
  return row ?? null
}

export const lockProof = (tx: Transaction, id: string): Promise<MailProofRow | null> =>
  locked(tx, and(eq(mailProof.id, id)))

export const lockProofBySecret = (tx: Transaction, kind: MailProofKind, secretHash: string) =>
  locked(tx, and(eq(mailProof.kind, kind), eq(mailProof.secretHash, secretHash)))

/** The last one that a browser has asked for. */
export const lockProofByBrowser = (tx: Transaction, kind: MailProofKind, browserHash: string) =>
  locked(tx, and(eq(mailProof.kind, kind), eq(mailProof.browserHash, browserHash)))

export async function findProofBySecret(
  db: Executor,
  kind: MailProofKind,
  secretHash: string,
): Promise<MailProofRow | null> {
  const [row] = await db
    .select()
    .from(mailProof)
    .where(and(eq(mailProof.kind, kind), eq(mailProof.secretHash, secretHash)))
  return row ?? null
}

/** The last sign-up of an address that is still to be proved. */
export async function lockLastSignUp(tx: Transaction, emailKey: string): Promise<MailProofRow | null> {
  return locked(
    tx,
    and(eq(mailProof.emailKey, emailKey), eq(mailProof.kind, 'sign-up'), sql`${mailProof.usedAt} is null`),
  )
}

export async function setSecretHash(tx: Transaction, id: string, secretHash: string): Promise<void> {
  await tx.update(mailProof).set({ secretHash }).where(eq(mailProof.id, id))
}

export async function countWrongTry(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(mailProof)
    .set({ wrongTries: sql`${mailProof.wrongTries} + 1` })
    .where(eq(mailProof.id, id))
}

/** Counts a try before it is looked at, so that those that come at once are counted too. False: there have been too many. */
export async function countTry(db: Executor, id: string): Promise<boolean> {
  const rows = await db
    .update(mailProof)
    .set({ wrongTries: sql`${mailProof.wrongTries} + 1` })
    .where(and(eq(mailProof.id, id), lt(mailProof.wrongTries, proofTriesMax)))
    .returning({ id: mailProof.id })
  return rows.length > 0
}

/** What was right was no wrong try. */
export async function giveBackTry(db: Executor, id: string): Promise<void> {
  await db
    .update(mailProof)
    .set({ wrongTries: sql`greatest(${mailProof.wrongTries} - 1, 0)` })
    .where(eq(mailProof.id, id))
}

/** It is used, and the others of its address and kind are worth nothing any more. */
export async function useProof(tx: Transaction, proof: MailProofRow, now: Date): Promise<void> {
  await tx.update(mailProof).set({ usedAt: now }).where(eq(mailProof.id, proof.id))
  await tx
    .delete(mailProof)
    .where(and(eq(mailProof.emailKey, proof.emailKey), eq(mailProof.kind, proof.kind), ne(mailProof.id, proof.id)))
}

/** The change of address that was asked for last. */
export const lockEmailChange = (tx: Transaction, accountId: string): Promise<MailProofRow | null> =>
  locked(
    tx,
    and(
      eq(mailProof.kind, 'email-change'),
      sql`${mailProof.usedAt} is null`,
      eq(sql`${mailProof.details} ->> 'accountId'`, accountId),
    ),
  )

/** Of a change of address, whichever address it was to. */
export async function removeEmailChanges(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .delete(mailProof)
    .where(and(eq(mailProof.kind, 'email-change'), eq(sql`${mailProof.details} ->> 'accountId'`, accountId)))
}

export async function removeProofs(tx: Transaction, emailKey: string, kind: MailProofKind): Promise<void> {
  await tx.delete(mailProof).where(and(eq(mailProof.emailKey, emailKey), eq(mailProof.kind, kind)))
}
