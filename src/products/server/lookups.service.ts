import type { Language } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { CategoryItem } from '../contract/lookups.ts'
import type { InventoryEntry, PricingEntry } from '../contract/price.ts'
import type { Assortment } from './assortment.ts'
import { categoryUrl } from './category-tree.ts'
import { presentPricing } from './price.presenter.ts'
import { listSaleRowsByCode } from './sale.store.ts'
import { assess, shownQuantity } from './sellable.ts'

export interface LookupsDeps {
  db: Database
  clock: Clock
  assortment: Assortment
}

/** What pages ask once more of what they show: prices and stock as the database has them now. */
export function createLookups({ db, clock, assortment }: LookupsDeps) {
  function listCategories(language: Language): CategoryItem[] {
    return assortment.tree().all.map((category) => ({
      pageReferenceId: category.id,
      name: category.text(language).name,
      code: category.code,
      url: categoryUrl(category, language),
    }))
  }

  async function findInventory(codes: readonly string[], language: Language): Promise<InventoryEntry[]> {
    const rows = await readRows(codes, language)
    return rows.map((row) => {
      const { available, isBuyable } = assess(row, clock.now())
      return { code: row.code, inStock: available > 0, inStockQuantity: shownQuantity(available), isBuyable }
    })
  }

  async function findPricing(codes: readonly string[], language: Language): Promise<PricingEntry[]> {
    const rows = await readRows(codes, language)
    return rows.map((row) => presentPricing(row.code, assess(row, clock.now()).price, row, language))
  }

  /** In the order asked, each once; unknown and unpublished variations are left out. */
  async function readRows(codes: readonly string[], language: Language) {
    const rows = new Map((await listSaleRowsByCode(db, [...new Set(codes)], language)).map((row) => [row.code, row]))
    return [...new Set(codes)].flatMap((code) => {
      const row = rows.get(code)
      return row?.published === true ? [row] : []
    })
  }

  return { listCategories, findInventory, findPricing }
}
