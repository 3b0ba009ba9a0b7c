import type { ComponentsOf } from '#src/content/web/block-components-context.ts'
import { CategoryCardsBlock } from './category-cards-block/CategoryCardsBlock.tsx'
import type { listingBlocks } from './listing.blocks.ts'
import { ProductHighlightBlock } from './product-highlight-block/ProductHighlightBlock.tsx'

export const listingBlockComponents = {
  CategoryCardsBlock,
  ProductHighlightBlock,
} satisfies ComponentsOf<typeof listingBlocks>
