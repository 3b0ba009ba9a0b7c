import type { Clock } from '#src/platform/clock.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { buildCategoryTree, type Category, type CategoryTree } from './category-tree.ts'
import { listCategoryRows, listCategoryTexts, listProductCategories } from './category.store.ts'
import {
  findProductIds,
  listProductNames,
  listProductRows,
  listProductRowsAfter,
  type ProductRow,
} from './product.store.ts'
import type { ProductScope } from './product-scope.store.ts'
import { listSaleRows } from './sale.store.ts'
import { buildEntry, type ProductEntry } from './product-entry.ts'

/** Products read at once: enough to be quick, few enough that rows never take more memory than the entries they become. */
const pageSize = 1_000

/** The categories as they stand in the database. */
export const loadCategoryTree = async (db: Executor): Promise<CategoryTree> =>
  buildCategoryTree(await listCategoryRows(db), await listCategoryTexts(db))

/** Entries of these products, unpublished ones left out. */
export async function loadEntries(
  db: Executor,
  tree: CategoryTree,
  codes: readonly string[],
  now: Date,
): Promise<ProductEntry[]> {
  const ids = [...(await findProductIds(db, codes)).values()]
  return entriesOf(db, tree, await listProductRows(db, ids), ids, now)
}

/** All published products, a page at a time; requests that come meanwhile are answered in between. */
export async function loadAllEntries(
  db: Executor,
  tree: CategoryTree,
  clock: Pick<Clock, 'now'>,
): Promise<ProductEntry[]> {
  const entries: ProductEntry[] = []
  const share = createSharing()
  for (let after = 0; ;) {
    const rows = await listProductRowsAfter(db, after, pageSize)
    const [first, last] = [rows[0], rows.at(-1)]
    if (first === undefined || last === undefined) return entries
    const scope = { first: first.id, last: last.id }
    for (const entry of await entriesOf(db, tree, rows, scope, clock.now())) entries.push(share(entry))
    after = last.id
    await yieldToRequests()
  }
}

/** Lets what waits for its turn have it. */
export const yieldToRequests = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

async function entriesOf(
  db: Executor,
  tree: CategoryTree,
  rows: readonly ProductRow[],
  scope: ProductScope,
  now: Date,
): Promise<ProductEntry[]> {
  const names = Map.groupBy(await listProductNames(db, scope), (text) => text.productId)
  const links = Map.groupBy(await listProductCategories(db, scope), (link) => link.productId)
  const variations = Map.groupBy(await listSaleRows(db, scope), (row) => row.productId)
  return rows
    .filter((product) => product.published)
    .map((product) =>
      buildEntry(
        {
          product,
          names: names.get(product.id) ?? [],
          categories: (links.get(product.id) ?? [])
            .map((link) => tree.byId(link.categoryId))
            .filter((category): category is Category => category !== null),
          variations: variations.get(product.id) ?? [],
        },
        now,
      ),
    )
}

/** Thousands of products have the same tags, claims and picture texts: each is kept in memory once. */
function createSharing(): (entry: ProductEntry) => ProductEntry {
  const texts = new Map<string, string>()
  const lists = new Map<string, readonly string[]>()
  const text = (value: string): string => {
    const known = texts.get(value)
    if (known === undefined) texts.set(value, value)
    return known ?? value
  }
  const list = <List extends readonly string[]>(values: List): List => {
    const key = values.join('\n')
    const known = lists.get(key)
    if (known === undefined) lists.set(key, values)
    return (known ?? values) as List // the same values
  }
  return (entry) => {
    for (const one of Object.values(entry.texts)) one.imageAlt = text(one.imageAlt)
    for (const [group, values] of Object.entries(entry.facets))
      entry.facets[group as keyof typeof entry.facets] = list(values) // its keys are groups
    entry.brand = text(entry.brand)
    entry.tags = list(entry.tags)
    entry.suitableFor = list(entry.suitableFor)
    if (entry.card !== null) entry.card.image = text(entry.card.image)
    return entry
  }
}
