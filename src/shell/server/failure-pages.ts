import { LRUCache } from 'lru-cache'
import { type Language, languages } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { PageModel } from '../contract/page-model.ts'
import { publishedView } from '../contract/view-context.ts'
import type { PageService } from './page-service.ts'

/** How old a known error page may be before it is looked up again, milliseconds. */
const refreshAfterMs = 60_000

/**
 * The site's error pages, known before they are needed: what makes a page fail is often what an error page would be read
 * from. A known one is shown at once and looked up again beside it.
 */
export function createFailurePages({ pages, clock }: { pages: Pick<PageService, 'findError'>; clock: Clock }) {
  const known = new LRUCache<Language, PageModel>({
    max: languages.length,
    ttl: refreshAfterMs,
    allowStale: true,
    perf: { now: () => clock.now().getTime() },
    fetchMethod: async (language, before) => {
      const found = pages.findError(publishedView(language))
      // One that is known stays until the next look.
      return (before ? await found.catch(() => before) : await found) ?? before
    },
  })

  /** Null: the site has none. Rejects when none is known and it cannot be read. */
  const find = async (language: Language): Promise<PageModel | null> => (await known.fetch(language)) ?? null

  return { find }
}
