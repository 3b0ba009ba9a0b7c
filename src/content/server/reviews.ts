import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { business, forbidden, notFound, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import { mayInBranch } from './content-rights.ts'
import * as store from './content.store.ts'
import * as reviews from './review.store.ts'

/** What editors hear of by mail, in the transaction that causes it. */
export type EditorNews =
  | { kind: 'review-asked' | 'review-answered'; review: reviews.ReviewRow; name: string }
  | { kind: 'page-commented'; comment: reviews.CommentRow; concerned: readonly string[]; name: string; writer: string }
export type TellEditors = (tx: Transaction, news: EditorNews, actor: ShopActor) => Promise<void>

export interface ReviewsDeps {
  db: Database
  clock: Clock
  tell: TellEditors
}

export type ReviewAction = 'ask' | 'approve' | 'refuse' | 'withdraw'

/** Reviews of drafts: an editor asks, a publisher approves the draft or sends it back with a note. */
export function createReviews({ db, clock, tell }: ReviewsDeps) {
  return {
    find(contentId: number, language: Language, actor: ShopActor): Promise<reviews.ReviewRow | null> {
      authorise(actor, 'pages:read')
      return reviews.findReview(db, contentId, language)
    },

    /** Publishers answer of the version that they saw. An answer to what is not asked or seen, or a second request, is a conflict. */
    act(
      contentId: number,
      language: Language,
      { action, note, version: seen }: { action: ReviewAction; note: string; version?: number | undefined },
      actor: ShopActor,
    ): Promise<Result<null, Refusal>> {
      authorise(actor, 'pages:write')
      const isAnswer = action === 'approve' || action === 'refuse'
      if (isAnswer) authorise(actor, 'pages:publish')
      return inTransactionResult<null, Refusal>(db, async (tx) => {
        const item = await store.lockItem(tx, contentId)
        if (!item || item.trashedAt || item.ownerId !== null) return refuse(notFound)
        if (!(await mayInBranch(tx, actor, contentId, isAnswer ? 'publish' : 'write'))) return refuse(forbidden)
        const draft = await store.findVersion(tx, contentId, language, 'draft')
        if (!draft) return refuse(business({ key: 'content/no-draft', params: { language } }))
        const asked = await reviews.findReview(tx, contentId, language)
        const isAsked = asked?.state === 'asked'
        if ((action === 'ask') === isAsked)
          return refuse({ kind: 'business', status: 409, problems: [{ key: 'content/review-changed' }] })
        if (isAnswer && seen !== draft.version)
          return refuse({ kind: 'business', status: 409, problems: [{ key: 'content/review-newer' }] })
        if (action === 'refuse' && note === '')
          return refuse({ kind: 'fields', fields: { note: ['content/review-reason'] } })
        const at = clock.now()
        const { version, name } = draft
        const record = {
          at,
          actor,
          command: 'content.reviewed',
          subject: contentId,
          after: { language, action, version },
        } as const
        await recordAudit(tx, record)
        if (action === 'withdraw') {
          await reviews.deleteReview(tx, contentId, language)
          return ok(null)
        }
        const review: reviews.ReviewRow =
          isAnswer && asked
            ? {
                ...asked,
                state: action === 'approve' ? 'approved' : 'refused',
                version,
                note,
                answeredBy: actor.name,
                answeredAt: at,
              }
            : {
                contentId,
                language,
                state: 'asked',
                version,
                note,
                accountId: accountOf(actor),
                askedBy: actor.name,
                askedAt: at,
                answeredBy: null,
                answeredAt: null,
              }
        await reviews.putReview(tx, review)
        await tell(tx, { kind: isAnswer ? 'review-answered' : 'review-asked', review, name }, actor)
        return ok(null)
      })
    },
  }
}

export type Reviews = ReturnType<typeof createReviews>

/** Null: at the command line. */
export const accountOf = (actor: ShopActor): string | null => (actor.kind === 'staff' ? actor.accountId : null)
