import { and, asc, count, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { account } from '#src/identity/server/account/account.tables.ts'
import { session } from '#src/identity/server/session/session.tables.ts'
import { passkey } from '#src/identity/server/passkeys/passkey.tables.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { staffMember, staffRecoveryCode, staffSignIn } from './staff.tables.ts'

export type MemberRow = typeof staffMember.$inferSelect
export type SignInRow = typeof staffSignIn.$inferSelect

/** Returns a present employee; null for an employee who has left. */
export async function findMember(db: Executor, accountId: string): Promise<MemberRow | null> {
  const [row] = await db
    .select()
    .from(staffMember)
    .where(and(eq(staffMember.accountId, accountId), isNull(staffMember.endedAt)))
  return row ?? null
}

/** Runs changes of roles and of second factors one after the other. */
export async function lockMembers(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7306)`)
}

/** An employee who comes back keeps the account and gets new roles. */
export async function upsertMember(tx: Transaction, values: typeof staffMember.$inferInsert): Promise<void> {
  await tx
    .insert(staffMember)
    .values(values)
    .onConflictDoUpdate({ target: staffMember.accountId, set: { endedAt: null, totpNewSealed: null, ...values } })
}

export async function changeMember(
  tx: Executor,
  accountId: string,
  changes: Partial<Omit<MemberRow, 'accountId' | 'createdAt'>>,
): Promise<void> {
  await tx.update(staffMember).set(changes).where(eq(staffMember.accountId, accountId))
}

/** When several requests bring a code of one step at once, only one gets true; steps only go forward. */
export async function consumeTotpStep(db: Executor, accountId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(staffMember)
    .set({ totpLastStep: step })
    .where(and(eq(staffMember.accountId, accountId), lt(staffMember.totpLastStep, step)))
    .returning({ accountId: staffMember.accountId })
  return rows.length > 0
}

/** Returns all employees, including those that have left, with the visible facts of their sign-in. */
export const listMembers = (db: Executor) =>
  db
    .select({
      id: account.id,
      email: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
      roles: staffMember.roles,
      hasTotp: sql<boolean>`${staffMember.totpSealed} is not null`,
      passkeys: sql<number>`(select count(*)::int from ${passkey} where ${passkey.accountId} = ${account.id})`,
      seenAt:
        sql<Date | null>`(select max(${session.seenAt}) from ${session} where ${session.accountId} = ${account.id})`.mapWith(
          session.seenAt,
        ),
      endedAt: staffMember.endedAt,
    })
    .from(staffMember)
    .innerJoin(account, eq(account.id, staffMember.accountId))
    .orderBy(asc(account.email))

export const listPresentMembers = (db: Executor) =>
  db
    .select({
      id: account.id,
      email: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
      language: account.language,
      roles: staffMember.roles,
    })
    .from(staffMember)
    .innerJoin(account, eq(account.id, staffMember.accountId))
    .where(isNull(staffMember.endedAt))
    .orderBy(asc(account.email))

export async function countAdminsBut(tx: Transaction, accountId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(staffMember)
    .where(
      and(
        isNull(staffMember.endedAt),
        sql`${staffMember.roles} @> array['Admin']`,
        sql`${staffMember.accountId} <> ${accountId}`,
      ),
    )
  return row?.n ?? 0
}

export async function replaceRecoveryCodes(tx: Transaction, accountId: string, hashes: readonly string[]) {
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.accountId, accountId))
  if (hashes.length > 0) await tx.insert(staffRecoveryCode).values(hashes.map((codeHash) => ({ accountId, codeHash })))
}

/** When several requests bring a code at once, only one gets true. */
export async function consumeRecoveryCode(
  db: Executor,
  accountId: string,
  hashes: readonly string[],
  usedAt: Date,
): Promise<boolean> {
  const rows = await db
    .update(staffRecoveryCode)
    .set({ usedAt })
    .where(
      and(
        eq(staffRecoveryCode.accountId, accountId),
        inArray(staffRecoveryCode.codeHash, [...hashes]),
        isNull(staffRecoveryCode.usedAt),
      ),
    )
    .returning({ codeHash: staffRecoveryCode.codeHash })
  return rows.length > 0
}

export async function countRecoveryCodes(db: Executor, accountId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(staffRecoveryCode)
    .where(and(eq(staffRecoveryCode.accountId, accountId), isNull(staffRecoveryCode.usedAt)))
  return row?.n ?? 0
}

export async function insertSignIn(db: Executor, values: typeof staffSignIn.$inferInsert): Promise<void> {
  await db.insert(staffSignIn).values(values)
}

export async function findSignIn(db: Executor, secretHash: string, now: Date): Promise<SignInRow | null> {
  const [row] = await db
    .select()
    .from(staffSignIn)
    .where(and(eq(staffSignIn.secretHash, secretHash), gt(staffSignIn.endsAt, now)))
  return row ?? null
}

/** Counts a try before it is checked; false when none is left. */
export async function countSignInTry(db: Executor, id: string, max: number): Promise<boolean> {
  const rows = await db
    .update(staffSignIn)
    .set({ wrongTries: sql`${staffSignIn.wrongTries} + 1` })
    .where(and(eq(staffSignIn.id, id), lt(staffSignIn.wrongTries, max)))
    .returning({ id: staffSignIn.id })
  return rows.length > 0
}

/** When several requests end it at once, only one gets true. */
export async function removeSignIn(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.delete(staffSignIn).where(eq(staffSignIn.id, id)).returning({ id: staffSignIn.id })).length > 0
}

export async function removeSignIns(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(staffSignIn).where(eq(staffSignIn.accountId, accountId))
}
