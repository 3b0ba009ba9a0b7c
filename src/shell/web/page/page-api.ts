import { isPageRedirect, type PageModel, type PageRedirect } from '#src/shell/contract/page-model.ts'
import { ApiError, callApi } from '../http/api-client.ts'
import { browserClock } from '../clock.ts'
import { doNotTrack } from '../do-not-track.ts'

/** `update`: the visitor goes there. `prefetch`: do-not-update mode, not tracked (specification 1, sections 2.3 and 4). */
export type FetchMode = 'update' | 'prefetch'

export type FetchedPage =
  | { kind: 'page'; model: PageModel }
  | { kind: 'redirect'; url: string }
  /** A response without a model. `requestId`: the request's id in the server's log. */
  | { kind: 'failed'; status: number; requestId?: string | undefined }
  /** No response at all: offline or timed out. */
  | { kind: 'unreachable' }

export const pageTimeoutMs = 10_000

let viewFlags: Record<string, string> = {}

/** Edit mode and preview ask for drafts with every page (specification 1, section 4), as the address of the document did. */
export function carryViewFlags(search: string): void {
  viewFlags = { ...Object.fromEntries(new URLSearchParams(search)), epieditmode: 'true' }
}

/** Requests the page at a site path from the content API. Throws only for an aborted request. */
export async function fetchPageModel(path: string, mode: FetchMode, signal?: AbortSignal): Promise<FetchedPage> {
  try {
    const answer = await callApi<PageModel | PageRedirect>('/api/cda/content', {
      query: { ...viewFlags, contentUrl: withoutEnglish(path), currentPageUrl: path },
      headers: {
        'cache-control': 'no-store, no-cache',
        'x-request-time': String(browserClock.now()),
        ...(mode === 'prefetch' || doNotTrack() ? { 'x-do-not-track': '1' } : {}),
      },
      timeoutMs: pageTimeoutMs,
      ...(signal ? { signal } : {}),
    })
    if (isPageRedirect(answer)) return { kind: 'redirect', url: answer.redirect.url }
    return { kind: 'page', model: answer }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 0) return { kind: 'unreachable' }
    if (error.status === 404 && isModel(error.data)) return { kind: 'page', model: error.data }
    return { kind: 'failed', status: error.status, requestId: error.requestId }
  }
}

/** The specification strips `/en` before the call; the server reads the language from `currentPageUrl`. */
export const withoutEnglish = (path: string): string => path.replace(/^\/en(?=[/?]|$)\/?/, '/')

const isModel = (data: unknown): data is PageModel =>
  typeof data === 'object' && data !== null && 'contentType' in data && 'navigation' in data

/** Fetches the current version of the page at a site path, without the page (C-0.12). Null: it cannot be known. */
export async function fetchContentVersion(path: string): Promise<string | null> {
  const query = new URLSearchParams({ contentUrl: withoutEnglish(path), currentPageUrl: path })
  try {
    const response = await fetch(`/api/cda/content?${query}`, {
      method: 'HEAD',
      credentials: 'same-origin',
      headers: { 'cache-control': 'no-store, no-cache', 'x-do-not-track': '1' },
      signal: AbortSignal.timeout(pageTimeoutMs),
    })
    return response.ok ? response.headers.get('x-content-version') : null
  } catch {
    return null
  }
}
