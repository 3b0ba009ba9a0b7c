import { parseCategoryIds } from '#src/content/contract/content-search.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { CityOptions, CityOptionsQuery, LocationList, LocationListQuery } from '../contract/location-list.ts'
import type { Locations } from './locations.service.ts'

/** Cafés and shops, and their cities (C-7). A position is used for the response and never stored. */
export const locationsRoutes =
  (locations: Pick<Locations, 'search' | 'cities'>) =>
  (app: App): void => {
    const route = routesOf(app, ['content'])
    route(
      'GET /api/locations',
      {
        summary: 'Cafés and shops by text, city, services, position and whether they are open now',
        permission: 'search:read',
        limit: 'search',
        query: LocationListQuery,
        answer: LocationList,
      },
      ({ query, language }) => {
        const { q, page, pageSize, city, lat, lng, radiusKm, openNow } = query
        if ((lat === undefined) !== (lng === undefined)) {
          const field = lat === undefined ? 'lat' : 'lng'
          refuseRequest({ kind: 'fields', fields: { [field]: ['forms/required'] } })
        }
        return locations.search({
          language,
          phrase: q ?? '',
          city: city ?? '',
          categoryIds: parseCategoryIds(query.categoryIds),
          near: lat === undefined || lng === undefined ? null : { latitude: lat, longitude: lng },
          radiusKm,
          openNow: openNow ?? false,
          ...(page !== undefined && { page }),
          ...(pageSize !== undefined && { pageSize }),
        })
      },
    )

    route(
      'GET /api/locations/cityoptions',
      {
        summary: 'Cities that have a place with all of these services, in the Finnish alphabet',
        permission: 'search:read',
        limit: 'search',
        query: CityOptionsQuery,
        answer: CityOptions,
      },
      ({ query, language }) => locations.cities(language, parseCategoryIds(query.categoryIds)),
    )
  }
