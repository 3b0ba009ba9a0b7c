import type { RuleRow } from './merchandising.store.ts'
import { queryKey } from '#src/common/search-phrase.ts'

/** A list that rules can be about. */
export type RuledList = { kind: 'all' } | { kind: 'category'; code: string } | { kind: 'query'; phrase: string }

/** One name for each list. */
export const listKey = (list: RuledList): string =>
  list.kind === 'all' ? 'all' : list.kind === 'category' ? `category:${list.code}` : `query:${queryKey(list.phrase)}`

export const listOf = (row: Pick<RuleRow, 'categoryCode' | 'phrase'>): RuledList =>
  row.phrase !== null
    ? { kind: 'query', phrase: row.phrase }
    : row.categoryCode !== null
      ? { kind: 'category', code: row.categoryCode }
      : { kind: 'all' }
