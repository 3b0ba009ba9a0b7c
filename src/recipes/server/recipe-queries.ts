import type { TextLookup } from '#src/common/errors.ts'
import { type Language, localeTag, withLanguage } from '#src/common/locale.ts'
import { type FacetGroup, narrow } from '#src/content/rules/content-facets.ts'
import { findMedia } from '#src/media/server/media.service.ts'
import type { Database } from '#src/platform/database/database.ts'
import { softHyphens } from '#src/platform/texts/soft-hyphens.ts'
import { isOnlyOfProducts, parseQuery } from '#src/product-search/rules/without.ts'
import type { Assortment } from '#src/products/server/assortment.ts'
import { recipePageSize } from '../contract/limits.ts'
import type { RecipeHit } from '../contract/recipe.ts'
import { type AllergenClaim, allergenClaims } from '../contract/recipe-fields.ts'
import type { RecipeSearchAnswer, RelatedProduct } from '../contract/recipe-search.ts'
import type { RecipeQuestion } from '../contract/search-state.ts'
import type { RecipeIndex } from './recipe-index.ts'
import type { RecipeEntry } from './recipe-entry.ts'
import { nameOf } from './recipe-taxonomy.ts'

export interface RecipeQueriesDeps {
  db: Database
  text: TextLookup
  book: RecipeIndex
  assortment: Pick<Assortment, 'get' | 'getById' | 'version'>
}

/** Time facets have no content item; their ids are far above content ids. */
const timeFacets = [
  { id: 900_000_001, key: 'short', least: 1, most: 20 },
  { id: 900_000_002, key: 'medium', least: 21, most: 45 },
  { id: 900_000_003, key: 'long', least: 46, most: Number.POSITIVE_INFINITY },
] as const
const facetIds = { categories: 1, time: 2, freeFrom: 3 } as const

interface Categorised {
  entry: RecipeEntry
  categoryIds: readonly number[]
}

interface Kept {
  state: string
  categorised: WeakMap<RecipeEntry, Categorised>
  products: Partial<Record<Language, RelatedProduct[]>>
}
const keptOf = (state: string): Kept => ({ state, categorised: new WeakMap(), products: {} })

export type RecipeQueries = ReturnType<typeof createRecipeQueries>

/** Recipe search (specification 2, sections 2, 4 and 7). */
export function createRecipeQueries({ db, text, book, assortment }: RecipeQueriesDeps) {
  /** Values computed from one state of recipes and products. */
  let kept = keptOf('')
  function current(): Kept {
    const state = `${book.version()} ${assortment.version()}`
    if (kept.state !== state) kept = keptOf(state)
    return kept
  }

  async function search(
    question: RecipeQuestion,
    language: Language,
    page = 1,
    pageSize = recipePageSize,
  ): Promise<RecipeSearchAnswer> {
    const { entries, didYouMean } = find(question, language)
    const { found, facetCategories } = narrow(categorised(entries), groups(language), question.categoryIds)
    const shown = found.slice((page - 1) * pageSize, page * pageSize).map(({ entry }) => entry)
    return {
      hits: await hitsOf(shown, language),
      facetCategories,
      hasMore: found.length > page * pageSize,
      totalCount: found.length,
      relatedProducts: relatedProducts(language),
      ...(didYouMean !== null && { didYouMean }),
    }
  }

  /** Returns the best first, or the newest first without a phrase; facets are not applied. */
  function find({ phrase, productPageId }: Pick<RecipeQuestion, 'phrase' | 'productPageId'>, language: Language) {
    const { ids, didYouMean, without } = findIds(phrase, language)
    const code = productPageId === 0 ? null : (assortment.getById(productPageId)?.code ?? '')
    const all = ids === null ? book.all(language) : ids.flatMap((id) => book.get(id, language) ?? [])
    const entries = all.filter(
      (entry) =>
        (code === null || entry.productCodes.includes(code)) && (without.length === 0 || isFreeFrom(entry, without)),
    )
    return { entries, didYouMean }
  }

  /** `ids` null: the phrase is empty, or holds only exclusions. */
  function findIds(phrase: string, language: Language) {
    if (phrase === '') return { ids: null, didYouMean: null, without: [] }
    const parsed = parseQuery(phrase)
    if (isOnlyOfProducts(parsed)) return { ids: [], didYouMean: null, without: [] }
    const without = parsed.without.flatMap((key) => claimOf(key) ?? [])
    // Recipes state diets only in their text, so for a diet the whole phrase is searched.
    const wanted = without.length === parsed.without.length ? parsed.phrase : phrase
    if (wanted === '') return { ids: null, didYouMean: null, without }
    const { ids, didYouMean } = book.search(language, wanted)
    return { ids, didYouMean: without.length === 0 ? didYouMean : null, without }
  }

  function isFreeFrom({ allergens }: RecipeEntry, claims: readonly AllergenClaim[]): boolean {
    return claims.every((claim) => {
      const stated = allergens.filter(({ item }) => book.taxonomy().find(item)?.claim === claim)
      return stated.length > 0 && stated.every(({ value }) => value === 0)
    })
  }

  function categorised(entries: readonly RecipeEntry[]): Categorised[] {
    const { categorised: known } = current()
    return entries.map((entry) => {
      let made = known.get(entry)
      if (!made) known.set(entry, (made = { entry, categoryIds: categoryIdsOf(entry) }))
      return made
    })
  }

  function categoryIdsOf(entry: RecipeEntry): number[] {
    const taxonomy = book.taxonomy()
    const time = timeFacets.find(({ least, most }) => entry.minutes >= least && entry.minutes <= most)
    const free = entry.allergens.filter(({ value }) => value === 0).map(({ item }) => item)
    const links = new Set([...entry.categories, ...free])
    return [...[...links].flatMap((link) => taxonomy.find(link)?.id ?? []), ...(time ? [time.id] : [])]
  }

  function groups(language: Language): FacetGroup[] {
    const { RecipeCategory, Allergen } = book.taxonomy().all
    const named = (items: typeof RecipeCategory) => items.map((item) => ({ id: item.id, name: nameOf(item, language) }))
    return [
      { id: facetIds.categories, name: text(language, 'recipes/facets/categories'), categories: named(RecipeCategory) },
      {
        id: facetIds.time,
        name: text(language, 'recipes/facets/time'),
        categories: timeFacets.map(({ id, key }) => ({ id, name: text(language, `recipes/facets/time-${key}`) })),
      },
      {
        id: facetIds.freeFrom,
        name: text(language, 'recipes/facets/free-from'),
        isEach: true,
        categories: named(Allergen),
      },
    ]
  }

  /** Lists our products used by recipes of the language, by name. */
  function relatedProducts(language: Language): RelatedProduct[] {
    const { products } = current()
    return (products[language] ??= productsIn(language))
  }

  function productsIn(language: Language): RelatedProduct[] {
    const codes = new Set(book.all(language).flatMap(({ productCodes }) => productCodes))
    const collator = new Intl.Collator(localeTag(language))
    return [...codes]
      .flatMap((code) => assortment.get(code) ?? [])
      .map(({ id, texts }) => ({ id, name: texts[language].name }))
      .toSorted((a, b) => collator.compare(a.name, b.name))
  }

  async function hitsOf(entries: readonly RecipeEntry[], language: Language): Promise<RecipeHit[]> {
    const media = await findMedia(
      db,
      entries.flatMap(({ image }) => image ?? []),
      language,
    )
    const taxonomy = book.taxonomy()
    const named = (links: readonly string[]) =>
      links.flatMap((link) => taxonomy.find(link) ?? []).map((item) => nameOf(item, language))
    return entries.map((entry) => ({
      contentId: entry.id,
      url: withLanguage(entry.path, language),
      image: media.get(entry.image ?? 0)?.url ?? '',
      title: softHyphens(entry.title, language),
      recipeCategories: named(entry.categories),
      allergens: named(entry.allergens.filter(({ value }) => value === 1).map(({ item }) => item)),
      minutes: entry.minutes,
      portions: entry.portions,
      portionUnit: entry.portionUnit,
      field: entry.field,
    }))
  }

  /** Returns the recipes with the most categories in common, the newest first among equals; `entry` is left out. */
  function similarTo(entry: RecipeEntry, language: Language, most: number): RecipeEntry[] {
    const common = (other: RecipeEntry) => other.categories.filter((one) => entry.categories.includes(one)).length
    return book
      .all(language)
      .filter(({ id }) => id !== entry.id)
      .toSorted((a, b) => common(b) - common(a))
      .slice(0, most)
  }

  return { search, find, hitsOf, similarTo }
}

/** Returns the recipes' allergen for an excluded ingredient; undefined: recipes do not state it. */
function claimOf(key: string): AllergenClaim | undefined {
  if (key === 'lactose') return 'milk'
  return allergenClaims.find((claim) => claim === key)
}
