import { type Language, languages, type Localized } from '#src/common/locale.ts'
import { findMedia } from '#src/media/server/media.service.ts'
import type { Media } from '#src/media/contract/media.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import { recordBuild } from '#src/platform/metrics/process-metrics.ts'
import { createReloads } from '#src/platform/reloads.ts'
import { feedStaleHours } from '../contract/limits.ts'
import { releasePath } from '../contract/paths.ts'
import type { NewsFeedState } from '../contract/news-list.ts'
import { newsTag } from './news-tag.ts'
import * as store from './news.store.ts'

/*
 * All releases on the site without their texts, held in memory: there are some hundred, and lists look at every one. They are reloaded
 * when the feed's job has changed something; while the database is down, the last state still answers.
 */

export interface ReleaseEntry extends store.ListedRelease {
  /** Site path without language prefix. */
  path: string
  /** The release's stored pictures, by media id. */
  media: ReadonlyMap<number, Media>
  /** Title and intro in lower case, for keywords. */
  words: string
}

export interface NewsroomDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'warn' | 'error'>
  /** Ids of the polled feeds; empty: no feed is polled, and only stored releases are shown. */
  feedIds: readonly string[]
  /** The checkbox text of the subscription form, by language; null: no subscription is offered. */
  privacyTexts: (language: Language) => Promise<PrivacyTexts | null>
  /** Called when a change is shown, so that pages rendered from the old state can be purged. */
  onRefreshed?: (tags: readonly string[]) => void
}

export interface PrivacyTexts {
  text: string
  version: string
}

interface State {
  entries: readonly ReleaseEntry[]
  byId: ReadonlyMap<number, ReleaseEntry>
  byExternalId: ReadonlyMap<string, ReleaseEntry>
  byAddress: ReadonlyMap<string, ReleaseEntry>
  feeds: ReadonlyMap<string, store.FeedRow>
  privacy: Localized<PrivacyTexts | null>
}

/** How often the feeds' state is checked: it changes with every reading, which alone must not purge pages. */
const watchMs = 60_000
const staleMs = feedStaleHours * 60 * 60_000
const nowhere: Localized<null> = { fi: null, sv: null, en: null }

export function createNewsroom({ db, clock, log, feedIds, privacyTexts, onRefreshed }: NewsroomDeps) {
  let state: State = {
    entries: [],
    byId: new Map(),
    byExternalId: new Map(),
    byAddress: new Map(),
    feeds: new Map(),
    privacy: nowhere,
  }
  const reloads = createReloads({
    load: () => recordBuild('releases', load),
    onReloaded: () => onRefreshed?.([newsTag]),
    log,
    failure: 'releases could not be brought up to date',
  })
  let timer: NodeJS.Timeout | undefined

  const readFeeds = async () => new Map((await store.listFeeds(db)).map((row) => [row.id, row]))

  async function load(): Promise<void> {
    const rows = await store.listLive(db)
    const ids = rows.flatMap(({ pictures, files }) => [...pictures, ...files].flatMap(({ mediaId }) => mediaId ?? []))
    // The texts of a release's pictures are in the release's language, whichever language is requested.
    const found = await findMedia(db, ids, 'fi')
    const entries = rows.map((row): ReleaseEntry => {
      const own = [...row.pictures, ...row.files].flatMap(({ mediaId }) => {
        const media = mediaId === null ? undefined : found.get(mediaId)
        return mediaId !== null && media ? [[mediaId, media] as const] : []
      })
      return {
        ...row,
        path: releasePath(row.language, row.year, row.slug),
        media: new Map(own),
        words: `${row.title} ${row.intro}`.toLowerCase(),
      }
    })
    const privacy = Object.fromEntries(
      await Promise.all(languages.map(async (one) => [one, await privacyTexts(one)] as const)),
    ) as State['privacy'] // one for each
    state = {
      entries,
      byId: new Map(entries.map((entry) => [entry.id, entry])),
      byExternalId: new Map(entries.map((entry) => [entry.externalId, entry])),
      byAddress: new Map(entries.map((entry) => [`${entry.language} ${entry.path}`, entry])),
      feeds: await readFeeds(),
      privacy,
    }
  }

  const stateOf = (feedId: string): NewsFeedState => {
    const fetchedAt = state.feeds.get(feedId)?.fetchedAt ?? null
    return {
      fetchedAt: fetchedAt?.toISOString() ?? null,
      // A feed that is no longer polled cannot be late.
      isStale: feedIds.includes(feedId) && fetchedAt !== null && +clock.now() - +fetchedAt > staleMs,
    }
  }

  /** Pages say when a feed is stale: when that changes, purges the cached pages. */
  async function watch(): Promise<void> {
    const before = feedIds.map((id) => stateOf(id).isStale)
    try {
      state = { ...state, feeds: await readFeeds() }
    } catch {
      return
    }
    if (feedIds.some((id, index) => stateOf(id).isStale !== before[index])) onRefreshed?.([newsTag])
  }

  return {
    /** Whether the feed exists: it is polled, or some of its releases are stored. */
    hasFeed: (feedId: string): boolean => feedIds.includes(feedId) || state.feeds.has(feedId),
    /** A feed's releases in a language, newest first. */
    listOf: (feedId: string, language: Language): readonly ReleaseEntry[] =>
      state.entries.filter((entry) => entry.feedId === feedId && entry.language === language),
    /** The releases of every feed in a language, newest first. */
    listAll: (language: Language): readonly ReleaseEntry[] =>
      state.entries.filter((entry) => entry.language === language),
    find: (id: number): ReleaseEntry | null => state.byId.get(id) ?? null,
    /** Finds a release by the vendor's id, which stands in visitors' addresses. */
    findByExternalId: (id: string): ReleaseEntry | null => state.byExternalId.get(id) ?? null,
    findByPath: (path: string, language: Language): ReleaseEntry | null =>
      state.byAddress.get(`${language} ${path}`) ?? null,
    stateOf,
    privacy: (language: Language): PrivacyTexts | null => state.privacy[language],
    start: async (): Promise<void> => {
      await reloads.start()
      timer = setInterval(() => void watch(), watchMs).unref()
    },
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await reloads.stop()
    },
    invalidate: (tags: readonly string[] | 'all'): void => {
      if (tags === 'all' || tags.includes(newsTag)) reloads.reload()
    },
  }
}

export type Newsroom = ReturnType<typeof createNewsroom>
