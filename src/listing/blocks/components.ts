import type { ComponentsOf } from '#src/content/web/block-components-context.ts'
import type { listingBlocks } from './listing.blocks.ts'
import { ProductHighlightBlock } from './product-highlight-block/ProductHighlightBlock.tsx'

export const listingBlockComponents = {
  'product-highlight-block': ProductHighlightBlock,
} satisfies ComponentsOf<typeof listingBlocks>
