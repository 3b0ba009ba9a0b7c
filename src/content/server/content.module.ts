import { LRUCache } from 'lru-cache'
import { type Language, languages } from '#src/common/locale.ts'
import { createMedia } from '#src/media/server/media.service.ts'
import type { PictureIntake } from '#src/platform/images/picture-intake.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Log } from '#src/platform/logging.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import type { LinkResolver } from '#src/shell/contract/page-source.ts'
import { isPreview, publishedView, type ViewContext } from '#src/shell/contract/view-context.ts'
import { ceilingMs } from '#src/shell/server/html-cache.ts'
import type { SiteChrome } from '#src/shell/server/page-service.ts'
import { createCompanionAreas } from './companion-areas.ts'
import { createDelivery } from './content-delivery.ts'
import { contentBlockTypes } from './content-block-types.ts'
import { blockTypesOf, contentPageTypes, type ContentTypes, pageTypesOf, type ServerBlock } from './content-types.ts'
import { createContentAdmin } from './content-admin.ts'
import { createContentPresets } from './content-presets.ts'
import { createSharedBlocks } from './shared-blocks.ts'
import { createContentRights } from './content-rights.ts'
import { createTreeChanges } from './tree-changes.ts'
import { createProjects } from './projects.ts'
import { createContentPageSource } from './content.page-source.ts'
import { runSchedule } from './content-schedule.ts'
import { createContentService, type OnPublished } from './content.service.ts'
import { isVideoNamed } from './media-usage.store.ts'
import { contentScheduleQueue } from './queues.ts'
import { createVisitorGroups } from './visitor-groups.ts'
import { embeddingBlocks } from './embeds.ts'
import { embedRoutes } from './embeds.routes.ts'
import { createRedirectHits } from './redirect-hits.ts'
import { createSiteChrome } from './site-chrome.ts'
import { createVideoThumbnails } from './video-thumbnails.ts'

/** What another domain adds to pages made of content. */
export interface ContentContribution {
  blocks: readonly ServerBlock[]
  /** The domain's page types, without the areas that every page has. */
  pageTypes?: ContentTypes
  /** Types of items that are not pages: pages are categorised by them. */
  itemTypes?: ContentTypes
  /** Resolves links to the domain's pages. */
  resolveLinks?: LinkResolver
}

export interface ContentModuleDeps {
  db: Database
  /** Where sitemaps, and models of pages in memory, are read; left out: there too. */
  reads?: Executor
  clock: Clock
  log: Pick<Log, 'warn'>
  contributions: readonly ContentContribution[]
  onPublished: OnPublished
  /** Settings of embeds; left out: no embeds, as for commands of the command line. */
  embeds?: EmbedOptions
}

export interface EmbedOptions {
  /** Origin that serves embed frames; empty: none. */
  embedOrigin: string
  /** Origin of the video host's thumbnails; empty: none are fetched. */
  thumbnailOrigin: string
  intake: Pick<PictureIntake, 'take'>
  publicUrl: string
}

/** Editors' pages, the site's navigation, and the areas that editors fill on other domains' pages. */
export function createContentModule(deps: ContentModuleDeps) {
  const { db, reads = db, clock, log, contributions, onPublished, embeds } = deps
  const thumbnails = createVideoThumbnails({
    origin: embeds?.thumbnailOrigin ?? '',
    intake: embeds?.intake ?? null,
    isNamed: (videoId) => isVideoNamed(db, videoId),
  })
  const blockTypes: ContentTypes = Object.assign(
    {
      ...contentBlockTypes,
      ...blockTypesOf(embeddingBlocks(embeds?.embedOrigin ?? '', thumbnails.isAsked)),
      ...blockTypesOf(contributions.flatMap(({ blocks }) => blocks)),
    },
    ...contributions.map(({ itemTypes }) => itemTypes),
  )
  const pageTypes: ContentTypes = Object.assign(
    { ...contentPageTypes },
    ...contributions.map((one) => pageTypesOf(one.pageTypes ?? {})),
  )
  const types = { blockTypes, pageTypes }
  const linkResolvers = contributions.flatMap((one) => one.resolveLinks ?? [])
  const delivery = createDelivery({ db, clock, ...types, linkResolvers })
  const redirectHits = createRedirectHits({ db, clock, log })
  const makeChrome = createSiteChrome(db, delivery)
  const chromes = new LRUCache<Language, Promise<SiteChrome>>({
    max: languages.length,
    ttl: ceilingMs,
    perf: { now: () => clock.now().getTime() },
  })
  const service = createContentService({ db, clock, ...types, onPublished })
  const visitorGroups = createVisitorGroups({ db, clock })
  const projects = createProjects({ db, clock, service })
  const editing = { db, clock, ...types, delivery, service }
  return {
    service,
    visitorGroups,
    delivery,
    types: { ...blockTypes, ...pageTypes },
    pageTypes,
    blockTypes,
    admin: createContentAdmin(editing),
    tree: createTreeChanges(editing),
    rights: createContentRights({ db, clock }),
    shared: createSharedBlocks(editing),
    presets: createContentPresets(editing),
    projects,
    media: createMedia({ db, clock }),
    companionAreas: createCompanionAreas(db, delivery),
    /** Called when a redirect has sent a visitor on. */
    onRedirected: (path: string, language: Language): void => redirectHits.note(language, path),
    /**
     * Header, menus and footer of a language, cached until something changes, and no longer than any cached response. A view with
     * drafts of them is made each time.
     */
    chrome: (language: Language, view: ViewContext = publishedView(language)): Promise<SiteChrome> => {
      if (isPreview(view)) return makeChrome(view)
      let made = chromes.get(language)
      if (!made) {
        made = makeChrome(publishedView(language))
        chromes.set(language, made)
        made.catch(() => chromes.delete(language))
      }
      return made
    },
    routes: embeds ? [embedRoutes({ delivery, thumbnails, ...embeds })] : [],
    pageSources: [createContentPageSource(db, delivery, types, reads)] as const,
    registerWork: (jobs: Pick<Jobs, 'schedule'>): void =>
      jobs.schedule(contentScheduleQueue, '* * * * *', runSchedule({ db, clock, log, service, projects })),
    invalidate: (tags: readonly string[] | 'all'): void => {
      chromes.clear()
      visitorGroups.invalidate(tags)
    },
    stop: (): Promise<void> => redirectHits.stop(),
  }
}

export type ContentModule = ReturnType<typeof createContentModule>

/** How long the trash keeps what was put there. */
const trashDays = 30

export const contentRetention: readonly RetentionRule[] = [
  {
    table: 'content_item',
    since: 'trashed_at',
    days: trashDays,
    reason: 'nobody has taken it out of the trash',
  },
  {
    table: 'content_version',
    since: 'created_at',
    days: 30,
    only: `status = 'kept' and exists (select from content_version later
      where later.content_id = content_version.content_id and later.language = content_version.language
        and later.status = 'kept' and later.version > content_version.version
        and later.created_at::date = content_version.created_at::date)`,
    reason: 'the last draft of a day tells enough of it',
  },
  {
    table: 'content_version',
    since: 'created_at',
    days: 365,
    only: "status = 'kept'",
    reason: 'nobody goes back to a draft that is a year old',
  },
  { table: 'content_presence', since: 'seen_at', days: 1, reason: 'the editor has left the page' },
  { table: 'content_save_answer', since: 'saved_at', days: 1, reason: 'the window has had its answer, or is closed' },
  { table: 'content_preview', since: 'expires_at', days: 1, reason: 'the token opens nothing any more' },
]
