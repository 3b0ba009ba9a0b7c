import type { PageModel } from '#src/shell/contract/page-model.ts'
import { browserClock } from '../clock.ts'
import { fetchContentVersion } from './page-api.ts'
import { pageCacheKey } from './page-cache.ts'

/** The shortest time between two checks of a returning visitor's tab, in milliseconds (C-0.12). */
export const freshnessCheckMs = 300_000

interface FreshnessOptions {
  /** The page on the screen and its url; null: there is none to check. */
  current: () => { model: PageModel; url: string } | null
  /** Called when the site has changed: cached pages are stale. */
  onChanged: () => void
}

/** Checks whether the page has changed when the visitor comes back to the tab. Returns a function that stops it. */
export function watchFreshness({ current, onChanged }: FreshnessOptions): () => void {
  let askedAt = browserClock.now()
  const look = async (): Promise<void> => {
    const now = browserClock.now()
    const page = current()
    if (document.visibilityState !== 'visible' || now - askedAt < freshnessCheckMs) return
    if (page?.model.status !== 'published') return
    askedAt = now
    const version = await fetchContentVersion(pageCacheKey(page.url))
    if (version !== null && version !== page.model.contentVersion) onChanged()
  }
  const listen = () => void look()
  window.addEventListener('focus', listen)
  document.addEventListener('visibilitychange', listen)
  return () => {
    window.removeEventListener('focus', listen)
    document.removeEventListener('visibilitychange', listen)
  }
}
