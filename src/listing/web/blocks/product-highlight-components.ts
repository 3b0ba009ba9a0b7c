import type { BlockComponents } from '#src/content/web/block-components-context.ts'
import { ProductHighlightBlock } from './product-highlight-block/ProductHighlightBlock.tsx'

/** Blocks of the catalogue by template name. */
export const productHighlightComponents = {
  'product-highlight-block': ProductHighlightBlock,
} satisfies BlockComponents
