import type { RetentionRule } from '#src/platform/retention/retention.ts'
import { createPromotionsService, type PromotionsDeps } from './promotions.service.ts'

/** Promotions, their codes and their redemptions. */
export function createPromotionsModule(deps: PromotionsDeps) {
  const promotions = createPromotionsService(deps)
  return { promotions, invalidate: promotions.invalidate }
}

export const promotionsRetention: readonly RetentionRule[] = [
  {
    table: 'promotion_redemption',
    since: 'held_at',
    days: 730,
    only: 'customer_key is not null',
    erase: 'customer_key = null',
    reason: 'limits per customer are those of a campaign, and none is longer than two years (C-19)',
  },
]
