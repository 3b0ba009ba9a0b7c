import type { Language } from '#src/common/locale.ts'
import type { SeededQuery } from '../contract/initial-state.ts'
import type { PageModel } from '../contract/page-model.ts'

/**
 * What a page type does with the query of its URL on the server; registered by template name in `src/app`, and called with
 * pages of that template: `Fields` are its own.
 */
export interface PageExtras<Fields = unknown> {
  /**
   * The parameters that name a cached variant of the document (`page`, `code`), normalised; values that mean nothing here
   * are left out, so that they never change a byte.
   */
  cacheParams?(model: PageModel<Fields>, params: URLSearchParams): URLSearchParams
  /** Whether the query asks for list state that is rendered and not cached (filters, sorting, search phrase). */
  isOneOff?(model: PageModel<Fields>, params: URLSearchParams): boolean
  /** Site path that the query leads to instead of this page, query and hash included. Null: it stays. */
  redirectUrl?(model: PageModel<Fields>, params: URLSearchParams, language: Language): Promise<string | null>
  /** The query the address should have instead, to which a document is sent on: a page beyond a list's end. Null: this one. */
  corrected?(model: PageModel<Fields>, params: URLSearchParams, language: Language): URLSearchParams | null
  /** List answers the page needs for this query beside its model. */
  queries?(model: PageModel<Fields>, params: URLSearchParams, language: Language): Promise<SeededQuery[]>
  /** A robots directive that the query brings about; empty: the page's own. */
  robots?(model: PageModel<Fields>, params: URLSearchParams): string
}

export type PageExtrasByTemplate = Readonly<Record<string, PageExtras>>
