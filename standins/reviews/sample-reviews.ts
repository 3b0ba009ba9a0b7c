export type ServiceReview = {
  author: string
  stars: number
  headline: string
  body: string
  locale: string
  date: string
}
export type ServiceAnswer = {
  product: string
  rating: { average: number; count: number }
  reviews: ServiceReview[]
}

const samples: readonly ServiceReview[] = [
  { author: 'Liisa', stars: 5, headline: 'Ihana', body: 'Tilaan uudelleen.', locale: 'fi', date: '2026-10-02' },
  {
    author: 'Björn',
    stars: 4,
    headline: 'Mycket gott',
    body: 'Snabb leverans också.',
    locale: 'sv',
    date: '2026-09-14',
  },
  {
    author: 'Grace',
    stars: 3,
    headline: 'Fine <b>enough</b>',
    body: 'A bit sweet for me.',
    locale: 'en',
    date: '2026-08-21',
  },
]

/** What the service has of a product: the same for the same code, and nothing for every fourth. */
export function reviewsOf(product: string, language: string): ServiceAnswer {
  const sum = Array.from(product).reduce((total, letter) => total + letter.charCodeAt(0), 0)
  const reviews = samples
    .slice(0, sum % 4)
    .toSorted((a, b) => Number(b.locale === language) - Number(a.locale === language))
  const stars = reviews.reduce((total, review) => total + review.stars, 0)
  const average = reviews.length === 0 ? 0 : Math.round((stars / reviews.length) * 10) / 10
  return { product, rating: { average, count: reviews.length }, reviews }
}
