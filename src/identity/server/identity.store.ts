import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { identityPayload, signingKey } from './identity.tables.ts'

export type PayloadRow = typeof identityPayload.$inferSelect

export async function upsertPayload(db: Executor, row: typeof identityPayload.$inferInsert): Promise<void> {
  await db
    .insert(identityPayload)
    .values(row)
    .onConflictDoUpdate({
      target: [identityPayload.model, identityPayload.id],
      set: {
        payload: row.payload,
        grantId: row.grantId ?? null,
        userCode: row.userCode ?? null,
        uid: row.uid ?? null,
        accountId: row.accountId ?? null,
        expiresAt: row.expiresAt ?? null,
      },
    })
}

export async function findPayload(
  db: Executor,
  model: string,
  by: { id?: string; uid?: string; userCode?: string },
): Promise<PayloadRow | null> {
  const column =
    by.id !== undefined
      ? eq(identityPayload.id, by.id)
      : by.uid !== undefined
        ? eq(identityPayload.uid, by.uid)
        : eq(identityPayload.userCode, by.userCode ?? '')
  const [row] = await db
    .select()
    .from(identityPayload)
    .where(and(eq(identityPayload.model, model), column))
  return row ?? null
}

/** Of those that consume the same thing at once, one is told true. */
export async function consumePayload(db: Executor, model: string, id: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(identityPayload)
    .set({ consumedAt: at })
    .where(and(eq(identityPayload.model, model), eq(identityPayload.id, id), isNull(identityPayload.consumedAt)))
    .returning({ id: identityPayload.id })
  return rows.length > 0
}

export async function removePayload(db: Executor, model: string, id: string): Promise<void> {
  await db.delete(identityPayload).where(and(eq(identityPayload.model, model), eq(identityPayload.id, id)))
}

export async function removeGrant(db: Executor, grantId: string): Promise<void> {
  await db.delete(identityPayload).where(eq(identityPayload.grantId, grantId))
}

/** Until the transaction ends: of several processes that start at once, one makes the first key and all use it. */
export async function lockSigningKeys(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(7301)`)
}

export const listSigningKeys = (db: Executor) =>
  db.select().from(signingKey).orderBy(signingKey.signsFrom, signingKey.kid)

export async function insertSigningKey(tx: Transaction, row: typeof signingKey.$inferInsert): Promise<void> {
  await tx.insert(signingKey).values(row)
}

export async function sealSigningKey(tx: Transaction, kid: string, sealed: string): Promise<void> {
  await tx.update(signingKey).set({ sealed, privateJwk: null }).where(eq(signingKey.kid, kid))
}

/** Gives those an end that have none; null: they are gone at once. */
export async function endSigningKeys(tx: Transaction, at: Date | null): Promise<void> {
  if (at === null) await tx.delete(signingKey)
  else await tx.update(signingKey).set({ endsAt: at }).where(isNull(signingKey.endsAt))
}
