import { setImmediate as turn } from 'node:timers/promises'
import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import { recordBuild } from '#src/platform/metrics/process-metrics.ts'
import type { SearchAnswer } from './model-parts.ts'
import { createSearchModel, type SearchModel } from './search-model.ts'
import { documentsAtOnce, indexProducts, listDocuments, listDocumentStates } from './search.store.ts'
import { createSynonymIndex, type SynonymIndex } from './synonym-index.ts'
import { listSynonyms } from './synonym.store.ts'
import { categoryTreeTag } from '#src/products/server/purge-tags.ts'

/*
 * Keeps the search model in step with PostgreSQL: builds it from the search documents at the start, then updates the products
 * that cache events name. It reads only documents that have changed: a sale or a price costs one small query. A model with
 * many dead slots is rebuilt while the old one keeps answering, and then swapped. See decision 0010.
 */

export interface ProductSearch {
  /** Builds the model; rejects when the database cannot be read. */
  start: () => Promise<void>
  /** Resolves when nothing reads the database any more. */
  stop: () => Promise<void>
  /** What cache events say: `product:CODE` looks at one product, a changed category tree or 'all' at every one. */
  invalidate: (tags: readonly string[] | 'all') => void
  /** Resolves when all that was invalidated so far is in the model. */
  settled(): Promise<void>
  /** Products for a phrase, best first. */
  search(language: Language, phrase: string): SearchAnswer
  /** The operators' synonyms as they are known now, for other models of the same words. */
  synonyms: () => SynonymIndex
  /** Builds a new model while the old one answers. */
  rebuild(): Promise<void>
  /** How the model differs from the documents, in codes. */
  compare(): Promise<{ missing: string[]; stale: string[]; ghosts: number }>
  figures(): ReturnType<SearchModel['figures']>
}

export interface ProductSearchOptions {
  db: Executor
  /** Where documents are read; left out: there too. */
  reads?: Executor
  log: Pick<Log, 'warn'>
}

/** Some documents were written without a change of their products. */
export const documentsTag = 'search-documents'
/** The operators' synonyms changed. */
export const synonymTag = 'search-synonyms'
const productTag = 'product:'
const metricName = 'product-search'
const retryMs = 1_000
/** How often every document is held against the model: what an event failed to bring is made up for. */
const checkMs = 3_600_000
/** Share of dead slots from which a rebuild pays off. */
const maxDead = 0.4
const fewestSlots = 2_000
/** Changed products, as a share of all, above which a rebuild is quicker. */
const maxChanged = 0.25
/** A rebuild rests this often, so that requests are answered in between. */
const productsBetweenRests = 20

interface Work {
  codes: Set<string>
  everything: boolean
  synonyms: boolean
  anew: boolean
}
const nothing = (): Work => ({ codes: new Set(), everything: false, synonyms: false, anew: false })

export function createProductSearch({ db, reads = db, log }: ProductSearchOptions): ProductSearch {
  let model = createSearchModel()
  let synonyms: SynonymIndex = createSynonymIndex([])
  let work = nothing()
  let running: Promise<void> | null = null
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function build(): Promise<void> {
    const states = await listDocumentStates(reads, null)
    const missing = states.filter(({ digest }) => digest === null)
    if (missing.length > 0) {
      log.warn({ products: missing.length }, 'search documents were missing and are written now')
      await indexProducts(
        db,
        missing.map(({ id }) => id),
      )
    }
    const next = createSearchModel()
    await fill(
      next,
      states.map(({ id }) => id),
      missing.length > 0 ? db : reads,
    )
    next.settle()
    model = next
  }

  async function fill(target: SearchModel, ids: readonly number[], from: Executor): Promise<void> {
    for (let at = 0; at < ids.length; at += documentsAtOnce) {
      const documents = await listDocuments(from, ids.slice(at, at + documentsAtOnce))
      for (const [index, document] of documents.entries()) {
        target.put(document)
        if (index % productsBetweenRests === productsBetweenRests - 1) await turn()
      }
    }
  }

  /** Takes in what differs. `codes` null: of every product. */
  async function follow(codes: readonly string[] | null): Promise<void> {
    const states = await listDocumentStates(reads, codes)
    const missing = states.filter((one) => one.published && one.digest === null).map(({ id }) => id)
    if (missing.length > 0) await indexProducts(db, missing)
    const changed = states.filter((one) => one.published && !isKnown(one)).map(({ id }) => id)
    const seen = new Set(states.map(({ id }) => id))
    if (codes === null) for (const id of [...model.knownIds()]) if (!seen.has(id)) model.remove(id)
    for (const { id, published } of states) if (!published) model.remove(id)
    if (codes !== null) {
      const found = new Set(states.map(({ code }) => code))
      for (const code of codes) if (!found.has(code)) model.removeCode(code)
    }
    if (changed.length > fewestSlots && changed.length > model.size() * maxChanged) return build()
    await fill(model, changed, missing.length > 0 ? db : reads)
    if (model.deadShare() > maxDead && model.size() / (1 - model.deadShare()) > fewestSlots) await build()
  }

  function isKnown({ id, position, digest }: { id: number; position: number; digest: number | null }): boolean {
    const known = model.stateOf(id)
    return known !== null && known.digest === digest && known.position === position
  }

  async function run(): Promise<void> {
    while (!stopped && hasWork()) {
      const batch = work
      work = nothing()
      try {
        await recordBuild(metricName, async () => {
          if (batch.synonyms) synonyms = createSynonymIndex(await listSynonyms(reads))
          if (batch.anew) await build()
          if (batch.everything) await follow(null)
          else if (batch.codes.size > 0) await follow([...batch.codes])
        })
      } catch (error) {
        log.warn({ err: error }, 'the product search could not be brought up to date')
        work = {
          codes: new Set([...batch.codes, ...work.codes]),
          everything: batch.everything || work.everything,
          synonyms: batch.synonyms || work.synonyms,
          anew: batch.anew || work.anew,
        }
        await new Promise((resolve) => setTimeout(resolve, retryMs).unref())
      }
    }
  }
  const hasWork = (): boolean => work.everything || work.synonyms || work.anew || work.codes.size > 0

  function wake(): void {
    running ??= run().finally(() => {
      running = null
      if (!stopped && hasWork()) wake()
    })
  }

  return {
    async start() {
      stopped = false
      // What is invalidated meanwhile waits for the end of it.
      const first = recordBuild(metricName, build)
      running = first
        .catch(() => {})
        .finally(() => {
          running = null
          if (!stopped && hasWork()) wake()
        })
      await first
      synonyms = createSynonymIndex(await listSynonyms(reads))
      clearInterval(timer)
      timer = setInterval(() => {
        work.everything = true
        wake()
      }, checkMs).unref()
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
    invalidate(tags) {
      if (tags === 'all') work = { ...work, codes: new Set(), everything: true, synonyms: true }
      else {
        if (tags.includes(categoryTreeTag) || tags.includes(documentsTag)) work.everything = true
        if (tags.includes(synonymTag)) work.synonyms = true
        for (const tag of tags) if (tag.startsWith(productTag)) work.codes.add(tag.slice(productTag.length))
      }
      if (hasWork()) wake()
    },
    async settled() {
      while (running !== null) await running
    },
    search: (language, phrase) => model.search(phrase, language, synonyms),
    synonyms: () => synonyms,
    async rebuild() {
      work.anew = true
      wake()
      while (running !== null) await running
    },
    async compare() {
      const states = await listDocumentStates(reads, null)
      const ids = new Set(states.map(({ id }) => id))
      return {
        missing: states.filter(({ id }) => model.stateOf(id) === null).map(({ code }) => code),
        stale: states.filter((one) => model.stateOf(one.id) !== null && !isKnown(one)).map(({ code }) => code),
        ghosts: [...model.knownIds()].filter((id) => !ids.has(id)).length,
      }
    },
    figures: () => model.figures(),
  }
}
