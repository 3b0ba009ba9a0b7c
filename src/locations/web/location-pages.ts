import { definePage } from '#src/shell/web/page/page-type.ts'
import type { LocationLunchListPageFields, LocationPageFields } from '../contract/location-page.ts'

/** The page types of this domain. */
export const locationPages = [
  definePage<LocationPageFields>({
    name: 'location-page',
    module: 'src/locations/web/LocationPage.tsx',
    load: async () => (await import('./LocationPage.tsx')).LocationPage,
  }),
  definePage<LocationLunchListPageFields>({
    name: 'location-lunch-list-page',
    module: 'src/locations/web/LocationLunchListPage.tsx',
    load: async () => (await import('./LocationLunchListPage.tsx')).LocationLunchListPage,
  }),
]
