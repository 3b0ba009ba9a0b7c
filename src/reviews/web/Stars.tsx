import type { CSSProperties } from 'react'
import './rating.css'

interface StarsProps {
  /** 0 to 5, with parts. */
  rating: number
  /** Read out; left out where the words stand beside. */
  label?: string
}

/** Five stars, filled as far as the rating goes. */
export function Stars({ rating, label }: StarsProps) {
  const style = { '--stars': rating } as CSSProperties // a custom property
  return (
    <>
      <span className="review-stars" style={style} aria-hidden="true" />
      {label !== undefined && <span className="kit-visually-hidden">{label}</span>}
    </>
  )
}
