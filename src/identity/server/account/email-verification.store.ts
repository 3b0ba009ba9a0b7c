import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { verificationTriesMax } from '../../contract/limits.ts'
import { emailVerification } from './account.tables.ts'
import type { EmailVerificationKind } from './email-verification.ts'

export type EmailVerificationRow = typeof emailVerification.$inferSelect

export async function insertVerification(
  tx: Transaction,
  values: typeof emailVerification.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(emailVerification).values(values).returning({ id: emailVerification.id })
  if (!row) throw new Error('The request was not written')
  return row.id
}

/** Locks by address, so that its verifications are handled one after the other: using one ends the others. */
async function locked(tx: Transaction, where: ReturnType<typeof and>): Promise<EmailVerificationRow | null> {
  const newest = () =>
    tx
      .select()
      .from(emailVerification)
      .where(where)
      .orderBy(desc(emailVerification.createdAt), desc(emailVerification.id))
      .limit(1)
  const [seen] = await newest()
  if (!seen) return null
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail proof ${seen.emailKey}`}, 0))`)
  const [row] = await newest().for('update')
  return row ?? null
}

export const lockVerification = (tx: Transaction, id: string): Promise<EmailVerificationRow | null> =>
  locked(tx, and(eq(emailVerification.id, id)))

export const lockVerificationBySecret = (tx: Transaction, kind: EmailVerificationKind, secretHash: string) =>
  locked(tx, and(eq(emailVerification.kind, kind), eq(emailVerification.secretHash, secretHash)))

/** Locks the last verification that a browser has asked for. */
export const lockVerificationByBrowser = (tx: Transaction, kind: EmailVerificationKind, browserHash: string) =>
  locked(tx, and(eq(emailVerification.kind, kind), eq(emailVerification.browserHash, browserHash)))

export async function findVerificationBySecret(
  db: Executor,
  kind: EmailVerificationKind,
  secretHash: string,
): Promise<EmailVerificationRow | null> {
  const [row] = await db
    .select()
    .from(emailVerification)
    .where(and(eq(emailVerification.kind, kind), eq(emailVerification.secretHash, secretHash)))
  return row ?? null
}

/** Locks the address's last sign-up that still waits for its proof. */
export async function lockLastSignUp(tx: Transaction, emailKey: string): Promise<EmailVerificationRow | null> {
  return locked(
    tx,
    and(
      eq(emailVerification.emailKey, emailKey),
      eq(emailVerification.kind, 'sign-up'),
      sql`${emailVerification.usedAt} is null`,
    ),
  )
}

export async function setSecretHash(tx: Transaction, id: string, secretHash: string): Promise<void> {
  await tx.update(emailVerification).set({ secretHash }).where(eq(emailVerification.id, id))
}

export async function countWrongTry(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(emailVerification)
    .set({ wrongTries: sql`${emailVerification.wrongTries} + 1` })
    .where(eq(emailVerification.id, id))
}

/** Counts a try before it is checked, so that simultaneous tries count too. False: there have been too many. */
export async function countTry(db: Executor, id: string): Promise<boolean> {
  const rows = await db
    .update(emailVerification)
    .set({ wrongTries: sql`${emailVerification.wrongTries} + 1` })
    .where(and(eq(emailVerification.id, id), lt(emailVerification.wrongTries, verificationTriesMax)))
    .returning({ id: emailVerification.id })
  return rows.length > 0
}

/** Takes back the counted try, because it was right. */
export async function giveBackTry(db: Executor, id: string): Promise<void> {
  await db
    .update(emailVerification)
    .set({ wrongTries: sql`greatest(${emailVerification.wrongTries} - 1, 0)` })
    .where(eq(emailVerification.id, id))
}

/** Marks the verification used, and removes the others of its address and kind. */
export async function consumeVerification(tx: Transaction, proof: EmailVerificationRow, now: Date): Promise<void> {
  await tx.update(emailVerification).set({ usedAt: now }).where(eq(emailVerification.id, proof.id))
  await tx
    .delete(emailVerification)
    .where(
      and(
        eq(emailVerification.emailKey, proof.emailKey),
        eq(emailVerification.kind, proof.kind),
        ne(emailVerification.id, proof.id),
      ),
    )
}

/** Locks the account's last requested change of address. */
export const lockEmailChange = (tx: Transaction, accountId: string): Promise<EmailVerificationRow | null> =>
  locked(
    tx,
    and(
      eq(emailVerification.kind, 'email-change'),
      sql`${emailVerification.usedAt} is null`,
      eq(sql`${emailVerification.details} ->> 'accountId'`, accountId),
    ),
  )

/** Removes the account's changes of address that wait, to any address. */
export async function removeEmailChanges(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .delete(emailVerification)
    .where(
      and(eq(emailVerification.kind, 'email-change'), eq(sql`${emailVerification.details} ->> 'accountId'`, accountId)),
    )
}

export async function removeVerifications(
  tx: Transaction,
  emailKey: string,
  kind: EmailVerificationKind,
): Promise<void> {
  await tx
    .delete(emailVerification)
    .where(and(eq(emailVerification.emailKey, emailKey), eq(emailVerification.kind, kind)))
}
