import type { Actor } from '#src/common/actor.ts'
import { openStatuses, paymentMoves, type PaymentStatus } from '#src/orders/rules/order-states.ts'
import { lockOrder, type OrderRow, raiseTask, transition } from '#src/orders/server/orders.service.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import {
  type BookedEvent,
  isGivenBack,
  paymentLedger,
  type PaymentLedger,
  refundsElsewhere,
  statusByLedger,
} from '../rules/payment-ledger.ts'
import { type AttemptRow, lockAttempt, markReversalConfirmed } from './attempt.store.ts'
import { centsToTake, settleCapture } from './captures.ts'
import { issueOrderDocuments } from './order-documents.ts'
import { settleRefunds } from './refunds.ts'
import { listEventsOf } from './webhook-inbox.store.ts'

export type Ledger = ReturnType<typeof createLedger>

interface LedgerDeps {
  merchantAccount: string
  settings: Settings
  log: Pick<Log, 'error'>
}

/** The ledger of a payment and its effects on the order. It leaves out events of other merchant accounts. */
export function createLedger({ merchantAccount, settings, log }: LedgerDeps) {
  const eventsOf = (
    executor: Executor,
    pspReference: string,
    merchantReference: string | null = null,
  ): Promise<BookedEvent[]> => listEventsOf(executor, { pspReference, merchantReference }, merchantAccount)
  /** Whether the ledger has no events yet on this payment of `attempt`: then the order needs no update. */
  const isBlank = async (executor: Executor, attempt: AttemptRow, pspReference: string): Promise<boolean> =>
    (await eventsOf(executor, pspReference, attempt.merchantReference)).length === 0
  const read = async (executor: Executor, pspReference: string): Promise<PaymentLedger> =>
    paymentLedger(await eventsOf(executor, pspReference))

  /**
   * Updates order and reversal by the ledger of `payment`, or of the attempt's own payment when it is null; without a change in
   * the ledger nothing happens. A second payment of an attempt does not affect the order.
   */
  async function keep(
    tx: Transaction,
    attemptOf: AttemptRow,
    payment: string | null,
    actor: Actor,
    now: Date,
  ): Promise<void> {
    const order = await lockOrder(tx, attemptOf.orderId)
    const attempt = await lockAttempt(tx, attemptOf.id)
    const pspReference = payment ?? attempt.pspReference
    if (pspReference === null) return
    const isOwn = pspReference === attempt.pspReference
    const events = await eventsOf(tx, pspReference, isOwn ? attempt.merchantReference : null)
    const ledger = paymentLedger(events)
    if (isGivenBack(ledger)) await markReversalConfirmed(tx, pspReference, now)
    if (order.paymentAttemptId !== attempt.id || !isOwn) return
    await settleCapture(tx, order.id, events, now)
    const refunds = await settleRefunds(tx, order.id, events, now)
    // A reversed payment was given back by the shop itself.
    if (attempt.status !== 'Reversed') await raiseElsewhere(tx, order, refundsElsewhere(events, refunds), now)
    const byGiftCard = refunds.reduce((sum, { giftCardCents }) => sum + giftCardCents, 0)
    // A cancelled order's gift card is refunded already, unless refunds ended the order.
    const isCancelled = order.status === 'Cancelled' && refunds.every(({ lowersCapture }) => lowersCapture)
    const otherLeft = isCancelled ? 0 : order.giftCardCents - byGiftCard
    const paid = await recordPayment(tx, order, statusByLedger(ledger, otherLeft), actor, now)
    await recordDispute(tx, paid, ledger, actor, now)
    await issueOrderDocuments(tx, settings, order, now)
  }

  /** Raises a task for each refund made at the provider: the goods may be on their way, and it has no credit note. */
  async function raiseElsewhere(
    tx: Transaction,
    { id: orderId, orderNumber }: OrderRow,
    refunds: BookedEvent[],
    now: Date,
  ) {
    for (const { pspReference, amountCents } of refunds) {
      const detail = `${pspReference}: ${(amountCents / 100).toFixed(2)}`
      const task = {
        orderId,
        kind: 'refund-elsewhere',
        cause: `refund-elsewhere:${pspReference}`,
        detail,
        createdAt: now,
      } as const
      if (await raiseTask(tx, task))
        log.error({ alarm: 'refund-elsewhere', order: orderNumber }, 'money was given back in the provider’s own pages')
    }
  }

  return { read, keep, isBlank }
}

async function recordPayment(tx: Transaction, order: OrderRow, paymentStatus: PaymentStatus, actor: Actor, now: Date) {
  if (!paymentMoves[order.paymentStatus].includes(paymentStatus)) return order
  const changed = await transition(tx, order, { kind: 'payment-changed', paymentStatus }, actor, now)
  if (paymentStatus !== 'Cancelled' || !openStatuses.includes(changed.status)) return changed
  // Nothing was left to capture.
  if ((await centsToTake(tx, changed)) === 0) return changed
  const hold = { reason: 'payment-lost', detail: 'the authorisation is gone' } as const
  return transition(tx, changed, { kind: 'held', hold }, actor, now)
}

async function recordDispute(tx: Transaction, order: OrderRow, ledger: PaymentLedger, actor: Actor, now: Date) {
  if (ledger.isDisputed === (order.disputedAt !== null)) return
  if (!ledger.isDisputed) {
    await transition(tx, order, { kind: 'dispute-ended' }, actor, now)
    return
  }
  const disputed = await transition(tx, order, { kind: 'disputed' }, actor, now)
  // Only what may still be sent is held.
  if (!openStatuses.includes(disputed.status)) return
  const hold = { reason: 'chargeback', detail: 'the shopper’s bank takes the money back' } as const
  await transition(tx, disputed, { kind: 'held', hold }, actor, now)
}
