import { secretParams } from '#src/shell/contract/secret-params.ts'
import { leftOutParam } from '#src/shell/contract/switched-language.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { browserClock } from '../clock.ts'
import { fetchPageModel, type FetchedPage, type FetchMode } from './page-api.ts'

/** Fresh for an hour (specification 1, section 4). */
export const pageFreshMs = 3_600_000
const maxEntries = 100

const stripped = new Set(['code', 'page', 'sortBy', 'sortDirection', leftOutParam])

/** Returns the key of a page in the cache: its URL without list state, variation code, secrets and hash, which change no page. */
export function pageCacheKey(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://site')
  const kept = [...searchParams].filter(
    ([name]) => !stripped.has(name) && !secretParams.includes(name) && !name.startsWith('filter.'),
  )
  const query = new URLSearchParams(kept).toString()
  return query ? `${pathname}?${query}` : pathname
}

/** Pages the visitor has seen or is about to see; one request per key at a time. */
export function createPageCache() {
  const entries = new Map<string, { model: PageModel; at: number }>()
  const running = new Map<string, Promise<FetchedPage>>()

  function find(url: string): PageModel | null {
    const entry = entries.get(pageCacheKey(url))
    if (!entry) return null
    const ends = Math.min(entry.at + pageFreshMs, Date.parse(entry.model.validUntil ?? '') || Infinity)
    return browserClock.now() < ends ? entry.model : null
  }

  function put(url: string, model: PageModel): void {
    const key = pageCacheKey(url)
    entries.delete(key)
    entries.set(key, { model, at: browserClock.now() })
    const oldest = entries.keys().next()
    if (entries.size > maxEntries && !oldest.done) entries.delete(oldest.value)
  }

  /** Null: there is no url to fetch. */
  async function fetchPage(url: string, mode: FetchMode): Promise<FetchedPage | null> {
    if (url === '') return null
    const known = find(url)
    if (known) return { kind: 'page', model: known }
    const key = pageCacheKey(url)
    let request = running.get(key)
    if (!request) {
      request = fetchPageModel(key, mode).finally(() => running.delete(key))
      running.set(key, request)
    }
    const fetched = await request
    if (fetched.kind === 'page' && fetched.model.status === 'published' && !fetched.model.preview)
      put(url, fetched.model)
    return fetched
  }

  return { find, put, fetchPage, clear: () => entries.clear() }
}
