import { and, asc, eq, lte, or, sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { contentVersion } from './content.tables.ts'

/** Drafts whose time has come, and versions whose time on the site is over, the longest ago first. */
export async function listDue(
  db: Executor,
  now: Date,
): Promise<{ contentId: number; language: Language; turn: 'publish' | 'unpublish' }[]> {
  const { contentId, language, status, publishAt, unpublishAt } = contentVersion
  const rows = await db
    .select({ contentId, language, status })
    .from(contentVersion)
    .where(or(and(eq(status, 'draft'), lte(publishAt, now)), and(eq(status, 'published'), lte(unpublishAt, now))))
    .orderBy(asc(sql`coalesce(${publishAt}, ${unpublishAt})`), asc(contentId))
  return rows.map((row) => ({ ...row, turn: row.status === 'draft' ? 'publish' : 'unpublish' }))
}
