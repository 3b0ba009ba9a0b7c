import { Type } from 'typebox'

/** The summary of reviews that a product page shows at once, before the visitor opens them. */
export const ProductReviews = Type.Object({
  average: Type.Number({ description: 'of five stars, two decimals; 0 without reviews' }),
  count: Type.Integer(),
  /** A reader's praise in the page's language; null: there is none. */
  praise: Type.Union([Type.Object({ rating: Type.Integer(), title: Type.String(), name: Type.String() }), Type.Null()]),
})
export type ProductReviews = Type.Static<typeof ProductReviews>
