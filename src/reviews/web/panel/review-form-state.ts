import type { FieldErrors, Resolver } from 'react-hook-form'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { orderNumberMax } from '../../contract/limits.ts'
import { type NewReview } from '../../contract/reviews.ts'
import { checkReview, emptyReview, type ReviewField, type ReviewFields } from '../../rules/review-fields.ts'

/** Unsent drafts by product, as long as the document lives: closing the panel loses nothing. */
const drafts = new Map<string, ReviewFields>()

/** Returns the draft; `orderNumber` fills in a new one. */
export const draftOf = (productCode: string, orderNumber: string): ReviewFields =>
  drafts.get(productCode) ?? { ...emptyReview, orderNumber: orderNumber.slice(0, orderNumberMax) }

/** Saves a draft; null removes it after sending. */
export function saveReviewDraft(productCode: string, values: ReviewFields | null): void {
  if (values === null) drafts.delete(productCode)
  else drafts.set(productCode, values)
}

/** Validates with the server's own rules; messages are text keys. */
export const reviewResolver: Resolver<ReviewFields> = (values) => {
  const broken = Object.entries(checkReview(values))
  if (broken.length === 0) return { values, errors: {} }
  const errors = Object.fromEntries(broken.map(([field, key]) => [field, { type: 'rule', message: key }]))
  return { values: {}, errors: errors as FieldErrors<ReviewFields> } // keys are the table's own
}

export const toNewReview = (code: string, values: ReviewFields, website: string): NewReview => ({
  code,
  rating: Number(values.rating),
  title: values.title,
  text: values.text,
  name: values.name,
  email: values.email.trim(),
  ...(values.orderNumber.trim() !== '' && { orderNumber: values.orderNumber }),
  ...(website !== '' && { website }),
})

/** Returns the server's faults by field of the form. */
export function serverErrors(error: unknown): [ReviewField, string][] {
  const errors = error instanceof ApiError ? error.fieldErrors : null
  return Object.entries(errors ?? {}).flatMap(([field, messages]): [ReviewField, string][] =>
    Object.hasOwn(emptyReview, field) ? [[field as ReviewField, messages.join(' ')]] : [],
  )
}

/** Returns the text key of the error message when no fault belongs to a field. */
export const failureKey = (error: unknown): string =>
  error instanceof ApiError && error.status === 429 ? '/reviews/form/failed-limit' : '/reviews/form/failed'
