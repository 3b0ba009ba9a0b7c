import type { ListRules } from '../../rules/list-order.ts'
import { queryKey } from '../../rules/query-key.ts'
import { earliest } from '../sellable.ts'
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
export interface MerchandisedLists {
  /** Null: the list is as it comes. */
  of(list: RuledList): ListRules | null
  /** Lists that are not as the other time. */
  changedSince(before: MerchandisedLists): string[]
  /** When a rule begins or ends next; null: none does. */
  changesAt: Date | null
  /** What the rules of each list say, by its key. */
  described: ReadonlyMap<string, string>
}

/** Of several rules for a product in a list, the one written last counts. `rows`: in the order they were written. */
export function merchandisedLists(rows: readonly RuleRow[], now: Date): MerchandisedLists {
  const active = rows.filter(
    ({ validFrom, validTo }) => (validFrom === null || validFrom <= now) && (validTo === null || validTo > now),
  )
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
    changedSince: (before) =>
      [...new Set([...described.keys(), ...before.described.keys()])].filter(
        (key) => described.get(key) !== before.described.get(key),
      ),
    changesAt: earliest(
      rows.flatMap(({ validFrom, validTo }) => [validFrom, validTo]),
      now,
    ),
    described,
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
