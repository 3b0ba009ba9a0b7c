import type { TextLookup } from '#src/common/errors.ts'
import type { Config } from '#src/platform/config.ts'
import type { Keyring } from '#src/platform/keys/keyring.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import type { Assortment } from '#src/products/server/assortment.ts'
import { findVariationsForSale } from '#src/products/server/products.service.ts'
import { pendingEmailDays, rejectedDays } from '../contract/limits.ts'
import { createBuiltInReviews } from './built-in-reviews.ts'
import { reviewResource } from './reviews.resource.ts'
import { createInvitations, type InvitationsDeps } from './invitations.ts'
import { reviewInvitationQueue } from './queues.ts'
import { createServiceReviews, type ReviewsProvider } from './reviews-provider.ts'
import type { ReviewedProduct, ReviewsDeps } from './reviews.service.ts'

export interface ReviewsModuleDeps extends Pick<ReviewsDeps, 'hasBought'>, InvitationsDeps {
  config: Pick<Config, 'reviews'>
  keyring: Pick<Keyring, 'reviews'>
  text: TextLookup
  assortment: Pick<Assortment, 'get'>
}

/** Creates the provider that the settings choose: the shop's own reviews or a service's. */
export function createReviewsModule(deps: ReviewsModuleDeps): ReviewsProvider {
  const { config, keyring, db, clock, text, assortment, hasBought } = deps
  const { provider, serviceUrl } = config.reviews
  if (provider === 'service') return createServiceReviews(`${serviceUrl}/widget.js`)

  /** Finds a product by its code or that of one of its variations. */
  async function findProduct(code: string): Promise<ReviewedProduct | null> {
    const entry = assortment.get(code)
    if (entry !== null) return entry
    const variation = (await findVariationsForSale(db, [code], 'fi', clock.now())).get(code)
    return variation === undefined ? null : assortment.get(variation.productCode)
  }
  const invitations = createInvitations(deps)
  return {
    ...createBuiltInReviews({ db, clock, keys: keyring.reviews, findProduct, hasBought }),
    resources: [reviewResource({ db, clock, text, keys: keyring.reviews })],
    // Runs in the morning, shop time.
    registerWork: (jobs) => jobs.schedule(reviewInvitationQueue, '50 6 * * *', () => invitations.inviteDue()),
  }
}

export const reviewsRetention: readonly RetentionRule[] = [
  {
    table: 'review',
    since: 'submitted_at',
    days: pendingEmailDays,
    only: `status = 'pending' and email is not null`,
    erase: 'email = null',
    reason: 'nobody decided in time',
  },
  {
    table: 'review',
    since: 'decided_at',
    days: rejectedDays,
    only: `status = 'rejected'`,
    reason: 'the writer can no longer ask why',
  },
]
