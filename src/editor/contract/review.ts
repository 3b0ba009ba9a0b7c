import { Type } from 'typebox'
import { AnyLanguage, closed, Deed, Id, Moment, nullable } from './common.ts'

/* Comments at a block, requests for a review, and preview links for people without an account. */

/** GET …/{id}/comments, of all languages, the oldest first. */
export const Comment = Type.Object({
  id: Id,
  language: AnyLanguage,
  /** The block it is at; null: the page. A block that is gone keeps its comments. */
  node: nullable(Id),
  /** Name of the field in that block; null: the block as a whole. */
  field: nullable(Type.String()),
  body: Type.String(),
  written: Deed,
  isMine: Type.Boolean(),
  resolved: nullable(Deed),
})
export type Comment = Type.Static<typeof Comment>
export const CommentList = Type.Object({ items: Type.Array(Comment) })
export type CommentList = Type.Static<typeof CommentList>
/** POST …/{id}/comments. */
export const CommentBody = Type.Object(
  {
    language: AnyLanguage,
    node: nullable(Id),
    field: Type.Optional(nullable(Type.String({ maxLength: 80 }))),
    body: Type.String({ minLength: 1, maxLength: 2_000 }),
  },
  closed,
)
export const CommentCreated = Type.Object({ id: Id })
export type CommentBody = Type.Static<typeof CommentBody>
/** PUT /api/cms/comments/{id}; the words only by their writer. */
export const CommentChange = Type.Object(
  { body: Type.Optional(CommentBody.properties.body), isResolved: Type.Optional(Type.Boolean()) },
  closed,
)

/** GET and POST …/{id}/review?language. */
const reviewActions = ['ask', 'approve', 'refuse', 'withdraw'] as const
export const ReviewBody = Type.Object(
  {
    action: Type.Enum([...reviewActions]),
    note: Type.Optional(Type.String({ maxLength: 2_000 })),
    /** The version that was looked at; an answer names it. */
    version: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  closed,
)
export type ReviewBody = Type.Static<typeof ReviewBody>
export const ReviewState = Type.Object({
  state: Type.Enum(['none', 'asked', 'approved', 'refused']),
  /** The version it is about; a newer draft has not been looked at. */
  version: nullable(Type.Integer()),
  note: Type.String(),
  asked: nullable(Deed),
  answered: nullable(Deed),
})
export type ReviewState = Type.Static<typeof ReviewState>

/**
 * POST …/{id}/previewlinks?language of an item or a project; the address is said only now, and leads to the page in that language, or to the
 * project’s first page.
 */
export const PreviewLinkBody = Type.Object({ days: Type.Integer({ minimum: 1, maximum: 7 }) }, closed)
export const PreviewLinkCreated = Type.Object({ id: Id, url: Type.String(), expiresAt: Moment })
export type PreviewLinkCreated = Type.Static<typeof PreviewLinkCreated>
/** GET …/{id}/previewlinks, those that still open something; DELETE /api/cms/previewlinks/{id}. */
export const PreviewLinkList = Type.Object({
  items: Type.Array(Type.Object({ id: Id, made: Deed, expiresAt: Moment })),
})
export type PreviewLinkList = Type.Static<typeof PreviewLinkList>
