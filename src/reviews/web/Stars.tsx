import type { CSSProperties } from 'react'
import './rating.css'

interface StarsProps {
  /** Rating from 0 to 5, with fractions. */
  rating: number
  /** Label for screen readers; left out where visible text says the same. */
  label?: string
}

/** Five stars, filled up to the rating. */
export function Stars({ rating, label }: StarsProps) {
  const style = { '--stars': rating } as CSSProperties // a custom property
  return (
    <>
      <span className="review-stars" style={style} aria-hidden="true" />
      {label !== undefined && <span className="kit-visually-hidden">{label}</span>}
    </>
  )
}
