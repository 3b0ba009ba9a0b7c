import { type ComponentType, createContext, useContext, useEffect } from 'react'
import type { ProductReviews } from '../contract/product-reviews.ts'

export interface ReviewSlotProps {
  /** The product's, not a variation's. */
  productCode: string
  /** Reviews that came with the page; null: only the browser can ask. */
  reviews: ProductReviews | null
}

/**
 * The places of a product page, of cards and of lists where reviews are shown. The catalogue does not know who keeps them:
 * the root of the browser application puts the parts here.
 */
export interface ReviewSlots {
  /** Under the name: stars, how many, and the way to all of them. */
  Rating: ComponentType<ReviewSlotProps>
  /** The way to all of them, among the links to other panels. */
  PanelLink: ComponentType<ReviewSlotProps>
  /** One reader's praise, next to the story. */
  ReviewHighlight: ComponentType<ReviewSlotProps>
  /** All of them, in the page itself. */
  List: ComponentType<ReviewSlotProps>
  /** All of them, from the right, while the address has their hash. */
  Panel: ComponentType<ReviewSlotProps>
  /** On a product's card. */
  CardRating: ComponentType<{ productCode: string }>
  /** Lists or the chosen variation have changed: widgets of a reviews service are rebuilt. */
  refresh: () => void
}

/** Null: nothing is said of reviews. */
export const ReviewSlotsContext = createContext<ReviewSlots | null>(null)

/** Refreshes the reviews when `changed` has changed (specification 2, sections 2 and 4). */
export function useReviewRefresh(changed: string): void {
  const slots = useContext(ReviewSlotsContext)
  useEffect(() => slots?.refresh(), [slots, changed])
}
