import { useContext } from 'react'
import type { ProductPageFields } from '../../contract/product.ts'
import { type ReviewSlots, ReviewSlotsContext } from '../review-slots.ts'

interface ReviewPartProps {
  part: Exclude<keyof ReviewSlots, 'refresh' | 'CardRating'>
  fields: Pick<ProductPageFields, 'code' | 'reviews'>
}

/** One of the places for reviews on a product page; renders nothing where the shop has no reviews. */
export function ReviewPart({ part, fields }: ReviewPartProps) {
  const Part = useContext(ReviewSlotsContext)?.[part]
  return Part ? <Part productCode={fields.code} reviews={fields.reviews ?? null} /> : null
}

/** The same on a card. */
export function CardReviews({ productCode }: { productCode: string }) {
  const Part = useContext(ReviewSlotsContext)?.CardRating
  return Part ? <Part productCode={productCode} /> : null
}
