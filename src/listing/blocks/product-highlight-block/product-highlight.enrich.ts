import type { TextLookup } from '#src/common/errors.ts'
import type { Enrich } from '#src/content/server/content-types.ts'
import { presentCard } from '#src/products/server/product-cards.ts'
import { isForSale, type ProductEntry } from '#src/products/server/product-entry.ts'
import { entriesOf } from '#src/products/server/related-products.ts'
import { firstPage, type ProductLists } from '../../server/product-lists.ts'
import type { ProductHighlightBlock } from './product-highlight.block.ts'

/** Cards of a highlight that names a category instead of products. */
const highlightCards = 8
/** Candidates read from a category, because a few may be in stock and not for sale. */
const lookedAt = 4 * highlightCards

/**
 * Fills `products` with what can be bought: the named ones in their order, in the place of one that cannot the next best of its
 * shelf; else the category's first. Tags name what the cards depend on.
 */
export const enrichProductHighlight =
  ({ lists, text }: { lists: ProductLists; text: TextLookup }): Enrich<ProductHighlightBlock> =>
  (block, { language }) => {
    const { productCodes, categoryCode } = block
    const firstOf = (category: string): ProductEntry[] => {
      const query = { ...firstPage(language, lookedAt), category, filters: { inStock: ['true'] } }
      return category === '' ? [] : lists.query(query).entries.filter(isForSale)
    }
    const named = entriesOf(lists, productCodes)
    const shelfOf = ({ mainCategory }: ProductEntry): string => categoryCode || (mainCategory?.code ?? '')
    const shelves = new Set(
      productCodes.length > 0 ? named.filter((one) => !isForSale(one)).map(shelfOf) : [categoryCode],
    )
    const products = productCodes.length > 0 ? [] : firstOf(categoryCode).slice(0, highlightCards)
    for (const one of named) {
      const chosen = isForSale(one)
        ? one
        : firstOf(shelfOf(one)).find((other) => !named.includes(other) && !products.includes(other))
      if (chosen) products.push(chosen)
    }
    const tags = [...productCodes, ...products.map(({ code }) => code)].map((code) => `product:${code}`)
    return {
      block: { ...block, products: products.map((entry) => presentCard(entry, language, text)) },
      tags: [...tags, ...[...shelves].filter((shelf) => shelf !== '').map((shelf) => `category:${shelf}`)],
    }
  }
