import type { Language } from '#src/common/locale.ts'
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
  const known = new Map<Language, { model: PageModel; at: number }>()

  async function refresh(language: Language): Promise<PageModel | null> {
    const model = await pages.findError(publishedView(language))
    if (model) known.set(language, { model, at: clock.now().getTime() })
    return model
  }

  /** Null: the site has none. Rejects when none is known and it cannot be read. */
  async function find(language: Language): Promise<PageModel | null> {
    const cached = known.get(language)
    if (!cached) return refresh(language)
    const now = clock.now().getTime()
    if (now - cached.at > refreshAfterMs) {
      cached.at = now
      refresh(language).catch(() => undefined)
    }
    return cached.model
  }

  return { find }
}
