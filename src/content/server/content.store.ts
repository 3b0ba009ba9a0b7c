import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lte, max, or, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { DraftScope, ViewContext } from '#src/shell/contract/view-context.ts'
import type { WordTimes } from '../contract/word-times.ts'
import { contentItem, contentPath, contentProject, contentReference, contentVersion } from './content.tables.ts'

export type ItemRow = typeof contentItem.$inferSelect

/** A version without its times of words, which only translations are about. */
export type VersionRow = Omit<typeof contentVersion.$inferSelect, 'wordTimes'>
const { wordTimes: _wordTimes, ...versionColumns } = getTableColumns(contentVersion)
export { versionColumns }

/** An item with the version that may be seen. */
export interface ItemVersion {
  item: ItemRow
  version: VersionRow
}

export async function findPathOwner(db: Executor, language: Language, path: string): Promise<number | null> {
  const [row] = await db
    .select({ contentId: contentPath.contentId })
    .from(contentPath)
    .where(and(eq(contentPath.language, language), eq(contentPath.path, path)))
  return row?.contentId ?? null
}

export type DraftView = Pick<ViewContext, 'language' | 'drafts'>

/** The visible version of each id: the published one, or the draft where the view shows it. Ids without any are absent. */
export async function listVersions(
  db: Executor,
  ids: readonly number[],
  { language, drafts }: DraftView,
): Promise<Map<number, ItemVersion>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ item: contentItem, version: versionColumns })
    .from(contentItem)
    .innerJoin(contentVersion, eq(contentVersion.contentId, contentItem.id))
    .where(
      and(
        inArray(contentItem.id, [...ids]),
        isNull(contentItem.trashedAt),
        eq(contentVersion.language, language),
        or(
          and(eq(contentVersion.status, 'published'), stillPublished(drafts)),
          and(eq(contentVersion.status, 'draft'), shownDrafts(drafts)),
        ),
      ),
    )
    .orderBy(asc(contentVersion.version))
  return new Map(rows.map((row) => [row.item.id, row]))
}

function shownDrafts(drafts: DraftScope): SQL | undefined {
  switch (drafts.kind) {
    case 'none':
      return sql`false`
    case 'all':
      return sql`true`
    case 'item':
      return eq(contentVersion.contentId, drafts.id)
    case 'project':
      return and(
        eq(contentVersion.projectId, drafts.id),
        drafts.itemIds && inArray(contentVersion.contentId, [...drafts.itemIds]),
      )
    case 'due':
      return lte(contentVersion.publishAt, drafts.by)
  }
}

const stillPublished = (drafts: DraftScope): SQL | undefined =>
  drafts.kind === 'due' ? or(isNull(contentVersion.unpublishAt), gt(contentVersion.unpublishAt, drafts.by)) : undefined

export async function findItemByKey(db: Executor, key: string): Promise<ItemRow | null> {
  const [row] = await db.select().from(contentItem).where(eq(contentItem.key, key))
  return row ?? null
}

/** Ids of items by key or by the id itself, in the order of the names and each once; what is unknown is left out. */
export async function listIdsByName(db: Executor, names: readonly string[]): Promise<number[]> {
  const keys = names.filter((name) => !isId(name))
  const rows =
    keys.length === 0
      ? []
      : await db
          .select({ id: contentItem.id, key: contentItem.key })
          .from(contentItem)
          .where(inArray(contentItem.key, keys))
  const byKey = new Map(rows.map(({ id, key }) => [key, id]))
  return [...new Set(names.flatMap((name) => (isId(name) ? Number(name) : (byKey.get(name) ?? []))))]
}

const isId = (name: string): boolean => /^\d{1,9}$/.test(name)

export async function findItemById(db: Executor, id: number): Promise<ItemRow | null> {
  const [row] = await db.select().from(contentItem).where(eq(contentItem.id, id))
  return row ?? null
}

/** Locks the item until the transaction ends, so that changes to its versions run one after the other. */
export async function lockItem(tx: Transaction, id: number): Promise<ItemRow | null> {
  const [row] = await tx.select().from(contentItem).where(eq(contentItem.id, id)).for('update')
  return row ?? null
}

/**
 * Until the transaction ends, no other transaction changes addresses of pages: an address is built from the parent page's. Take this
 * lock before locking any item.
 */
export async function lockTree(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7303)`)
}

/**
 * Returns the id of a project that takes drafts, which stays so until the transaction ends; null: there is none, or it is published or
 * closed. Take this lock before locking any item.
 */
export async function findProject(db: Executor, id: number): Promise<number | null> {
  const [row] = await db
    .select({ id: contentProject.id })
    .from(contentProject)
    .where(and(eq(contentProject.id, id), isNull(contentProject.publishedAt), isNull(contentProject.closedAt)))
    .for('share')
  return row?.id ?? null
}

/** The same for the project that a draft is of or goes into, so that closing or planning it waits for the save, or the save for that. */
export async function lockProjectOf(
  tx: Transaction,
  contentId: number,
  language: Language,
  into?: number | null,
): Promise<void> {
  const projectId = into ?? (await findVersion(tx, contentId, language, 'draft'))?.projectId
  if (projectId) await findProject(tx, projectId)
}

/** Returns the items that have a key, by key. */
export async function listKeyedItems(db: Executor): Promise<Map<string, ItemRow>> {
  const rows = await db.select().from(contentItem).where(isNotNull(contentItem.key))
  return new Map(rows.map((row) => [row.key ?? '', row]))
}

export async function listItems(db: Executor, ids: readonly number[]): Promise<Map<number, ItemRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(contentItem)
    .where(inArray(contentItem.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

export async function findCompanion(db: Executor, companionOf: string): Promise<ItemRow | null> {
  const [row] = await db.select().from(contentItem).where(eq(contentItem.companionOf, companionOf))
  return row ?? null
}

/** Lists the children in order; `parentId` null: the root pages. */
export async function listChildren(db: Executor, parentId: number | null): Promise<ItemRow[]> {
  return db
    .select()
    .from(contentItem)
    .where(
      and(
        parentId === null ? isNull(contentItem.parentId) : eq(contentItem.parentId, parentId),
        isNull(contentItem.trashedAt),
      ),
    )
    .orderBy(asc(contentItem.sortIndex), asc(contentItem.id))
}

/** Ids of the pages right below one, the newest first, by the day they carry or the one they were published on. */
export async function listNewestChildren(
  db: Executor,
  parentId: number,
  language: Language,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: contentItem.id })
    .from(contentItem)
    .innerJoin(contentVersion, eq(contentVersion.contentId, contentItem.id))
    .where(
      and(
        eq(contentItem.parentId, parentId),
        eq(contentItem.kind, 'page'),
        isNull(contentItem.trashedAt),
        eq(contentVersion.language, language),
        eq(contentVersion.status, 'published'),
      ),
    )
    .orderBy(
      sql`coalesce(nullif(${contentVersion.fields} ->> 'publishedDate', '')::timestamptz, ${contentVersion.publishedAt}) desc`,
      asc(contentItem.id),
    )
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Lists an item's ancestors, from the root down to the parent. */
export async function listAncestors(db: Executor, id: number): Promise<ItemRow[]> {
  const rows = await db.execute<{ id: number }>(sql`
    WITH RECURSIVE up AS (
      SELECT id, parent_id, 0 AS height FROM content_item WHERE id = ${id}
      UNION ALL
      SELECT parent.id, parent.parent_id, up.height + 1 FROM content_item parent JOIN up ON parent.id = up.parent_id
      WHERE up.height < 50
    )
    SELECT id FROM up WHERE id <> ${id} ORDER BY height DESC`)
  const ids = rows.rows.map((row) => row.id)
  if (ids.length === 0) return []
  const byId = await listItems(db, ids)
  return ids.flatMap((one) => byId.get(one) ?? [])
}

/** Unprefixed published path of an item in each language it is published in. */
export async function listPaths(
  db: Executor,
  ids: readonly number[],
): Promise<Map<number, Partial<Record<Language, string>>>> {
  const paths = new Map<number, Partial<Record<Language, string>>>()
  if (ids.length === 0) return paths
  const rows = await db
    .select()
    .from(contentPath)
    .where(inArray(contentPath.contentId, [...ids]))
  for (const row of rows) {
    const own = paths.get(row.contentId) ?? {}
    own[row.language] = row.path
    paths.set(row.contentId, own)
  }
  return paths
}

export async function listPublishedPages(db: Executor, language: Language, contentType?: string) {
  return db
    .select({ item: contentItem, version: versionColumns, path: contentPath.path })
    .from(contentPath)
    .innerJoin(contentItem, eq(contentItem.id, contentPath.contentId))
    .innerJoin(
      contentVersion,
      and(
        eq(contentVersion.contentId, contentItem.id),
        eq(contentVersion.language, contentPath.language),
        eq(contentVersion.status, 'published'),
      ),
    )
    .where(
      and(
        eq(contentPath.language, language),
        isNull(contentItem.trashedAt),
        contentType === undefined ? undefined : eq(contentItem.contentType, contentType),
      ),
    )
    .orderBy(asc(contentPath.path))
}

export async function createItem(db: Executor, item: typeof contentItem.$inferInsert): Promise<ItemRow> {
  const [row] = await db.insert(contentItem).values(item).returning()
  if (!row) throw new Error('The content item was not created')
  return row
}

export const findVersion = (db: Executor, contentId: number, language: Language, status: 'draft' | 'published') =>
  versionWhere(db, contentId, language, eq(contentVersion.status, status))

export const findVersionByNumber = (db: Executor, contentId: number, language: Language, version: number) =>
  versionWhere(db, contentId, language, eq(contentVersion.version, version))

/** One of the versions of an item in a language; null: none is so. */
async function versionWhere(
  db: Executor,
  contentId: number,
  language: Language,
  isSo: SQL,
): Promise<VersionRow | null> {
  const [row] = await db
    .select(versionColumns)
    .from(contentVersion)
    .where(and(eq(contentVersion.contentId, contentId), eq(contentVersion.language, language), isSo))
  return row ?? null
}

/** When the words of a version were written; null: before times were kept. */
export async function findWordTimes(db: Executor, { id }: Pick<VersionRow, 'id'>): Promise<WordTimes | null> {
  const { wordTimes } = contentVersion
  const [row] = await db.select({ wordTimes }).from(contentVersion).where(eq(contentVersion.id, id))
  return row?.wordTimes ?? null
}

export async function highestVersion(db: Executor, contentId: number, language: Language): Promise<number> {
  const [row] = await db
    .select({ version: max(contentVersion.version) })
    .from(contentVersion)
    .where(and(eq(contentVersion.contentId, contentId), eq(contentVersion.language, language)))
  return row?.version ?? 0
}

export async function insertVersion(db: Executor, version: typeof contentVersion.$inferInsert): Promise<VersionRow> {
  const [row] = await db.insert(contentVersion).values(version).returning(versionColumns)
  if (!row) throw new Error('The content version was not created')
  return row
}

export async function updateVersion(
  db: Executor,
  id: number,
  change: Partial<typeof contentVersion.$inferInsert>,
): Promise<void> {
  await db.update(contentVersion).set(change).where(eq(contentVersion.id, id))
}

/** Puts an item under a path. Returns the item's old path, which the caller turns into a redirect. */
export async function movePath(
  db: Executor,
  contentId: number,
  language: Language,
  path: string,
): Promise<string | null> {
  const [before] = await db
    .select({ path: contentPath.path })
    .from(contentPath)
    .where(and(eq(contentPath.contentId, contentId), eq(contentPath.language, language)))
    .for('update')
  if (before?.path === path) return null
  if (before) {
    await db
      .update(contentPath)
      .set({ path })
      .where(and(eq(contentPath.contentId, contentId), eq(contentPath.language, language)))
    return before.path
  }
  await db.insert(contentPath).values({ contentId, language, path })
  return null
}

export async function removePath(db: Executor, contentId: number, language: Language): Promise<void> {
  await db.delete(contentPath).where(and(eq(contentPath.contentId, contentId), eq(contentPath.language, language)))
}

export async function replaceReferences(
  db: Executor,
  fromId: number,
  language: Language,
  uris: readonly string[],
): Promise<void> {
  await db
    .delete(contentReference)
    .where(and(eq(contentReference.fromId, fromId), eq(contentReference.language, language)))
  if (uris.length > 0) {
    await db.insert(contentReference).values([...new Set(uris)].map((toUri) => ({ fromId, language, toUri })))
  }
}
