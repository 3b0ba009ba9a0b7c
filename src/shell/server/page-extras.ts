import type { Language } from '#src/common/locale.ts'
import type { SeededQuery } from '../contract/initial-state.ts'
import type { PageModel } from '../contract/page-model.ts'

/** Of the request for a document, what a private page may look at. */
export interface PageRequest {
  cookies: Readonly<Record<string, string | undefined>>
}

/**
 * What a page type does with the query of its URL on the server; registered by template name in `src/app`, and called with
 * pages of that template: `Fields` are its own.
 */
export interface PageExtras<Fields = unknown> {
  /** Kept by nobody, and not for search engines: it is somebody's own. Only such pages look at the visit. */
  isPrivate?: true
  /**
   * The parameters that name a cached variant of the document (`page`, `code`), normalised; values that mean nothing here
   * are left out, so that they never change a byte.
   */
  cacheParams?(model: PageModel<Fields>, params: URLSearchParams): URLSearchParams
  /** Whether the query asks for list state that is rendered and not cached (filters, sorting, search phrase). */
  isOneOff?(model: PageModel<Fields>, params: URLSearchParams): boolean
  /** Site path that the query leads to instead of this page, query and hash included. Null: it stays. */
  redirectUrl?(
    model: PageModel<Fields>,
    params: URLSearchParams,
    language: Language,
    visit?: PageRequest,
  ): Promise<string | null>
  /** Whether what the query names is not there: the page says so itself, under the status of a page that is not. */
  isMissing?(model: PageModel<Fields>, params: URLSearchParams): boolean
  /** The query the address should have instead, to which a document is sent on: a page beyond a list's end. Null: this one. */
  corrected?(model: PageModel<Fields>, params: URLSearchParams, language: Language): URLSearchParams | null
  /**
   * What choices of the query, repeated or joined by commas, are called in this language when they come from another one, by
   * parameter; null: they have no name here. Parameters that are the same in every language are left out.
   */
  inLanguage?(model: PageModel<Fields>, language: Language): NamesByParameter
  /** Answers of calls the page needs for this query beside its model. */
  queries?(
    model: PageModel<Fields>,
    params: URLSearchParams,
    language: Language,
    visit?: PageRequest,
  ): Promise<SeededQuery[]>
  /** A robots directive that the query brings about; empty: the page's own. */
  robots?(model: PageModel<Fields>, params: URLSearchParams): string
}

export type NamesByParameter = Readonly<Record<string, (choice: string) => string | null | Promise<string | null>>>

export type PageExtrasByTemplate = Readonly<Record<string, PageExtras>>

/** The extras of several domains. Blocks of more than one may stand on pages of one template: then each domain is asked. */
export function joinPageExtras(domains: readonly { pageExtras: PageExtrasByTemplate }[]): PageExtrasByTemplate {
  const joined: Record<string, PageExtras> = {}
  for (const [template, extras] of domains.flatMap(({ pageExtras }) => Object.entries(pageExtras))) {
    const known = joined[template]
    joined[template] = known ? both(known, extras) : extras
  }
  return joined
}

function both(one: PageExtras, other: PageExtras): PageExtras {
  return {
    ...((one.isPrivate ?? other.isPrivate) && { isPrivate: true }),
    cacheParams: (model, params) =>
      new URLSearchParams([one, other].flatMap((extras) => [...(extras.cacheParams?.(model, params) ?? [])])),
    isOneOff: (model, params) => [one, other].some((extras) => extras.isOneOff?.(model, params) === true),
    isMissing: (model, params) => [one, other].some((extras) => extras.isMissing?.(model, params) === true),
    redirectUrl: async (...asked) =>
      (await one.redirectUrl?.(...asked)) ?? (await other.redirectUrl?.(...asked)) ?? null,
    corrected: (...asked) => one.corrected?.(...asked) ?? other.corrected?.(...asked) ?? null,
    inLanguage: (...asked) => ({ ...one.inLanguage?.(...asked), ...other.inLanguage?.(...asked) }),
    queries: async (...asked) => [
      ...((await one.queries?.(...asked)) ?? []),
      ...((await other.queries?.(...asked)) ?? []),
    ],
    robots: (...asked) => one.robots?.(...asked) || other.robots?.(...asked) || '',
  }
}
