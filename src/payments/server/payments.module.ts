import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { OrderKeys } from '#src/orders/server/orders.service.ts'
import type { Config } from '#src/platform/config.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Log } from '#src/platform/logging.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import { performCapture, performRefund } from './modifications.ts'
import { createShopperCancel } from './cancellations.ts'
import { createLedger } from './ledger.ts'
import { createFinaliser, type FinaliseDeps } from './finalise.ts'
import { createPaymentEvents } from './payment-events.ts'
import { createPaymentMethods } from './payment-methods.ts'
import { paymentMethodsRoutes } from './payment-methods.routes.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { createPaymentsService } from './payments.service.ts'
import { createAdyenProvider } from './provider/adyen-provider.ts'
import {
  paymentCancelQueue,
  paymentCaptureQueue,
  paymentEventQueue,
  paymentRefundQueue,
  paymentReversalQueue,
  paymentSweepQueue,
  unansweredQueue,
} from './queues.ts'
import { createRedirects } from './redirects.ts'
import { performCancel, performReversal } from './reversals.ts'
import { webhookResource } from './webhooks.resource.ts'
import { createSweep } from './sweep.ts'
import { createUnansweredWatch } from './unanswered.ts'

export interface PaymentsModuleDeps extends Omit<FinaliseDeps, 'ledger'> {
  config: Pick<Config, 'payment' | 'publicUrl'>
  log: Log
  text: TextLookup
  keys: OrderKeys
  pageUrls: (language: Language) => Promise<{ checkout: string }>
}

/** Builds everything that the payments domain contributes to the shop. */
export function createPaymentsModule({ config, pageUrls, text, keys, ...base }: PaymentsModuleDeps) {
  const { db, clock, log, jobs } = base
  const provider = createAdyenProvider(config.payment, log)
  const { merchantAccount } = config.payment
  const ledger = createLedger({ merchantAccount, settings: base.settings, log })
  const finaliser = createFinaliser({ ...base, ledger })
  const redirects = createRedirects({ db, clock })
  const { publicUrl } = config
  const payments = createPaymentsService({ ...base, provider, finaliser, redirects, keys, publicUrl })
  const events = createPaymentEvents({ db, clock, log, jobs, provider, finaliser, ledger, merchantAccount })
  const methods = createPaymentMethods({ provider, clock, log })
  const sweep = createSweep({ ...base, finaliser })
  const watchUnanswered = createUnansweredWatch(base)
  return {
    watchUnanswered,
    finaliser,
    methods,
    sweep,
    cancelOrder: createShopperCancel(base),
    resources: [webhookResource(base)],
    routes: [paymentMethodsRoutes({ methods, text }), paymentsRoutes({ payments, events, redirects, pageUrls })],
    async registerWork(jobs: Pick<Jobs, 'work' | 'schedule'>): Promise<void> {
      jobs.schedule(paymentSweepQueue, '* * * * *', sweep, { againAfterSeconds: 30 })
      jobs.schedule(unansweredQueue, '37 * * * *', watchUnanswered)
      await jobs.work(paymentEventQueue, ({ id }) => events.process(id), { concurrency: 2 })
      await jobs.work(paymentReversalQueue, ({ id }) => performReversal({ db, clock, log, provider }, id))
      await jobs.work(paymentCaptureQueue, ({ id }) => performCapture({ db, clock, log, provider, ledger }, id))
      await jobs.work(paymentRefundQueue, ({ id }) => performRefund({ db, clock, log, provider, ledger }, id))
      await jobs.work(paymentCancelQueue, ({ attemptId }) => performCancel({ db, clock, log, provider }, attemptId))
    },
  }
}

export const paymentsRetention: readonly RetentionRule[] = [
  { table: 'payment_redirect', since: 'expires_at', days: 0, reason: 'the way to the bank’s page is closed' },
  {
    table: 'payment_return',
    since: 'expires_at',
    days: 0,
    reason: 'what the bank’s page posted opens nothing any more',
  },
  {
    table: 'webhook_inbox',
    since: 'processed_at',
    days: 90,
    only: `item - 'merchantAccountCode' <> '{}'::jsonb`,
    erase: `item = jsonb_build_object('merchantAccountCode', item -> 'merchantAccountCode')`,
    reason: 'what the provider says beside the books is of use to nobody any more',
  },
  {
    // The ledger is computed from these events: an order may be refunded or disputed long after its capture.
    table: 'webhook_inbox',
    since: 'processed_at',
    days: 7 * 366,
    reason: 'the books of a year are kept for six after its end (Accounting Act, chapter 2, section 10)',
  },
]
