import { Type } from 'typebox'
import {
  findAttemptPlace,
  getInboxItem,
  insertInboxItems,
  markProcessed,
  markReversalConfirmed,
  type NewInboxItem,
} from '#src/orders/server/orders.service.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { withoutBadText } from '#src/platform/http/bad-text.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Log } from '#src/platform/logging.ts'
import { refusalReasonKeyOfWebhook } from '../rules/refusal-reason.ts'
import type { AttemptNews, Finaliser } from './finalise.ts'
import type { PaymentProvider } from './provider/payment-provider.ts'
import { paymentEventQueue } from './queues.ts'

/*
 * Events of the payment provider. A signed one is stored and accepted whatever it says, because the provider holds back all
 * later ones behind one that is not taken; what it means is worked out by a job. Each event counts once, by the identity
 * the provider gives it: reference, code, success.
 */

// Loose on purpose: fields we don't know must not make a signed event fail.
export const WebhookBody = Type.Object({
  live: Type.Optional(Type.Unknown()),
  notificationItems: Type.Array(Type.Object({ NotificationRequestItem: Type.Record(Type.String(), Type.Unknown()) }), {
    maxItems: 100,
  }),
})
export type WebhookBody = Type.Static<typeof WebhookBody>

export interface PaymentEventsDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'error' | 'warn' | 'info'>
  jobs: Jobs
  provider: PaymentProvider
  finaliser: Finaliser
  merchantAccount: string
}

type Item = Record<string, unknown>

export type PaymentEvents = ReturnType<typeof createPaymentEvents>

export function createPaymentEvents({ db, clock, log, jobs, provider, finaliser, merchantAccount }: PaymentEventsDeps) {
  /** False when any signature is missing or wrong: then nothing is stored. */
  async function receive(body: WebhookBody): Promise<boolean> {
    const items = body.notificationItems.map((entry) => entry.NotificationRequestItem)
    if (items.length === 0 || !items.every((item) => provider.isAuthentic(item))) {
      log.warn({ alarm: 'webhook-signature' }, 'an event without a right signature was refused')
      return false
    }
    await inTransaction(db, async (tx) => {
      for (const id of await insertInboxItems(tx, items.map(toInboxItem)))
        await jobs.send(tx, paymentEventQueue, { id })
    })
    return true
  }

  // Cleaned after its signature was checked, which is made over the text as it was sent.
  function toInboxItem(received: Item): NewInboxItem {
    const item = withoutBadText(received) as Item // of the same shape
    return {
      pspReference: text(item['pspReference']),
      eventCode: text(item['eventCode']),
      success: isSuccess(item),
      merchantReference: text(item['merchantReference']),
      item,
      receivedAt: clock.now(),
    }
  }

  async function process(id: string): Promise<void> {
    const row = await getInboxItem(db, id)
    if (row.processedAt !== null) return
    const outcome = await apply(row.item)
    await markProcessed(db, id, outcome, clock.now())
  }

  async function apply(item: Item): Promise<'applied' | 'ignored' | 'mismatch' | 'unknown'> {
    const merchantReference = text(item['merchantReference'])
    if (item['merchantAccountCode'] !== merchantAccount) {
      log.error({ alarm: 'webhook-account', merchantReference }, 'an event for another merchant account')
      return 'mismatch'
    }
    switch (item['eventCode']) {
      case 'AUTHORISATION': {
        const finalised = await finaliser.finaliseReference(merchantReference, newsOfEvent(item))
        if (finalised) return 'applied'
        log.error({ alarm: 'webhook-unknown', merchantReference }, 'an authorisation for a reference that is not ours')
        return 'unknown'
      }
      case 'CANCEL_OR_REFUND':
      case 'CANCELLATION':
      case 'TECHNICAL_CANCEL':
        return confirmReversal(item, merchantReference)
      default:
        // Captures, refunds and disputes belong to what comes after the payment; orders of several payments are not used.
        return 'ignored'
    }
  }

  async function confirmReversal(item: Item, merchantReference: string): Promise<'applied' | 'ignored'> {
    if (isSuccess(item))
      return (await markReversalConfirmed(db, text(item['originalReference']), clock.now())) ? 'applied' : 'ignored'
    const place = await findAttemptPlace(db, merchantReference)
    if (place && item['eventCode'] === 'CANCEL_OR_REFUND') {
      log.error(
        { alarm: 'payment-reversal', merchantReference, reason: text(item['reason']) },
        'the provider could not give a payment back',
      )
    }
    return 'ignored'
  }

  return { receive, process }
}

function newsOfEvent(item: Item): AttemptNews {
  const amount = typeof item['amount'] === 'object' && item['amount'] !== null ? (item['amount'] as Item) : {} // signed, so it has one
  const isAuthorised = isSuccess(item)
  return {
    status: isAuthorised ? 'Authorised' : 'Refused',
    pspReference: text(item['pspReference']) || null,
    resultCode: isAuthorised ? 'Authorised' : 'Refused',
    // The reason is not signed: it is good enough to choose a sentence by, and nothing else.
    refusalKey: isAuthorised ? null : refusalReasonKeyOfWebhook(text(item['reason'])),
    amount: {
      cents: typeof amount['value'] === 'number' ? amount['value'] : Number.NaN,
      currency: text(amount['currency']),
    },
  }
}

/** The provider sends it as text; some of its tools as a boolean. */
const isSuccess = (item: Item): boolean => item['success'] === 'true' || item['success'] === true
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 300) : '')
