import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { pressPolicy } from '#src/consents/contract/marketing.ts'
import type { CdsPages } from '#src/consents/server/cds/cds-pages.ts'
import { createPolicyReader } from '#src/consents/server/policies/policy-reader.ts'
import { type ContentContribution } from '#src/content/server/content.module.ts'
import type { Delivery } from '#src/content/server/content-delivery.ts'
import { enriched, type PresentPage } from '#src/content/server/content-types.ts'
import type { MediaAdmin } from '#src/media/server/media-admin.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Log } from '#src/platform/logging.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { newsBlock } from '../blocks/news-block/news.block.ts'
import { enrichNews } from '../blocks/news-block/news.enrich.ts'
import { atomRoutes } from './atom.routes.ts'
import { listOldFeeds } from './feed/old-feeds.ts'
import type { PressFeed } from './feed/press-feed.ts'
import { createReleaseMedia } from './feed/release-media.ts'
import { createSync } from './feed/sync.ts'
import { createNewsQueries, type NewsQueries } from './news-queries.ts'
import { newsPageExtras } from './page-extras.ts'
import { addFeeds } from './news.store.ts'
import { newsRoutes } from './news.routes.ts'
import { createNewsroom } from './newsroom.ts'
import { newsMailQueue, newsSyncQueue } from './queues.ts'
import { createReleasePageSource, type ReleasePageSourceDeps } from './release-pages.ts'
import { createReleasePages, releasePageTypes } from './release-types.ts'
import { createNewsMailer, type NewsMailsDeps } from './subscription/news-mails.ts'
import { keepPressConsent } from './subscription/press-consent.ts'
import { createSubscriptionModel, type SubscriptionModel } from './subscription/subscription-model.ts'
import { subscriptionRoutes } from './subscription/subscription.routes.ts'
import { createSubscriptions, type SubscriptionsDeps } from './subscription/subscriptions.ts'

/** Blocks and pages of news. Left out: as they are stored, for programs that deliver no pages. */
export const newsContent = (shown?: {
  queries: Pick<NewsQueries, 'list'>
  subscriptionModel: SubscriptionModel
  present: PresentPage
}): ContentContribution => ({
  blocks: [shown ? enriched(newsBlock, { enrich: enrichNews(shown.queries, shown.subscriptionModel) }) : newsBlock],
  pageTypes: releasePageTypes(shown?.present),
})

export interface NewsDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'info' | 'warn' | 'error'>
  publicUrl: string
  feedIds: readonly string[]
  /** The URL of an outside service; empty: the shop's receiver. */
  subscriptionUrl: string
  resolveLinks: Delivery['resolveLinks']
  onRefreshed: (tags: readonly string[]) => void
}

/** Releases in memory, and what content shows of them; made before content, which delivers them. */
export function createNews(deps: NewsDeps) {
  const { db, publicUrl, subscriptionUrl, resolveLinks } = deps
  const policies = createPolicyReader({ db, resolveLinks })
  const newsroom = createNewsroom({
    ...deps,
    privacyTexts: (language: Language) => policies.find(pressPolicy, null, language),
  })
  const queries = createNewsQueries({ db, newsroom })
  const { categories } = queries
  const subscriptionModel = createSubscriptionModel({ newsroom, categories, publicUrl, serviceUrl: subscriptionUrl })
  const pages = createReleasePages({ newsroom, resolveLinks, subscriptionModel })
  return {
    newsroom,
    queries,
    pages,
    content: newsContent({ queries, subscriptionModel, present: pages.present }),
    oldFeeds: (executor: Executor) => listOldFeeds(executor, deps.feedIds, deps.clock.now()),
  }
}

export type News = ReturnType<typeof createNews>

export interface NewsModuleDeps
  extends
    Pick<NewsDeps, 'db' | 'clock' | 'log' | 'publicUrl' | 'feedIds'>,
    Omit<NewsMailsDeps, 'subscriptions' | 'newsroom'>,
    Omit<SubscriptionsDeps, 'newsroom'>,
    Pick<ReleasePageSourceDeps, 'barePage' | 'aboveBarePage'> {
  text: TextLookup
  news: News
  jobs: Pick<Jobs, 'send'>
  /** Null: no feed is read. */
  feed: PressFeed | null
  mediaAdmin: Pick<MediaAdmin, 'upload' | 'remove'>
  cdsPages: CdsPages
}

/** What the company says: its feeds, calls, pages, and mails to subscribers. */
export function createNewsModule(deps: NewsModuleDeps) {
  const { db, clock, log, jobs, feed, mediaAdmin, feedIds, news, cdsPages } = deps
  const { newsroom, queries, pages } = news
  const subscriptions = createSubscriptions({ ...deps, newsroom })
  const mailRelease = createNewsMailer({ ...deps, subscriptions, newsroom })
  const sync =
    feed && createSync({ db, clock, log, feed, media: createReleaseMedia({ feed, admin: mediaAdmin }), jobs })

  async function syncAll(): Promise<void> {
    for (const id of feedIds) await sync?.(id)
  }

  return {
    subscriptions,
    syncAll,
    routes: [
      newsRoutes({ queries, newsroom }),
      atomRoutes({ ...deps, newsroom }),
      subscriptionRoutes({ subscriptions, pages: cdsPages }),
    ],
    pageSources: [createReleasePageSource({ ...deps, newsroom, pages })],
    pageExtras: newsPageExtras({ newsroom, queries }),
    registerWork: async (registry: Pick<Jobs, 'work' | 'schedule'>): Promise<void> => {
      if (sync) registry.schedule(newsSyncQueue, '*/5 * * * *', syncAll)
      await registry.work(newsMailQueue, async ({ releaseId }) => void (await mailRelease(releaseId)))
    },
    invalidate: newsroom.invalidate,
    start: async (): Promise<void> => {
      if (!(await keepPressConsent(db))) log.error({}, 'the words of the subscription say something else than they did')
      if (feed) await addFeeds(db, feedIds)
      await newsroom.start()
    },
    stop: newsroom.stop,
  } satisfies DomainModule & Record<string, unknown>
}

export const newsRetention: readonly RetentionRule[] = [
  { table: 'news_release', since: 'withdrawn_at', days: 30, reason: 'its company has taken it back' },
  {
    table: 'news_subscription',
    since: 'ended_at',
    days: 3 * 365,
    reason: 'that it was asked for and ended can be asked about for so long',
  },
]
