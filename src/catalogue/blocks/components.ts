import type { ComponentsOf } from '#src/content/web/block-components-context.ts'
import type { catalogueBlocks } from './catalogue.blocks.ts'
import { ProductHighlightBlock } from './product-highlight-block/ProductHighlightBlock.tsx'

export const catalogueBlockComponents = {
  'product-highlight-block': ProductHighlightBlock,
} satisfies ComponentsOf<typeof catalogueBlocks>
