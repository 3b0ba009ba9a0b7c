import { createPersonalReads } from '#src/platform/audit/personal-reads.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { createPromotionAdmin } from './promotion-admin.ts'
import { promotionResource, type PromotionResourceDeps } from './promotions.resource.ts'
import { promotionRoutes, type PromotionRoutesDeps } from './promotions.routes.ts'
import { createPromotionsService, type PromotionsDeps } from './promotions.service.ts'

/** Promotions, their codes and their redemptions. */
export function createPromotionsModule(deps: PromotionsDeps) {
  const promotions = createPromotionsService(deps)
  return { promotions, invalidate: promotions.invalidate }
}

/** Promotions in the back office; carts are tried out by the domain that prices them. */
export const createPromotionDesk = (
  deps: PromotionResourceDeps & Pick<PromotionRoutesDeps, 'simulate'>,
): DomainModule => ({
  resources: [promotionResource(deps)],
  routes: [promotionRoutes({ ...deps, admin: createPromotionAdmin(deps), reads: createPersonalReads(deps) })],
})

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
