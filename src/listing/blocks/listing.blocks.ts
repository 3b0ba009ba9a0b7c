import { categoryCardsBlock } from './category-cards-block/category-cards.block.ts'
import { productHighlightBlock } from './product-highlight-block/product-highlight.block.ts'

/** The blocks of this domain. A new one is a folder, a line here, and a line in `components.ts`, which the compiler asks for. */
export const listingBlocks = [categoryCardsBlock, productHighlightBlock] as const
