import type { Language } from '#src/common/locale.ts'
import {
  type ListDecisions,
  merchandisingTag,
  noDecisions,
  readListDecisions,
} from '#src/listing/server/merchandising/list-decisions.ts'
import { arrange } from '#src/listing/rules/list-order.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import { recordBuild } from '#src/platform/metrics/process-metrics.ts'
import type { Assortment } from '#src/products/server/assortment.ts'
import { buildCategoryTree, type CategoryTree } from '#src/products/server/category-tree.ts'
import { yieldToRequests, loadAllEntries, loadCategoryTree, loadEntries } from '#src/products/server/load-entries.ts'
import { changedLinkTags, linkStates } from '#src/products/server/page-links.ts'
import type { ProductEntry } from '#src/products/server/product-entry.ts'
import { categoryTreeTag } from '#src/products/server/purge-tags.ts'
import { createListModel, type ListQuery, type ListResult, type ListSettings } from './list-model.ts'

/*
 * Keeps the list model in step with PostgreSQL: loads it at the start and reloads products that cache events name or whose
 * price or sales window changes with time, and merchandisers' rules likewise. While the database is unavailable, the last
 * state keeps answering.
 */

export interface ProductLists extends Assortment {
  /** Loads everything; rejects when the database cannot be read. */
  start: () => Promise<void>
  /** Resolves when nothing reads the database any more. */
  stop: () => Promise<void>
  /** What cache events say: `product:CODE` reloads one product, any `category:` tag of a changed tree or 'all' everything. */
  invalidate: (tags: readonly string[] | 'all') => void
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
   * Called after lists show a change, so that pages rendered from the old state can be purged. This includes changes made by
   * the clock alone, for which there is no event.
   */
  onRefreshed?: (tags: readonly string[] | 'all') => void
}

const retryMs = 1_000
/** Timers are set no further ahead: clocks are corrected, and a timer of over 24 days would fire at once. */
const longestWaitMs = 3_600_000
/** Products reloaded at once: at midnight the prices of thousands may turn. */
const batchSize = 1_000
const productTag = 'product:'
const metricName = 'product-lists'

export function createProductLists({ db, clock, log, onRefreshed }: ProductListsOptions): ProductLists {
  const model = createListModel<ProductEntry>()
  let tree: CategoryTree = buildCategoryTree([], [])
  let decisions = noDecisions
  let version = 0
  let dirtyDecisions = false
  let dirty: Set<string> | 'all' = new Set()
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  /** Before the start too, which reads everything anyway. */
  let stopped = true

  /** What is there now goes on answering until everything is read. */
  async function reload(): Promise<void> {
    const nextTree = await loadCategoryTree(db)
    const entries = await loadAllEntries(db, nextTree, clock)
    decisions = await readListDecisions(db, nextTree, clock.now())
    tree = nextTree
    model.apply(settingsOf(decisions))
    const codes = new Set(entries.map(({ code }) => code))
    for (const { code } of model.entries()) if (!codes.has(code)) model.remove(code)
    for (const entry of entries) model.put(entry)
  }

  async function load(): Promise<void> {
    await reload()
    await model.prepare(yieldToRequests)
    version++
    schedule()
  }

  /** Tags of what shows the lists about which something else is decided now. */
  async function reloadDecisions(): Promise<string[]> {
    const before = decisions
    decisions = await readListDecisions(db, tree, clock.now())
    model.apply(settingsOf(decisions))
    return decisions.changedSince(before)
  }

  /** Answers the tags of what names products whose links changed with it. */
  async function refresh(codes: readonly string[]): Promise<string[]> {
    const before = linkStates(codes, model)
    const found = new Map((await loadEntries(db, tree, codes, clock.now())).map((entry) => [entry.code, entry]))
    for (const code of codes) {
      const entry = found.get(code)
      if (entry === undefined) model.remove(code)
      else model.put(entry)
    }
    return changedLinkTags(before, linkStates(codes, model))
  }

  async function work(): Promise<void> {
    while (!stopped && isDirty()) {
      const batch: Set<string> | 'all' = nextBatch()
      const isDecided = dirtyDecisions
      dirtyDecisions = false
      try {
        const before = batch === 'all' ? [] : tagsOf(batch)
        const [ofLinks, ofRules] = await recordBuild(metricName, async () => {
          if (batch === 'all') await reload()
          const links = batch === 'all' ? [] : await refresh([...batch])
          return [links, isDecided && batch !== 'all' ? await reloadDecisions() : []]
        })
        version++
        onRefreshed?.(batch === 'all' ? 'all' : [...new Set([...before, ...tagsOf(batch), ...ofLinks, ...ofRules])])
      } catch (error) {
        log.warn({ err: error }, 'product lists could not be brought up to date')
        mark(batch)
        dirtyDecisions ||= isDecided
        await new Promise((resolve) => setTimeout(resolve, retryMs))
      }
    }
    schedule()
  }

  /** All that is dirty, or as much of it as is read at once; the rest stays. */
  function nextBatch(): Set<string> | 'all' {
    const codes = dirty === 'all' ? [] : [...dirty]
    const batch = dirty === 'all' ? dirty : new Set(codes.slice(0, batchSize))
    dirty = new Set(codes.slice(batchSize))
    return batch
  }

  /** Tags of a product's pages and of every list that contains it. */
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

  const isDirty = (): boolean => dirty === 'all' || dirty.size > 0 || dirtyDecisions

  function wake(): void {
    if (!stopped && running === null) follow(work())
  }

  /** A later invalidation waits for the running one: an older reading never comes after a newer one. */
  function follow(reading: Promise<void>): void {
    running = reading.finally(() => {
      running = null
      if (isDirty()) wake()
    })
  }

  /** Waits for the next price, sales window, rule or panel that turns by itself. */
  function schedule(): void {
    clearTimeout(timer)
    if (stopped) return
    const moments = [decisions.changesAt, ...model.entries().map(({ changesAt }) => changesAt)]
    let next = +clock.now() + longestWaitMs
    for (const moment of moments) if (moment !== null && +moment < next) next = +moment
    // What is due already is done at once.
    timer = setTimeout(turn, Math.max(0, next - +clock.now())).unref()
  }

  function turn(): void {
    const now = clock.now()
    const isDue = ({ changesAt }: { changesAt: Date | null }): boolean => changesAt !== null && changesAt <= now
    dirtyDecisions ||= isDue(decisions)
    mark(model.entries().flatMap((entry) => (isDue(entry) ? [entry.code] : [])))
    if (isDirty()) wake()
    else schedule()
  }

  return {
    async start() {
      stopped = false
      const first = recordBuild(metricName, load)
      follow(first.catch(() => {}))
      await first
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
    invalidate(tags) {
      if (tags !== 'all' && tags.includes(merchandisingTag)) dirtyDecisions = true
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
      const idOf = (code: string): number | null => model.get(code)?.id ?? null
      const pinned = rules.pinned.flatMap(({ code }) => idOf(code) ?? [])
      return arrange(new Set([...ids, ...pinned]), idOf, rules)
    },
    panelOf: (category) => decisions.panelOf(category),
    get: (code) => model.get(code),
    getById: (id) => model.getById(id),
    entries: () => model.entries(),
    tree: () => tree,
    version: () => version,
  }
}

function settingsOf({ rulesOf, groupsOf }: Pick<ListDecisions, 'rulesOf' | 'groupsOf'>): ListSettings {
  return {
    rulesOf: (category) => rulesOf(category === undefined ? { kind: 'all' } : { kind: 'category', code: category }),
    groupsOf,
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
