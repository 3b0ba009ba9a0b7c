import type { Language } from '#src/common/locale.ts'
import type { SeededQuery } from '../contract/initial-state.ts'
import type { PageModel } from '../contract/page-model.ts'

/** The part of a document request that a private page may read. */
export interface PageRequest {
  cookies: Readonly<Record<string, string | undefined>>
}

/**
 * What a domain says on the server of its page types, by template name: their properties, and code for the query of their URLs, which
 * is called with pages of that template: `Fields` are its fields.
 */
export interface PageExtras<Fields = unknown> {
  /** The page belongs to one visitor: it is neither cached nor indexed. Only such pages read the request. */
  isPrivate?: true
  /** Its documents are sent with the checkout's content security policy. */
  policy?: 'checkout'
  /** No popup interrupts it (C-3.6): a visitor who chooses, searches or buys has made up their mind. */
  isInterruptible?: false
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
  /** Whether the item that the query names does not exist: the page says so itself, with the status 404. */
  isMissing?(model: PageModel<Fields>, params: URLSearchParams): boolean
  /** Returns the query to redirect a document to, for a page beyond a list's end. Null: the query is right. */
  corrected?(model: PageModel<Fields>, params: URLSearchParams, language: Language): URLSearchParams | null
  /**
   * Translates choices of the query, repeated or joined by commas, from another language to this one, by parameter; null: they have no
   * name here. Parameters that are the same in every language are left out.
   */
  inLanguage?(model: PageModel<Fields>, language: Language): NamesByParameter
  /** Responses of calls that the page needs for this query in addition to its model. */
  queries?(
    model: PageModel<Fields>,
    params: URLSearchParams,
    language: Language,
    visit?: PageRequest,
  ): Promise<SeededQuery[]>
  /** A robots directive because of the query; empty: the page's directive applies. */
  robots?(model: PageModel<Fields>, params: URLSearchParams): string
}

export type NamesByParameter = Readonly<Record<string, (choice: string) => string | null | Promise<string | null>>>

export type PageExtrasByTemplate = Readonly<Record<string, PageExtras>>

/** Joins the extras of several domains. Pages of one template may have blocks of several: then each domain's extras run. */
export function joinPageExtras(
  ...domains: readonly (readonly { pageExtras: PageExtrasByTemplate }[])[]
): PageExtrasByTemplate {
  const joined: Record<string, PageExtras> = {}
  for (const [template, extras] of domains.flat().flatMap(({ pageExtras }) => Object.entries(pageExtras))) {
    const known = joined[template]
    joined[template] = known ? both(known, extras) : extras
  }
  return joined
}

function both(one: PageExtras, other: PageExtras): PageExtras {
  return {
    ...one,
    ...other,
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
