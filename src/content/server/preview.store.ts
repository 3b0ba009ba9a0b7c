import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import { contentPreview } from './content.tables.ts'

export async function insertPreview(db: Executor, row: typeof contentPreview.$inferInsert): Promise<void> {
  await db.delete(contentPreview).where(lte(contentPreview.expiresAt, row.createdAt))
  await db.insert(contentPreview).values(row)
}

/** Null: the token was never issued, has expired or was revoked. */
export async function findPreview(db: Executor, hashes: readonly string[], now: Date) {
  const [row] = await db
    .select()
    .from(contentPreview)
    .where(and(inArray(contentPreview.tokenHash, [...hashes]), gt(contentPreview.expiresAt, now)))
  return row ?? null
}

/** The number of tokens taken back. */
export async function deletePreviews(db: Executor, of: { contentId: number } | { projectId: number }): Promise<number> {
  const rows = await db
    .delete(contentPreview)
    .where('contentId' in of ? eq(contentPreview.contentId, of.contentId) : eq(contentPreview.projectId, of.projectId))
    .returning({ id: contentPreview.id })
  return rows.length
}
