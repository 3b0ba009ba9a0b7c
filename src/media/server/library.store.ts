import { and, count, desc, asc, eq, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { mediaSorts } from '../contract/library.ts'
import type { MediaKind } from '../contract/media.ts'
import { mediaItem, mediaText } from './media.tables.ts'

export interface LibrarySearch {
  /** Words in the file's name or in an alternative text of any language. */
  words?: string | undefined
  /** The folder and all below it; `-`: the items of no folder. */
  folder?: string | undefined
  kinds?: readonly MediaKind[] | undefined
  ids?: readonly number[] | undefined
  /** Items that are shown somewhere: only others are listed. */
  used?: readonly number[] | undefined
  /** The list holds only what needs an alternative text and has none in some language. */
  isWithoutText?: boolean | undefined
  sort: (typeof mediaSorts)[number]
}

const pattern = (words: string): string => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Pictures and drawings that are no decoration and lack their text in a language. */
const lacksText = and(
  inArray(mediaItem.kind, ['picture', 'vector']),
  not(mediaItem.isDecorative),
  sql`(select count(*) from ${mediaText} where ${mediaText.mediaId} = ${mediaItem.id} and ${mediaText.altText} <> '') < 3`,
)

function conditionOf({ words, folder, kinds, ids, used, isWithoutText }: LibrarySearch): SQL | undefined {
  const named = words && pattern(words)
  return and(
    named
      ? or(
          sql`${mediaItem.name} ilike ${named}`,
          sql`${mediaItem.path} ilike ${named}`,
          sql`exists (select from ${mediaText} where ${mediaText.mediaId} = ${mediaItem.id} and ${mediaText.altText} ilike ${named})`,
        )
      : undefined,
    folder === '-'
      ? eq(mediaItem.folder, '')
      : folder
        ? or(eq(mediaItem.folder, folder), sql`starts_with(${mediaItem.folder}, ${`${folder}/`})`)
        : undefined,
    kinds && kinds.length > 0 ? inArray(mediaItem.kind, [...kinds]) : undefined,
    ids ? inArray(mediaItem.id, [...ids]) : undefined,
    used && used.length > 0 ? sql`${mediaItem.id} <> all(${sql.param([...used])}::integer[])` : undefined,
    isWithoutText ? lacksText : undefined,
  )
}

const orders = {
  newest: [desc(mediaItem.createdAt), desc(mediaItem.id)],
  name: [asc(sql`lower(${mediaItem.name})`), asc(mediaItem.id)],
  largest: [sql`${mediaItem.bytes} desc nulls last`, asc(mediaItem.id)],
}

export async function listItems(db: Executor, search: LibrarySearch, offset = 0, limit = 100_000) {
  return db
    .select()
    .from(mediaItem)
    .where(conditionOf(search))
    .orderBy(...orders[search.sort])
    .offset(offset)
    .limit(limit)
}

export async function countItems(db: Executor, search: LibrarySearch): Promise<number> {
  const [row] = await db.select({ items: count() }).from(mediaItem).where(conditionOf(search))
  return row?.items ?? 0
}

export async function countByFolder(db: Executor): Promise<{ name: string; items: number }[]> {
  return db
    .select({ name: mediaItem.folder, items: count() })
    .from(mediaItem)
    .groupBy(mediaItem.folder)
    .orderBy(asc(mediaItem.folder))
}

export async function listTexts(
  db: Executor,
  ids: readonly number[],
): Promise<{ mediaId: number; language: Language; altText: string }[]> {
  return db
    .select()
    .from(mediaText)
    .where(inArray(mediaText.mediaId, [...ids]))
}

/** What every item is, without its metadata and drawing. */
export async function listKinds(db: Executor) {
  const { id, path, name, kind, isDecorative } = mediaItem
  return db.select({ id, path, name, kind, isDecorative }).from(mediaItem)
}

/** Which items have an alternative text in which languages. */
export async function listAllTexts(db: Executor): Promise<{ mediaId: number; language: Language }[]> {
  return db
    .select({ mediaId: mediaText.mediaId, language: mediaText.language })
    .from(mediaText)
    .where(ne(mediaText.altText, ''))
}

export async function listPosters(db: Executor, ids: readonly number[]): Promise<{ id: number; path: string }[]> {
  return db
    .select({ id: mediaItem.id, path: mediaItem.path })
    .from(mediaItem)
    .where(inArray(mediaItem.id, [...ids]))
}

/** Pictures that films show while they wait. */
export async function listPosterIds(db: Executor): Promise<number[]> {
  const rows = await db.selectDistinct({ id: mediaItem.posterId }).from(mediaItem)
  return rows.flatMap(({ id }) => id ?? [])
}

export async function listIdsByPath(db: Executor, paths: readonly string[]): Promise<{ id: number; path: string }[]> {
  return db
    .select({ id: mediaItem.id, path: mediaItem.path })
    .from(mediaItem)
    .where(inArray(mediaItem.path, [...paths]))
}
