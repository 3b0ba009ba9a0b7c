import type { DomainModule } from '#src/shell/server/domain-module.ts'
import type { DrawTablet } from '#src/cart/contract/custom-tablet.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { createPersonalReads } from '#src/platform/audit/personal-reads.ts'
import { createAskingBrowser } from '#src/identity/server/account/asking-browser.ts'
import { createRateLimiter } from '#src/platform/http/rate-limiter.ts'
import { createCustomerIds } from '#src/identity/server/account/customer-ids.ts'
import type { Log } from '#src/platform/logging.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { claimUndoDays, namesWithBooksDays } from '../contract/limits.ts'
import { forgottenAddress } from './personal-data.ts'
import { createOperatorMails, type OperatorMailsDeps } from './operator-mails.ts'
import { createOrderAccess } from './order-access.ts'
import { orderAccessRoutes } from './order-access.routes.ts'
import { createGuestOrderClaims } from './guest-order-claim.ts'
import { guestOrderClaimRoutes } from './guest-order-claim.routes.ts'
import { createOrderMails, type OrderMailsDeps } from './order-mails.ts'
import { type CancelOrder, ordersRoutes } from './orders.routes.ts'
import {
  operatorAlertQueue,
  operatorDigestQueue,
  orderAccessQueue,
  orderMailQueue,
  withdrawalMailQueue,
} from './queues.ts'
import { createOrderTerms } from './order-terms.ts'
import { createWithdrawals } from './withdrawals.ts'
import { withdrawalsRoutes } from './withdrawals.routes.ts'

export interface OrdersModuleDeps extends Omit<OrderMailsDeps, 'terms'>, Pick<OperatorMailsDeps, 'otherCauses'> {
  settings: Settings
  log: Pick<Log, 'warn'>
  jobs: Pick<Jobs, 'send'>
  /** Mail programs lay nothing over anything: plate and cut in one picture. */
  drawForMail: DrawTablet
  cancelOrder: CancelOrder
}

/** Orders as they are read, what a shopper may do about them, and mails about them. */
export function createOrdersModule({ drawForMail, ...given }: OrdersModuleDeps) {
  const deps = { ...given, terms: createOrderTerms(given.settings) }
  const mails = createOrderMails({ ...deps, drawTablet: drawForMail })
  const browsers = createAskingBrowser(given.publicUrl)
  const access = createOrderAccess({ ...deps, browsers, pass: createRateLimiter(given.db, given) })
  const withdrawals = createWithdrawals(deps)
  const operatorMails = createOperatorMails(deps)
  const handover = createGuestOrderClaims(deps)
  return {
    routes: [
      ordersRoutes({ ...deps, customers: createCustomerIds(deps.db), reads: createPersonalReads(deps) }),
      orderAccessRoutes({ access }),
      withdrawalsRoutes({ withdrawals }),
      guestOrderClaimRoutes({ handover }),
    ],
    handover,
    operatorMails,
    pageExtras: { 'order-confirmation-page': { isPrivate: true, policy: 'checkout', isInterruptible: false } },
    async registerWork(jobs) {
      await jobs.work(orderMailQueue, (job) => mails.enqueue(job), { concurrency: 2 })
      await jobs.work(orderAccessQueue, (job) => access.answer(job))
      jobs.schedule(operatorAlertQueue, '* * * * *', () => operatorMails.alert())
      // Before eight in the morning of shop time, summer and winter.
      jobs.schedule(operatorDigestQueue, '20 4 * * *', () => operatorMails.digest())
      await jobs.work(withdrawalMailQueue, (job) => withdrawals.tellOutcome(job))
    },
  } satisfies DomainModule & { operatorMails: unknown; handover: unknown }
}

const noRecipient = `'{"recipientName": "", "recipientEmail": "", "senderName": "", "message": ""}'::jsonb`
const hasRecipient = `gift_card ->> 'recipientEmail' <> ''`
const noAddress = `'{"firstName": "", "lastName": "", "name": "", "email": "", "line1": "", "line2": "", "phoneNumber": ""}'::jsonb`

/** A gift card's shipment has no address but that of its mail. */
const hasName = `(address ->> 'line1' <> '' or address ->> 'email' <> '')`

/** An unpaid order with a name in it. One whose late payment went back is kept: the accounts name it. */
const unpaid = (order: string): string =>
  `${order}.status = 'Cancelled' and ${order}.payment_attempt_id is null and ${order}.billing_address ->> 'email' <> '' ` +
  `and not exists (select from payment_reversal r where r.order_id = ${order}.id)`

export const ordersRetention: readonly RetentionRule[] = [
  {
    table: 'guest_order_claim',
    since: 'at',
    days: claimUndoDays,
    only: 'undone_at is null',
    reason: 'the order can no longer be let go (C-20)',
  },
  {
    // As the parcels, before the order by which it is found.
    table: 'order_line',
    since: '(select o.updated_at from shop_order o where o.id = order_line.order_id)',
    days: 30,
    only: `${hasRecipient} and order_id in (select o.id from shop_order o where ${unpaid('o')})`,
    erase: `gift_card = gift_card || ${noRecipient}`,
    reason: 'nobody paid for it',
  },
  {
    // Before its order, by which it is found.
    table: 'shipment',
    since: '(select o.updated_at from shop_order o where o.id = shipment.order_id)',
    days: 30,
    only: `${hasName} and order_id in (select o.id from shop_order o where ${unpaid('o')})`,
    erase: `address = address || ${noAddress}`,
    reason: 'nobody paid for it',
  },
  {
    table: 'shop_order',
    since: 'updated_at',
    days: 30,
    only: unpaid('shop_order'),
    erase: `shipping_address = shipping_address || ${noAddress},
      billing_address = (billing_address || ${noAddress}) - 'companyName' - 'businessId', greeting = '', notes = ''`,
    reason: 'nobody paid for it',
  },
  {
    table: 'order_access_request',
    since: 'created_at',
    days: 1,
    reason: 'its code has long ended',
  },
  {
    // Reference, day and decision are kept with the order, for the accounts.
    table: 'withdrawal',
    since: 'decided_at',
    days: 2 * 365,
    only: `decided_at is not null and email <> ''`,
    erase: `name = '', email = '', message = ''`,
    reason: 'nobody disputes the decision any more',
  },
  {
    // The words stay with the order; who got them, and who a gift card was mailed to, is forgotten (C-15, C-20).
    table: 'shipment',
    since: 'delivered_at',
    days: 180,
    only: `kind in ('tablet', 'gift-card') and ${hasName}`,
    erase: `address = address || ${noAddress}`,
    reason: 'who got an engraved tablet or a gift card is of no use 180 days after it arrived (C-15)',
  },
  {
    // Its parcel is handed over when the last of its cards is sent.
    table: 'order_line',
    since:
      '(select s.delivered_at from shipment s where s.order_id = order_line.order_id and s.number = order_line.shipment_number)',
    days: 180,
    only: hasRecipient,
    erase: `gift_card = gift_card || ${noRecipient}`,
    reason: 'the gift card was delivered; the books need no name (C-20)',
  },
  {
    table: 'shop_order',
    since: 'created_at',
    days: namesWithBooksDays,
    only: `billing_address ->> 'email' <> ''`,
    erase: `customer_key = null, greeting = '', shipping_address = ${forgottenAddress('shipping_address')}, billing_address = ${forgottenAddress('billing_address')}`,
    reason: 'the books of its year have been kept for six',
  },
  {
    // After its order, by which it is found.
    table: 'shipment',
    since: '(select o.created_at from shop_order o where o.id = shipment.order_id)',
    days: namesWithBooksDays,
    only: `${hasName} and order_id in (select o.id from shop_order o where o.billing_address ->> 'email' = '')`,
    erase: `address = ${forgottenAddress('address')}, pickup_point = null, delivery_window = null, tracking_number = '', tracking_url = ''`,
    reason: 'its order names nobody any more',
  },
]
