import { createFulfilmentModule } from '../../src/fulfilment/server/fulfilment.module.ts'
import { giftCardResource } from '../../src/gift-cards/server/gift-cards.resource.ts'
import { mailResource } from '../../src/platform/mail/mails.resource.ts'
import type { Resource } from '../../src/platform/resources/resource.ts'
import { anything } from './staff-functions.ts'

/** The definitions of the back office, made of nothing: to be looked at, not to be run. */
export const listResources = (): readonly Resource[] => [
  ...(createFulfilmentModule(anything()).resources ?? []),
  mailResource(anything()),
  giftCardResource(anything()),
]
