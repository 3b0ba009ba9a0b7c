import { type LoaderFunctionArgs, replace } from 'react-router'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { type AreaBlock, templateName } from '#src/shell/contract/block.ts'
import { type Language, languageOfPath, withLanguage } from '#src/common/locale.ts'
import { movedUrl } from '#src/shell/rules/moved-url.ts'
import type { Messages } from '../text/texts-store.ts'
import type { FetchedPage } from './page-api.ts'
import type { BlockCode, PageComponent, PageType } from './page-type.ts'

export interface LoadedPage {
  model: PageModel
  Page: PageComponent
  chrome: 'full' | 'checkout'
  /** Compiled texts of the page's language. */
  messages: Messages
}

export interface PageRegistry {
  types: ReadonlyMap<string, PageType>
  blocks: readonly BlockCode[]
}

export const createPageRegistry = (types: readonly PageType[], blocks: readonly BlockCode[]): PageRegistry => ({
  types: new Map(types.map((type) => [type.name, type])),
  blocks,
})

/** Finds a page's type. The landing template shows the blocks of a page of an unknown type. */
function findType({ types }: PageRegistry, model: PageModel): PageType {
  const type = types.get(templateName(model.contentType)) ?? types.get('landing-page')
  if (!type) throw new Error('The page registry has no landing-page')
  return type
}

/** Returns the code of the page's blocks: of all blocks, when some have a type that is known only once they have loaded. */
function blockCodeOf(type: PageType, model: PageModel, { blocks }: PageRegistry): readonly BlockCode[] {
  const found = new Set<string>()
  const areas = new Set<string>(['topContentArea', 'mainContentArea', 'bottomContentArea', ...(type.areas ?? [])])
  for (const [name, area] of Object.entries(model)) if (areas.has(name)) collectTypes(area, found)
  if (found.has(unknownType)) return blocks
  const named = new Set(blocks.flatMap(({ types }) => types ?? []))
  return blocks.filter(({ types }) =>
    types === null ? [...found].some((one) => !named.has(one)) : types.some((one) => found.has(one)),
  )
}

const unknownType = ''

/** Types of the blocks anywhere in a value: in areas, and in areas of blocks. */
function collectTypes(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) collectTypes(one, found)
  else if (typeof value === 'object' && value !== null) {
    const { contentLink, contentType } = value as Partial<AreaBlock> // any object may be one
    if (contentLink) found.add(contentType?.at(-1) ?? unknownType)
    for (const one of Object.values(value)) if (typeof one === 'object') collectTypes(one, found)
  }
}

/** The source modules that show a page, in addition to the entry. */
export function pageModules(model: PageModel, registry: PageRegistry): string[] {
  const type = findType(registry, model)
  return [type.module, ...blockCodeOf(type, model, registry).map(({ module }) => module)]
}

/** Loads the code of the template and of the page's blocks. */
export async function loadPage(
  model: PageModel,
  registry: PageRegistry,
  texts: (language: Language) => Messages | Promise<Messages>,
): Promise<LoadedPage> {
  const type = findType(registry, model)
  const [Page, messages] = await Promise.all([
    type.load(),
    texts(model.metadata.currentLanguage),
    ...blockCodeOf(type, model, registry).map(({ load }) => load()),
  ])
  return { model, Page, chrome: type.chrome ?? 'full', messages }
}

export interface PageLoaderOptions {
  registry: PageRegistry
  texts: (language: Language) => Promise<Messages>
  fetchPage: (url: string) => Promise<FetchedPage | null>
  /** Paths of the configured error and not-found pages. */
  fallbacks: () => { errorPageUrl: string; notFoundPageUrl: string }
  /** Called when the server cannot be reached: the visitor stays on the page and may try again. */
  onUnreachable: (url: string) => void
  currentUrl: () => string
  /** The hash of the page that the visitor goes to; a request does not carry it. */
  targetHash: () => string
}

/** A target with a hash keeps it, as in a browser. */
const withHash = (url: string, hash: string): string => (url.includes('#') ? url : url + hash)

/** Loads pages with the failure rules of C-3.3: error page, else not-found page, else root; the requested address stays. */
export function createPageLoader(options: PageLoaderOptions) {
  return async function pageLoader({ request }: LoaderFunctionArgs): Promise<LoadedPage | Response> {
    const url = new URL(request.url)
    const path = url.pathname + url.search
    const fetched: FetchedPage = (await options.fetchPage(path)) ?? { kind: 'failed', status: 0 }
    if (fetched.kind === 'page') return loadPage(fetched.model, options.registry, options.texts)
    if (fetched.kind === 'redirect') return replace(withHash(movedUrl(fetched.url, url.search), options.targetHash()))
    if (fetched.kind === 'unreachable') {
      options.onUnreachable(path)
      return replace(options.currentUrl())
    }
    const { errorPageUrl, notFoundPageUrl } = options.fallbacks()
    // The root is the start page of the visitor's language. It cannot replace itself: its document shows what is wrong, or the current
    // page stays.
    const root = withLanguage('/', languageOfPath(url.pathname))
    for (const fallback of [errorPageUrl, notFoundPageUrl, ...(url.pathname === root ? [] : [root])]) {
      const page = await options.fetchPage(fallback)
      if (page?.kind !== 'page') continue
      const { requestId = '' } = fetched
      return loadPage({ ...page.model, status: 'error', requestId }, options.registry, options.texts)
    }
    throw new Error(`No page for ${path}, and none that could stand in for it`)
  }
}
