import { contentBlocks } from '#src/content/blocks/content.blocks.ts'
import type { BlockDefinition } from '#src/content/contract/block-definition.ts'
import { formsBlocks } from '#src/forms/blocks/forms.blocks.ts'
import { listingBlocks } from '#src/listing/blocks/listing.blocks.ts'
import { locationBlocks } from '#src/locations/blocks/locations.blocks.ts'
import { newsBlocks } from '#src/news/blocks/news.blocks.ts'
import { recipesBlocks } from '#src/recipes/blocks/recipes.blocks.ts'

/** The definitions of all blocks, in the order of the editors' catalogue. */
export const everyBlock: readonly BlockDefinition[] = [
  ...contentBlocks,
  ...listingBlocks,
  ...recipesBlocks,
  ...newsBlocks,
  ...locationBlocks,
  ...formsBlocks,
]
