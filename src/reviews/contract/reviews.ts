import { Type } from 'typebox'
import { Code } from '#src/products/contract/codes.ts'
import { rawTextMax, reviewPagesMax } from './limits.ts'

const Rating = Type.Integer({ minimum: 1, maximum: 5 })

export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

export const reportReasons = ['offensive', 'spam', 'personal', 'wrong-product', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const ReviewItem = Type.Object({
  id: Type.String(),
  rating: Rating,
  title: Type.String(),
  text: Type.String({ description: 'plain text; lines end with \\n' }),
  name: Type.String(),
  language: Type.Enum(['fi', 'sv', 'en'], { description: 'language the review is written in' }),
  verified: Type.Boolean({ description: 'its writer has bought the product here' }),
  createdAt: Type.String({ format: 'date-time' }),
  reply: Type.Union([
    Type.Object(
      { text: Type.String(), createdAt: Type.String({ format: 'date-time' }) },
      { description: 'of the shop' },
    ),
    Type.Null(),
  ]),
})
export type ReviewItem = Type.Static<typeof ReviewItem>

/** Answer of `GET /api/reviews`. Average and distribution cover all published reviews; items only the page. */
export const ReviewList = Type.Object({
  average: Type.Number({ description: 'two decimals; 0 without reviews' }),
  count: Type.Integer(),
  distribution: Type.Array(Type.Object({ rating: Rating, count: Type.Integer() }), {
    description: 'five entries, from 5 stars to 1',
  }),
  items: Type.Array(ReviewItem),
})
export type ReviewList = Type.Static<typeof ReviewList>

export const ReviewsQuery = Type.Object({
  code: Code,
  page: Type.Integer({ minimum: 1, maximum: reviewPagesMax, default: 1 }),
  sort: Type.Enum(reviewSorts, { default: 'newest' }),
  language: Type.Optional(Type.String({ maxLength: 20 })),
})

const RawText = Type.String({ maxLength: rawTextMax })

/** Body of `POST /api/reviews`. `rules/review-fields.ts` validates its texts, because it gives better errors than a schema. */
export const NewReview = Type.Object(
  {
    code: Code,
    rating: Rating,
    title: RawText,
    text: RawText,
    name: RawText,
    email: Type.String({ maxLength: 300 }),
    orderNumber: Type.Optional(Type.String({ maxLength: 100, description: 'proves the purchase, with the address' })),
    website: Type.Optional(Type.String({ maxLength: 300, description: 'left empty by people' })),
  },
  { additionalProperties: false },
)
export type NewReview = Type.Static<typeof NewReview>

/** The response is the same whatever happens to the review, so that it does not reveal whether an order exists. */
export const ReviewAccepted = Type.Object({ status: Type.Literal('moderated') })

export const ReviewParams = Type.Object({ id: Type.String({ format: 'uuid', maxLength: 36 }) })
export const ReviewReport = Type.Object({ reason: Type.Enum(reportReasons) }, { additionalProperties: false })
