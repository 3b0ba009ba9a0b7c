import type { Language } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import type { FacetGroupName } from '../../contract/facets.ts'
import { type FacetGroupLayouts, facetGroupsOf } from '../../rules/facet-groups.ts'
import { buildCategoryTree, categoryLine, type CategoryTree } from '../category-tree.ts'
import { listCategoryRows, listCategoryTexts } from '../category.store.ts'
import { listKey, type MerchandisedLists, merchandisedLists } from '../merchandising/merchandised-lists.ts'
import { listFacetLayouts } from '../merchandising/facet-layout.store.ts'
import { listRules } from '../merchandising/merchandising.store.ts'
import { listPromoPanels, type PromoPanelRow } from '../merchandising/promo-panel.store.ts'
import { type ShownPanels, shownPanels } from '../merchandising/shown-panels.ts'
import { arrange } from '../../rules/list-order.ts'
import { findProductIds } from '../product.store.ts'
import type { ProductEntry } from './list-entry.ts'
import { createListModel, type ListModel, type ListQuery, type ListResult } from './list-model.ts'
import { giveWay, loadAllEntries, loadEntries } from './load-entries.ts'
import { besideAlike } from './slot-places.ts'
import { createTurningPoints } from './turning-points.ts'

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
  /** How many products the list of each category holds, by its code: what a link to it may promise. */
  categoryTotals(): Map<string, number>
  /**
   * What a search found, best first, as merchandisers want it for the phrase: products pinned to it are in it whether the
   * search found them or not, hidden ones are not.
   */
  arrangeHits(phrase: string, ids: readonly number[]): readonly number[]
  /** What stands between the rows of a category's list, or of all products (null); null: nothing. */
  panelOf(category: string | null): PromoPanelRow | null
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
/** Products reloaded at once: at midnight the prices of thousands may turn. */
const batchSize = 1_000
const productTag = 'product:'
const allKey = listKey({ kind: 'all' })
/** Written when categories themselves change; `category:CODE` alone says that some of its products did. */
export const categoryTreeTag = 'categories'
/** Written when a rule, a panel or a facet layout of merchandisers changes. */
export const merchandisingTag = 'merchandising'
/** What shows the list of all products. */
export const allProductsTag = 'products-page'

export function createProductLists({ db, clock, log, onRefreshed }: ProductListsOptions): ProductLists {
  let tree: CategoryTree = buildCategoryTree([], [])
  let model: ListModel<ProductEntry> = createListModel()
  let merchandised: MerchandisedLists = merchandisedLists([], clock.now())
  let panels: ShownPanels = shownPanels([], clock.now())
  let layouts: FacetGroupLayouts = new Map()
  let points = createTurningPoints()
  let version = 0
  let dirtyRules = false
  let dirty: Set<string> | 'all' = new Set()
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function reload(): Promise<void> {
    const nextTree = buildCategoryTree(await listCategoryRows(db), await listCategoryTexts(db))
    const entries = await besideAlike(await loadAllEntries(db, nextTree, clock), giveWay)
    const next = createListModel<ProductEntry>(entries.length + 64)
    const nextPoints = createTurningPoints()
    for (const entry of entries) {
      next.put(entry)
      nextPoints.set(entry.code, entry.changesAt)
    }
    await next.prepare(giveWay)
    await readRules()
    layouts = await readLayouts()
    next.setRules(rulesOf)
    next.setFacetGroups(groupsOf)
    tree = nextTree
    model = next
    points = nextPoints
  }

  const rulesOf = (category: string | undefined) =>
    merchandised.of(category === undefined ? { kind: 'all' } : { kind: 'category', code: category })

  async function readRules(): Promise<void> {
    const now = clock.now()
    const [rules, rows] = [await listRules(db, now), await listPromoPanels(db, now)]
    merchandised = merchandisedLists(rules, now)
    panels = shownPanels(rows, now)
  }

  /** Tags of what shows the lists whose rules or panels are not what they were. */
  async function reloadRules(): Promise<string[]> {
    const before = { merchandised, panels }
    await readRules()
    model.setRules(rulesOf)
    const changed = [...merchandised.changedSince(before.merchandised), ...panels.changedSince(before.panels)]
    const ofLists = changed.flatMap((key) =>
      key === allKey ? [allProductsTag] : key.startsWith('category:') ? [key] : [],
    )
    return [...ofLists, ...(await reloadLayouts())]
  }

  const readLayouts = async (): Promise<FacetGroupLayouts> =>
    new Map((await listFacetLayouts(db)).map(({ categoryCode, groups }) => [categoryCode, groups]))

  const groupsOf = (category: string | undefined): readonly FacetGroupName[] => {
    const own = category === undefined ? null : tree.byCode(category)
    return facetGroupsOf(own === null ? [] : categoryLine(own).map(({ code }) => code), layouts)
  }

  /** Tags of what shows the lists that offer other facet groups than before. */
  async function reloadLayouts(): Promise<string[]> {
    const lists = [undefined, ...tree.all.map(({ code }) => code)]
    const before = lists.map((category) => groupsOf(category).join())
    layouts = await readLayouts()
    return lists.flatMap((category, index) => {
      if (groupsOf(category).join() === before[index]) return []
      return category === undefined ? [allProductsTag] : [listKey({ kind: 'category', code: category })]
    })
  }

  async function refresh(codes: readonly string[]): Promise<void> {
    const ids = await findProductIds(db, codes)
    const entries = await loadEntries(db, tree, [...ids.values()], clock.now())
    const found = new Map(entries.map((entry) => [entry.code, entry]))
    for (const code of codes) {
      const entry = found.get(code)
      points.set(code, entry?.changesAt ?? null)
      if (entry === undefined) model.remove(code)
      else model.put(entry)
    }
  }

  async function work(): Promise<void> {
    while (!stopped && isDirty()) {
      const batch: Set<string> | 'all' = takeBatch()
      const rules = dirtyRules
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

  /** All that is dirty, or as much of it as is read at once; the rest stays. */
  function takeBatch(): Set<string> | 'all' {
    const codes = dirty === 'all' ? [] : [...dirty]
    const batch = dirty === 'all' ? dirty : new Set(codes.slice(0, batchSize))
    dirty = new Set(codes.slice(batchSize))
    return batch
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

  /** Waits for the next price, sales window, rule or panel that turns by itself. */
  function schedule(): void {
    clearTimeout(timer)
    const moments = [merchandised.changesAt, panels.changesAt, points.next()].flatMap((moment) =>
      moment === null ? [] : +moment,
    )
    // What is due already is done at once.
    const wait = Math.max(0, Math.min(longestWaitMs, ...moments.map((moment) => moment - +clock.now())))
    timer = setTimeout(turn, wait).unref()
  }

  function turn(): void {
    const now = clock.now()
    const due = points.takeDue(now)
    dirtyRules ||= [merchandised, panels].some(({ changesAt }) => changesAt !== null && changesAt <= now)
    if (due.length === 0 && !dirtyRules) return schedule()
    mark(due)
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
    categoryTotals: () => model.categoryTotals(),
    arrangeHits(phrase, ids) {
      const rules = merchandised.of({ kind: 'query', phrase })
      if (rules === null) return ids
      const pinned = rules.pinned.flatMap(({ code }) => model.get(code)?.id ?? [])
      const codeOf = (id: number): string => model.getById(id)?.code ?? ''
      return arrange([...new Set([...ids, ...pinned])], codeOf, rules)
    },
    panelOf: (category) => panels.of(category),
    get: (code) => model.get(code),
    getById: (id) => model.getById(id),
    entries: () => model.entries(),
    tree: () => tree,
    version: () => version,
  }
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
