import type { CSSProperties } from 'react'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ReviewList } from '../../contract/reviews.ts'
import { ratingText } from '../rating-text.ts'
import { Stars } from '../Stars.tsx'

/** The average in large figures, and the distribution of stars. */
export function RatingOverview({ list }: { list: ReviewList }) {
  const text = useText()
  const shown = ratingText(list.average, useLanguage())
  return (
    <div className="review-overview">
      <div>
        <p className="review-overview__average kit-num" aria-hidden="true">
          {shown}
        </p>
        <p className="review-overview__stars">
          <Stars rating={list.average} label={text('/reviews/average', { average: shown })} />
          <span className="kit-small kit-muted kit-num">{text('/reviews/count', { count: list.count })}</span>
        </p>
      </div>
      <ul className="review-overview__bars" aria-label={text('/reviews/distribution')}>
        {list.distribution.map(({ rating, count }) => (
          <li key={rating}>
            <span className="kit-visually-hidden">{text('/reviews/distribution-row', { rating, count })}</span>
            <span aria-hidden="true" className="kit-num">
              {rating}
            </span>
            <span aria-hidden="true" className="review-overview__bar" style={shareOf(count, list.count)} />
            <span aria-hidden="true" className="kit-num kit-muted">
              {count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const shareOf = (count: number, all: number) => ({ '--share': count / all }) as CSSProperties // a custom property
