import { LRUCache } from 'lru-cache'
import { type Language, languages } from '#src/common/locale.ts'
import { createMedia } from '#src/media/server/media.service.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import type { LinkResolver } from '#src/shell/contract/page-source.ts'
import { ceilingMs } from '#src/shell/server/html-cache.ts'
import type { SiteChrome } from '#src/shell/server/page-service.ts'
import { createCompanionAreas } from './companion-areas.ts'
import { createDelivery } from './content-delivery.ts'
import { blockTypesOf, contentBlockTypes, contentPageTypes, type ServerBlock } from './content-types.ts'
import { createContentPageSource } from './content.page-source.ts'
import { createContentService } from './content.service.ts'
import { createRedirectHits } from './redirect-hits.ts'
import { createSiteChrome } from './site-chrome.ts'

/** What another domain adds to pages made of content. */
export interface ContentContribution {
  blocks: readonly ServerBlock[]
  /** Says where links to its own pages lead. */
  resolveLinks: LinkResolver
}

export interface ContentModuleDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'warn'>
  contributions: readonly ContentContribution[]
}

/** The pages editors make, the site's navigation, and the areas they fill on pages of others. */
export function createContentModule({ db, clock, log, contributions }: ContentModuleDeps) {
  const blockTypes = { ...contentBlockTypes, ...blockTypesOf(contributions.flatMap(({ blocks }) => blocks)) }
  const types = { blockTypes, pageTypes: contentPageTypes }
  const linkResolvers = contributions.map((one) => one.resolveLinks)
  const delivery = createDelivery({ db, ...types, linkResolvers })
  const redirectHits = createRedirectHits({ db, clock, log })
  const makeChrome = createSiteChrome(db, delivery)
  const chromes = new LRUCache<Language, Promise<SiteChrome>>({
    max: languages.length,
    ttl: ceilingMs,
    perf: { now: () => clock.now().getTime() },
  })
  return {
    service: createContentService({ db, clock, ...types }),
    delivery,
    types: { ...blockTypes, ...contentPageTypes },
    media: createMedia({ db, clock }),
    companionAreas: createCompanionAreas(db, delivery),
    /** Somebody was sent on by a redirect. */
    onRedirected: (path: string, language: Language): void => redirectHits.note(language, path),
    /** Header, menus and footer of a language, kept until something changes, and no longer than any cached answer. */
    chrome: (language: Language): Promise<SiteChrome> => {
      let made = chromes.get(language)
      if (!made) {
        made = makeChrome(language)
        chromes.set(language, made)
        made.catch(() => chromes.delete(language))
      }
      return made
    },
    pageSources: [createContentPageSource(db, delivery)],
    invalidate: (): void => chromes.clear(),
    stop: (): Promise<void> => redirectHits.stop(),
  }
}

export const contentRetention: readonly RetentionRule[] = [
  { table: 'content_preview', since: 'expires_at', days: 1, reason: 'the token opens nothing any more' },
]
