import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
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

/** Atomic: of two that consume the same thing, one sees it consumed. */
export async function consumePayload(db: Executor, model: string, id: string, at: Date): Promise<void> {
  await db
    .update(identityPayload)
    .set({ consumedAt: at })
    .where(and(eq(identityPayload.model, model), eq(identityPayload.id, id), isNull(identityPayload.consumedAt)))
}

export async function removePayload(db: Executor, model: string, id: string): Promise<void> {
  await db.delete(identityPayload).where(and(eq(identityPayload.model, model), eq(identityPayload.id, id)))
}

export async function removeGrant(db: Executor, grantId: string): Promise<void> {
  await db.delete(identityPayload).where(eq(identityPayload.grantId, grantId))
}

/** Newest signing key first, then the others: the order the provider signs by. */
export async function listSigningKeys(db: Executor) {
  return db
    .select()
    .from(signingKey)
    .orderBy(sql`${signingKey.signing} DESC`, sql`${signingKey.createdAt} DESC`, asc(signingKey.kid))
}

/** Adds the first key; of several processes that start at once, one wins and all use its key. */
export async function insertFirstKey(db: Executor, row: typeof signingKey.$inferInsert): Promise<void> {
  await db.execute(sql`
    INSERT INTO signing_key (kid, private_jwk, signing, created_at)
    SELECT ${row.kid}, ${JSON.stringify(row.privateJwk)}::jsonb, true, ${row.createdAt.toISOString()}::timestamptz
    FROM (SELECT pg_advisory_xact_lock(7301)) AS lock
    WHERE NOT EXISTS (SELECT 1 FROM signing_key)`)
}
