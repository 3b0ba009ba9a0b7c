/** Stars from most to fewest, as people read a distribution. */
const starsDown = [5, 4, 3, 2, 1] as const

export interface RatingSummary {
  /** Two decimals; 0 without reviews. */
  average: number
  count: number
  /** Five entries, from 5 stars to 1. */
  distribution: { rating: number; count: number }[]
}

/** Computes the summary from the count of reviews per number of stars. */
export function summarise(counts: ReadonlyMap<number, number>): RatingSummary {
  const distribution = starsDown.map((rating) => ({ rating, count: counts.get(rating) ?? 0 }))
  const count = distribution.reduce((sum, entry) => sum + entry.count, 0)
  const stars = distribution.reduce((sum, entry) => sum + entry.rating * entry.count, 0)
  return { average: count === 0 ? 0 : Math.round((stars / count) * 100) / 100, count, distribution }
}
