import { switchedFromParam } from '#src/shell/contract/switched-language.ts'
import type { Language } from '#src/common/locale.ts'

/** What pages of some templates are about, by a name that is the same in every language: they read nothing else. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  'product-page': ['code'],
  'custom-tablet-page': ['code', 'edit'],
  'order-confirmation-page': ['orderId'],
}

/** What is chosen on all others by a name that is the same in every language, beside the filters of product lists. */
const neutral = ['edit', 'id', 'openNow', 'order', 'q', 'query', 'sortBy', 'sortDirection', 'step', 'tab']

/** What may have another name in another language, or none: how long a list is differs too. */
const named = ['categoryIds', 'city', 'filters', 'page', 'productPageId', 'returnUrl', 'year']

/**
 * What of a query goes along to the same page in another language, with its `?`; empty where nothing does. Marks of campaigns,
 * secrets and whatever the page does not read stay behind. `from`: the language of the query; null: the page stays in it.
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
