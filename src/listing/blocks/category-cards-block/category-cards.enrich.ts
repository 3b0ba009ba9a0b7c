import type { Enrich, OmitUnavailable } from '#src/content/server/content-types.ts'
import { categoryUrl } from '#src/products/server/category-tree.ts'
import type { ProductLists } from '../../server/product-lists.ts'
import type { CategoryCardsBlock } from './category-cards.block.ts'

/** Fills `count` of cards whose link is a category's page, descendants of the category included; null for all others. */
export const enrichCategoryCards =
  ({ lists }: { lists: ProductLists }): Enrich<CategoryCardsBlock> =>
  (block, { language }) => {
    const counts = lists.categoryTotals()
    const byUrl = new Map(lists.tree().all.map((category) => [categoryUrl(category, language), category.code]))
    const codes = block.categoryCardBlocks.map(({ url }) => byUrl.get(url))
    const cards = block.categoryCardBlocks.map((card, index) => {
      const code = codes[index]
      return { ...card, count: code === undefined ? null : (counts.get(code) ?? 0) }
    })
    return {
      block: { ...block, categoryCardBlocks: cards },
      tags: codes.flatMap((code) => (code === undefined ? [] : [`category:${code}`])),
    }
  }

/** Drops cards whose target cannot be bought, and a block without any cards left. */
export const omitUnavailableCategoryCards: OmitUnavailable<CategoryCardsBlock> = (block, isUnavailable) => {
  const cards = block.categoryCardBlocks.filter(({ url }) => !isUnavailable(url))
  return cards.length === 0 ? null : { ...block, categoryCardBlocks: cards }
}
