import { notFound } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { Comments } from '#src/content/server/comments.ts'
import type { Presence } from '#src/content/server/presence.ts'
import { accountOf, type Reviews } from '#src/content/server/reviews.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { IdParams, LanguageQuery } from '../contract/common.ts'
import { PresenceAnswer, PresenceBody } from '../contract/presence.ts'
import { CommentBody, CommentChange, CommentCreated, CommentList, ReviewBody, ReviewState } from '../contract/review.ts'
import type { ShopActor } from '#src/common/actor.ts'

export interface ReviewRouteDeps {
  comments: Comments
  reviews: Reviews
  presence: Presence
}

const reading = { permission: 'pages:read' } as const
const writing = { permission: 'pages:write' } as const

/** What editors say to each other of a page, and who of them is on it. */
export const reviewRoutes =
  ({ comments, reviews, presence }: ReviewRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['cms'])
    route(
      'GET /api/cms/content/:id/comments',
      { summary: 'Comments of a page in all languages', ...reading, params: IdParams, answer: CommentList },
      async ({ params, request }) => {
        const actor = shopActorOf(request)
        const rows = await comments.list(params.id, actor)
        return {
          items: rows.map((row) => ({
            id: row.id,
            language: row.language,
            node: row.nodeId,
            field: row.field,
            body: row.body,
            written: { by: row.author, at: row.createdAt.toISOString() },
            isMine: row.accountId !== null && row.accountId === accountOf(actor),
            resolved: row.resolvedAt && { by: row.resolvedBy ?? '', at: row.resolvedAt.toISOString() },
          })),
        }
      },
    )
    route(
      'POST /api/cms/content/:id/comments',
      {
        summary: 'Writes a comment',
        ...writing,
        params: IdParams,
        body: CommentBody,
        answer: CommentCreated,
        status: 201,
      },
      ({ params, body, request }) => comments.write(params.id, body, shopActorOf(request)),
    )
    route(
      'PUT /api/cms/comments/:id',
      { summary: 'Changes a comment’s words, or resolves it', ...writing, params: IdParams, body: CommentChange },
      ({ params, body, request }) => comments.change(params.id, body, shopActorOf(request)),
    )
    route(
      'DELETE /api/cms/comments/:id',
      { summary: 'Removes a comment of one’s own', ...writing, params: IdParams },
      ({ params, request }) => comments.remove(params.id, shopActorOf(request)),
    )
    route(
      'GET /api/cms/content/:id/review',
      { summary: 'The review of a draft', ...reading, params: IdParams, query: LanguageQuery, answer: ReviewState },
      ({ params, query, request }) => stateOf(params.id, query.language, shopActorOf(request)),
    )
    route(
      'POST /api/cms/content/:id/review',
      {
        summary: 'Asks for a review, answers or withdraws it',
        ...writing,
        params: IdParams,
        query: LanguageQuery,
        body: ReviewBody,
        answer: ReviewState,
      },
      async ({ params, query, body: { action, note = '', version }, request }) => {
        const actor = shopActorOf(request)
        const done = await reviews.act(params.id, query.language, { action, note: note.trim(), version }, actor)
        return done.ok ? stateOf(params.id, query.language, actor) : done
      },
    )
    route(
      'POST /api/cms/content/:id/presence',
      {
        summary: 'Says where an editor is, and who else is on the page',
        ...reading,
        params: IdParams,
        query: LanguageQuery,
        body: PresenceBody,
        answer: PresenceAnswer,
      },
      async ({ params, query, body, request }) => {
        const found = await presence.beat(params.id, query.language, body.node, shopActorOf(request))
        if (!found) return refuseRequest(notFound)
        const { version, people } = found
        return { version, people: people.map(({ name, nodeId }) => ({ name, node: nodeId })) }
      },
    )

    async function stateOf(id: number, language: Language, actor: ShopActor): Promise<ReviewState> {
      const found = await reviews.find(id, language, actor)
      if (!found) return { state: 'none', version: null, note: '', asked: null, answered: null }
      const { state, version, note, askedBy, askedAt, answeredBy, answeredAt } = found
      return {
        state,
        version,
        note,
        asked: { by: askedBy, at: askedAt.toISOString() },
        answered: answeredAt && { by: answeredBy ?? '', at: answeredAt.toISOString() },
      }
    }
  }
