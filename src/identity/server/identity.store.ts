import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { account } from './account/account.tables.ts'
import { identityPayload, signingKey } from './identity.tables.ts'
import type { SignedIn } from './session/sessions.ts'
import { session } from './session/session.tables.ts'

export type PayloadRow = typeof identityPayload.$inferSelect
/** `sessionEndsAt`: the end of the shop's session that it belongs to; null: it belongs to none. */
export type FoundPayload = PayloadRow & { sessionEndsAt: Date | null }

/** Whatever is issued under a grant belongs to the grant's session, not to the session of the request that stores it. */
export async function upsertPayload(
  db: Executor,
  row: typeof identityPayload.$inferInsert & { sessionId: string | null },
): Promise<void> {
  const { grantId = null, sessionId } = row
  const ofGrant = sql<string | null>`(select ${identityPayload.sessionId} from ${identityPayload}
    where ${identityPayload.model} = 'Grant' and ${identityPayload.id} = ${grantId})`
  await db
    .insert(identityPayload)
    .values({ ...row, sessionId: grantId === null ? sessionId : ofGrant })
    .onConflictDoUpdate({
      target: [identityPayload.model, identityPayload.id],
      set: {
        payload: row.payload,
        grantId: row.grantId ?? null,
        userCode: row.userCode ?? null,
        uid: row.uid ?? null,
        accountId: row.accountId ?? null,
        sessionId: sql`excluded.session_id`,
        expiresAt: row.expiresAt ?? null,
      },
    })
}

export async function findPayload(
  db: Executor,
  model: string,
  by: { id?: string; uid?: string; userCode?: string },
): Promise<FoundPayload | null> {
  const column =
    by.id !== undefined
      ? eq(identityPayload.id, by.id)
      : by.uid !== undefined
        ? eq(identityPayload.uid, by.uid)
        : eq(identityPayload.userCode, by.userCode ?? '')
  const [row] = await db
    .select({ payload: identityPayload, sessionEndsAt: session.endsAt })
    .from(identityPayload)
    .leftJoin(session, eq(session.id, identityPayload.sessionId))
    .where(and(eq(identityPayload.model, model), column))
  return row ? { ...row.payload, sessionEndsAt: row.sessionEndsAt } : null
}

/** When several requests consume the same row at once, only one gets true. */
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

/** Removes the grant and all that was issued under it. */
export async function removeGrantOf(db: Executor, model: string, id: string): Promise<void> {
  await db.execute(sql`
    with used as (select grant_id from identity_payload where model = ${model} and id = ${id})
    delete from identity_payload using used
    where identity_payload.grant_id = used.grant_id
      or (identity_payload.model = 'Grant' and identity_payload.id = used.grant_id)`)
}

/** Returns the customer who holds the grant; null when the grant or its session has ended, or the account is locked. */
export async function findGrantHolder(db: Executor, grantId: string, now: Date): Promise<SignedIn | null> {
  const [row] = await db
    .select({
      sessionId: session.id,
      accountId: account.id,
      ownerId: account.ownerId,
      signedInAt: session.createdAt,
      provedAt: session.provedAt,
    })
    .from(identityPayload)
    .innerJoin(session, eq(session.id, identityPayload.sessionId))
    .innerJoin(account, eq(account.id, session.accountId))
    .where(
      and(
        eq(identityPayload.model, 'Grant'),
        eq(identityPayload.id, grantId),
        gt(identityPayload.expiresAt, now),
        gt(session.endsAt, now),
        isNull(account.lockedAt),
      ),
    )
  return row && row.ownerId !== null ? { ...row, ownerId: row.ownerId } : null
}

/** Locks until the transaction ends: of several processes that start at once, one makes the first key and all use it. */
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

/** Sets an end for the keys that have none; null: removes all keys at once. */
export async function endSigningKeys(tx: Transaction, at: Date | null): Promise<void> {
  if (at === null) await tx.delete(signingKey)
  else await tx.update(signingKey).set({ endsAt: at }).where(isNull(signingKey.endsAt))
}
