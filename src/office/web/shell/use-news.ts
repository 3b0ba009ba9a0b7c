import { useQuery } from '@tanstack/react-query'
import { fetchNews } from '../office-api.ts'
import type { MenuEntry } from './menu.ts'

const everyMs = 20_000
/** `invalidateQueries` brings the new counts after an action. */
export const newsKey = ['office', 'news'] as const

/** What waits: asked for every 20 seconds while the page is in sight. */
export function useNews() {
  const { data = [], dataUpdatedAt } = useQuery({ queryKey: newsKey, queryFn: fetchNews, refetchInterval: everyMs })
  // Orders to pack and their parcels are the same work.
  const isTwice = data.some(({ resource, view }) => resource === 'orders' && view === 'toPack')
  const counts = data.filter(({ resource }) => !(isTwice && resource === 'parcels'))
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
