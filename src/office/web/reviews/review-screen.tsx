import { Stars } from '#src/reviews/web/Stars.tsx'
import type { Screen } from '../screen.ts'
import { textOf } from '../text-of.ts'
import '../styles/office-cells.css'

/** Reviews are decided by what they say, so the list has their words. */
export const reviewScreen: Screen = {
  search: '/desk/search/reviews',
  under: ({ text }) => <p className="office-quote">{textOf(text)}</p>,
  cells: { rating: ({ rating }) => <Stars rating={Number(rating)} label={textOf(rating)} /> },
  plainInCard: ['submittedAt', 'status', 'authorName'],
}
