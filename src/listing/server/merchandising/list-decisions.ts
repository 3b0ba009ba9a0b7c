import { type ValidPeriod, isValidAt } from '#src/common/valid-time.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { FacetGroupName } from '#src/products/contract/facets.ts'
import { categoryLine, type CategoryTree } from '#src/products/server/category-tree.ts'
import { allProductsTag } from '#src/products/server/purge-tags.ts'
import { earliest } from '#src/products/server/sellable.ts'
import { facetGroupsOf, groupsNow } from '../../rules/facet-groups.ts'
import type { ListRules } from '../../rules/list-order.ts'
import { listFacetLayouts } from './facet-layout.store.ts'
import { listKey, listOf, type RuledList } from './ruled-list.ts'
import { listRules, type RuleRow } from './merchandising.store.ts'
import { listPromoPanels, type PromoPanelRow } from './promo-panel.store.ts'

/** Written when a rule, a panel or a facet layout changes. */
export const merchandisingTag = 'merchandising'

/** All that merchandisers decided about lists, as it stands at a moment. */
export interface ListDecisions {
  /** Null: the list is as it comes. */
  rulesOf(list: RuledList): ListRules | null
  /** What stands between the rows of a category's list, or of all products (null); null: nothing. */
  panelOf(category: string | null): PromoPanelRow | null
  /** The facet groups that the list of a category offers, or that of all products and of a search (undefined), in their order. */
  groupsOf(category: string | undefined): readonly FacetGroupName[]
  /** When a decision begins or ends next; null: none does. */
  changesAt: Date | null
  /** Tags of pages that show lists whose decisions differ between the two times. */
  changedSince(before: ListDecisions): string[]
  /** What is decided about each list, by its key. */
  described: ReadonlyMap<string, string>
}

export async function readListDecisions(db: Executor, tree: CategoryTree, now: Date): Promise<ListDecisions> {
  const ruleRows = await listRules(db, now)
  const panelRows = await listPromoPanels(db, now)
  const layouts = new Map(
    (await listFacetLayouts(db)).map(({ categoryCode, groups }) => [categoryCode, groupsNow(groups)]),
  )
  const rules = rulesByList(ruleRows.filter((row) => isValidAt(row, now)))
  const panels = panelsByList(panelRows.filter((row) => isValidAt(row, now)))
  const groupsOf = (category: string | undefined): readonly FacetGroupName[] => {
    const own = category === undefined ? null : tree.byCode(category)
    return facetGroupsOf(own === null ? [] : categoryLine(own).map(({ code }) => code), layouts)
  }
  const described = new Map(
    [undefined, ...tree.all.map(({ code }) => code)].map((category) => {
      const key = keyOf(category ?? null)
      return [key, JSON.stringify([asText(rules.get(key)), panels.get(key), groupsOf(category)])]
    }),
  )
  return {
    rulesOf: (list) => rules.get(listKey(list)) ?? null,
    panelOf: (category) => panels.get(keyOf(category)) ?? null,
    groupsOf,
    changesAt: earliest(
      [...ruleRows, ...panelRows].flatMap(({ validFrom, validTo }: ValidPeriod) => [validFrom, validTo]),
      now,
    ),
    changedSince: (before) =>
      [...described].flatMap(([key, now]) =>
        before.described.get(key) === now ? [] : [key === allKey ? allProductsTag : key],
      ),
    described,
  }
}

/** Before anything is read: all lists are as they come. */
export const noDecisions: ListDecisions = {
  rulesOf: () => null,
  panelOf: () => null,
  groupsOf: () => facetGroupsOf([], new Map()),
  changesAt: null,
  changedSince: () => [],
  described: new Map(),
}

const keyOf = (category: string | null): string =>
  listKey(category === null ? { kind: 'all' } : { kind: 'category', code: category })
const allKey = keyOf(null)

/** If a list has several rules for a product, the one written last counts. `rows`: in the order they were written. */
function rulesByList(rows: readonly RuleRow[]): Map<string, ListRules> {
  const grouped = Map.groupBy(rows, (row) => listKey(listOf(row)))
  return new Map([...grouped].map(([key, group]) => [key, rulesOf(group)]))
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

const asText = (rules: ListRules | undefined): unknown =>
  rules && [rules.pinned, [...rules.boosted], [...rules.buried], [...rules.hidden]]

/**
 * The panel of a list that began last is shown, so a temporary panel covers a permanent one. If several began together, the
 * one written last is shown. `rows`: in the order they were written.
 */
const panelsByList = (rows: readonly PromoPanelRow[]): Map<string, PromoPanelRow> =>
  new Map(
    rows.toSorted((a, b) => +(a.validFrom ?? 0) - +(b.validFrom ?? 0)).map((row) => [keyOf(row.categoryCode), row]),
  )
