import type { TextLookup } from '#src/common/errors.ts'
import type { ContentContribution } from '#src/content/server/content.module.ts'
import { enriched } from '#src/content/server/content-types.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { locationFinderBlock } from '../blocks/location-finder-block/location-finder.block.ts'
import { enrichLocationFinder } from '../blocks/location-finder-block/location-finder.enrich.ts'
import { finderExtras } from './finder-extras.ts'
import { locationResource } from './locations.resource.ts'
import { type LocationPagesDeps, locationPages } from './location-pages.ts'
import { locationPageTypes } from './location-types.ts'
import { locationsRoutes } from './locations.routes.ts'
import type { Locations } from './locations.service.ts'

export interface LocationsModuleDeps {
  db: Database
  clock: Clock
  text: TextLookup
  locations: Locations
}

/** Cafés and shops; the places themselves are created earlier, because content shows them. */
export function createLocationsModule({ locations, ...deps }: LocationsModuleDeps) {
  return {
    resources: [locationResource(deps)],
    routes: [locationsRoutes(locations)],
    pageExtras: { 'landing-page': finderExtras(locations) },
    invalidate: locations.invalidate,
    start: locations.start,
    stop: locations.stop,
  } satisfies DomainModule
}

/** The finder block and the page types of places. */
export const locationsContent = (deps: LocationPagesDeps & { locations: Locations }): ContentContribution => ({
  blocks: [enriched(locationFinderBlock, { enrich: enrichLocationFinder(deps.locations) })],
  pageTypes: locationPageTypes(locationPages(deps)),
})
