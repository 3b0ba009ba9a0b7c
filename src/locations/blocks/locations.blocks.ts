import { locationFinderBlock } from './location-finder-block/location-finder.block.ts'

/** The blocks of this domain. A new one is a folder, a line here, and a line in `components.ts`, which the compiler asks for. */
export const locationBlocks = [locationFinderBlock] as const
