import { desc, sql, sum } from 'drizzle-orm'
import type { Database } from '#src/platform/database/database.ts'
import { askedPath } from './asked-path.tables.ts'

export interface AskedPath {
  path: string
  asked: number
}

/** Adds counts to those of a day, `2026-11-29`. The paths are sorted, so that two processes cannot lock rows crosswise. */
export async function addAsked(db: Database, day: string, counts: readonly AskedPath[]): Promise<void> {
  if (counts.length === 0) return
  const rows = counts.map((count) => ({ day, ...count })).toSorted((a, b) => (a.path < b.path ? -1 : 1))
  await db
    .insert(askedPath)
    .values(rows)
    .onConflictDoUpdate({
      target: [askedPath.day, askedPath.path],
      set: { asked: sql`${askedPath.asked} + excluded.asked` },
    })
}

export async function listMostAsked(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .select({ path: askedPath.path })
    .from(askedPath)
    .groupBy(askedPath.path)
    .orderBy(desc(sum(askedPath.asked)), askedPath.path)
    .limit(limit)
  return rows.map(({ path }) => path)
}
