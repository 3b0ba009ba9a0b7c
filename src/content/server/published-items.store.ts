import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { versionColumns } from './content.store.ts'
import { contentItem, contentPath, contentVersion } from './content.tables.ts'

/** Lists the published items of a type: one row per language. `ids`: only these items. */
export async function listPublishedStates(db: Executor, contentType: string, ids: readonly number[] | null) {
  return db
    .select({
      id: contentItem.id,
      language: contentVersion.language,
      versionId: contentVersion.id,
      path: contentPath.path,
    })
    .from(contentItem)
    .innerJoin(
      contentVersion,
      and(eq(contentVersion.contentId, contentItem.id), eq(contentVersion.status, 'published')),
    )
    .leftJoin(
      contentPath,
      and(eq(contentPath.contentId, contentItem.id), eq(contentPath.language, contentVersion.language)),
    )
    .where(
      and(
        eq(contentItem.contentType, contentType),
        isNull(contentItem.trashedAt),
        ...(ids === null ? [] : [inArray(contentItem.id, [...ids])]),
      ),
    )
}

export interface PublishedVersion {
  id: number
  key: string | null
  sortIndex: number
  language: Language
  versionId: number
  name: string
  fields: Record<string, unknown>
  publishedAt: Date
}

export async function readPublishedVersions(db: Executor, versionIds: readonly number[]): Promise<PublishedVersion[]> {
  if (versionIds.length === 0) return []
  const rows = await db
    .select({ item: contentItem, version: versionColumns })
    .from(contentVersion)
    .innerJoin(contentItem, eq(contentItem.id, contentVersion.contentId))
    .where(inArray(contentVersion.id, [...versionIds]))
  return rows.map(({ item, version }) => ({
    id: item.id,
    key: item.key,
    sortIndex: item.sortIndex,
    language: version.language,
    versionId: version.id,
    name: version.name,
    fields: version.fields,
    publishedAt: version.publishedAt ?? version.createdAt,
  }))
}
