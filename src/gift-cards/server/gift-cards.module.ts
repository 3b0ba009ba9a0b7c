import type { TextLookup } from '#src/common/errors.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { createGiftCardDelivery, type GiftCardDeliveryDeps } from './gift-card-delivery.ts'
import { giftCardBalanceRoutes, type GiftCardRoutesDeps } from './gift-card.routes.ts'
import { giftCardsReport } from './gift-cards.report.ts'
import { giftCardResource } from './gift-cards.resource.ts'
import { giftCardDeliveryQueue, giftCardDueQueue } from './queues.ts'

export interface GiftCardsModuleDeps extends GiftCardDeliveryDeps, Pick<GiftCardRoutesDeps, 'giftCards'> {
  jobs: Pick<Jobs, 'send'>
  text: TextLookup
}

/** Issues and mails gift cards on their day, and shows their balance; staff work on them in the back office. */
export function createGiftCardsModule(deps: GiftCardsModuleDeps) {
  const delivery = createGiftCardDelivery(deps)
  return {
    delivery,
    resources: [giftCardResource({ ...deps, jobs: () => deps.jobs })],
    reports: [giftCardsReport(deps)],
    routes: [giftCardBalanceRoutes(deps)],
    async registerWork(jobs: Pick<Jobs, 'work' | 'schedule'>): Promise<void> {
      await jobs.work(giftCardDeliveryQueue, ({ cardId }) => delivery.deliver(cardId))
      jobs.schedule(giftCardDueQueue, '* * * * *', () => delivery.deliverDue())
    },
  } satisfies DomainModule & { delivery: unknown }
}

export const giftCardsRetention: readonly RetentionRule[] = [
  { table: 'gift_card_try', since: 'at', days: 1, reason: 'wrong tries of a card count for a day (C-19)' },
  {
    table: 'gift_card',
    since: 'issued_at',
    days: 180,
    only: `recipient_email <> ''`,
    erase: `recipient_name = '', recipient_email = '', sender_name = '', message = ''`,
    reason: 'the card was delivered; money and code need no name',
  },
]
