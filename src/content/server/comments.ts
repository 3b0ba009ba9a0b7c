import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { forbidden, notFound, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import * as store from './content.store.ts'
import * as reviews from './review.store.ts'
import { accountOf, type ReviewsDeps } from './reviews.ts'

export interface NewComment {
  language: Language
  /** Null: the page. */
  node: number | null
  field?: string | null | undefined
  body: string
}

/** What editors say to each other of a page. Who may write pages may comment and resolve in any branch. */
export function createComments({ db, clock, tell }: ReviewsDeps) {
  return {
    /** Comments in all languages, the oldest first. */
    list(contentId: number, actor: ShopActor): Promise<reviews.CommentRow[]> {
      authorise(actor, 'pages:read')
      return reviews.listComments(db, contentId)
    },

    /** A mail goes to all who wrote at the same place before, to the draft's author, and to the person who asked for a review. */
    write(
      contentId: number,
      { language, node, field = null, body }: NewComment,
      actor: ShopActor,
    ): Promise<Result<{ id: number }, Refusal>> {
      authorise(actor, 'pages:write')
      return inTransactionResult<{ id: number }, Refusal>(db, async (tx) => {
        const item = await store.lockItem(tx, contentId)
        if (!item || item.ownerId !== null) return refuse(notFound)
        const before = await reviews.listComments(tx, contentId)
        const own = { contentId, language, nodeId: node, field, body, accountId: accountOf(actor), author: actor.name }
        const comment = await reviews.insertComment(tx, { ...own, createdAt: clock.now() })
        const draft =
          (await store.findVersion(tx, contentId, language, 'draft')) ??
          (await store.findVersion(tx, contentId, language, 'published'))
        const review = await reviews.findReview(tx, contentId, language)
        const concerned = [
          ...before.filter((one) => one.language === language && one.nodeId === node).map(({ accountId }) => accountId),
          review?.accountId ?? null,
        ].filter((one) => one !== null)
        const news = {
          kind: 'page-commented',
          comment,
          concerned,
          name: draft?.name ?? '',
          writer: draft?.createdBy ?? '',
        } as const
        await tell(tx, news, actor)
        const after = { language, node, comment: comment.id }
        await recordAudit(tx, { at: clock.now(), actor, command: 'content.commented', subject: contentId, after })
        return ok({ id: comment.id })
      })
    },

    /** The words change by their writer alone; anyone resolves, and opens again. */
    change(
      id: number,
      { body, isResolved }: { body?: string; isResolved?: boolean },
      actor: ShopActor,
    ): Promise<Result<null, Refusal>> {
      authorise(actor, 'pages:write')
      return changing(id, actor, async (tx, row) => {
        if (body !== undefined && !isBy(row, actor)) return refuse(forbidden)
        const resolved = { resolvedAt: isResolved ? clock.now() : null, resolvedBy: isResolved ? actor.name : null }
        await reviews.updateComment(tx, id, {
          body: body ?? row.body,
          ...(isResolved !== undefined && resolved),
        })
        return ok(null)
      })
    },

    remove(id: number, actor: ShopActor): Promise<Result<null, Refusal>> {
      authorise(actor, 'pages:write')
      return changing(id, actor, async (tx, row) => {
        if (!isBy(row, actor)) return refuse(forbidden)
        await reviews.deleteComment(tx, id)
        return ok(null)
      })
    },
  }

  function changing(
    id: number,
    actor: ShopActor,
    change: (tx: Parameters<ReviewsDeps['tell']>[0], row: reviews.CommentRow) => Promise<Result<null, Refusal>>,
  ): Promise<Result<null, Refusal>> {
    return inTransactionResult<null, Refusal>(db, async (tx) => {
      const row = await reviews.findComment(tx, id)
      if (!row) return refuse(notFound)
      const done = await change(tx, row)
      const before = { comment: id }
      if (done.ok)
        await recordAudit(tx, {
          at: clock.now(),
          actor,
          command: 'content.comment-changed',
          subject: row.contentId,
          before,
        })
      return done
    })
  }
}

export type Comments = ReturnType<typeof createComments>

const isBy = ({ accountId, author }: reviews.CommentRow, actor: ShopActor): boolean =>
  actor.kind === 'staff' ? accountId === actor.accountId : accountId === null && author === actor.name
