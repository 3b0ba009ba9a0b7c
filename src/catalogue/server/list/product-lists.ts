import type { Language } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import { buildCategoryTree, type Category, type CategoryTree } from '../category-tree.ts'
import { listCategoryRows, listCategoryTexts, listProductCategories } from '../category.store.ts'
import { listKey, type MerchandisedLists, merchandisedLists } from '../merchandising/merchandised-lists.ts'
import { listRules } from '../merchandising/merchandising.store.ts'
import { arrange } from '../../rules/list-order.ts'
import { findProductIds, listProductNames, listProductRows } from '../product.store.ts'
import { listSaleRows } from '../sale.store.ts'
import { earliest } from '../sellable.ts'
import { buildEntry, type ProductEntry } from './list-entry.ts'
import { createListModel, type ListModel, type ListQuery, type ListResult } from './list-model.ts'

/*
 * Keeps the list model in step with PostgreSQL: loads it at the start, reloads the products that cache events name, and those
 * whose price or sales window turns by the clock, and the rules of merchandisers when they change or turn. While the database
 * is away the last state goes on answering.
 */

export interface ProductLists {
  /** Loads everything; rejects when the database cannot be read. */
  start(): Promise<void>
  stop(): void
  /** What cache events say: `product:CODE` reloads one product, any `category:` tag of a changed tree or 'all' everything. */
  invalidate(tags: readonly string[] | 'all'): void
  /** Resolves when all that was invalidated so far is loaded. */
  settled(): Promise<void>
  query(query: ListQuery): ListResult<ProductEntry>
  /**
   * What a search found, best first, as merchandisers want it for the phrase: products pinned to it are in it whether the
   * search found them or not, hidden ones are not.
   */
  arrangeHits(phrase: string, ids: readonly number[]): readonly number[]
  get(code: string): ProductEntry | null
  getById(id: number): ProductEntry | null
  entries(): Iterable<ProductEntry>
  tree(): CategoryTree
  /** Changes with every change of what lists show: a key for answers kept elsewhere. */
  version(): number
}

export interface ProductListsOptions {
  db: Executor
  clock: Clock
  log: Pick<Log, 'warn'>
  /**
   * Called after lists show a change, so that pages rendered from the old state can be purged: also for what changed by the
   * clock alone, for which nobody writes an event.
   */
  onRefreshed?: (tags: readonly string[] | 'all') => void
}

const retryMs = 1_000
/** Timers are set no further ahead: clocks are corrected, and a timer of over 24 days would fire at once. */
const longestWaitMs = 3_600_000
const productTag = 'product:'
const allKey = listKey({ kind: 'all' })
/** Written when categories themselves change; `category:CODE` alone says that some of its products did. */
export const categoryTreeTag = 'categories'
/** Written when a rule of merchandisers changes. */
export const merchandisingTag = 'merchandising'
/** What shows the list of all products. */
export const allProductsTag = 'products-page'

export function createProductLists({ db, clock, log, onRefreshed }: ProductListsOptions): ProductLists {
  let tree: CategoryTree = buildCategoryTree([], [])
  let model: ListModel<ProductEntry> = createListModel()
  let merchandised: MerchandisedLists = merchandisedLists([], clock.now())
  let version = 0
  let dirtyRules = false
  let dirty: Set<string> | 'all' = new Set()
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function reload(): Promise<void> {
    const nextTree = buildCategoryTree(await listCategoryRows(db), await listCategoryTexts(db))
    const entries = await loadEntries(db, nextTree, null, clock.now())
    const next = createListModel<ProductEntry>(entries.length + 64)
    for (const entry of entries) next.put(entry)
    merchandised = merchandisedLists(await listRules(db, clock.now()), clock.now())
    next.setRules(rulesOf)
    tree = nextTree
    model = next
  }

  const rulesOf = (category: string | undefined) =>
    merchandised.of(category === undefined ? { kind: 'all' } : { kind: 'category', code: category })

  /** Tags of what shows the lists whose rules are not what they were. */
  async function reloadRules(): Promise<string[]> {
    const before = merchandised
    merchandised = merchandisedLists(await listRules(db, clock.now()), clock.now())
    model.setRules(rulesOf)
    const changed = merchandised.changedSince(before)
    return changed.flatMap((key) => (key === allKey ? [allProductsTag] : key.startsWith('category:') ? [key] : []))
  }

  async function refresh(codes: readonly string[]): Promise<void> {
    const ids = await findProductIds(db, codes)
    const entries = await loadEntries(db, tree, [...ids.values()], clock.now())
    const found = new Map(entries.map((entry) => [entry.code, entry]))
    for (const code of codes) {
      const entry = found.get(code)
      if (entry === undefined) model.remove(code)
      else model.put(entry)
    }
  }

  async function work(): Promise<void> {
    while (!stopped && isDirty()) {
      const batch: Set<string> | 'all' = dirty
      const rules = dirtyRules
      dirty = new Set()
      dirtyRules = false
      try {
        const before = batch === 'all' ? [] : tagsOf(batch)
        await (batch === 'all' ? reload() : refresh([...batch]))
        const ofRules = rules && batch !== 'all' ? await reloadRules() : []
        version++
        onRefreshed?.(batch === 'all' ? 'all' : [...new Set([...before, ...tagsOf(batch), ...ofRules])])
      } catch (error) {
        log.warn({ err: error }, 'product lists could not be brought up to date')
        mark(batch)
        dirtyRules ||= rules
        await new Promise((resolve) => setTimeout(resolve, retryMs).unref())
      }
    }
    schedule()
  }

  /** A product's own pages and those of every list it stands in. */
  function tagsOf(codes: Iterable<string>): string[] {
    return [...codes].flatMap((code) => [
      `${productTag}${code}`,
      ...(model.get(code)?.facets.category ?? []).map((category) => `category:${category}`),
    ])
  }

  function mark(codes: Iterable<string> | 'all'): void {
    if (codes === 'all' || dirty === 'all') dirty = 'all'
    else for (const code of codes) dirty.add(code)
  }

  const isDirty = (): boolean => dirty === 'all' || dirty.size > 0 || dirtyRules

  function wake(): void {
    running ??= work().finally(() => {
      running = null
      if (!stopped && isDirty()) wake()
    })
  }

  /** Waits for the next price, sales window or rule that turns by itself. */
  function schedule(): void {
    clearTimeout(timer)
    const now = clock.now()
    const next = earliest([merchandised.changesAt, ...[...model.entries()].map((entry) => entry.changesAt)], now)
    const wait = next === null ? longestWaitMs : Math.min(longestWaitMs, +next - +now)
    timer = setTimeout(turn, wait).unref()
  }

  function turn(): void {
    const now = clock.now()
    const due = [...model.entries()].filter((entry) => entry.changesAt !== null && entry.changesAt <= now)
    dirtyRules ||= merchandised.changesAt !== null && merchandised.changesAt <= now
    if (due.length === 0 && !dirtyRules) return schedule()
    mark(due.map((entry) => entry.code))
    wake()
  }

  return {
    async start() {
      stopped = false
      await reload()
      version++
      schedule()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
    invalidate(tags) {
      if (tags !== 'all' && tags.includes(merchandisingTag)) dirtyRules = true
      if (tags === 'all' || tags.includes(categoryTreeTag)) mark('all')
      else mark(tags.filter((tag) => tag.startsWith(productTag)).map((tag) => tag.slice(productTag.length)))
      wake()
    },
    async settled() {
      while (running !== null) await running
    },
    query: (query) => model.query(query),
    arrangeHits(phrase, ids) {
      const rules = merchandised.of({ kind: 'query', phrase })
      if (rules === null) return ids
      const pinned = rules.pinned.flatMap(({ code }) => model.get(code)?.id ?? [])
      const codeOf = (id: number): string => model.getById(id)?.code ?? ''
      return arrange([...new Set([...ids, ...pinned])], codeOf, rules)
    },
    get: (code) => model.get(code),
    getById: (id) => model.getById(id),
    entries: () => model.entries(),
    tree: () => tree,
    version: () => version,
  }
}

async function loadEntries(
  db: Executor,
  tree: CategoryTree,
  ids: readonly number[] | null,
  now: Date,
): Promise<ProductEntry[]> {
  const products = (await listProductRows(db, ids)).filter((product) => product.published)
  const names = Map.groupBy(await listProductNames(db, ids), (text) => text.productId)
  const links = Map.groupBy(await listProductCategories(db, ids), (link) => link.productId)
  const variations = Map.groupBy(await listSaleRows(db, ids), (row) => row.productId)
  return products.map((product) =>
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

/** Page 1 in standard order, which is what page models hold whatever the address says. */
export const firstPage = (
  language: Language,
  pageSize: number,
): Pick<ListQuery, 'language' | 'filters' | 'sort' | 'page' | 'pageSize'> => ({
  language,
  filters: {},
  sort: { by: 'standard', direction: 'asc' },
  page: 1,
  pageSize,
})

/** Products by category code, descendants included. */
export function categoryCounts(lists: Pick<ProductLists, 'query'>): Map<string, number> {
  const group = lists.query(firstPage('fi', 1)).facets.find((facet) => facet.group === 'category')
  return new Map(group?.facets.map(({ name, count }) => [name, count]) ?? [])
}
