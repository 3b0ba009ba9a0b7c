import { notFound, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { reviewPageSize } from '../contract/limits.ts'
import type { NewReview, ReportReason, ReviewList, ReviewSort } from '../contract/reviews.ts'
import { summarise } from '../rules/rating.ts'
import { checkReview, cleanReview, type ReviewFields } from '../rules/review-fields.ts'
import { type AuthorKeys, authorKeysOf } from './author-key.ts'
import { insertEvents, insertReport } from './moderation.store.ts'
import { presentReview } from './review.presenter.ts'
import { chooseAuthorKey, countRatings, findPublished, listPublished, upsertPending } from './review.store.ts'

/** A product that can be reviewed, found by its code or that of one of its variations. */
export interface ReviewedProduct {
  code: string
  variationCodes: readonly string[]
}

export interface ReviewsDeps {
  db: Database
  clock: Clock
  /** Keys for the hash that stands for a writer. */
  keys: AuthorKeys
  /** Returns null for a code that the shop does not show. */
  findProduct: (code: string) => Promise<ReviewedProduct | null>
  /** Whether the typed order number is that of a paid order with this address and one of these variations. */
  hasBought: (
    db: Executor,
    purchase: { orderNumber: string; email: string; codes: readonly string[] },
  ) => Promise<boolean>
}

/** Reading and writing of reviews by visitors. */
export function createReviewsService({ db, clock, keys, findProduct, hasBought }: ReviewsDeps) {
  async function list(
    code: string,
    { page, sort }: { page: number; sort: ReviewSort },
  ): Promise<Result<ReviewList, Refusal>> {
    const product = await findProduct(code)
    if (product === null) return refuse(notFound)
    const part = { sort, limit: reviewPageSize, offset: (page - 1) * reviewPageSize }
    const [counts, rows] = await Promise.all([countRatings(db, product.code), listPublished(db, product.code, part)])
    return ok({ ...summarise(counts), items: rows.map(presentReview) })
  }

  /**
   * Accepts a review for moderation. It checks now whether the writer is a buyer but does not reveal it: the response is the
   * same. A submission with the trap field filled in is thanked for and discarded.
   */
  async function submit(input: NewReview, language: Language): Promise<Result<void, Refusal>> {
    if (input.website !== undefined && input.website !== '') return ok(undefined)
    const typed: ReviewFields = { ...input, rating: String(input.rating), orderNumber: input.orderNumber ?? '' }
    const broken = checkReview(typed)
    if (Object.keys(broken).length > 0) {
      const fields = Object.fromEntries(Object.entries(broken).map(([field, key]) => [field, [key]]))
      return refuse({ kind: 'fields', fields })
    }
    const product = await findProduct(input.code)
    if (product === null) return refuse(notFound)
    const { title, text, name, email, orderNumber } = cleanReview(typed)
    const now = clock.now()
    await inTransaction(db, async (tx) => {
      const codes = product.variationCodes
      const verified = orderNumber !== '' && (await hasBought(tx, { orderNumber, email, codes }))
      const reviewId = await upsertPending(tx, {
        productCode: product.code,
        authorKey: await chooseAuthorKey(tx, authorKeysOf(keys, email)),
        rating: input.rating,
        title,
        body: text,
        authorName: name,
        language,
        verified,
        email,
        submittedAt: now,
      })
      await insertEvents(tx, [
        {
          reviewId,
          productCode: product.code,
          at: now,
          actor: 'visitor',
          action: 'submitted',
          detail: `${input.rating}/5`,
        },
      ])
    })
    return ok(undefined)
  }

  /** Reports a review; it stays published until an operator has checked it. */
  async function report(id: string, reason: ReportReason): Promise<Result<void, Refusal>> {
    const now = clock.now()
    return inTransaction(db, async (tx) => {
      const found = await findPublished(tx, id)
      if (found === null) return refuse(notFound)
      await insertReport(tx, id, reason, now)
      await insertEvents(tx, [
        { reviewId: id, productCode: found.productCode, at: now, actor: 'visitor', action: 'reported', detail: reason },
      ])
      return ok(undefined)
    })
  }

  return { list, submit, report }
}

export type ReviewsService = ReturnType<typeof createReviewsService>
