import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Language, languages } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { contentItem, contentPath, contentVersion, type VersionStatus } from './content.tables.ts'
import { storedIds } from './stored-ids.sql.ts'

/* What editors see of the tree, of histories and of references. */

const itemColumns = {
  id: contentItem.id,
  parentId: contentItem.parentId,
  sortIndex: contentItem.sortIndex,
  kind: contentItem.kind,
  contentType: contentItem.contentType,
  key: contentItem.key,
  companionOf: contentItem.companionOf,
  trashedAt: contentItem.trashedAt,
  trashedBy: contentItem.trashedBy,
}

/** Items that are no part of another one's versions, siblings in order. */
export const listTreeItems = (db: Executor, isTrashed: boolean) =>
  db
    .select(itemColumns)
    .from(contentItem)
    .where(
      and(isNull(contentItem.ownerId), isTrashed ? isNotNull(contentItem.trashedAt) : isNull(contentItem.trashedAt)),
    )
    .orderBy(sql`${contentItem.parentId} nulls first`, asc(contentItem.sortIndex), asc(contentItem.id))

export type TreeItemRow = Awaited<ReturnType<typeof listTreeItems>>[number]

/** A version without its fields. `highest`: of all versions of the item in the language. */
export interface VersionFacts {
  contentId: number
  language: Language
  version: number
  status: VersionStatus
  name: string
  createdAt: Date
  createdBy: string
  publishedAt: Date | null
  publishAt: Date | null
  unpublishAt: Date | null
  projectId: number | null
  /** Whether a review of the draft is asked for. */
  isInReview: boolean
}

const factColumns = {
  contentId: contentVersion.contentId,
  language: contentVersion.language,
  version: contentVersion.version,
  status: contentVersion.status,
  name: contentVersion.name,
  createdAt: contentVersion.createdAt,
  createdBy: contentVersion.createdBy,
  publishedAt: contentVersion.publishedAt,
  publishAt: contentVersion.publishAt,
  unpublishAt: contentVersion.unpublishAt,
  projectId: contentVersion.projectId,
  isInReview: sql<boolean>`content_version.status = 'draft' and exists (select from content_review r
    where r.content_id = content_version.content_id and r.language = content_version.language and r.state = 'asked')`,
}

/** Draft and published version of items in each language, and the newest of the rest; `ids` null: of all. The oldest first. */
export async function listStates(db: Executor, ids: readonly number[] | null): Promise<VersionFacts[]> {
  if (ids?.length === 0) return []
  const newest = db
    .selectDistinctOn([contentVersion.contentId, contentVersion.language], { id: contentVersion.id })
    .from(contentVersion)
    .orderBy(contentVersion.contentId, contentVersion.language, desc(contentVersion.version))
  return db
    .select(factColumns)
    .from(contentVersion)
    .where(
      and(
        ids ? inArray(contentVersion.contentId, [...ids]) : undefined,
        sql`(${contentVersion.status} in ('draft', 'published') or ${contentVersion.id} in ${newest})`,
      ),
    )
    .orderBy(asc(contentVersion.version))
}

/** The draft of each item in each language, else what is published, with its fields; what is in the trash is left out. */
export const listNewest = (db: Executor) =>
  db
    .selectDistinctOn([contentVersion.contentId, contentVersion.language], {
      contentId: contentVersion.contentId,
      language: contentVersion.language,
      status: contentVersion.status,
      name: contentVersion.name,
      fields: contentVersion.fields,
    })
    .from(contentVersion)
    .innerJoin(contentItem, and(eq(contentItem.id, contentVersion.contentId), isNull(contentItem.trashedAt)))
    .where(inArray(contentVersion.status, ['draft', 'published']))
    .orderBy(contentVersion.contentId, contentVersion.language, desc(sql`${contentVersion.status} = 'draft'`))

/** Site paths without prefix of all published pages of a language. */
export async function listPathsOf(db: Executor, language: Language): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: contentPath.contentId, path: contentPath.path })
    .from(contentPath)
    .where(eq(contentPath.language, language))
  return new Map(rows.map(({ id, path }) => [id, path]))
}

export const listHistory = (db: Executor, contentId: number, language: Language): Promise<VersionFacts[]> =>
  db
    .select(factColumns)
    .from(contentVersion)
    .where(and(eq(contentVersion.contentId, contentId), eq(contentVersion.language, language)))
    .orderBy(desc(contentVersion.version))
    .limit(200)

/**
 * The language in which an item was written first; null: it never was. Versions without a time of the whole are older than any with one;
 * several such languages were written in the usual order.
 */
export async function findFirstLanguage(db: Executor, contentId: number): Promise<Language | null> {
  const [row] = await db
    .select({ language: contentVersion.language })
    .from(contentVersion)
    .where(eq(contentVersion.contentId, contentId))
    .groupBy(contentVersion.language)
    .orderBy(
      sql`min(coalesce((${contentVersion.wordTimes} ->> '*')::bigint, 0))`,
      sql`array_position(${sql.param([...languages])}::text[], ${contentVersion.language})`,
    )
    .limit(1)
  return row?.language ?? null
}

export async function hasKeptVersion(db: Executor, contentId: number, language: Language): Promise<boolean> {
  const rows = await db
    .select({ id: contentVersion.id })
    .from(contentVersion)
    .where(
      and(
        eq(contentVersion.contentId, contentId),
        eq(contentVersion.language, language),
        eq(contentVersion.status, 'kept'),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export interface NamedBy {
  id: number
  kind: 'page' | 'block'
  contentType: string
  name: string
  language: Language
  isPublished: boolean
  isDraft: boolean
}

/**
 * Versions on the site and drafts that name one of the items, by key or id, in a link, in a text or as a shared block. Items in the
 * trash name nothing. A scan of all versions, which is fine at this size.
 */
export async function listNaming(db: Executor, ids: readonly number[]): Promise<NamedBy[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ [Name in keyof NamedBy]: NamedBy[Name] }>(sql`
    with named as (
      select i.id, coalesce('content:' || i.key, '') as by_key, 'content:' || i.id as by_id
      from content_item i where i.id in ${sql`(${sql.join(
        [...ids].map((id) => sql`${id}::integer`),
        sql`, `,
      )})`}
    )
    select i.id, i.kind, i.content_type as "contentType", (array_agg(v.name order by v.version desc))[1] as name, v.language,
      bool_or(v.status = 'published') as "isPublished", bool_or(v.status = 'draft') as "isDraft"
    from content_version v join content_item i on i.id = v.content_id
    where v.status in ('published', 'draft') and i.trashed_at is null and i.id not in (select id from named)
      and exists (
        select from named n where
          v.fields::text ~ ('"' || n.by_id || '[#"\\\\]')
          or (n.by_key <> '' and v.fields::text ~ ('"' || n.by_key || '[#"\\\\]'))
          or jsonb_path_exists(v.fields, 'strict $.**.ref ? (@ == $id)', jsonb_build_object('id', n.id), true)
      )
    group by i.id, v.language order by i.id, v.language`)
  return rows
}

/** Ids of an item and of all pages below it, in the trash or not. */
export async function listBranch(db: Executor, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive branch as (
      select id, 0 as depth from content_item where id = ${id}
      union all
      select i.id, depth + 1 from content_item i join branch on i.parent_id = branch.id where depth < 50
    ) select id from branch order by depth, id`)
  return rows.map((row) => row.id)
}

export async function updateItem(
  db: Executor,
  id: number,
  change: Partial<typeof contentItem.$inferInsert>,
): Promise<void> {
  await db.update(contentItem).set(change).where(eq(contentItem.id, id))
}

/** Gives siblings their order. */
export async function orderItems(db: Executor, ids: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries()) await updateItem(db, id, { sortIndex: index })
}

export async function setDraftAside(db: Executor, contentId: number, language: Language): Promise<boolean> {
  const rows = await db
    .update(contentVersion)
    .set({ status: 'kept', projectId: null, publishAt: null, unpublishAt: null })
    .where(
      and(
        eq(contentVersion.contentId, contentId),
        eq(contentVersion.language, language),
        eq(contentVersion.status, 'draft'),
      ),
    )
    .returning({ id: contentVersion.id })
  return rows.length > 0
}

/** Ends what a schedule still has to do. */
export async function clearSchedule(db: Executor, contentId: number, language: Language): Promise<void> {
  await db
    .update(contentVersion)
    .set({ publishAt: null, unpublishAt: null })
    .where(
      and(
        eq(contentVersion.contentId, contentId),
        eq(contentVersion.language, language),
        inArray(contentVersion.status, ['draft', 'published']),
      ),
    )
}

/** On how many items each shared block stands, in versions on the site and in drafts. */
export async function countUses(db: Executor, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ ref: number; uses: number }>(sql`
    select (found.ref #>> '{}')::integer as ref, count(distinct v.content_id)::integer as uses
    from content_version v join content_item i on i.id = v.content_id,
      ${storedIds('ref')} as found (ref)
    where v.status in ('published', 'draft') and i.trashed_at is null
    group by 1`)
  return new Map(rows.filter(({ ref }) => ids.includes(ref)).map(({ ref, uses }) => [ref, uses]))
}
