import { randomUUID } from 'node:crypto'
import { type CartService, lockCart } from '#src/cart/server/cart.service.ts'
import { assertNever } from '#src/common/result.ts'
import {
  type AttemptPlace,
  type AttemptRow,
  cancelUnpaidOrder,
  findAttemptPlace,
  getAttemptPlace,
  getOrder,
  insertReversal,
  keepHold,
  lockAttempt,
  lockOrder,
  type OrderRow,
  putOnHold,
  recordEvent,
  startWork,
  takeHold,
  updateAttempt,
} from '#src/orders/server/orders.service.ts'
import { type AttemptStatus, counts } from '#src/orders/rules/attempt-states.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Log } from '#src/platform/logging.ts'
import { attemptStatusOf } from '../rules/attempt-news.ts'
import type { ProviderResult } from './provider/payment-provider.ts'
import { orderMailQueue } from '#src/orders/server/queues.ts'
import { paymentReversalQueue } from './queues.ts'

/*
 * The only writer of what a payment comes to. The answer to our call, the shopper's return, webhooks, the reconciler and
 * the sweeper all bring news here; whoever comes second finds the state already made and changes nothing.
 *
 *   news         order unpaid                                   order paid another way, or cancelled
 *   Authorised   order in progress, goods sold, cart done       recorded, given back
 *   Pending      cart done, the shopper may shop on             noted
 *   a no         shopper may try again; after Pending: over     noted
 */

export interface FinaliseDeps {
  db: Database
  clock: Clock
  jobs: Jobs
  carts: CartService
  log: Pick<Log, 'error' | 'warn' | 'info'>
  reviewOrder: HoldReview
}

/** Why a person must look at a paid order before work begins; null when nobody needs to. */
export type HoldReview = (tx: Transaction, order: OrderRow) => Promise<string | null>

/** What was learnt of an attempt. */
export interface AttemptNews {
  status: Exclude<AttemptStatus, 'Created' | 'Open' | 'Reversed'>
  pspReference: string | null
  resultCode: string
  refusalKey: string | null
  /** As the provider says; null when it did not. */
  amount: { cents: number; currency: string } | null
}

export interface Finalised {
  order: OrderRow
  attempt: AttemptRow
}

export type Finaliser = ReturnType<typeof createFinaliser>

export const newsOf = (result: ProviderResult): AttemptNews => ({
  ...result,
  status: attemptStatusOf(result.resultCode),
})

/** Our call got no answer: the provider may have it. */
export const noAnswerNews: AttemptNews = {
  status: 'Pending',
  pspReference: null,
  resultCode: 'NoAnswer',
  refusalKey: null,
  amount: null,
}

/** The provider knows nothing of it. */
export const neverHappenedNews: AttemptNews = {
  status: 'Failed',
  pspReference: null,
  resultCode: 'NotFound',
  refusalKey: 'technical',
  amount: null,
}

export function createFinaliser({ db, clock, jobs, carts, log, reviewOrder }: FinaliseDeps) {
  async function finalise(attemptId: string, news: AttemptNews): Promise<Finalised> {
    return apply(await getAttemptPlace(db, attemptId), news)
  }

  async function apply(place: AttemptPlace, news: AttemptNews): Promise<Finalised> {
    return inTransaction(db, async (tx) => {
      await lockCart(tx, place.cartId)
      const order = await lockOrder(tx, place.orderId)
      const attempt = await lockAttempt(tx, place.attemptId)
      if (!counts(attempt.status, news.status)) {
        warnOfSecondPayment(attempt, news)
        return { order, attempt }
      }
      await applyNews(tx, order, attempt, news)
      return { order: await getOrder(tx, order.id), attempt: await lockAttempt(tx, attempt.id) }
    })
  }

  async function applyNews(tx: Transaction, order: OrderRow, attempt: AttemptRow, news: AttemptNews): Promise<void> {
    const now = clock.now()
    const { status, resultCode, refusalKey } = news
    const note = (as: AttemptStatus) =>
      updateAttempt(
        tx,
        attempt.id,
        { status: as, resultCode, refusalKey, pspReference: news.pspReference ?? attempt.pspReference },
        now,
      )
    switch (status) {
      case 'AwaitingShopper':
        await note(status)
        return
      case 'Pending':
        await note(status)
        // The shopper is on the confirmation page and may fill a new cart.
        if (order.status === 'AwaitingPayment') await carts.convert(tx, order.cartId)
        return
      case 'Refused':
      case 'Cancelled':
      case 'Failed':
        await note(status)
        if (order.status !== 'AwaitingPayment') return
        if (attempt.status === 'Pending') await giveUp(tx, order, `payment ${status}`)
        else await keepHold(tx, order, now)
        return
      case 'Authorised':
        if (order.status !== 'AwaitingPayment') {
          await note('Reversed')
          await giveBack(tx, order, attempt, news)
          return
        }
        if (!(await takeHold(tx, order, now)).ok) {
          // Refused before, and the goods went to somebody else meanwhile.
          await note('Reversed')
          await end(tx, order, 'sold out')
          await giveBack(tx, await getOrder(tx, order.id), attempt, news)
          return
        }
        await note(status)
        await takeMoney(tx, order, attempt, news)
        return
      default:
        assertNever(status)
    }
  }

  async function takeMoney(tx: Transaction, order: OrderRow, attempt: AttemptRow, news: AttemptNews): Promise<void> {
    const now = clock.now()
    const { amount } = news
    await carts.convert(tx, order.cartId)
    if (amount !== null && (amount.cents !== attempt.amountCents || amount.currency !== attempt.currency)) {
      const detail = `authorised ${amount.cents} ${amount.currency}, asked ${attempt.amountCents} ${attempt.currency}`
      log.error({ alarm: 'payment-amount', order: order.orderNumber, detail }, 'a payment is not what was asked for')
      await putOnHold(tx, order, attempt.id, detail, now)
      return
    }
    await begin(tx, order, attempt.id)
  }

  /** Paid as asked: into work, unless a person must look first. Either way it is the shopper's order now, and they hear so. */
  async function begin(tx: Transaction, order: OrderRow, attemptId: string | null): Promise<void> {
    const reason = await reviewOrder(tx, order)
    if (reason === null) await startWork(tx, order, attemptId, clock.now())
    else await putOnHold(tx, order, attemptId, reason, clock.now())
    await jobs.send(tx, orderMailQueue, { orderId: order.id, kind: 'order-confirmation' })
  }

  /** Money for an order that is cancelled, or paid already: back it goes, and somebody hears of it. */
  async function giveBack(tx: Transaction, order: OrderRow, attempt: AttemptRow, news: AttemptNews): Promise<void> {
    const now = clock.now()
    if (news.pspReference === null) throw new Error(`Authorised without a reference: ${attempt.merchantReference}`)
    const reversal = await insertReversal(tx, {
      attemptId: attempt.id,
      orderId: order.id,
      pspReference: news.pspReference,
      amountCents: news.amount && news.amount.cents > 0 ? news.amount.cents : attempt.amountCents,
      reason: order.status === 'Cancelled' ? 'order cancelled' : 'order paid already',
      idempotencyKey: randomUUID(),
      createdAt: now,
    })
    if (!reversal) return
    log.error(
      { alarm: 'payment-reversal', order: order.orderNumber, reason: reversal.reason },
      'a payment is given back',
    )
    await recordEvent(tx, order.id, 'payment-reversed', now, reversal.reason)
    await jobs.send(tx, paymentReversalQueue, { id: reversal.id })
    if (order.status === 'Cancelled') await jobs.send(tx, orderMailQueue, { orderId: order.id, kind: 'payment-failed' })
  }

  /** The order ends unpaid; its cart is the shopper's again. */
  async function end(tx: Transaction, order: OrderRow, reason: string): Promise<void> {
    await cancelUnpaidOrder(tx, order, reason, clock.now())
    const cart = await lockCart(tx, order.cartId)
    if (cart) await carts.giveBack(tx, cart)
  }

  /** The same for a shopper who is not there to see it. */
  async function giveUp(
    tx: Transaction,
    order: OrderRow,
    reason: string,
    mail: 'payment-failed' | 'order-unpaid' = 'payment-failed',
  ): Promise<void> {
    await end(tx, order, reason)
    await jobs.send(tx, orderMailQueue, { orderId: order.id, kind: mail })
  }

  function warnOfSecondPayment(attempt: AttemptRow, news: AttemptNews): void {
    if (news.status !== 'Authorised' || news.pspReference === null || news.pspReference === attempt.pspReference) return
    log.error(
      { alarm: 'payment-twice', reference: attempt.merchantReference, psp: news.pspReference },
      'one reference was paid twice',
    )
  }

  return {
    finalise,
    end,
    giveUp,

    /** The same by the reference the provider knows; null when it is none of ours. */
    async finaliseReference(merchantReference: string, news: AttemptNews): Promise<Finalised | null> {
      const place = await findAttemptPlace(db, merchantReference)
      return place && apply(place, news)
    },

    /** An order that costs nothing goes into work where it is placed. */
    async finaliseFree(tx: Transaction, order: OrderRow): Promise<void> {
      if (order.payableCents !== 0) throw new Error(`Order ${order.orderNumber} is not free`)
      await carts.convert(tx, order.cartId)
      await begin(tx, order, null)
    },
  }
}
