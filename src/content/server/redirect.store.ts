import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { redirect } from './content.tables.ts'

export type RedirectRow = typeof redirect.$inferSelect

// Any number that nothing else in the database locks.
const lockKey = 7_310

/** Makes transactions that add redirects take turns: two at once could make a loop that neither sees. */
export async function lockRedirects(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
}

export async function findRedirect(db: Executor, language: Language, path: string): Promise<RedirectRow | null> {
  const [row] = await db
    .select()
    .from(redirect)
    .where(and(eq(redirect.language, language), eq(redirect.fromPath, path)))
  return row ?? null
}

/** The redirects to a path, with a query or part of the page or without. */
export async function listRedirectsTo(db: Executor, language: Language, path: string): Promise<RedirectRow[]> {
  const is = (mark: string) => sql`starts_with(${redirect.toUrl}, ${path + mark})`
  return db
    .select()
    .from(redirect)
    .where(and(eq(redirect.language, language), or(eq(redirect.toUrl, path), is('?'), is('#'))))
}

/** The redirects to what lies below a path. */
/** Redirects that stand at addresses below a path. */
export async function listRedirectsFrom(db: Executor, language: Language, path: string): Promise<string[]> {
  const rows = await db
    .select({ fromPath: redirect.fromPath })
    .from(redirect)
    .where(and(eq(redirect.language, language), sql`starts_with(${redirect.fromPath}, ${`${path}/`})`))
  return rows.map(({ fromPath }) => fromPath)
}

/** Redirects that lead to addresses below a path. */
export async function listRedirectsBelow(db: Executor, language: Language, path: string): Promise<RedirectRow[]> {
  return db
    .select()
    .from(redirect)
    .where(and(eq(redirect.language, language), sql`starts_with(${redirect.toUrl}, ${`${path}/`})`))
}

export async function upsertRedirect(db: Executor, row: typeof redirect.$inferInsert): Promise<void> {
  await db
    .insert(redirect)
    .values(row)
    .onConflictDoUpdate({
      target: [redirect.language, redirect.fromPath],
      set: {
        toUrl: row.toUrl,
        permanent: row.permanent ?? true,
        createdAt: row.createdAt,
        createdBy: row.createdBy,
        byOperator: row.byOperator ?? false,
      },
    })
}

export async function updateTarget(db: Executor, id: number, toUrl: string, permanent: boolean): Promise<void> {
  await db.update(redirect).set({ toUrl, permanent }).where(eq(redirect.id, id))
}

/** False: there was none. */
export async function removeRedirect(db: Executor, language: Language, fromPath: string): Promise<boolean> {
  const removed = await db
    .delete(redirect)
    .where(and(eq(redirect.language, language), eq(redirect.fromPath, fromPath)))
    .returning({ id: redirect.id })
  return removed.length > 0
}

export async function listRedirects(db: Executor): Promise<RedirectRow[]> {
  return db.select().from(redirect).orderBy(asc(redirect.language), asc(redirect.fromPath))
}

export interface RedirectHits {
  language: Language
  fromPath: string
  count: number
  /** The last of them. */
  at: Date
}

/** Adds all hits in one statement; hits of redirects that do not exist (any more) are skipped. */
export async function addHits(db: Executor, hits: readonly RedirectHits[]): Promise<void> {
  const rows = sql.join(
    hits.map(
      ({ language, fromPath, count, at }) =>
        sql`(${language}, ${fromPath}, ${count}::bigint, ${at.toISOString()}::timestamptz)`,
    ),
    sql`, `,
  )
  await db.execute(sql`
    update redirect as r
    set hits = r.hits + seen.count, last_hit_at = greatest(r.last_hit_at, seen.at)
    from (values ${rows}) as seen (language, from_path, count, at)
    where r.language = seen.language and r.from_path = seen.from_path`)
}
