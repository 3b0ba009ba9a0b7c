import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import { contentPreview } from './content.tables.ts'

/** The new row's id. */
export async function insertPreview(db: Executor, row: typeof contentPreview.$inferInsert): Promise<number> {
  await db.delete(contentPreview).where(lte(contentPreview.expiresAt, row.createdAt))
  const [made] = await db.insert(contentPreview).values(row).returning({ id: contentPreview.id })
  return made?.id ?? 0
}

export type PreviewOwner = { contentId: number } | { projectId: number }
const isOf = (of: PreviewOwner) =>
  'contentId' in of ? eq(contentPreview.contentId, of.contentId) : eq(contentPreview.projectId, of.projectId)

/** The previews that still open something, the newest first. */
export const listPreviews = (db: Executor, of: PreviewOwner, now: Date) =>
  db
    .select({
      id: contentPreview.id,
      createdAt: contentPreview.createdAt,
      createdBy: contentPreview.createdBy,
      expiresAt: contentPreview.expiresAt,
    })
    .from(contentPreview)
    .where(and(isOf(of), gt(contentPreview.expiresAt, now)))
    .orderBy(desc(contentPreview.id))

/** Null: there is none, or no more. */
export async function deletePreview(db: Executor, id: number) {
  const [row] = await db.delete(contentPreview).where(eq(contentPreview.id, id)).returning()
  return row ?? null
}

/** Null: the token was never issued, has expired or was revoked, or its project was published or closed. */
export async function findPreview(db: Executor, hashes: readonly string[], now: Date) {
  const [row] = await db
    .select()
    .from(contentPreview)
    .where(
      and(
        inArray(contentPreview.tokenHash, [...hashes]),
        gt(contentPreview.expiresAt, now),
        sql`(${contentPreview.projectId} is null or exists (select from content_project p
          where p.id = ${contentPreview.projectId} and p.published_at is null and p.closed_at is null))`,
      ),
    )
  return row ?? null
}

/** The number of tokens taken back. */
export async function deletePreviews(db: Executor, of: PreviewOwner): Promise<number> {
  const rows = await db.delete(contentPreview).where(isOf(of)).returning({ id: contentPreview.id })
  return rows.length
}
