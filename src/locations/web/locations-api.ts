import type { Language } from '#src/common/locale.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { LocationList } from '../contract/location-list.ts'
import type { LocationState, NearPosition } from '../contract/location-state.ts'

/** One page of places, from 1. Throws an `ApiError`. */
export const fetchLocations = (
  language: Language,
  { query, city, categoryIds, openNow }: LocationState,
  near: NearPosition | null,
  page: number,
  signal: AbortSignal,
): Promise<LocationList> =>
  callApi('/api/locations', {
    query: {
      language,
      page,
      ...(query !== '' && { q: query }),
      ...(city !== '' && { city }),
      ...(categoryIds.length > 0 && { categoryIds: categoryIds.join() }),
      ...(openNow && { openNow }),
      ...near,
    },
    language,
    signal,
  })
