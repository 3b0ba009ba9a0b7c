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

/** What can be reviewed: a product of the shop, by its own code or that of one of its variations. */
export interface ReviewedProduct {
  code: string
  variationCodes: readonly string[]
}

export interface ReviewsDeps {
  db: Database
  clock: Clock
  /** Of the hash that stands for a writer. */
  keys: AuthorKeys
  /** Null for a code that the shop does not show. */
  findProduct: (code: string) => Promise<ReviewedProduct | null>
  /** Whether the order number, as a person types it, is that of a paid order of the address with one of the variations. */
  hasBought: (
    db: Executor,
    purchase: { orderNumber: string; email: string; codes: readonly string[] },
  ) => Promise<boolean>
}

/** Reading and writing reviews, as visitors do. */
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
   * Takes a review for moderation. Whether the writer is a buyer is looked up now and told nobody: the answer is the same.
   * What a machine has filled in is thanked for and thrown away.
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

  /** A reader finds something wrong with a review: it stays until an operator has looked. */
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
