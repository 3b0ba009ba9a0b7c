import type { CartService } from '#src/cart/server/cart.service.ts'
import type { Actor } from '#src/common/actor.ts'
import { assertNever } from '#src/common/result.ts'
import { reversalReasons } from '#src/orders/rules/kept-details.ts'
import type { Hold } from '#src/orders/rules/order-states.ts'
import {
  keepReservation,
  listShipments,
  lockOrder,
  type OrderRow,
  ensureReservation,
  transition,
} from '#src/orders/server/orders.service.ts'
import { orderMailQueue } from '#src/orders/server/queues.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { afterCommit, inTransaction } from '#src/platform/database/transaction.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Log } from '#src/platform/logging.ts'
import { paymentResults } from '#src/platform/metrics/process-metrics.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { attemptStatusOf } from '../rules/attempt-update.ts'
import { type AttemptStatus, counts, isUsedUp } from '../rules/attempt-states.ts'
import { isGivenBack } from '../rules/payment-ledger.ts'
import { type AttemptRow, listAttempts, lockAttempt, updateAttempt } from './attempt.store.ts'
import { requestCapture } from './captures.ts'
import type { Ledger } from './ledger.ts'
import type { ProviderResult } from './provider/payment-provider.ts'
import { issueOrderDocuments } from './order-documents.ts'
import { paymentReversalQueue } from './queues.ts'
import { requestReversal } from './reversals.ts'

/*
 * The only writer of a payment's outcome. The response to our call, the shopper's return and webhooks bring updates here; the
 * second one finds the state already written and changes nothing.
 *
 *   update       order unpaid, attempt not given up             order paid another way or cancelled, or attempt given up
 *   Authorised   order in progress, goods sold, cart done       recorded, given back; so is a second one of the same attempt
 *   Pending      cart done, the shopper may shop on             noted
 *   a no         shopper may try again; after Pending, or       noted
 *                the fifth refusal: over
 */

export interface FinaliseDeps {
  db: Database
  clock: Clock
  jobs: Jobs
  carts: CartService
  log: Pick<Log, 'error' | 'warn' | 'info'>
  reviewOrder: HoldReview
  ledger: Ledger
  settings: Settings
}

/** Why a person must review a paid order before work begins; null when none is needed. */
export type HoldReview = (tx: Transaction, order: OrderRow) => Promise<Hold | null>

/** New information on an attempt. */
export interface AttemptUpdate {
  status: Exclude<AttemptStatus, 'Open' | 'Reversed'>
  pspReference: string | null
  resultCode: string
  refusalKey: string | null
  /** The amount the provider reports; null when it reports none. */
  amount: { cents: number; currency: string } | null
}

export interface Finalised {
  order: OrderRow
  attempt: AttemptRow
}

export type Finaliser = ReturnType<typeof createFinaliser>

export const updateOf = (result: ProviderResult): AttemptUpdate => ({
  ...result,
  status: attemptStatusOf(result.resultCode),
})

/** Our call got no answer: the provider may have it. */
export const noAnswerUpdate: AttemptUpdate = {
  status: 'Pending',
  pspReference: null,
  resultCode: 'NoAnswer',
  refusalKey: null,
  amount: null,
}

/** The provider recorded nothing: it refused the request, or was not reached. */
export const neverHappenedUpdate: AttemptUpdate = {
  status: 'Failed',
  pspReference: null,
  resultCode: 'Error',
  refusalKey: 'technical',
  amount: null,
}

export function createFinaliser({ db, clock, jobs, carts, log, reviewOrder, ledger, settings }: FinaliseDeps) {
  /** Uses only ids of the given attempt and order, which never change; reads their current state here, under lock. */
  async function finalise(
    knownAttempt: Pick<AttemptRow, 'id'>,
    knownOrder: Pick<OrderRow, 'id' | 'cartId'>,
    update: AttemptUpdate,
    actor: Actor,
  ): Promise<Finalised> {
    return inTransaction(db, async (tx) => {
      await carts.lock(tx, knownOrder.cartId)
      const order = await lockOrder(tx, knownOrder.id)
      const attempt = await lockAttempt(tx, knownAttempt.id)
      if (counts(attempt.status, update.status)) return applyUpdate(tx, order, attempt, update, actor)
      if (isSecondPayment(attempt, update)) await reverseAuthorisation(tx, order, attempt, update)
      return { order, attempt }
    })
  }

  async function applyUpdate(
    tx: Transaction,
    order: OrderRow,
    attempt: AttemptRow,
    update: AttemptUpdate,
    actor: Actor,
  ): Promise<Finalised> {
    const now = clock.now()
    const { status, resultCode, refusalKey } = update
    afterCommit(tx, () => paymentResults.inc({ result: status }))
    const note = (as: AttemptStatus) =>
      updateAttempt(
        tx,
        attempt.id,
        { status: as, resultCode, refusalKey, pspReference: update.pspReference ?? attempt.pspReference },
        now,
      )
    switch (status) {
      case 'AwaitingShopper':
        return { order, attempt: await note(status) }
      case 'Pending':
        // The shopper is on the confirmation page and may fill a new cart.
        if (order.status === 'AwaitingPayment') await carts.convert(tx, order.cartId)
        return { order, attempt: await note(status) }
      case 'Refused':
      case 'Cancelled':
      case 'Failed': {
        const noted = await note(status)
        if (order.status !== 'AwaitingPayment') return { order, attempt: noted }
        if (attempt.status === 'Pending')
          return { order: await abandon(tx, order, `payment ${status}`, actor), attempt: noted }
        // The shopper sees the refusal and gets the cart back, so no mail is sent.
        if (isUsedUp(await listAttempts(tx, order.id)))
          return { order: await end(tx, order, 'five tries refused', actor), attempt: noted }
        return { order: await keepReservation(tx, order, now, settings), attempt: noted }
      }
      case 'Authorised': {
        if (order.status !== 'AwaitingPayment' || attempt.cancelledAt !== null) {
          const noted = await note('Reversed')
          await reverseAuthorisation(tx, order, attempt, update)
          return { order, attempt: noted }
        }
        if (!(await ensureReservation(tx, order, now)).ok) {
          // The attempt was refused before, and other shoppers bought the goods meanwhile.
          const noted = await note('Reversed')
          const ended = await end(tx, order, 'sold out', actor)
          await reverseAuthorisation(tx, ended, attempt, update)
          return { order: ended, attempt: noted }
        }
        const noted = await note(status)
        return { order: await recordAuthorisation(tx, order, attempt, update, actor), attempt: noted }
      }
      default:
        return assertNever(status)
    }
  }

  async function recordAuthorisation(
    tx: Transaction,
    order: OrderRow,
    attempt: AttemptRow,
    { amount }: AttemptUpdate,
    actor: Actor,
  ): Promise<OrderRow> {
    await carts.convert(tx, order.cartId)
    if (amount !== null && (amount.cents !== attempt.amountCents || amount.currency !== attempt.currency)) {
      const detail = `authorised ${amount.cents} ${amount.currency}, asked ${attempt.amountCents} ${attempt.currency}`
      log.error({ alarm: 'payment-amount', order: order.orderNumber, detail }, 'a payment is not what was asked for')
      const hold = { reason: 'payment-amount', detail } as const
      const held = await transition(tx, order, { kind: 'paid', attemptId: attempt.id, hold }, actor, clock.now())
      // Each reason is released by itself.
      const review = await reviewOrder(tx, held)
      return review ? transition(tx, held, { kind: 'held', hold: review }, actor, clock.now()) : held
    }
    return begin(tx, order, attempt.id, actor)
  }

  /** Starts work on an order paid as requested, or holds it for review. In both cases the shopper gets a confirmation. */
  async function begin(tx: Transaction, order: OrderRow, attemptId: string | null, actor: Actor): Promise<OrderRow> {
    const hold = await reviewOrder(tx, order)
    const paid = await transition(tx, order, { kind: 'paid', attemptId, hold }, actor, clock.now())
    // A gift card is delivered by e-mail and never packed, so the capture is requested now (C-19).
    const parcels = await listShipments(tx, order.id)
    if (parcels.some(({ kind }) => kind === 'gift-card')) await requestCapture(tx, jobs, paid, clock.now())
    await jobs.send(tx, orderMailQueue, { orderId: order.id, kind: 'order-confirmation' })
    // A card's receipt is written when its money is taken.
    if (attemptId === null) await issueOrderDocuments(tx, settings, paid, clock.now())
    return paid
  }

  /** Gives back a payment for which nothing can be sent, and raises an alarm. */
  async function reverseAuthorisation(
    tx: Transaction,
    order: OrderRow,
    attempt: AttemptRow,
    { pspReference, amount }: AttemptUpdate,
  ): Promise<void> {
    if (pspReference === null) throw new Error(`Authorised without a reference: ${attempt.merchantReference}`)
    // The provider may have ended it already, as we had asked.
    const isBack = isGivenBack(await ledger.read(tx, pspReference))
    const amountCents = amount && amount.cents > 0 ? amount.cents : attempt.amountCents
    const reason = reversalReason(order)
    const payment = { attemptId: attempt.id, pspReference, amountCents, reason }
    const now = clock.now()
    if (!(await requestReversal(tx, jobs, { ...payment, order, isBack }, now))) return
    // The shop gives the money back, no matter which caller brought the update.
    const actor = { kind: 'system', by: 'job', name: paymentReversalQueue.name } as const
    const command = 'order.payment-reversed'
    await recordAudit(tx, { at: now, actor, command, subject: order.orderNumber, after: payment })
    log.error({ alarm: 'payment-reversal', order: order.orderNumber, reason }, 'a payment is given back')
    if (order.status === 'Cancelled') await jobs.send(tx, orderMailQueue, { orderId: order.id, kind: 'payment-failed' })
  }

  /** Ends an unpaid order and gives the shopper the cart back. */
  async function end(tx: Transaction, order: OrderRow, reason: string, actor: Actor): Promise<OrderRow> {
    const ended = await transition(tx, order, { kind: 'cancelled', detail: reason }, actor, clock.now())
    await carts.reopen(tx, order.cartId)
    return ended
  }

  /** The same for an absent shopper, who gets a mail. */
  async function abandon(
    tx: Transaction,
    order: OrderRow,
    reason: string,
    actor: Actor,
    mail: 'payment-failed' | 'order-unpaid' = 'payment-failed',
  ): Promise<OrderRow> {
    const ended = await end(tx, order, reason, actor)
    await jobs.send(tx, orderMailQueue, { orderId: order.id, kind: mail })
    return ended
  }

  return {
    finalise,
    end,
    abandon,

    /** Starts work on an order that costs nothing, in the transaction that places it. */
    async finaliseFree(tx: Transaction, order: OrderRow, actor: Actor): Promise<void> {
      if (order.payableCents !== 0) throw new Error(`Order ${order.orderNumber} is not free`)
      await carts.convert(tx, order.cartId)
      await begin(tx, order, null, actor)
    },
  }
}

/** Another payment of an attempt that is paid already; it has to be given back. */
const isSecondPayment = (
  { pspReference: first }: AttemptRow,
  { status, pspReference: second }: AttemptUpdate,
): boolean => status === 'Authorised' && first !== null && second !== null && first !== second

/**
 * Whether `update` adds nothing to what is known of `attempt`. It needs no lock: states only rise, and the provider's
 * reference stays once the attempt is authorised.
 */
export const isOldNews = (attempt: AttemptRow, update: AttemptUpdate): boolean =>
  !counts(attempt.status, update.status) && !isSecondPayment(attempt, update)

function reversalReason({ status }: OrderRow): string {
  if (status === 'Cancelled') return reversalReasons.cancelled
  return reversalReasons[status === 'AwaitingPayment' ? 'other-way' : 'paid-already']
}
