import type { ComponentsOf } from '#src/content/web/block-components-context.ts'
import { LocationFinderBlock } from './location-finder-block/LocationFinderBlock.tsx'
import type { locationBlocks } from './locations.blocks.ts'

export const locationBlockComponents = { LocationFinderBlock } satisfies ComponentsOf<typeof locationBlocks>
