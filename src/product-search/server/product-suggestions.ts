import type { TextLookup } from '#src/common/errors.ts'
import { type Language, withLanguage } from '#src/common/locale.ts'
import type { ContentHit } from '#src/content/contract/content-search.ts'
import type { HitSource } from '#src/content/server/content-search.ts'
import { type ProductCard, productLink } from '#src/products/contract/card.ts'
import { presentCard, productPath } from '#src/products/server/product-cards.ts'
import type { ExclusionSearch } from './exclusion-search.ts'
import { type Category, categoryUrl } from '#src/products/server/category-tree.ts'
import type { ProductLists } from '#src/listing/server/product-lists.ts'
import { searchMinLength } from '#src/common/search-phrase.ts'
import { presentExclusions, type ShownExclusions } from './exclusions.presenter.ts'

export interface SuggestedCategory {
  code: string
  name: string
  url: string
  /** Products in it and below. */
  count: number
}

/** Found products whose names complete a word; further ones would not change the first few completions. */
const namesMax = 300

/** What the catalogue has to say to a phrase while it is being typed. */
export function createProductSuggestions(deps: { lists: ProductLists; search: ExclusionSearch; text: TextLookup }) {
  const { lists, search, text } = deps

  function findEntries(phrase: string, language: Language) {
    if (phrase.length < searchMinLength) return { entries: [], didYouMean: null, exclusions: null }
    const { ids, didYouMean, ...exclusions } = search.search(language, phrase)
    const entries = lists.arrangeHits(phrase, ids).flatMap((id) => lists.getById(id) ?? [])
    return { entries, didYouMean, exclusions }
  }

  /**
   * The best products, names that a word can be completed from, how many there are, the phrase that may have been meant, and
   * what the phrase wanted none of.
   */
  function findProducts(
    phrase: string,
    language: Language,
    most: number,
  ): {
    cards: ProductCard[]
    names: string[]
    totalCount: number
    didYouMean: string | null
    exclusions: ShownExclusions
  } {
    const { entries, didYouMean, exclusions } = findEntries(phrase, language)
    return {
      cards: entries.slice(0, most).map((entry) => presentCard(entry, language, text)),
      names: [
        ...entries.slice(0, namesMax).map((entry) => entry.texts[language].name),
        ...lists.tree().all.map((category) => category.text(language).name),
      ],
      totalCount: entries.length,
      didYouMean,
      exclusions: exclusions === null ? {} : presentExclusions(exclusions, lists, language, text, most),
    }
  }

  /** Categories with a word that begins so, in menu order; empty ones are left out. */
  function findCategories(phrase: string, language: Language, most: number): SuggestedCategory[] {
    const wanted = fold(phrase, language)
    const totals = lists.categoryTotals()
    return lists
      .tree()
      .all.filter((category) => {
        const name = fold(category.text(language).name, language)
        return name.includes(wanted) || name.split(/\s+/).some((word) => word.length > 3 && wanted.includes(word))
      })
      .map((category) => presentCategory(category, language, totals))
      .filter(({ count }) => count > 0)
      .slice(0, most)
  }

  function presentCategory(
    category: Category,
    language: Language,
    totals: ReadonlyMap<string, number>,
  ): SuggestedCategory {
    return {
      code: category.code,
      name: category.text(language).name,
      url: categoryUrl(category, language),
      count: totals.get(category.code) ?? 0,
    }
  }

  /** Names of categories, most products first: stands in for popular terms where searches are not counted. */
  function listCategoryNames(language: Language): string[] {
    const totals = lists.categoryTotals()
    return lists
      .tree()
      .all.map((category) => presentCategory(category, language, totals))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
      .map(({ name }) => name.toLowerCase())
  }

  const findHits = (phrase: string, language: Language): ContentHit[] =>
    findEntries(phrase, language).entries.flatMap((entry): ContentHit[] => {
      const path = productPath(entry, language)
      if (path === null) return []
      return [
        {
          contentId: entry.id,
          url: productLink(withLanguage(path, language), entry.card?.code ?? ''),
          image: entry.card?.image ?? '',
          title: entry.texts[language].name,
          topic: entry.mainCategory?.text(language).name ?? text(language, 'catalogue/search/topic'),
        },
      ]
    })

  /** Products as the content search joins them in (`includeProducts`). */
  const hitSource: HitSource = {
    topic: { name: 'product', id: 9, textKey: 'catalogue/search/topic', oneTextKey: 'catalogue/search/topic' },
    find: (phrase, language) => Promise.resolve(findHits(phrase, language)),
  }

  /** Names of everything in the shop. Made when asked for: who asks often keeps them. */
  function listNames(language: Language): string[] {
    return [...Array.from(lists.entries(), (entry) => entry.texts[language].name), ...listCategoryNames(language)]
  }

  return { findProducts, findCategories, listCategoryNames, listNames, hitSource }
}

export type ProductSuggestions = ReturnType<typeof createProductSuggestions>

const fold = (words: string, language: Language): string =>
  words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(language)
