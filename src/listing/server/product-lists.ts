import type { Language } from '#src/common/locale.ts'
import {
  type ListDecisions,
  merchandisingTag,
  noDecisions,
  readListDecisions,
} from '#src/merchandising/server/list-decisions.ts'
import { arrange } from '#src/merchandising/rules/list-order.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import type { Assortment } from '#src/products/server/assortment.ts'
import { buildCategoryTree, type CategoryTree } from '#src/products/server/category-tree.ts'
import { giveWay, loadAllEntries, loadCategoryTree, loadEntries } from '#src/products/server/load-entries.ts'
import type { ProductEntry } from '#src/products/server/product-entry.ts'
import { categoryTreeTag } from '#src/products/server/purge-tags.ts'
import { createListModel, type ListModel, type ListQuery, type ListResult } from './list-model.ts'
import { besideAlike } from './slot-places.ts'
import { createTurningPoints } from './turning-points.ts'

/*
 * Keeps the list model in step with PostgreSQL: loads it at the start, reloads the products that cache events name, and those
 * whose price or sales window turns by the clock, and the rules of merchandisers when they change or turn. While the database
 * is away the last state goes on answering.
 */

export interface ProductLists extends Assortment {
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
  panelOf: ListDecisions['panelOf']
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

export function createProductLists({ db, clock, log, onRefreshed }: ProductListsOptions): ProductLists {
  let tree: CategoryTree = buildCategoryTree([], [])
  let model: ListModel<ProductEntry> = createListModel()
  let decisions = noDecisions
  let points = createTurningPoints()
  let version = 0
  let dirtyRules = false
  let dirty: Set<string> | 'all' = new Set()
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function reload(): Promise<void> {
    const nextTree = await loadCategoryTree(db)
    const entries = await besideAlike(await loadAllEntries(db, nextTree, clock), giveWay)
    const next = createListModel<ProductEntry>(entries.length + 64)
    const nextPoints = createTurningPoints()
    for (const entry of entries) {
      next.put(entry)
      nextPoints.set(entry.code, entry.changesAt)
    }
    await next.prepare(giveWay)
    decisions = await readListDecisions(db, nextTree, clock.now())
    applyDecisions(next)
    tree = nextTree
    model = next
    points = nextPoints
  }

  function applyDecisions(to: ListModel<ProductEntry>): void {
    const decided = decisions
    to.setRules((category) =>
      decided.rulesOf(category === undefined ? { kind: 'all' } : { kind: 'category', code: category }),
    )
    to.setFacetGroups((category) => decided.groupsOf(category))
  }

  /** Tags of what shows the lists about which something else is decided now. */
  async function reloadDecisions(): Promise<string[]> {
    const before = decisions
    decisions = await readListDecisions(db, tree, clock.now())
    applyDecisions(model)
    return decisions.changedSince(before)
  }

  async function refresh(codes: readonly string[]): Promise<void> {
    const entries = await loadEntries(db, tree, codes, clock.now())
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
        const ofRules = rules && batch !== 'all' ? await reloadDecisions() : []
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
    const moments = [decisions.changesAt, points.next()].flatMap((moment) => (moment === null ? [] : +moment))
    // What is due already is done at once.
    const wait = Math.max(0, Math.min(longestWaitMs, ...moments.map((moment) => moment - +clock.now())))
    timer = setTimeout(turn, wait).unref()
  }

  function turn(): void {
    const now = clock.now()
    const due = points.takeDue(now)
    dirtyRules ||= decisions.changesAt !== null && decisions.changesAt <= now
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
    firstOf: (category, most) => model.query({ ...firstPage('fi', most), category }).entries,
    categoryTotals: () => model.categoryTotals(),
    arrangeHits(phrase, ids) {
      const rules = decisions.rulesOf({ kind: 'query', phrase })
      if (rules === null) return ids
      const pinned = rules.pinned.flatMap(({ code }) => model.get(code)?.id ?? [])
      const codeOf = (id: number): string => model.getById(id)?.code ?? ''
      return arrange([...new Set([...ids, ...pinned])], codeOf, rules)
    },
    panelOf: (category) => decisions.panelOf(category),
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
