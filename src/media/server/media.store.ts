import { and, eq, inArray } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { mediaItem, mediaText } from './media.tables.ts'

/** Items with their text in a language, null where it has none. */
export async function listMedia(db: Executor, ids: readonly number[], language: Language) {
  return db
    .select({ item: mediaItem, altText: mediaText.altText })
    .from(mediaItem)
    .leftJoin(mediaText, and(eq(mediaText.mediaId, mediaItem.id), eq(mediaText.language, language)))
    .where(inArray(mediaItem.id, [...ids]))
}

/** The item of a path, made where there is none. */
export async function upsertMedia(db: Executor, row: typeof mediaItem.$inferInsert): Promise<number> {
  await db.insert(mediaItem).values(row).onConflictDoNothing()
  const [found] = await db.select({ id: mediaItem.id }).from(mediaItem).where(eq(mediaItem.path, row.path))
  if (!found) throw new Error(`The media item ${row.path} was not made`)
  return found.id
}

export async function upsertAltText(db: Executor, row: typeof mediaText.$inferInsert): Promise<void> {
  await db
    .insert(mediaText)
    .values(row)
    .onConflictDoUpdate({ target: [mediaText.mediaId, mediaText.language], set: { altText: row.altText } })
}

/** Of a new item: what editors wrote stays. */
export async function insertAltText(db: Executor, row: typeof mediaText.$inferInsert): Promise<void> {
  await db.insert(mediaText).values(row).onConflictDoNothing()
}
