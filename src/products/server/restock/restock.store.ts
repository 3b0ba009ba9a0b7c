import { asc, eq, gt, sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { restockRequest } from '../products.tables.ts'

export type RestockRow = typeof restockRequest.$inferSelect

export interface NewRequest {
  variationCode: string
  email: string
  language: Language
  createdAt: Date
}

/**
 * Writes a request, once per variation and address; asked again it follows the language. Nothing is written for an address
 * that has `most` open already.
 */
export async function insertRequest(db: Executor, request: NewRequest, most: number): Promise<void> {
  const { variationCode, email, language, createdAt } = request
  await db.execute(sql`
    insert into restock_request (variation_code, email, language, created_at)
    select ${variationCode}, ${email}, ${language}, ${createdAt.toISOString()}::timestamptz
    where (select count(*) from restock_request where email = ${email} and variation_code <> ${variationCode}) < ${most}
    on conflict (variation_code, email) do update set language = excluded.language`)
}

/** Codes of the variations with an open request. */
export async function listAwaitedCodes(db: Executor): Promise<string[]> {
  const rows = await db.selectDistinct({ code: restockRequest.variationCode }).from(restockRequest)
  return rows.map((row) => row.code)
}

/** Takes up to `limit` of a variation's requests for good, the oldest first; another process takes others. */
export async function claimRequests(tx: Transaction, code: string, limit: number): Promise<RestockRow[]> {
  return tx
    .delete(restockRequest)
    .where(
      sql`${restockRequest.id} in (select id from restock_request where variation_code = ${code}
        order by created_at limit ${limit} for update skip locked)`,
    )
    .returning()
}

/** Deletes the requests of an address. Returns how many. */
export async function deleteRequests(db: Executor, email: string): Promise<number> {
  const rows = await db
    .delete(restockRequest)
    .where(eq(restockRequest.email, email))
    .returning({ id: restockRequest.id })
  return rows.length
}

/** How many wait for each variation and since when, most first. */
export async function countRequests(db: Executor): Promise<{ code: string; count: number; since: Date }[]> {
  const count = sql<number>`count(*)::integer`
  const rows = await db
    .select({ code: restockRequest.variationCode, count, since: sql<string>`min(${restockRequest.createdAt})` })
    .from(restockRequest)
    .groupBy(restockRequest.variationCode)
    .orderBy(sql`count(*) desc`, asc(restockRequest.variationCode))
  return rows.map((row) => ({ ...row, since: new Date(row.since) }))
}

/** Addresses with an open request, sorted, those after `after`. */
export async function listRestockEmails(db: Executor, after: string, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ email: restockRequest.email })
    .from(restockRequest)
    .where(gt(restockRequest.email, after))
    .orderBy(asc(restockRequest.email))
    .limit(most)
  return rows.map(({ email }) => email)
}
