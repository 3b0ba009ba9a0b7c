import type { PageModel } from '#src/shell/contract/page-model.ts'
import { browserClock } from '../clock.ts'
import { fetchContentVersion } from './page-api.ts'
import { pageCacheKey } from './page-cache.ts'

/** A returning visitor's tab asks at most this often, in milliseconds (C-0.12). */
export const freshnessCheckMs = 300_000

interface FreshnessOptions {
  /** The page on the screen and its url; null: there is none to ask about. */
  current: () => { model: PageModel; url: string } | null
  /** The site has changed since: what is kept of it is old. */
  onChanged: () => void
}

/** When the visitor comes back to the tab, asks whether the page has changed meanwhile. Returns the end of it. */
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
