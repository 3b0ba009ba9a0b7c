import { type Language, languageOfPath, languages, withLanguage } from '#src/common/locale.ts'
import { normalisePath } from '#src/common/site-path.ts'
import { withoutLanguage } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Log } from '#src/platform/logging.ts'
import type { Texts } from '#src/platform/texts/texts.ts'
import { templateName } from '../contract/block.ts'
import type { InitialState, PageAssets, Renderer } from '../contract/initial-state.ts'
import { type AnswerCache, finish, type CachedAnswer } from './html-cache.ts'
import type { PageModel } from '../contract/page-model.ts'
import { leftOutKinds, leftOutParam } from '../contract/switched-language.ts'
import { isPrivateView, publishedView, type ViewContext } from '../contract/view-context.ts'
import { movedUrl } from '../rules/moved-url.ts'
import { createOverloadPages } from './overload-pages.ts'
import { createFailurePages } from './failure-pages.ts'
import { queryAfterSwitch } from './language-switch.ts'
import type { PageExtras, PageExtrasByTemplate, PageRequest } from './page-extras.ts'
import type { PageAnswer, PageService } from './page-service.ts'

export interface DocumentOptions {
  pages: PageService
  extras: PageExtrasByTemplate
  /** In development the renderer and the assets change between requests. */
  renderer: () => Promise<Renderer>
  assetsOf: (modules: readonly string[]) => PageAssets
  texts: () => Texts
  cache: AnswerCache
  clock: Clock
  accountId: string
  affiliation: string
  /** Script of a reviews service; empty: none. */
  reviewsScript: string
  log: Pick<Log, 'error'>
}

/** For answers that many get. */
const nobody: PageRequest = { cookies: {} }

export type DocumentAnswer =
  | { kind: 'redirect'; url: string; permanent: boolean }
  | {
      kind: 'document'
      answer: CachedAnswer
      isPrivate: boolean
      isCheckout: boolean
      /** Everyone gets it alike, and its tags say all that it shows: a cache in front may keep it too. */
      isShared: boolean
    }
  | { kind: 'nothing' }

/** Turns a URL into a finished HTML document (architecture part 4). */
export function createDocuments(options: DocumentOptions) {
  const { cache, pages } = options
  const failurePages = createFailurePages(options)
  const overloadPages = createOverloadPages({
    make: (language) => makeFailure(withLanguage('/', language), language, ''),
    clock: options.clock,
  })

  const extrasOf = (model: PageModel): PageExtras => options.extras[templateName(model.contentType)] ?? {}

  /** The cached answer for exactly this address, if it has no query and there is one: most requests end here. */
  function findCached(url: string): CachedAnswer | null {
    return url.includes('?') ? null : cache.find(plainKey(url))
  }

  /** `url` is path and query as requested; `nonce` is put on checkout documents only. */
  async function find(url: string, view: ViewContext, nonce: string, visit = nobody): Promise<DocumentAnswer> {
    const { language } = view
    const drafts = isPrivateView(view)
    // The URL class is not used: it would read a path that begins with two slashes as a host.
    const queryAt = url.indexOf('?')
    const pathname = queryAt < 0 ? url : url.slice(0, queryAt)
    const query = queryAt < 0 ? '' : url.slice(queryAt)
    const searchParams = new URLSearchParams(query)
    if (searchParams.size === 0 && !drafts) {
      const known = cache.find(plainKey(pathname))
      if (known) return { kind: 'document', answer: known, isPrivate: false, isCheckout: false, isShared: true }
    }
    overloadPages.keepFresh()
    const path = withoutLanguage(pathname)
    const began = cache.mark()
    const answer = await pages.find(path, view)
    if (answer.kind === 'redirect')
      return { ...answer, permanent: answer.permanent && !drafts, url: movedUrl(answer.url, query) }
    if (answer.kind === 'nothing') return answer
    const moved = spelling(pathname, answer, searchParams)
    // Browsers must not remember a draft's current address.
    if (moved !== null) return { kind: 'redirect', url: moved, permanent: !drafts }

    const extras = extrasOf(answer.model)
    const isCheckout = extras.policy === 'checkout'
    const isPrivate = drafts || extras.isPrivate === true
    const switched = answer.status === 200 ? await queryAfterSwitch(pages, extras, answer.model, searchParams) : null
    if (switched !== null) return { kind: 'redirect', url: withQuery(answer.model.url, switched), permanent: false }
    const asked = extras.isPrivate === true ? visit : nobody
    const redirectTo =
      answer.status === 200 && view.isEdited !== true
        ? ((await extras.redirectUrl?.(answer.model, searchParams, language, asked)) ?? null)
        : null
    if (redirectTo !== null) return { kind: 'redirect', url: redirectTo, permanent: false }
    const corrected = answer.status === 200 ? (extras.corrected?.(answer.model, searchParams, language) ?? null) : null
    if (corrected !== null) return { kind: 'redirect', url: withQuery(answer.model.url, corrected), permanent: false }
    const cached = extras.cacheParams?.(answer.model, searchParams) ?? new URLSearchParams()
    const isMissing = answer.status === 200 && extras.isMissing?.(answer.model, searchParams) === true
    const isOneOff = isMissing || extras.isOneOff?.(answer.model, searchParams) === true
    const leftOut = leftOutKinds.find((kind) => kind === searchParams.get(leftOutParam))
    if (leftOut) cached.set(leftOutParam, leftOut)
    const shown = isMissing ? { ...answer, status: 404 as const } : answer
    const make = () => render(shown, isOneOff ? searchParams : cached, asked, isCheckout ? nonce : null)
    if (isPrivate || isOneOff || answer.status !== 200) {
      return {
        kind: 'document',
        answer: await finish(await make(), options.clock),
        isPrivate,
        isCheckout,
        isShared: false,
      }
    }
    return {
      kind: 'document',
      answer: await cache.findOrMake(documentKey(pathname, cached), make, began),
      isPrivate,
      isCheckout,
      isShared: true,
    }
  }

  /** The error page as HTML, for a document at `url` that could not be made; never cached. Null: the site has none. */
  async function makeFailure(url: string, language: Language, requestId: string): Promise<string | null> {
    const found = await failurePages.find(language)
    if (!found) return null
    return renderModel({ ...found, requestId }, url, new URLSearchParams(), nobody, null)
  }

  /**
   * Renders the page at a site path as the response to a form posted from it; the response is not cached. `change` turns the page's
   * model into the one to show. Null: no page is there, or one that takes no forms.
   */
  async function makeAnswer(sitePath: string, change: (model: PageModel) => PageModel): Promise<string | null> {
    const view = publishedView(languageOfPath(sitePath))
    const found = await pages.find(withoutLanguage(sitePath.split(/[?#]/)[0] ?? '/'), view)
    if (found.kind !== 'page' || found.status !== 200) return null
    if (extrasOf(found.model).policy === 'checkout') return null
    return renderModel(change(found.model), found.model.url, new URLSearchParams(), nobody, null)
  }

  /** Loads the error pages while they can be read, and renders the overload pages while the server is not overloaded. */
  async function warmUp(): Promise<void> {
    await Promise.allSettled(languages.map((language) => failurePages.find(language)))
    await overloadPages.refresh()
  }

  async function render(
    answer: PageAnswer & { kind: 'page' },
    params: URLSearchParams,
    visit: PageRequest,
    nonce: string | null,
  ) {
    const { model, status, tags, until } = answer
    const query = params.toString()
    const body = await renderModel(model, model.url + (query ? `?${query}` : ''), params, visit, nonce)
    return { status, contentType: 'text/html; charset=utf-8', body, tags, until }
  }

  async function renderModel(
    model: PageModel,
    url: string,
    params: URLSearchParams,
    visit: PageRequest,
    nonce: string | null,
  ): Promise<string> {
    const language = model.metadata.currentLanguage
    const renderer = await options.renderer()
    const texts = options.texts().compiled[language]
    const extras = extrasOf(model)
    const robots = extras.robots?.(model, params) ?? ''
    const state: InitialState = {
      page: model,
      textsUrl: `/texts/${language}.${texts.hash}.json`,
      queries: (await extras.queries?.(model, params, language, visit)) ?? [],
      accountId: options.accountId,
      affiliation: options.affiliation,
      reviewsScript: options.reviewsScript,
    }
    const rendered = await renderer.renderPage({
      state,
      url,
      messages: texts.messages,
      robots,
      assets: options.assetsOf(renderer.modulesOf(model)),
      nonce,
    })
    for (const failure of rendered.failures)
      options.log.error({ err: failure, path: model.url }, 'part of a page did not render')
    return rendered.html
  }

  return { find, findCached, makeAnswer, makeFailure, sendOverloaded: overloadPages.send, warmUp }
}

export type Documents = ReturnType<typeof createDocuments>

const documentKey = (pathname: string, cached: URLSearchParams): string => plainKey(pathname) + cached.toString()
const plainKey = (pathname: string): string => `html ${pathname}?`

/** Returns the canonical address for another spelling (trailing slash, capitals, /fi/). Null: the address is canonical. */
function spelling(pathname: string, answer: PageAnswer & { kind: 'page' }, params: URLSearchParams): string | null {
  if (answer.status !== 200 || pathname === answer.model.url) return null
  if (normalisePath(pathname) === null) return null
  return withQuery(answer.model.url, params)
}

function withQuery(path: string, params: URLSearchParams): string {
  const query = params.toString()
  return query ? `${path}?${query}` : path
}
