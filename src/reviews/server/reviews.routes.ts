import { routesOf } from '#src/platform/http/route.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { NewReview, ReviewList, ReviewParams, ReviewReport, ReviewsQuery, ReviewAccepted } from '../contract/reviews.ts'
import type { ReviewsService } from './reviews.service.ts'

/** Reviews of products (C-7): reading and writing are public, and an operator decides what is shown. */
export const reviewsRoutes =
  ({ reviews }: { reviews: ReviewsService }) =>
  (app: App): void => {
    const route = routesOf(app, ['reviews'])
    route(
      'GET /api/reviews',
      {
        summary: 'Published reviews of a product, ten a page, with their average and distribution',
        permission: 'reviews:read',
        query: ReviewsQuery,
        answer: ReviewList,
      },
      ({ query: { code, page, sort } }) => reviews.list(code, { page, sort }),
    )

    route(
      'POST /api/reviews',
      {
        summary: 'A review for moderation; a later one of the same address and product replaces it',
        permission: 'reviews:write',
        limit: 'forms',
        body: NewReview,
        answer: ReviewAccepted,
        status: 202,
      },
      async ({ body, language }) => {
        const taken = await reviews.submit(body, language)
        return taken.ok ? { status: 'moderated' as const } : taken
      },
    )

    route(
      'POST /api/reviews/:id/report',
      {
        summary: 'Tells the shop that something is wrong with a published review',
        permission: 'reviews:write',
        limit: 'forms',
        params: ReviewParams,
        body: ReviewReport,
      },
      ({ params, body }) => reviews.report(params.id, body.reason),
    )
  }
