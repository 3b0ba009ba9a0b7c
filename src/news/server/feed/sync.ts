import { createHash } from 'node:crypto'
import { sanitise } from '#src/content/server/html-sanitiser.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Log } from '#src/platform/logging.ts'
import { feedStaleHours } from '../../contract/limits.ts'
import { yearOfRelease } from '../../rules/release-year.ts'
import { freeSlug, slugOf } from '#src/common/slug.ts'
import * as store from '../news.store.ts'
import { newsTag } from '../news-tag.ts'
import { newsMailQueue } from '../queues.ts'
import { type FeedRelease, FeedUnavailable, type PressFeed } from './press-feed.ts'
import { mediaIdsOf, type ReleaseMedia } from './release-media.ts'

/*
 * Imports a feed: new, changed and withdrawn releases. The database holds the last good copy, and only a complete reading changes it:
 * a feed that is down, slow, broken or incomplete changes nothing. Each release is written in a separate transaction, so a process
 * that dies leaves whole releases, and the next reading continues.
 */

export interface SyncDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'info' | 'warn' | 'error'>
  feed: PressFeed
  media: ReleaseMedia
  jobs: Pick<Jobs, 'send'>
}

export type SyncOutcome =
  | { kind: 'taken'; added: number; changed: number; withdrawn: number; unreadable: number }
  | { kind: 'unavailable'; reason: string }

/** Older releases are not mailed; neither is any release of a feed that is imported for the first time. */
const mailedWithinMs = 2 * 24 * 60 * 60_000
/** At most so many of the live releases may disappear at once; more is an error in the feed, which a person must check. */
const withdrawalsMost = (live: number): number => Math.max(3, Math.floor(live / 4))
const staleMs = feedStaleHours * 60 * 60_000

export function createSync({ db, clock, log, feed, media, jobs }: SyncDeps) {
  async function take(
    feedId: string,
    release: FeedRelease,
    known: store.ReleaseRow | null,
    hash: string,
    isFirst: boolean,
  ) {
    const { pictures, files, isWhole } = await media.takeAll(release, known)
    const now = clock.now()
    const year = known?.year ?? yearOfRelease(release.publishedAt)
    const wanted = slugOf(release.title)
    const isNew = await inTransaction(db, async (tx) => {
      const slug = known?.slug ?? freeSlug(wanted, await store.listSlugs(tx, release.language, year, wanted))
      const { externalId, language, title, intro, publishedAt, modifiedAt, categories, versions } = release
      const { id, isNew } = await store.upsertRelease(tx, {
        feedId,
        externalId,
        language,
        title,
        intro,
        body: sanitise(release.body),
        contact: sanitise(release.contact),
        companyInformation: sanitise(release.companyInformation),
        year,
        slug,
        publishedAt,
        modifiedAt,
        categories,
        versions,
        pictures,
        files,
        hash: isWhole ? hash : '',
        takenAt: now,
      })
      await emitCacheEvent(tx, [newsTag])
      const isNews = isNew && !isFirst && +now - +publishedAt < mailedWithinMs
      if (isNews) await jobs.send(tx, newsMailQueue, { releaseId: id })
      return isNew
    })
    const shown = mediaIdsOf({ pictures, files })
    if (known) await media.drop(mediaIdsOf(known).filter((id) => !shown.includes(id)))
    return isNew
  }

  async function withdrawMissing(feedId: string, missing: readonly store.ReleaseRow[]): Promise<number> {
    let count = 0
    for (const release of missing) {
      // A release absent from the list is not withdrawn yet: the vendor must confirm it for the release itself.
      if (!(await feed.isGone(release.externalId))) continue
      await inTransaction(db, async (tx) => {
        await store.withdraw(tx, release.id, clock.now())
        await emitCacheEvent(tx, [newsTag])
      })
      await media.drop(mediaIdsOf(release))
      log.info({ feed: feedId, release: release.externalId }, 'a release was withdrawn')
      count++
    }
    return count
  }

  async function read(feedId: string, isFirst: boolean): Promise<SyncOutcome> {
    const { releases, unreadable } = await feed.readAll(feedId)
    const now = clock.now()
    const known = new Map((await store.listOfFeed(db, feedId)).map((row) => [row.externalId, row]))
    const there = new Set([...unreadable, ...releases.map(({ externalId }) => externalId)])
    const live = [...known.values()].filter(({ withdrawnAt }) => withdrawnAt === null)
    const missing = live.filter(({ externalId }) => !there.has(externalId))
    if (missing.length > withdrawalsMost(live.length))
      throw new FeedUnavailable(`has ${missing.length} of ${live.length} releases no more`)
    let added = 0
    let changed = 0
    for (const release of releases) {
      // A release dated in the future is imported when its time comes.
      if (release.publishedAt > now) continue
      const before = known.get(release.externalId) ?? null
      const hash = hashOf(release)
      if (before?.hash === hash && before.withdrawnAt === null) continue
      if (await take(feedId, release, before, hash, isFirst)) added++
      else changed++
    }
    const withdrawn = await withdrawMissing(feedId, missing)
    await store.markFetched(db, feedId, clock.now())
    if (unreadable.length > 0) log.warn({ feed: feedId, unreadable }, 'releases of a feed cannot be read')
    return { kind: 'taken', added, changed, withdrawn, unreadable: unreadable.length }
  }

  /** Two processes may run it at once: each release is upserted by its id, and only one process sees it as new. */
  return async function sync(feedId: string): Promise<SyncOutcome> {
    await store.addFeeds(db, [feedId])
    const before = (await store.listFeeds(db)).find(({ id }) => id === feedId)
    const since = before?.fetchedAt ?? null
    try {
      return await read(feedId, since === null)
    } catch (error) {
      if (!(error instanceof FeedUnavailable)) throw error
      await store.markFailed(db, feedId, clock.now(), error.message)
      const isStale = since === null || +clock.now() - +since > staleMs
      log[isStale ? 'error' : 'warn']({ feed: feedId, since, reason: error.message }, 'a news feed could not be read')
      return { kind: 'unavailable', reason: error.message }
    }
  }
}

/** The hash of a release's content in the feed; the host of its pictures does not count. */
const hashOf = (release: FeedRelease): string =>
  createHash('sha256')
    .update(JSON.stringify(release, (key, value: unknown) => (key === 'url' ? pathOf(value) : value)))
    .digest('hex')

const pathOf = (url: unknown): string => {
  const address = typeof url === 'string' ? url : ''
  return URL.canParse(address) ? new URL(address).pathname + new URL(address).search : address
}
