import { and, asc, desc, eq, ilike, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import type { MediaKind } from '../contract/media.ts'
import { mediaItem, mediaText } from './media.tables.ts'

export interface LibraryQuestion {
  /** Words of its name, its folder, its path or an alternative text; empty: all. */
  q: string
  /** The folder with all folders below it; null: everywhere. */
  folder: string | null
  /** Empty: all. */
  kinds: readonly MediaKind[]
  /** The only items to list; null: any. */
  ids: readonly number[] | null
  limit: number
  offset: number
}

const escaped = (words: string): string => words.replaceAll(/[%_\\]/g, '\\$&')

function askedFor({ q, folder, kinds, ids }: LibraryQuestion): SQL | undefined {
  const words = `%${escaped(q)}%`
  return and(
    ids ? inArray(mediaItem.id, ids.length > 0 ? [...ids] : [0]) : undefined,
    kinds.length > 0 ? inArray(mediaItem.kind, [...kinds]) : undefined,
    folder === null ? undefined : or(eq(mediaItem.folder, folder), like(mediaItem.folder, `${escaped(folder)}/%`)),
    q === ''
      ? undefined
      : or(
          ilike(mediaItem.name, words),
          ilike(mediaItem.path, words),
          sql`exists (select from ${mediaText} t where t.media_id = ${mediaItem.id} and t.alt_text ilike ${words})`,
        ),
  )
}

/** The newest first. */
export async function listLibrary(db: Executor, question: LibraryQuestion) {
  const rows = await db
    .select()
    .from(mediaItem)
    .where(askedFor(question))
    .orderBy(desc(mediaItem.createdAt), desc(mediaItem.id))
    .limit(question.limit)
    .offset(question.offset)
  return rows
}

export const countLibrary = (db: Executor, question: LibraryQuestion): Promise<number> =>
  db.$count(mediaItem, askedFor(question))

export const listAltTexts = (db: Executor, ids: readonly number[]) =>
  db
    .select()
    .from(mediaText)
    .where(inArray(mediaText.mediaId, ids.length > 0 ? [...ids] : [0]))

export const countFolders = (db: Executor) =>
  db
    .select({ name: mediaItem.folder, items: sql<number>`count(*)::integer` })
    .from(mediaItem)
    .groupBy(mediaItem.folder)
    .orderBy(asc(mediaItem.folder))

export const listIdsByPath = (db: Executor, paths: readonly string[]) =>
  db
    .select({ id: mediaItem.id, path: mediaItem.path })
    .from(mediaItem)
    .where(inArray(mediaItem.path, paths.length > 0 ? [...paths] : ['']))
