import { productHighlightBlock } from './product-highlight-block/product-highlight.block.ts'

/** The blocks of this domain; their components are in `components.ts`, what the server adds in `catalogue.enrich.ts`. */
export const catalogueBlocks = [productHighlightBlock] as const
