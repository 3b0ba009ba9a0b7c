import { productHighlightBlock } from './product-highlight-block/product-highlight.block.ts'

/** The blocks of this domain; their components are in `components.ts`, what the server adds in `listing.enrich.ts`. */
export const listingBlocks = [productHighlightBlock] as const
