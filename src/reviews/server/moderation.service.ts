import { characterCount } from '#src/common/characters.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { isUuid } from '#src/common/uuid.ts'
import { type AuditCommand, recordAudit } from '#src/platform/audit/audit.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { replyMax } from '../contract/limits.ts'
import { cleanLine, cleanParagraphs } from '#src/common/clean-text.ts'
import { type AuthorKeys, authorKeysOf } from './author-key.ts'
import { findReview, insertEvents, listForModerators, listReports, removeReports } from './moderation.store.ts'
import {
  listByIdPrefix,
  lockReview,
  removeByAuthor,
  removePublishedOf,
  type ReviewRow,
  updateReview,
} from './review.store.ts'
import type { ReviewAction, ReviewStatus } from './reviews.tables.ts'

/** Why an operator's request was refused. */
export type ModerationFault = 'unknown' | 'ambiguous' | 'already' | 'not-published' | 'too-long' | 'empty'

export interface ModerationDeps {
  db: Database
  clock: Clock
  /** Keys for the hash that stands for a writer. */
  keys: AuthorKeys
}

/** Cache tag of everything that shows reviews of a product. */
export const reviewsTag = (productCode: string): string => `reviews:${productCode}`

/** Deletes the reviews written under these keys and emits the cache events; returns the ids. Part of `tx`. */
export async function forgetAuthor(
  tx: Transaction,
  authorKeys: readonly string[],
  actor: string,
  at: Date,
): Promise<string[]> {
  const gone = await removeByAuthor(tx, authorKeys)
  const events = gone.map(({ id, productCode }) => ({
    reviewId: id,
    productCode,
    at,
    actor,
    action: 'forgotten' as const,
  }))
  await insertEvents(tx, events)
  const shown = gone.filter(({ status }) => status === 'published')
  await emitCacheEvent(tx, [...new Set(shown.map(({ productCode }) => reviewsTag(productCode)))])
  return gone.map(({ id }) => id)
}

/** Moderation by operators. They name a review by its id or the id's first letters. */
export function createModeration({ db, clock, keys }: ModerationDeps) {
  interface Step {
    row: ReviewRow
    now: Date
    tx: Transaction
    note: (action: ReviewAction, detail?: string) => Promise<void>
  }

  /** Runs a change in one transaction: locks the review, writes history and audit, and emits the cache event. */
  async function change(
    name: string,
    actor: ShopActor,
    command: AuditCommand,
    run: (step: Step) => Promise<ModerationFault | null>,
  ): Promise<Result<ReviewRow, ModerationFault>> {
    authorise(actor, 'review-admin:publish')
    const prefix = name.toLowerCase()
    if (!/^[0-9a-f][0-9a-f-]{5,35}$/.test(prefix)) return refuse('unknown')
    return inTransaction(db, async (tx): Promise<Result<ReviewRow, ModerationFault>> => {
      const [first, second] = await listByIdPrefix(tx, prefix)
      if (second) return refuse('ambiguous')
      const row = first ? await lockReview(tx, first.id) : null
      if (row === null) return refuse('unknown')
      const now = clock.now()
      const about = { reviewId: row.id, productCode: row.productCode, at: now, actor: actor.name }
      const fault = await run({
        row,
        now,
        tx,
        note: (action, detail = '') => insertEvents(tx, [{ ...about, action, detail }]),
      })
      if (fault !== null) return refuse(fault)
      await emitCacheEvent(tx, [reviewsTag(row.productCode)])
      const { id: subject, status, productCode: product } = row
      await recordAudit(tx, { at: now, actor, command, subject, before: { status, product } })
      return ok(row)
    })
  }

  /**
   * Publishes a review and replaces the same writer's earlier one for the product. A published review stays published, and its
   * reports are settled. `language` corrects the review's language.
   */
  const approve = (name: string, language: Language | null, actor: ShopActor) =>
    change(name, actor, 'review.approved', async ({ row, now, tx, note }) => {
      const settled = row.status === 'published' ? await removeReports(tx, row.id) : 0
      const isNewLanguage = language !== null && language !== row.language
      if (row.status === 'published' && settled === 0 && !isNewLanguage) return 'already'
      if (row.status !== 'published') {
        const replaced = await removePublishedOf(tx, row.productCode, row.authorKey)
        if (replaced !== null) await note('replaced', replaced)
      }
      await updateReview(tx, row.id, {
        status: 'published',
        decidedAt: row.status === 'published' ? row.decidedAt : now,
        email: null,
        ...(isNewLanguage && { language }),
      })
      await note(row.status === 'published' ? 'kept' : 'approved', isNewLanguage ? language : '')
      return null
    })

  /** Hides a published review or rejects a pending one. The reason stays in the review's history. */
  const reject = (name: string, reason: string, actor: ShopActor) =>
    change(name, actor, 'review.rejected', async ({ row, now, tx, note }) => {
      if (row.status === 'rejected') return 'already'
      await removeReports(tx, row.id)
      await updateReview(tx, row.id, { status: 'rejected', decidedAt: now, email: null })
      await note('rejected', cleanLine(reason).slice(0, 300))
      return null
    })

  /** Sets the shop's reply to a published review, replacing an earlier one; an empty text removes it. */
  const reply = (name: string, text: string, actor: ShopActor) =>
    change(name, actor, 'review.replied', async ({ row, now, tx, note }) => {
      const answer = cleanParagraphs(text)
      if (row.status !== 'published') return 'not-published'
      if (answer === '' && row.reply === null) return 'empty'
      if (characterCount(answer) > replyMax) return 'too-long'
      await updateReview(
        tx,
        row.id,
        answer === '' ? { reply: null, repliedAt: null } : { reply: answer, repliedAt: now },
      )
      await note(answer === '' ? 'reply-removed' : 'replied')
      return null
    })

  /** Deletes everything a person has written, at their request; returns the number of reviews. */
  async function forget(email: string, actor: ShopActor): Promise<number> {
    authorise(actor, 'review-admin:delete')
    return inTransaction(db, async (tx) => {
      const at = clock.now()
      const gone = await forgetAuthor(tx, authorKeysOf(keys, email), actor.name, at)
      await recordAudit(tx, { at, actor, command: 'review.forgotten', subject: null, before: { reviews: gone } })
      return gone.length
    })
  }

  return {
    approve,
    reject,
    reply,
    forget,
    /** What readers reported about a review, the most frequent first; null: there is none with this id. */
    async reports(id: string, actor: ShopActor) {
      authorise(actor, 'review-admin:read')
      return isUuid(id) && (await findReview(db, id)) !== null ? listReports(db, id) : null
    },
    list(which: ReviewStatus | 'reported', limit: number, actor: ShopActor) {
      authorise(actor, 'review-admin:read')
      return listForModerators(db, which, limit)
    },
  }
}

export type Moderation = ReturnType<typeof createModeration>
