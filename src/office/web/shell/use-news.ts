import { useQuery } from '@tanstack/react-query'
import { fetchNews } from '../office-api.ts'
import { menu, type MenuEntry } from './menu.ts'

const everyMs = 20_000
/** `invalidateQueries` brings the new counts after an action. */
export const newsKey = ['office', 'news'] as const

const places = menu.flatMap(({ entries }) => entries.map(({ resource }) => resource))
/** What waits stands in the order of the menu; what has no place there comes last. */
const placeOf = (resource: string): number => {
  const place = places.indexOf(resource)
  return place < 0 ? places.length : place
}

/** What waits: asked for every 20 seconds while the page is in sight. */
export function useNews() {
  const { data = [], dataUpdatedAt } = useQuery({ queryKey: newsKey, queryFn: fetchNews, refetchInterval: everyMs })
  // Orders to pack and their parcels are the same work.
  const isTwice = data.some(({ resource, view }) => resource === 'orders' && view === 'toPack')
  const counts = data
    .filter(({ resource }) => !(isTwice && resource === 'parcels'))
    .toSorted((one, other) => placeOf(one.resource) - placeOf(other.resource))
  return {
    counts,
    /** When they were asked for; 0 before the first answer. */
    askedAtMs: dataUpdatedAt,
    /** How many things wait in all. */
    total: counts.reduce((sum, { count }) => sum + count, 0),
    countOf: ({ resource, views }: MenuEntry): number =>
      data
        .filter((one) => one.resource === resource && (views?.includes(one.view) ?? true))
        .reduce((sum, { count }) => sum + count, 0),
  }
}
