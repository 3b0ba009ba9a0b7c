import { switchedFromParam } from '#src/shell/contract/switched-language.ts'
import type { Language } from '#src/common/locale.ts'

/** Parameters that name the subject of some templates' pages, the same in every language: these pages read no others. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  'product-page': ['code'],
  'custom-tablet-page': ['code', 'edit'],
  'order-confirmation-page': ['orderId'],
}

/** Parameters of all other pages whose names are the same in every language, in addition to the filters of product lists. */
const neutral = ['edit', 'id', 'openNow', 'order', 'q', 'query', 'sortBy', 'sortDirection', 'step', 'tab']

/** Parameters whose values may differ by language or not exist there; `page` too, because lists differ in length. */
const named = ['categoryIds', 'city', 'filters', 'page', 'productPageId', 'returnUrl', 'year']

/**
 * Returns the part of a query that is carried to the same page in another language, with its `?`; empty: none. Campaign parameters,
 * secrets and parameters that the page does not read are dropped. `from`: the language of the query; null: the page stays in it.
 */
export function carriedQuery(search: string, template: string, from: Language | null): string {
  const own = subjects[template]
  const isRead = (name: string): boolean =>
    own ? own.includes(name) : neutral.includes(name) || named.includes(name) || name.startsWith('filter.')
  const carried = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name, value]) => value !== '' && isRead(name)),
  )
  if (from !== null && named.some((name) => carried.has(name))) carried.set(switchedFromParam, from)
  return carried.size === 0 ? '' : `?${carried.toString()}`
}
