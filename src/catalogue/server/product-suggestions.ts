import type { TextLookup } from '#src/common/errors.ts'
import { type Language, withLanguage } from '#src/common/locale.ts'
import type { ContentHit } from '#src/content/contract/content-search.ts'
import type { HitSource } from '#src/content/server/content-search.ts'
import type { Database } from '#src/platform/database/database.ts'
import { type ProductCard, productLink } from '../contract/card.ts'
import { searchMinLength } from '../contract/limits.ts'
import { presentCard, productPath } from './card.presenter.ts'
import { type Category, categoryUrl } from './category-tree.ts'
import type { ProductLists } from './list/product-lists.ts'
import { searchProductIds } from './search.store.ts'

export interface SuggestedCategory {
  code: string
  name: string
  url: string
  /** Products in it and below. */
  count: number
}

/** What the catalogue has to say to a phrase while it is being typed. */
export function createProductSuggestions(deps: { db: Database; lists: ProductLists; text: TextLookup }) {
  const { db, lists, text } = deps
  const names = new Map<Language, { version: number; names: string[] }>()

  async function findEntries(phrase: string, language: Language) {
    if (phrase.length < searchMinLength) return []
    const ids = lists.arrangeHits(phrase, await searchProductIds(db, language, phrase))
    return ids.flatMap((id) => lists.getById(id) ?? [])
  }

  /** The best products, and how many there are. */
  async function findProducts(
    phrase: string,
    language: Language,
    most: number,
  ): Promise<{ cards: ProductCard[]; totalCount: number }> {
    const entries = await findEntries(phrase, language)
    return {
      cards: entries.slice(0, most).map((entry) => presentCard(entry, language, text)),
      totalCount: entries.length,
    }
  }

  /** Categories with a word that begins so, in menu order; empty ones are left out. */
  function findCategories(phrase: string, language: Language, most: number): SuggestedCategory[] {
    const wanted = fold(phrase, language)
    return lists
      .tree()
      .all.filter((category) => {
        const name = fold(category.text(language).name, language)
        return name.includes(wanted) || name.split(/\s+/).some((word) => word.length > 3 && wanted.includes(word))
      })
      .map((category) => presentCategory(category, language))
      .filter(({ count }) => count > 0)
      .slice(0, most)
  }

  function presentCategory(category: Category, language: Language): SuggestedCategory {
    const { totalCount } = lists.query({
      language,
      category: category.code,
      filters: {},
      sort: { by: 'standard', direction: 'asc' },
      page: 1,
      pageSize: 1,
    })
    return {
      code: category.code,
      name: category.text(language).name,
      url: categoryUrl(category, language),
      count: totalCount,
    }
  }

  /** Names of everything in the shop: what a word can be completed from. */
  function listNames(language: Language): readonly string[] {
    const version = lists.version()
    const known = names.get(language)
    if (known?.version === version) return known.names
    const made = [
      ...[...lists.entries()].map((entry) => entry.texts[language].name),
      ...lists.tree().all.map((category) => category.text(language).name),
    ]
    names.set(language, { version, names: made })
    return made
  }

  /** Products as the content search joins them in (`includeProducts`). */
  const hitSource: HitSource = {
    topic: { name: 'product', id: 9, textKey: 'catalogue/search/topic', oneTextKey: 'catalogue/search/topic' },
    find: async (phrase, language) =>
      (await findEntries(phrase, language)).flatMap((entry): ContentHit[] => {
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
      }),
  }

  return { findProducts, findCategories, listNames, hitSource }
}

export type ProductSuggestions = ReturnType<typeof createProductSuggestions>

const fold = (words: string, language: Language): string =>
  words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(language)
