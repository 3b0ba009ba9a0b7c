import { type Language, languages } from '#src/common/locale.ts'
import type { PublishedItems, PublishedState } from '#src/content/server/published-items.ts'
import type { Log } from '#src/platform/logging.ts'
import { recordBuild } from '#src/platform/metrics/process-metrics.ts'
import type { SearchAnswer } from '#src/product-search/server/model-parts.ts'
import { createSearchModel } from '#src/product-search/server/search-model.ts'
import type { SynonymIndex } from '#src/product-search/server/synonym-index.ts'
import { recipeDocument } from './recipe-document.ts'
import { entryOf, type RecipeEntry } from './recipe-entry.ts'
import { createTaxonomy, emptyTaxonomy, nameOf, type Taxonomy, taxonomyTypes } from './recipe-taxonomy.ts'

/*
 * All published recipes in memory with their search words (decision 0043): loaded at the start, then updated by cache events.
 * Only changed versions are read.
 */

export interface RecipeIndex {
  /** Rejects when the database cannot be read. */
  start: () => Promise<void>
  /** Resolves when nothing reads the database any more. */
  stop: () => Promise<void>
  /** Handles cache events: `content:ID` checks one item, 'all' every one. */
  invalidate: (tags: readonly string[] | 'all') => void
  /** Resolves when everything invalidated so far is loaded. */
  settled: () => Promise<void>
  /** Null: the recipe is not published in the language. */
  get: (id: number, language: Language) => RecipeEntry | null
  /** Newest first. */
  all: (language: Language) => readonly RecipeEntry[]
  /** Returns ids in any language, best first. */
  search: (language: Language, phrase: string) => SearchAnswer
  taxonomy: () => Taxonomy
  /** Changes with every update: part of the key of caches elsewhere. */
  version: () => number
}

export interface RecipeIndexOptions {
  published: PublishedItems
  log: Pick<Log, 'warn'>
  synonyms: () => SynonymIndex
  /** Called with tags when recipes have changed: of all pages with recipes (`recipes`), of a product (`recipes-of:KV1005`). */
  onRefreshed: (tags: readonly string[]) => void
}

export const recipesTag = 'recipes'
export const recipesOfTag = (productCode: string): string => `recipes-of:${productCode}`

const retryMs = 1_000
/** Interval of the full comparison with the database, which makes up for lost events. */
const checkMs = 3_600_000
/** Versions read at once. */
const readStep = 300
/** Share of dead slots at which the model is rebuilt. */
const maxDead = 0.5

type Texts = Partial<Record<Language, RecipeEntry>>

export function createRecipeIndex({ published, log, synonyms, onRefreshed }: RecipeIndexOptions): RecipeIndex {
  const recipes = new Map<number, Texts>()
  let taxonomy = emptyTaxonomy
  let taxonomyState = ''
  let model = createSearchModel()
  let sorted: Partial<Record<Language, readonly RecipeEntry[]>> = {}
  let version = 0
  let waiting: Set<number> | 'all' | null = null
  let running: Promise<void> | null = null
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  /** Returns true if names have changed. */
  async function followTaxonomy(ids: readonly number[] | null): Promise<boolean> {
    const named = ids === null ? [] : await Promise.all(taxonomyTypes.map((type) => published.states(type, ids)))
    const isKnown = ids?.some((id) => taxonomyTypes.some((type) => taxonomy.all[type].some((one) => one.id === id)))
    if (ids !== null && !isKnown && named.every((states) => states.length === 0)) return false
    const [categories, allergens] = await Promise.all(taxonomyTypes.map((type) => published.states(type, null)))
    const state = JSON.stringify([categories, allergens])
    if (state === taxonomyState) return false
    const read = (states: readonly PublishedState[] = []) => published.read(states.map(({ versionId }) => versionId))
    taxonomy = createTaxonomy({ RecipeCategory: await read(categories), Allergen: await read(allergens) })
    taxonomyState = state
    return true
  }

  /** Loads what has changed. `ids` null: of every recipe. */
  async function follow(ids: readonly number[] | null): Promise<void> {
    const hasOtherNames = await followTaxonomy(ids)
    const states = await published.states('RecipePage', ids)
    const placed = states.filter((state) => state.path !== null)
    const changed = placed.filter(({ id, language, versionId, path }) => {
      const known = recipes.get(id)?.[language]
      return known?.versionId !== versionId || known.path !== path
    })
    const touched = new Set<string>()
    const altered = new Set<number>()
    const note = (entry: RecipeEntry | undefined): void => {
      for (const code of entry?.productCodes ?? []) touched.add(recipesOfTag(code))
    }
    const there = new Set(placed.map(({ id, language }) => `${id} ${language}`))
    for (const id of ids ?? [...recipes.keys()])
      for (const language of languages) {
        const known = recipes.get(id)?.[language]
        if (known === undefined || there.has(`${id} ${language}`)) continue
        note(known)
        delete recipes.get(id)?.[language]
        altered.add(id)
      }
    for (let from = 0; from < changed.length; from += readStep) {
      const step = changed.slice(from, from + readStep)
      const paths = new Map(step.map(({ versionId, path }) => [versionId, path ?? '']))
      for (const item of await published.read([...paths.keys()])) {
        const entry = entryOf(item, paths.get(item.versionId) ?? '')
        const texts = recipes.get(item.id) ?? {}
        note(texts[item.language])
        note(entry)
        texts[item.language] = entry
        recipes.set(item.id, texts)
        altered.add(item.id)
      }
    }
    for (const id of altered) if (Object.keys(recipes.get(id) ?? {}).length === 0) recipes.delete(id)
    if (altered.size === 0 && !hasOtherNames) return
    index(hasOtherNames ? null : altered)
    sorted = {}
    version++
    onRefreshed([recipesTag, ...touched])
  }

  function index(altered: ReadonlySet<number> | null): void {
    const names = ({ categories }: RecipeEntry, language: Language): string[] =>
      categories.flatMap((link) => taxonomy.find(link) ?? []).map((item) => nameOf(item, language))
    const isAnew = altered === null || model.size() === 0 || model.deadShare() > maxDead
    const target = isAnew ? createSearchModel() : model
    for (const id of isAnew ? recipes.keys() : altered) {
      const texts = recipes.get(id)
      if (texts) target.put(recipeDocument(id, texts, names))
      else target.remove(id)
    }
    if (isAnew) target.settle()
    model = target
  }

  async function run(): Promise<void> {
    while (!stopped && waiting !== null) {
      const batch = waiting
      waiting = null
      try {
        await recordBuild('recipes', () => follow(batch === 'all' ? null : [...batch]))
      } catch (error) {
        log.warn({ err: error }, 'the recipes could not be brought up to date')
        add(batch)
        await new Promise((resolve) => setTimeout(resolve, retryMs).unref())
      }
    }
  }
  const add = (batch: Set<number> | 'all'): void => {
    waiting = batch === 'all' || waiting === 'all' ? 'all' : new Set([...(waiting ?? []), ...batch])
  }
  function wake(): void {
    running ??= run().finally(() => {
      running = null
      if (!stopped && waiting !== null) wake()
    })
  }

  return {
    async start() {
      stopped = false
      const first = recordBuild('recipes', () => follow(null))
      // Anything invalidated meanwhile waits for its end.
      running = first
        .catch(() => {})
        .finally(() => {
          running = null
          if (!stopped && waiting !== null) wake()
        })
      await first
      clearInterval(timer)
      timer = setInterval(() => {
        add('all')
        wake()
      }, checkMs).unref()
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
    invalidate(tags) {
      const ids = tags === 'all' ? tags : new Set(tags.flatMap((tag) => contentId.exec(tag)?.[1] ?? []).map(Number))
      if (ids !== 'all' && ids.size === 0) return
      add(ids)
      wake()
    },
    async settled() {
      while (running !== null) await running
    },
    get: (id, language) => recipes.get(id)?.[language] ?? null,
    all(language) {
      return (sorted[language] ??= [...recipes.values()]
        .flatMap((texts) => texts[language] ?? [])
        .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || a.id - b.id))
    },
    search: (language, phrase) => model.search(phrase, language, synonyms()),
    taxonomy: () => taxonomy,
    version: () => version,
  }
}

/** Tag of a changed item, or of a changed page path. */
const contentId = /^(?:path:)?content:(\d{1,9})$/
