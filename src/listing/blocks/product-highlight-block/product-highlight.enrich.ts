import type { TextLookup } from '#src/common/errors.ts'
import type { Enrich } from '#src/content/server/content-types.ts'
import { findCards, presentCard } from '#src/products/server/product-cards.ts'
import { firstPage, type ProductLists } from '../../server/product-lists.ts'
import type { ProductHighlightBlock } from './product-highlight.block.ts'

/** Cards of a highlight that names a category instead of products. */
const highlightCards = 8

/** Fills `products`: the named ones in their order, else the category's first. Tags name what the cards depend on. */
export const enrichProductHighlight =
  ({ lists, text }: { lists: ProductLists; text: TextLookup }): Enrich<ProductHighlightBlock> =>
  (block, { language }) => {
    const { productCodes: named, categoryCode: category } = block
    const products =
      named.length > 0 || category === ''
        ? findCards(lists, named, language, text)
        : lists
            .query({ ...firstPage(language, highlightCards), category })
            .entries.map((entry) => presentCard(entry, language, text))
    const tags = [...named, ...products.map((card) => card.code)].map((code) => `product:${code}`)
    return { block: { ...block, products }, tags: [...tags, ...(category === '' ? [] : [`category:${category}`])] }
  }
