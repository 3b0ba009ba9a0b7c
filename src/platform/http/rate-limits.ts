import type { RateLimitName } from './route-types.ts'

const minute = 60_000

export interface RateLimit {
  max: number
  timeWindow: number
  /**
   * When set, only accepted requests count to `max`, and this many requests of any outcome are processed in the same
   * window.
   */
  tries?: number
  /** All routes with this limit share one count: a client that one refuses cannot go on at another. */
  isShared?: true
}

/**
 * C-1. Four are ours. `consent`: a choice is a row in a log. `order`: an order call writes reservations, so a client gets
 * fewer calls than pages. `telemetry`: a browser sends a few reports for a page, and an office behind one address more.
 * `preview`: a cart of engraved tablets asks for two drawings of each, once. `forms`: a visitor who corrects one field
 * after the other is no flood, and has not posted yet. `giftCard`: gift cards count the five wrong tries themselves, by
 * card, cart and network; this limits how often a client makes the server hash.
 */
export const rateLimits: Record<RateLimitName, RateLimit> = {
  token: { max: 30, timeWindow: minute },
  search: { max: 60, timeWindow: minute },
  coupon: { max: 20, timeWindow: 15 * minute, isShared: true },
  giftCard: { max: 30, timeWindow: 15 * minute },
  orderLookup: { max: 5, timeWindow: 15 * minute },
  forms: { max: 5, timeWindow: 60 * minute, tries: 60 },
  consent: { max: 30, timeWindow: minute },
  order: { max: 30, timeWindow: minute },
  telemetry: { max: 120, timeWindow: minute },
  preview: { max: 300, timeWindow: minute },
}
