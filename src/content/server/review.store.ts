import { and, asc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { contentComment, contentPresence, contentReview } from './content.tables.ts'

export type CommentRow = typeof contentComment.$inferSelect
export type ReviewRow = typeof contentReview.$inferSelect
export type PresenceRow = typeof contentPresence.$inferSelect

/** The comments of an item in all languages, the oldest first. */
export const listComments = (db: Executor, contentId: number): Promise<CommentRow[]> =>
  db.select().from(contentComment).where(eq(contentComment.contentId, contentId)).orderBy(asc(contentComment.id))

export async function findComment(db: Executor, id: number): Promise<CommentRow | null> {
  const [row] = await db.select().from(contentComment).where(eq(contentComment.id, id)).for('update')
  return row ?? null
}

export async function insertComment(db: Executor, row: typeof contentComment.$inferInsert): Promise<CommentRow> {
  const [made] = await db.insert(contentComment).values(row).returning()
  if (!made) throw new Error('The comment was not written')
  return made
}

export async function updateComment(
  db: Executor,
  id: number,
  change: Partial<typeof contentComment.$inferInsert>,
): Promise<void> {
  await db.update(contentComment).set(change).where(eq(contentComment.id, id))
}

export async function deleteComment(db: Executor, id: number): Promise<void> {
  await db.delete(contentComment).where(eq(contentComment.id, id))
}

const isOf = (contentId: number, language: Language) =>
  and(eq(contentReview.contentId, contentId), eq(contentReview.language, language))

export async function findReview(db: Executor, contentId: number, language: Language): Promise<ReviewRow | null> {
  const [row] = await db.select().from(contentReview).where(isOf(contentId, language))
  return row ?? null
}

export async function putReview(db: Executor, row: typeof contentReview.$inferInsert): Promise<void> {
  await db
    .insert(contentReview)
    .values(row)
    .onConflictDoUpdate({ target: [contentReview.contentId, contentReview.language], set: row })
}

/** A review ends with its draft. */
export async function deleteReview(db: Executor, contentId: number, language: Language): Promise<void> {
  await db.delete(contentReview).where(isOf(contentId, language))
}

export async function putPresence(db: Executor, row: PresenceRow): Promise<void> {
  await db
    .insert(contentPresence)
    .values(row)
    .onConflictDoUpdate({
      target: [contentPresence.contentId, contentPresence.language, contentPresence.accountId],
      set: row,
    })
}

/** The others who were seen on the page since then; who was seen before is forgotten. */
export async function listPresent(
  db: Executor,
  { contentId, language, accountId }: Pick<PresenceRow, 'contentId' | 'language'> & { accountId: string | null },
  since: Date,
): Promise<PresenceRow[]> {
  const isHere = and(eq(contentPresence.contentId, contentId), eq(contentPresence.language, language))
  await db.delete(contentPresence).where(and(isHere, lt(contentPresence.seenAt, since)))
  return db
    .select()
    .from(contentPresence)
    .where(
      and(
        isHere,
        gt(contentPresence.seenAt, since),
        accountId === null ? undefined : ne(contentPresence.accountId, accountId),
      ),
    )
    .orderBy(asc(contentPresence.name))
}
