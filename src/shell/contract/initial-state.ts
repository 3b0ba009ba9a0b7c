import type { PageModel } from './page-model.ts'

/** Data that the document passes to the browser as inert JSON in `#initial-state` (architecture: no inline script). */
export interface InitialState {
  page: PageModel
  /** Compiled texts of the page's language. */
  textsUrl: string
  /** Answers of list calls whose state is in the URL, so that the first render needs no request. */
  queries: SeededQuery[]
  accountId: string
  /** The store's fixed label in analytics items. */
  affiliation: string
  /** Script of the service whose review widgets pages mount; empty: the shop shows its own reviews. */
  reviewsScript: string
}

/** A remote answer known while rendering, put into the query cache under its key on both sides. */
export interface SeededQuery {
  key: readonly unknown[]
  data: unknown
}

/** Input of the pure renderer. */
export interface RenderInput {
  state: InitialState
  /** Path and query of the request. */
  url: string
  messages: Record<string, unknown>
  /** Robots directive because of the query; empty: the page's directive applies. Not part of the model, which the browser caches. */
  robots: string
  assets: PageAssets
  /** Set on checkout documents. */
  nonce: string | null
}

export interface PageAssets {
  /** Code that loads the others after the first paint; empty in development, where the entry is loaded at once. */
  starter: string
  entry: string
  /** Modules that the first render needs in addition to the entry. */
  preloads: string[]
  /** Modules that it needs where the window is wide enough for the whole bar. */
  widePreloads: string[]
  styles: string[]
  /** Style sheets of panels that open on intent; the starter loads them. */
  laterStyles: string[]
}

export interface RenderedPage {
  html: string
  /** Errors of blocks that failed to render: the page leaves such a block out, and the log must name it. */
  failures: readonly unknown[]
}

/** What `dist/server/render.js` exports. */
export interface Renderer {
  renderPage: (input: RenderInput) => Promise<RenderedPage>
  /** Source modules the page is shown by, for the manifest. */
  modulesOf: (model: PageModel) => readonly string[]
}
