import type { Enrich } from '#src/content/server/content-types.ts'
import { locationsTag } from '../../server/location-writes.service.ts'
import type { Locations } from '../../server/locations.service.ts'
import type { LocationFinderBlock } from './location-finder.block.ts'

/** Adds what a finder shows before the visitor searches. */
export const enrichLocationFinder =
  (locations: Pick<Locations, 'search' | 'cities' | 'mapTiles'>): Enrich<LocationFinderBlock> =>
  (block, { language }) => ({
    block: {
      ...block,
      answer: locations.search({ language }),
      cityOptions: locations.cities(language),
      mapTiles: locations.mapTiles,
    },
    tags: [locationsTag],
  })
