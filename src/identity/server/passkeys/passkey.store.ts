import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { account, type Realm } from '../account/account.tables.ts'
import { passkey, passkeyChallenge } from './passkey.tables.ts'

export type PasskeyRow = typeof passkey.$inferSelect
export type ChallengeRow = typeof passkeyChallenge.$inferSelect

export async function insertChallenge(db: Executor, values: ChallengeRow): Promise<void> {
  await db.insert(passkeyChallenge).values(values)
}

/** When several requests bring back the same challenge at once, only one gets true. */
export async function consumeChallenge(db: Executor, asked: ChallengeRow, now: Date): Promise<boolean> {
  const { challenge, realm, purpose, accountId } = asked
  const rows = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challenge, challenge),
        eq(passkeyChallenge.realm, realm),
        eq(passkeyChallenge.purpose, purpose),
        accountId === null ? isNull(passkeyChallenge.accountId) : eq(passkeyChallenge.accountId, accountId),
        gt(passkeyChallenge.endsAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenge.challenge })
  return rows.length > 0
}

/** Returns null when a passkey with this id exists already. */
export async function insertPasskey(tx: Transaction, values: typeof passkey.$inferInsert): Promise<PasskeyRow | null> {
  const [row] = await tx.insert(passkey).values(values).onConflictDoNothing().returning()
  return row ?? null
}

export async function findPasskey(db: Executor, realm: Realm, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db
    .select({ passkey })
    .from(passkey)
    .innerJoin(account, eq(account.id, passkey.accountId))
    .where(and(eq(account.realm, realm), eq(passkey.credentialId, credentialId)))
  return row?.passkey ?? null
}

export const listPasskeys = (db: Executor, accountId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkey).where(eq(passkey.accountId, accountId)).orderBy(asc(passkey.createdAt), asc(passkey.id))

const own = (accountId: string, id: string) => and(eq(passkey.accountId, accountId), eq(passkey.id, id))

export async function usePasskey(db: Executor, id: string, counter: number, usedAt: Date): Promise<void> {
  await db.update(passkey).set({ counter, usedAt }).where(eq(passkey.id, id))
}

/** Returns whether the account has this passkey. */
export async function renamePasskey(db: Executor, accountId: string, id: string, name: string): Promise<boolean> {
  const rows = await db.update(passkey).set({ name }).where(own(accountId, id)).returning({ id: passkey.id })
  return rows.length > 0
}

export async function removePasskey(tx: Transaction, accountId: string, id: string): Promise<PasskeyRow | null> {
  const [row] = await tx.delete(passkey).where(own(accountId, id)).returning()
  return row ?? null
}

/** Returns how many passkeys were removed. */
export async function removePasskeys(tx: Transaction, accountId: string): Promise<number> {
  return (await tx.delete(passkey).where(eq(passkey.accountId, accountId)).returning({ id: passkey.id })).length
}
