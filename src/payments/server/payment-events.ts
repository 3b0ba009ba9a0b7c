import { Type } from 'typebox'
import type { TaskKind } from '#src/orders/contract/order-mail.ts'
import { getOrder, raiseTask } from '#src/orders/server/orders.service.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { withoutBadText } from '#src/platform/http/bad-text.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Log } from '#src/platform/logging.ts'
import { webhooks } from '#src/platform/metrics/process-metrics.ts'
import { isGivenBack, isKnownEvent, taskOf } from '../rules/payment-ledger.ts'
import { refusalReasonKeyOfWebhook } from '../rules/refusal-reason.ts'
import { type AttemptRow, findAttempt, getAttempt } from './attempt.store.ts'
import type { Ledger } from './ledger.ts'
import { type AttemptUpdate, type Finaliser, isOldNews } from './finalise.ts'
import type { PaymentProvider } from './provider/payment-provider.ts'
import { paymentEventQueue } from './queues.ts'
import {
  getInboxItem,
  insertInboxItems,
  type InboxRow,
  markProcessed,
  type NewInboxItem,
} from './webhook-inbox.store.ts'

/*
 * Events of the payment provider. A signed event is always stored and accepted, because the provider holds back all later ones
 * until it is; a job processes it. Each event counts once, identified by merchant account, reference, code and success.
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
  ledger: Ledger
  merchantAccount: string
}

type Item = Record<string, unknown>

const actor = { kind: 'system', by: 'job', name: paymentEventQueue.name } as const

export type PaymentEvents = ReturnType<typeof createPaymentEvents>

export function createPaymentEvents(deps: PaymentEventsDeps) {
  const { db, clock, log, jobs, provider, finaliser, ledger, merchantAccount } = deps

  /** False when any signature is missing or wrong: then nothing is stored. */
  async function receive(body: WebhookBody): Promise<boolean> {
    const items = body.notificationItems.map((entry) => entry.NotificationRequestItem)
    if (items.length === 0 || !items.every((item) => provider.isAuthentic(item))) {
      webhooks.inc({ result: 'refused' })
      log.warn({ alarm: 'webhook-signature' }, 'an event without a right signature was refused')
      return false
    }
    await inTransaction(db, async (tx) => {
      for (const id of await insertInboxItems(tx, items.map(toInboxItem)))
        await jobs.send(tx, paymentEventQueue, { id })
    })
    return true
  }

  // Cleaned only after the signature was checked, which covers the text as it was sent.
  function toInboxItem(received: Item): NewInboxItem {
    const item = withoutBadText(received) as Item // of the same shape
    return {
      pspReference: text(item['pspReference']),
      eventCode: text(item['eventCode']),
      success: isSuccess(item),
      merchantReference: text(item['merchantReference']),
      originalReference: text(item['originalReference']),
      amountCents: amountOf(item).cents,
      item,
      receivedAt: clock.now(),
    }
  }

  async function process(id: string): Promise<void> {
    const row = await getInboxItem(db, id)
    if (row.processedAt !== null) return
    const result = await apply(row)
    await markProcessed(db, id, result, clock.now())
    webhooks.inc({ result })
  }

  async function apply(row: InboxRow): Promise<'applied' | 'ignored' | 'mismatch' | 'unknown'> {
    const { eventCode, merchantReference } = row
    if (row.item['merchantAccountCode'] !== merchantAccount) {
      log.error({ alarm: 'webhook-account', merchantReference }, 'an event for another merchant account')
      return 'mismatch'
    }
    const isAuthorisation = eventCode === 'AUTHORISATION'
    if (!isAuthorisation && !isKnownEvent(eventCode)) return 'ignored'
    const pspReference = isAuthorisation ? row.pspReference : row.originalReference
    const attempt = await findAttempt(db, { pspReference, merchantReference })
    if (!attempt) {
      log.error({ alarm: 'webhook-unknown', eventCode, merchantReference }, 'an event about a payment that is not ours')
      return 'unknown'
    }
    const update = isAuthorisation ? updateOfEvent(row) : null
    if (update && !isOldNews(attempt, update))
      await finaliser.finalise(attempt, await getOrder(db, attempt.orderId), update, actor)
    // Events that came before the authorisation are applied now; later ones apply themselves.
    if (!isAuthorisation || !(await ledger.isBlank(db, attempt, pspReference)))
      await inTransaction(db, (tx) => ledger.keep(tx, attempt, pspReference || null, actor, clock.now()))
    const task = taskOf(row)
    if (task) await raise(task, row, attempt)
    return 'applied'
  }

  async function raise(kind: TaskKind, row: InboxRow, attemptBefore: AttemptRow): Promise<void> {
    const { eventCode, success, pspReference } = row
    const attempt = await getAttempt(db, attemptBefore.id)
    const payment = row.originalReference || (attempt.pspReference ?? '')
    if (!success && (isEnd(eventCode) || eventCode === 'CAPTURE')) {
      const isTaken = attempt.status === 'Authorised' || attempt.status === 'Reversed'
      // There was no payment to end or to capture, or it had ended before.
      if (!isTaken || isGivenBack(await ledger.read(db, payment))) return
    }
    const about = { eventCode, success, reference: attempt.merchantReference, psp: pspReference }
    log.error({ alarm: 'payment-event', ...about }, 'the payment provider tells of something that a person must see to')
    const cause = `${pspReference}:${eventCode}:${success}`
    const detail = `${attempt.merchantReference} ${payment}: ${text(row.item['reason'])}`
    await raiseTask(db, { orderId: attempt.orderId, kind, cause, detail, createdAt: clock.now() })
  }

  return { receive, process }
}

const isEnd = (eventCode: string): boolean =>
  eventCode === 'CANCELLATION' || eventCode === 'TECHNICAL_CANCEL' || eventCode === 'CANCEL_OR_REFUND'

function updateOfEvent({ item, success, pspReference }: InboxRow): AttemptUpdate {
  const status = success ? 'Authorised' : 'Refused'
  return {
    status,
    pspReference: pspReference || null,
    resultCode: status,
    // The reason is not signed, so it only selects a text for the shopper.
    refusalKey: success ? null : refusalReasonKeyOfWebhook(text(item['reason'])),
    amount: amountOf(item),
  }
}

function amountOf(item: Item): { cents: number; currency: string } {
  const amount = typeof item['amount'] === 'object' && item['amount'] !== null ? (item['amount'] as Item) : {} // signed, so it has one
  return {
    cents: Number.isSafeInteger(amount['value']) ? Number(amount['value']) : 0,
    currency: text(amount['currency']),
  }
}

/** The provider sends it as text; some of its tools as a boolean. */
const isSuccess = (item: Item): boolean => item['success'] === 'true' || item['success'] === true
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 300) : '')
