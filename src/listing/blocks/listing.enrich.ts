import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { Enrich } from '#src/content/server/content-types.ts'
import type { Block } from '#src/shell/contract/block.ts'
import { findCards, presentCard } from '#src/products/server/product-cards.ts'
import { categoryUrl } from '#src/products/server/category-tree.ts'
import { firstPage, type ProductLists } from '../server/product-lists.ts'

/** Cards of a highlight that names a category instead of products. */
const highlightCards = 8

export interface EnricherDeps {
  lists: ProductLists
  text: TextLookup
}

/** What lists add to its own blocks, and to others'. */
export const listingEnrichers = (deps: EnricherDeps): Record<string, Enrich> => ({
  ProductHighlightBlock: (block, { language }) => Promise.resolve(enrichProductHighlight(deps, block, language)),
  CategoryCardsBlock: (block, { language }) => Promise.resolve(enrichCategoryCards(deps, block, language)),
})

/** Fills `products`: the named ones in their order, else the category's first. Tags name what the cards depend on. */
export function enrichProductHighlight(
  { lists, text }: EnricherDeps,
  block: Block,
  language: Language,
): { block: Block; tags: string[] } {
  const named = stringsOf(block['productCodes'])
  const category = typeof block['categoryCode'] === 'string' ? block['categoryCode'] : ''
  const cards =
    named.length > 0 || category === ''
      ? findCards(lists, named, language, text)
      : lists
          .query({ ...firstPage(language, highlightCards), category })
          .entries.map((entry) => presentCard(entry, language, text))
  const tags = [...named, ...cards.map((card) => card.code)].map((code) => `product:${code}`)
  return { block: { ...block, products: cards }, tags: [...tags, ...(category === '' ? [] : [`category:${category}`])] }
}

/** Fills `count` of cards whose link is a category's page, descendants of the category included; null for all others. */
export function enrichCategoryCards(
  { lists }: EnricherDeps,
  block: Block,
  language: Language,
): { block: Block; tags: string[] } {
  const counts = lists.categoryTotals()
  const byUrl = new Map(lists.tree().all.map((category) => [categoryUrl(category, language), category.code]))
  const tags: string[] = []
  const cards = (Array.isArray(block['categoryCardBlocks']) ? block['categoryCardBlocks'] : []) as Record<
    string,
    unknown
  >[] // checked on save
  const filled = cards.map((card) => {
    const code = byUrl.get(String(card['url']))
    if (code === undefined) return { ...card, count: null }
    tags.push(`category:${code}`)
    return { ...card, count: counts.get(code) ?? 0 }
  })
  return { block: { ...block, categoryCardBlocks: filled }, tags }
}

const stringsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
