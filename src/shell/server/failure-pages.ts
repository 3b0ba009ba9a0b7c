import { LRUCache } from 'lru-cache'
import { type Language, languages } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { PageModel } from '../contract/page-model.ts'
import { publishedView } from '../contract/view-context.ts'
import type { PageService } from './page-service.ts'

/** How old a cached error page may be before it is refreshed, milliseconds. */
const refreshAfterMs = 60_000

/**
 * The site's error pages, loaded before they are needed: what makes a page fail is often what an error page would be read
 * from. A cached error page is shown at once and refreshed in the background.
 */
export function createFailurePages({ pages, clock }: { pages: Pick<PageService, 'findError'>; clock: Clock }) {
  const known = new LRUCache<Language, PageModel>({
    max: languages.length,
    ttl: refreshAfterMs,
    allowStale: true,
    perf: { now: () => clock.now().getTime() },
    fetchMethod: async (language, before) => {
      const found = pages.findError(publishedView(language))
      // A cached page stays until the next refresh.
      return (before ? await found.catch(() => before) : await found) ?? before
    },
  })

  /** Null: the site has none. Rejects when none is cached and it cannot be read. */
  const find = async (language: Language): Promise<PageModel | null> => (await known.fetch(language)) ?? null

  return { find }
}
