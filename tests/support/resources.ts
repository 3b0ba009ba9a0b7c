import { mailKinds } from '../../src/app/shop-mail.ts'
import { customerResource } from '../../src/account/server/customers.resource.ts'
import { createFulfilmentModule } from '../../src/fulfilment/server/fulfilment.module.ts'
import { giftCardResource } from '../../src/gift-cards/server/gift-cards.resource.ts'
import { auditResource } from '../../src/platform/audit/audit.resource.ts'
import { jobResource } from '../../src/platform/jobs/jobs.resource.ts'
import { mailResource } from '../../src/platform/mail/mails.resource.ts'
import { promotionResource } from '../../src/promotions/server/promotions.resource.ts'
import { webhookResource } from '../../src/payments/server/webhooks.resource.ts'
import { reviewResource } from '../../src/reviews/server/reviews.resource.ts'
import { giftCardsReport } from '../../src/gift-cards/server/gift-cards.report.ts'
import { shortagesReport } from '../../src/products/server/stock/shortages.report.ts'
import { vatReport } from '../../src/receipts/server/vat.report.ts'
import { searchesReport } from '../../src/search/server/log/searches.report.ts'
import { categoryResource } from '../../src/products/server/categories.resource.ts'
import { locationResource } from '../../src/locations/server/locations.resource.ts'
import { priceResource } from '../../src/products/server/prices.resource.ts'
import { productResource } from '../../src/products/server/products.resource.ts'
import { stockResource } from '../../src/products/server/stock/stock.resource.ts'
import { submissionResource } from '../../src/forms/server/submissions.resource.ts'
import { subscriberResource } from '../../src/consents/server/marketing/subscribers.resource.ts'
import { engravingResource } from '../../src/tablet-designer/server/engraving.resource.ts'
import { synonymResource } from '../../src/product-search/server/synonyms.resource.ts'
import { phraseRedirectResource } from '../../src/search/server/redirects/phrase-redirects.resource.ts'
import { searchResource } from '../../src/search/server/log/searches.resource.ts'
import { createImports } from '../../src/transfer/server/imports.service.ts'
import { importResource } from '../../src/transfer/server/imports.resource.ts'
import type { Report } from '../../src/platform/resources/report.ts'
import type { Resource } from '../../src/platform/resources/resource.ts'
import { anything } from './staff-functions.ts'

/** The definitions of the back office, made of nothing: to be looked at, not to be run. */
export const listResources = (): readonly Resource[] => [
  ...(createFulfilmentModule(anything()).resources ?? []),
  mailResource({ db: anything(), clock: anything(), jobs: anything(), kinds: mailKinds }),
  auditResource(anything()),
  jobResource({ db: anything(), clock: anything(), jobs: anything(), queues: [] }),
  webhookResource(anything()),
  giftCardResource(anything()),
  customerResource(anything()),
  reviewResource(anything()),
  subscriberResource(anything()),
  submissionResource(anything()),
  stockResource(anything()),
  productResource(anything()),
  categoryResource(anything()),
  locationResource(anything()),
  priceResource(anything()),
  synonymResource(anything()),
  searchResource(anything()),
  phraseRedirectResource(anything()),
  importResource({ db: anything(), text: anything(), imports: createImports(anything()) }),
  engravingResource(anything()),
  promotionResource(anything()),
]

/** Its reports, alike. */
export const listReports = (): readonly Report[] => [
  ...(createFulfilmentModule(anything()).reports ?? []),
  vatReport(anything()),
  giftCardsReport(anything()),
  shortagesReport(anything()),
  searchesReport(anything()),
]
