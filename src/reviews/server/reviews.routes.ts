import { Type } from 'typebox'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { NewReview, ReviewList, ReviewParams, ReviewReport, ReviewsQuery, ReviewAccepted } from '../contract/reviews.ts'
import type { ReviewsService } from './reviews.service.ts'

const tags = ['reviews']

/** Reviews of products (C-7): reading and writing are public, and an operator decides what is shown. */
export const reviewsRoutes =
  ({ reviews }: { reviews: ReviewsService }) =>
  (app: App): void => {
    app.get(
      '/api/reviews',
      {
        config: { permission: 'reviews:read' },
        schema: {
          tags,
          summary: 'Published reviews of a product, ten a page, with their average and distribution',
          querystring: ReviewsQuery,
          response: { 200: ReviewList },
        },
      },
      async ({ query: { code, page, sort } }) => {
        const found = await reviews.list(code, { page, sort })
        return found.ok ? found.value : refuseRequest(found.error)
      },
    )

    app.post(
      '/api/reviews',
      {
        config: { permission: 'reviews:write', limit: 'forms' },
        schema: {
          tags,
          summary: 'A review for moderation; a later one of the same address and product replaces it',
          body: NewReview,
          response: { 202: ReviewAccepted },
        },
      },
      async (request, reply) => {
        const taken = await reviews.submit(request.body, request.language)
        if (!taken.ok) refuseRequest(taken.error)
        return reply.code(202).send({ status: 'moderated' })
      },
    )

    app.post(
      '/api/reviews/:id/report',
      {
        config: { permission: 'reviews:write', limit: 'forms' },
        schema: {
          tags,
          summary: 'Tells the shop that something is wrong with a published review',
          params: ReviewParams,
          body: ReviewReport,
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const reported = await reviews.report(request.params.id, request.body.reason)
        if (!reported.ok) refuseRequest(reported.error)
        return reply.code(204).send(null)
      },
    )
  }
