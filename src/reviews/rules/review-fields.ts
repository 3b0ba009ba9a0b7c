import { characterCount } from '#src/common/characters.ts'
import { emailRule } from '#src/common/email-rule.ts'
import { brokenRules, type FieldRule } from '#src/common/field-rules.ts'
import { nameLimits, orderNumberMax, textLimits, titleLimits } from '../contract/limits.ts'
import { cleanLine, cleanParagraphs } from '#src/common/clean-text.ts'

/** The form's values as typed. `rating` is empty until a star is chosen. */
export interface ReviewFields {
  rating: string
  title: string
  text: string
  name: string
  email: string
  orderNumber: string
}
export type ReviewField = keyof ReviewFields

export const emptyReview: ReviewFields = { rating: '', title: '', text: '', name: '', email: '', orderNumber: '' }

/** Rules shared by the browser's form and the server. Keys are text keys without the leading slash. */
const reviewRules = {
  rating: {
    required: 'reviews/form/rating-required',
    pattern: { test: /^[1-5]$/, key: 'reviews/form/rating-required' },
  },
  title: {
    required: 'reviews/form/title-required',
    min: { length: titleLimits.min, key: 'reviews/form/title-min' },
  },
  text: {
    required: 'reviews/form/text-required',
    min: { length: textLimits.min, key: 'reviews/form/text-min' },
  },
  name: {
    required: 'reviews/form/name-required',
    pattern: { test: /\p{L}/u, key: 'reviews/form/name-letters' },
    min: { length: nameLimits.min, key: 'reviews/form/name-min' },
  },
  email: emailRule,
  orderNumber: {
    pattern: { test: /^KV[ -]*\d\d[ -]*([0-9A-Z][ -]*){8}$/i, key: 'reviews/form/order-number-invalid' },
    max: { length: orderNumberMax, key: 'reviews/form/order-number-invalid' },
  },
} as const satisfies Record<ReviewField, FieldRule>

/** Longest length in user-perceived characters: an emoji counts as one. */
const longest = {
  title: { length: titleLimits.max, key: 'reviews/form/title-max' },
  text: { length: textLimits.max, key: 'reviews/form/text-max' },
  name: { length: nameLimits.max, key: 'reviews/form/name-max' },
} as const

/** Returns the fields in stored form. */
export const cleanReview = (typed: ReviewFields): ReviewFields => ({
  rating: typed.rating,
  title: cleanLine(typed.title),
  text: cleanParagraphs(typed.text),
  name: cleanLine(typed.name),
  email: cleanLine(typed.email),
  orderNumber: cleanLine(typed.orderNumber),
})

/** Text keys by field, empty if the review is valid. Lengths are measured in stored form. */
export function checkReview(typed: ReviewFields): Partial<Record<ReviewField, string>> {
  const values = cleanReview(typed)
  const broken: Partial<Record<ReviewField, string>> = brokenRules(reviewRules, values)
  for (const field of ['title', 'text', 'name'] as const) {
    const { length, key } = longest[field]
    if (broken[field] === undefined && characterCount(values[field]) > length) broken[field] = key
  }
  return broken
}
