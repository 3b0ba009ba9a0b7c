import type { Language } from '../../src/common/locale.ts'

/** One made-up reader's words. None of these people exists. */
export interface DemoReview {
  rating: 1 | 2 | 3 | 4 | 5
  language: Language
  name: string
  title: string
  text: string
  /** `2026-10-28` */
  day: string
  /** Bought here. */
  verified: boolean
  /** Of the shop. */
  reply?: string
}

/** By the code of the product. */
export type DemoReviews = Readonly<Record<string, readonly DemoReview[]>>

type Stars = DemoReview['rating']

const review =
  (language: Language, verified: boolean) =>
  (rating: Stars, day: string, name: string, title: string, text: string, reply?: string): DemoReview => ({
    rating,
    language,
    name,
    title,
    text,
    day,
    verified,
    ...(reply !== undefined && { reply }),
  })

/** Written in Finnish, Swedish or English; the short ones by buyers, the others by whoever came by. */
export const fi = review('fi', true)
export const sv = review('sv', true)
export const en = review('en', true)
export const guestFi = review('fi', false)
export const guestSv = review('sv', false)
export const guestEn = review('en', false)
