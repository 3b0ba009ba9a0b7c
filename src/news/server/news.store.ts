import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { newsFeed, newsRelease } from './news.tables.ts'

export type FeedRow = typeof newsFeed.$inferSelect
export type ReleaseRow = typeof newsRelease.$inferSelect
export type NewReleaseRow = typeof newsRelease.$inferInsert

/** Columns of lists: all but the texts that only the release's page shows. */
const { body: _body, contact: _contact, companyInformation: _about, ...listed } = getTableColumns(newsRelease)
export type ListedRelease = Omit<ReleaseRow, 'body' | 'contact' | 'companyInformation'>

/** Adds the feeds that do not exist yet. */
export async function addFeeds(executor: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await executor
      .insert(newsFeed)
      .values(ids.map((id) => ({ id })))
      .onConflictDoNothing()
}

export const listFeeds = (executor: Executor): Promise<FeedRow[]> =>
  executor.select().from(newsFeed).orderBy(asc(newsFeed.id))

export async function markFetched(executor: Executor, id: string, at: Date): Promise<void> {
  await executor.update(newsFeed).set({ fetchedAt: at, failedAt: null, failure: '' }).where(eq(newsFeed.id, id))
}

export async function markFailed(executor: Executor, id: string, at: Date, failure: string): Promise<void> {
  await executor
    .update(newsFeed)
    .set({ failedAt: at, failure: failure.slice(0, 500) })
    .where(eq(newsFeed.id, id))
}

/** Lists all releases on the site, newest first. */
export const listLive = (executor: Executor): Promise<ListedRelease[]> =>
  executor
    .select(listed)
    .from(newsRelease)
    .where(isNull(newsRelease.withdrawnAt))
    .orderBy(desc(newsRelease.publishedAt), asc(newsRelease.id))

/** Counts the releases on the site, by feed and language. */
export const countLive = (executor: Executor) =>
  executor
    .select({ feedId: newsRelease.feedId, language: newsRelease.language, count: sql<number>`count(*)::integer` })
    .from(newsRelease)
    .where(isNull(newsRelease.withdrawnAt))
    .groupBy(newsRelease.feedId, newsRelease.language)
    .orderBy(asc(newsRelease.feedId), asc(newsRelease.language))

/** Lists all releases of a feed, withdrawn ones too. */
export const listOfFeed = (executor: Executor, feedId: string): Promise<ReleaseRow[]> =>
  executor.select().from(newsRelease).where(eq(newsRelease.feedId, feedId)).orderBy(asc(newsRelease.id))

/** Null: there is none, or it was withdrawn. */
export async function findLive(executor: Executor, id: number): Promise<ReleaseRow | null> {
  const [row] = await executor
    .select()
    .from(newsRelease)
    .where(and(eq(newsRelease.id, id), isNull(newsRelease.withdrawnAt)))
  return row ?? null
}

/** Slugs of a year that begin like this one. */
export async function listSlugs(executor: Executor, language: Language, year: number, slug: string): Promise<string[]> {
  const rows = await executor
    .select({ slug: newsRelease.slug })
    .from(newsRelease)
    .where(
      and(
        eq(newsRelease.language, language),
        eq(newsRelease.year, year),
        sql`(${newsRelease.slug} = ${slug} or ${newsRelease.slug} like ${`${slug}-%`})`,
      ),
    )
  return rows.map((row) => row.slug)
}

/** Inserts a release, or updates the one with its id in the feed, whose address and content id stay. */
export async function upsertRelease(tx: Transaction, row: NewReleaseRow): Promise<{ id: number; isNew: boolean }> {
  const { feedId: _feed, externalId: _id, year: _year, slug: _slug, ...set } = row
  const [written] = await tx
    .insert(newsRelease)
    .values(row)
    .onConflictDoUpdate({ target: [newsRelease.feedId, newsRelease.externalId], set: { ...set, withdrawnAt: null } })
    .returning({ id: newsRelease.id, isNew: sql<boolean>`xmax = 0` })
  if (!written) throw new Error(`The release ${row.externalId} was not written`)
  return written
}

export async function withdraw(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx.update(newsRelease).set({ withdrawnAt: at, pictures: [], files: [], hash: '' }).where(eq(newsRelease.id, id))
}

/** Releases that show an item of the media library, in words. */
export async function listMediaUsers(executor: Executor, mediaId: number): Promise<string[]> {
  const holds = JSON.stringify([{ mediaId }])
  const rows = await executor
    .select({ externalId: newsRelease.externalId })
    .from(newsRelease)
    .where(sql`${newsRelease.pictures} @> ${holds}::jsonb or ${newsRelease.files} @> ${holds}::jsonb`)
  return rows.map(({ externalId }) => `release ${externalId}`)
}

/** Every media item that a release shows or gives to download. */
export async function listUsedMedia(executor: Executor): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(sql`
    select distinct (part ->> 'mediaId')::integer as id
    from ${newsRelease}, jsonb_array_elements(${newsRelease.pictures} || ${newsRelease.files}) as part
    where part ? 'mediaId' and part ->> 'mediaId' is not null`)
  return rows.map(({ id }) => id)
}
