import { isValidAt } from '#src/common/valid-time.ts'
import type { ListRules } from '../../rules/list-order.ts'
import { queryKey } from '../../rules/query-key.ts'
import { type DecidedLists, decidedLists } from './decided-lists.ts'
import type { RuleRow } from './merchandising.store.ts'

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

/** The rules of every list at a moment. */
export interface MerchandisedLists extends DecidedLists {
  /** Null: the list is as it comes. */
  of(list: RuledList): ListRules | null
}

/** Of several rules for a product in a list, the one written last counts. `rows`: in the order they were written. */
export function merchandisedLists(rows: readonly RuleRow[], now: Date): MerchandisedLists {
  const active = rows.filter((row) => isValidAt(row, now))
  const grouped = Map.groupBy(active, (row) => listKey(listOf(row)))
  const lists = new Map([...grouped].map(([key, group]) => [key, rulesOf(group)]))
  const described = new Map(
    [...grouped].map(([key, group]) => [
      key,
      JSON.stringify(group.map(({ id, kind, productCode, place }) => [id, kind, productCode, place])),
    ]),
  )
  return {
    of: (list) => lists.get(listKey(list)) ?? null,
    ...decidedLists(rows, described, now),
  }
}

function rulesOf(rows: readonly RuleRow[]): ListRules {
  const last = [...new Map(rows.map((row) => [row.productCode, row])).values()]
  const codesOf = (kind: RuleRow['kind']) =>
    new Set(last.filter((row) => row.kind === kind).map((row) => row.productCode))
  return {
    pinned: last
      .filter((row) => row.kind === 'pin')
      .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0) || b.id - a.id)
      .map(({ productCode, place }) => ({ code: productCode, place: place ?? 1 })),
    boosted: codesOf('boost'),
    buried: codesOf('bury'),
    hidden: codesOf('hide'),
  }
}
