import type { Clock } from '#src/platform/clock.ts'
import type { Log } from '#src/platform/logging.ts'
import { findCategory } from '#src/products/server/category-tree.ts'
import { isForSale, type ProductEntry } from '#src/products/server/product-entry.ts'
import { firstPage, type ProductLists } from './product-lists.ts'

/** Units sold of each variation since a moment, in any order. The orders domain supplies them. */
export type SoldUnits = (since: Date) => Promise<readonly { code: string; units: number }[]>

export interface BestSellersOptions {
  lists: ProductLists
  clock: Clock
  log: Pick<Log, 'warn'>
  soldUnits: SoldUnits
}

/** Sales that count. */
const days = 30
const dayMs = 86_400_000
const freshMs = 10 * 60_000

/**
 * Best-sellers that can be bought now, by units sold in the last thirty days, equal ones in standard order; filled up with
 * products tagged so, then in standard order. Sales are read at most every ten minutes; while they are unavailable, the last
 * ones count.
 */
export function createBestSellers({ lists, clock, log, soldUnits }: BestSellersOptions) {
  let known: { at: number; units: Promise<ReadonlyMap<string, number>> } | null = null

  function unitsByVariation(): Promise<ReadonlyMap<string, number>> {
    const now = clock.now()
    if (known !== null && +now - known.at < freshMs) return known.units
    const before = known?.units ?? Promise.resolve(new Map<string, number>())
    const units = soldUnits(new Date(+now - days * dayMs)).then(
      (sold) => new Map(sold.map(({ code, units: count }) => [code, count])),
      (error: unknown) => {
        log.warn({ err: error }, 'best sellers could not be counted')
        return before
      },
    )
    known = { at: +now, units }
    return units
  }

  /** Null for an unknown category; without one, of the whole shop. */
  async function find(named: string | undefined, most: number): Promise<ProductEntry[] | null> {
    const category = named === undefined ? undefined : findCategory(lists.tree(), named)?.code
    if (named !== undefined && category === undefined) return null
    const units = await unitsByVariation()
    const unitsOf = (entry: ProductEntry): number =>
      entry.variationCodes.reduce((sum, code) => sum + (units.get(code) ?? 0), 0)
    const inCategory = (entry: ProductEntry): boolean =>
      category === undefined || entry.facets.category.includes(category)
    const sold = [...lists.entries()]
      .filter((entry) => isForSale(entry) && inCategory(entry) && unitsOf(entry) > 0)
      .toSorted((a, b) => unitsOf(b) - unitsOf(a) || a.position - b.position || (a.code < b.code ? -1 : 1))
    const standard = (filters: Parameters<ProductLists['query']>[0]['filters']) =>
      lists.query({ ...firstPage('fi', most), category, filters }).entries.filter(isForSale)
    const fill =
      sold.length >= most
        ? []
        : [...standard({ tags: ['bestseller'], inStock: ['true'] }), ...standard({ inStock: ['true'] })]
    return [...new Set([...sold, ...fill])].slice(0, most)
  }

  return { find }
}

export type BestSellers = ReturnType<typeof createBestSellers>
