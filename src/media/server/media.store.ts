import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { mediaCaptions, mediaItem, mediaText } from './media.tables.ts'

export type MediaRow = typeof mediaItem.$inferSelect
export type NewMediaRow = typeof mediaItem.$inferInsert

/** Items with their text in a language, null where it has none. */
export async function listMedia(db: Executor, ids: readonly number[], language: Language) {
  return db
    .select({ item: mediaItem, altText: mediaText.altText })
    .from(mediaItem)
    .leftJoin(mediaText, and(eq(mediaText.mediaId, mediaItem.id), eq(mediaText.language, language)))
    .where(inArray(mediaItem.id, [...ids]))
}

export async function listCaptions(db: Executor, ids: readonly number[]) {
  return db
    .select()
    .from(mediaCaptions)
    .where(inArray(mediaCaptions.mediaId, [...ids]))
    .orderBy(asc(mediaCaptions.mediaId), asc(mediaCaptions.language))
}

export async function findItem(db: Executor, id: number): Promise<MediaRow | null> {
  const [row] = await db.select().from(mediaItem).where(eq(mediaItem.id, id))
  return row ?? null
}

export async function findItemByPath(db: Executor, path: string): Promise<MediaRow | null> {
  const [row] = await db.select().from(mediaItem).where(eq(mediaItem.path, path))
  return row ?? null
}

export const listFolder = (db: Executor, folder: string): Promise<MediaRow[]> =>
  db.select().from(mediaItem).where(eq(mediaItem.folder, folder)).orderBy(asc(mediaItem.id))

export async function listFolders(db: Executor): Promise<string[]> {
  const rows = await db.selectDistinct({ folder: mediaItem.folder }).from(mediaItem).orderBy(asc(mediaItem.folder))
  return rows.map(({ folder }) => folder)
}

/** Inserts the item of a path, or finds it. A changed file overwrites the file's details; what editors wrote stays. */
export async function upsertMedia(db: Executor, row: NewMediaRow): Promise<number> {
  const { width = null, height = null, bytes = null, hash = null, markup = null, durationMs = null } = row
  const file = { width, height, bytes, hash, markup, durationMs, alternatePath: row.alternatePath ?? null }
  const isAnother = sql`${hash}::text is not null and ${mediaItem.hash} is distinct from ${hash}::text
    or ${mediaItem.alternatePath} is null and ${file.alternatePath}::text is not null`
  const [found] = await db
    .insert(mediaItem)
    .values(row)
    .onConflictDoUpdate({ target: mediaItem.path, set: file, setWhere: isAnother })
    .returning({ id: mediaItem.id })
  const id = found?.id ?? (await findItemByPath(db, row.path))?.id
  if (id === undefined) throw new Error(`The media item ${row.path} was not made`)
  return id
}

/** False: no such item. */
export async function updateItem(db: Executor, id: number, set: Partial<NewMediaRow>): Promise<boolean> {
  const rows = await db.update(mediaItem).set(set).where(eq(mediaItem.id, id)).returning({ id: mediaItem.id })
  return rows.length > 0
}

export async function deleteItem(db: Executor, id: number): Promise<void> {
  await db.delete(mediaItem).where(eq(mediaItem.id, id))
}

/** Films that show the picture while they wait. */
export async function listPosterOf(db: Executor, id: number): Promise<number[]> {
  const rows = await db.select({ id: mediaItem.id }).from(mediaItem).where(eq(mediaItem.posterId, id))
  return rows.map((row) => row.id)
}

/** Whether another item uses the same file. */
/** Until the end of the transaction: a file is not removed while an item that has it is written. */
export async function lockFile(tx: Transaction, path: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media file ${path}`}, 0))`)
}

export async function isFileUsed(db: Executor, path: string): Promise<boolean> {
  const rows = await db
    .select({ id: mediaItem.id })
    .from(mediaItem)
    .where(or(eq(mediaItem.path, path), eq(mediaItem.alternatePath, path)))
  return rows.length > 0
}

export async function upsertAltText(db: Executor, row: typeof mediaText.$inferInsert): Promise<void> {
  await db
    .insert(mediaText)
    .values(row)
    .onConflictDoUpdate({ target: [mediaText.mediaId, mediaText.language], set: { altText: row.altText } })
}

/** Adds the text of a new item; a text that editors wrote stays. */
export async function insertAltText(db: Executor, row: typeof mediaText.$inferInsert): Promise<void> {
  await db.insert(mediaText).values(row).onConflictDoNothing()
}

export async function upsertCaptions(db: Executor, row: typeof mediaCaptions.$inferInsert): Promise<void> {
  await db
    .insert(mediaCaptions)
    .values(row)
    .onConflictDoUpdate({ target: [mediaCaptions.mediaId, mediaCaptions.language], set: { path: row.path } })
}

/** False: there were none. */
export async function deleteCaptions(db: Executor, id: number, language: Language): Promise<boolean> {
  const rows = await db
    .delete(mediaCaptions)
    .where(and(eq(mediaCaptions.mediaId, id), eq(mediaCaptions.language, language)))
    .returning({ path: mediaCaptions.path })
  return rows.length > 0
}

/** Refiles all items of a folder and of those below it; how many they were. */
export async function moveFolder(db: Executor, from: string, to: string): Promise<number> {
  const below = sql`substr(${mediaItem.folder}, length(${from}::text) + 2)`
  const rows = await db
    .update(mediaItem)
    .set({ folder: sql`trim(both '/' from ${to}::text || '/' || ${below})` })
    .where(or(eq(mediaItem.folder, from), sql`starts_with(${mediaItem.folder}, ${`${from}/`})`))
    .returning({ id: mediaItem.id })
  return rows.length
}
