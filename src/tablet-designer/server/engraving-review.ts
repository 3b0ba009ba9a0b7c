import type { HoldReview } from '#src/payments/server/finalise.ts'
import { listEngravings } from '#src/orders/server/orders.service.ts'
import { findBlocked } from '../rules/blocked-words.ts'
import { listBlockedWords } from './blocked-words.store.ts'

/**
 * Reviews the texts of a paid order. A blocked word in any language holds the order for a person's check; the shopper sees no
 * refusal.
 */
export const reviewEngravings: HoldReview = async (tx, order) => {
  const engravings = await listEngravings(tx, order.id)
  if (engravings.length === 0) return null
  const entries = (await listBlockedWords(tx)).map(({ word }) => word)
  const texts = engravings.flatMap(({ frontText, backText, signature }) => [frontText, backText, signature])
  const found = findBlocked(texts, [...new Set(entries)])
  return found.length === 0 ? null : { reason: 'engraving', detail: found.join(', ') }
}
