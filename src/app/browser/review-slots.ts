import type { ReviewSlots } from '#src/products/web/review-slots.ts'
import { builtInReviewSlots } from '#src/reviews/web/built-in-slots.tsx'

/**
 * The shop's own reviews, or the slots of an external service when its script is configured: their code is loaded only
 * then.
 */
export async function loadReviewSlots(script: string): Promise<ReviewSlots> {
  if (script === '') return builtInReviewSlots
  return (await import('#src/reviews/web/service/service-slots.tsx')).serviceReviewSlots
}
