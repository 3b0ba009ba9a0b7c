import { cartRetention } from '#src/cart/server/cart.module.ts'
import { consentsRetention } from '#src/consents/server/consents.module.ts'
import { contentRetention } from '#src/content/server/content.module.ts'
import { formsRetention } from '#src/forms/server/forms.module.ts'
import { giftCardsRetention } from '#src/gift-cards/server/gift-cards.module.ts'
import { identityRetention } from '#src/identity/server/identity.module.ts'
import { officeRetention } from '#src/office/server/office.module.ts'
import { ordersRetention } from '#src/orders/server/orders.module.ts'
import { newsRetention } from '#src/news/server/news.module.ts'
import { paymentsRetention } from '#src/payments/server/payments.module.ts'
import { platformRetention } from '#src/platform/retention/platform-retention.ts'
import { promotionsRetention } from '#src/promotions/server/promotions.module.ts'
import { productsRetention } from '#src/products/server/products.module.ts'
import { reviewsRetention } from '#src/reviews/server/reviews.module.ts'
import { searchRetention } from '#src/search/server/search.module.ts'
import { askedPathsRetention } from '#src/shell/server/asked-paths.ts'
import { staffRetention } from '#src/staff/server/staff.module.ts'
import { transferRetention } from '#src/transfer/server/transfer.module.ts'
import { receiptsRetention } from '#src/receipts/server/receipts.module.ts'
import { privacyRetention } from '#src/privacy/server/privacy.module.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'

/**
 * All retention rules, as the domains that own the tables declare them: which rows, how long, why. Rows without a rule are
 * kept until a person removes them. One scheduled job applies them all (`platform/retention`) and drops the audit month by
 * month (`platform/audit`).
 */
export const retentionRules: readonly RetentionRule[] = [
  ...platformRetention,
  ...identityRetention,
  ...staffRetention,
  ...contentRetention,
  ...askedPathsRetention,
  ...productsRetention,
  ...transferRetention,
  ...searchRetention,
  ...reviewsRetention,
  ...cartRetention,
  ...promotionsRetention,
  ...officeRetention,
  ...ordersRetention,
  ...receiptsRetention,
  ...paymentsRetention,
  ...giftCardsRetention,
  ...consentsRetention,
  ...formsRetention,
  ...newsRetention,
  ...privacyRetention,
]
