import type { CartService } from '#src/cart/server/cart.service.ts'
import { type OwnerContext, actingFor, isShopActor, type ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { findCountry } from '#src/common/countries.ts'
import { timeText } from '#src/common/day-text.ts'
import { business, notFound, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { findOrder, lockOrder, type OrderKeys, type OrderRow } from '#src/orders/server/orders.service.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { requestHash } from '#src/platform/database/idempotency.store.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Log } from '#src/platform/logging.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import {
  bankReturnUrl,
  type PaymentResult,
  type PaymentsBody,
  type ProcessPaymentsBody,
  refusalReasonKeys,
  resultCodes,
} from '../contract/payments.ts'
import { isInFlight, isRefused, isReplaceable, triesLeft } from '../rules/attempt-states.ts'
import { answerOnce } from './answer-once.ts'
import { type AttemptRow, listAttempts } from './attempt.store.ts'
import { cancelAttempt, derivedKey, nextTryAt, openAttempt, type OrderOver } from './attempts.ts'
import { type Finalised, type Finaliser, neverHappenedUpdate, updateOf, noAnswerUpdate } from './finalise.ts'
import type { PaymentProvider, ProviderAnswer } from './provider/payment-provider.ts'
import type { Redirects } from './redirects.ts'

/*
 * Paying an order. The intent is committed before the provider is called, and the call is outside any transaction; its
 * outcome goes through `finalise`. A process that dies in between leaves an attempt in flight, which is ended by its webhook,
 * by the shopper's next try or when the order's time to pay is over.
 */

export interface PaymentsServiceDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'warn' | 'error'>
  provider: PaymentProvider
  carts: CartService
  finaliser: Finaliser
  jobs: Pick<Jobs, 'send'>
  redirects: Redirects
  settings: Settings
  keys: OrderKeys
  /** Origin of the shop, without a trailing slash. */
  publicUrl: string
}

export interface PayCall {
  visitor: OwnerContext
  orderNumber: string
  body: PaymentsBody
  language: Language
  ip: string
  /** Null: the call is not idempotent. */
  idempotencyKey: string | null
  /** The try replaces an earlier one that failed; refused where there was none. */
  replaces?: boolean
}

const invalid = 'forms/validation/invalid'
const closed = (key: string): Refusal => ({ kind: 'business', status: 409, problems: [{ key }] })
const pending = closed('payment/pending')
const tooManyTries = (until: Date, now: Date, language: Language): Refusal => ({
  kind: 'business',
  status: 429,
  retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1_000),
  problems: [{ key: 'payment/too-many-tries', params: { time: timeText(until, language) } }],
})

/** Why an order was ended when a shopper tried to pay it, for the timeline. */
const endReasons: Readonly<Record<OrderOver, string>> = {
  'payment/too-many-attempts': 'five tries refused',
  'payment/order-closed': 'not paid in time',
  'payment/sold-out': 'sold out',
}

export type PaymentsService = ReturnType<typeof createPaymentsService>

export function createPaymentsService(deps: PaymentsServiceDeps) {
  const { db, clock, log, jobs, carts, provider, finaliser, redirects, keys, publicUrl } = deps

  async function pay(call: PayCall): Promise<Result<PaymentResult, Refusal>> {
    const foreign = foreignFields(call.body, publicUrl)
    if (foreign.length > 0) {
      return refuse({ kind: 'fields', fields: Object.fromEntries(foreign.map((name) => [name, [invalid]])) })
    }
    if (call.idempotencyKey === null) return payOnce(call)
    const keyed = {
      scope: 'payments',
      ownerId: call.visitor.ownerId,
      key: call.idempotencyKey,
      requestHash: requestHash({ orderNumber: call.orderNumber, body: call.body }),
    }
    return answerOnce({ db, clock }, keyed, () => payOnce(call))
  }

  async function payOnce(call: PayCall): Promise<Result<PaymentResult, Refusal>> {
    const order = await findOrder(db, call.visitor, call.orderNumber)
    if (!order) return refuse(notFound)
    if (call.replaces && (await listAttempts(db, order.id)).length === 0) return refuse(notFound)
    const opened = await open(call, order)
    if (!opened.ok) return opened
    if (opened.value === 'paid') return ok(await paidResult(order))
    if (typeof opened.value === 'string') return refuse(closed(opened.value))
    const attempt = opened.value
    const answer = await provider.pay({
      merchantReference: attempt.merchantReference,
      idempotencyKey: attempt.idempotencyKey,
      amountCents: attempt.amountCents,
      currency: attempt.currency,
      language: call.language,
      countryCode: findCountry(order.billingAddress.countryCode)?.alpha2 ?? 'FI',
      paymentMethod: call.body.paymentMethod,
      browserInfo: call.body.browserInfo ?? null,
      returnUrl: bankReturnUrl(publicUrl, call.language),
      origin: publicUrl,
      shopperEmail: order.billingAddress.email,
      shopperReference: order.id,
      shopperIp: call.ip,
      isByTelephone: isShopActor(call.visitor),
    })
    return ok(await conclude(call.visitor, order, attempt, answer))
  }

  type Opened = AttemptRow | 'paid' | OrderOver

  async function open({ visitor: payer, language }: PayCall, order: OrderRow): Promise<Result<Opened, Refusal>> {
    return inTransactionResult<Opened, Refusal>(db, async (tx) => {
      await carts.lock(tx, order.cartId)
      const locked = await lockOrder(tx, order.id)
      if (locked.status === 'Cancelled') return refuse(closed('payment/order-closed'))
      if (locked.status !== 'AwaitingPayment') return ok('paid')
      const until = await nextTryAt(tx, locked, clock.now())
      if (until) return refuse(tooManyTries(until, clock.now(), language))
      const earlier = await cancelEarlierAttempts(tx, order)
      if (!earlier) return refuse(pending)
      const attempt = await openAttempt(tx, locked, earlier, clock.now(), deps.settings)
      if (attempt.ok && isShopActor(payer)) {
        const record = { at: clock.now(), actor: payer, command: 'order.payment-tried' } as const
        await recordAudit(tx, { ...record, subject: order.orderNumber, after: { attempt: attempt.value.number } })
      }
      if (attempt.ok) return attempt
      // The shopper is present and finds in the cart what is left; ordering it again makes a new order.
      await finaliser.end(tx, locked, endReasons[attempt.error], payer)
      return ok(attempt.error)
    })
  }

  /**
   * A new try of a shopper who left the bank's page cancels the earlier one at once; if that was paid at the last moment, the
   * money goes back. Returns all tries in their current state; null while the provider is being called, or has the payment and
   * has not decided.
   */
  async function cancelEarlierAttempts(tx: Transaction, order: OrderRow): Promise<AttemptRow[] | null> {
    const now = clock.now()
    const attempts = await listAttempts(tx, order.id)
    for (const attempt of attempts.filter(({ status }) => isInFlight(status))) {
      if (!isReplaceable(attempt, now)) return null
      await cancelAttempt(tx, jobs, attempt, now)
    }
    return listAttempts(tx, order.id)
  }

  async function conclude(
    payer: OwnerContext,
    order: OrderRow,
    attempt: AttemptRow,
    answer: ProviderAnswer,
  ): Promise<PaymentResult> {
    switch (answer.kind) {
      case 'rejected':
        log.error(
          { reference: attempt.merchantReference, reason: answer.reason },
          'the payment provider refused a request',
        )
        return await present(await finaliser.finalise(attempt, order, neverHappenedUpdate, payer))
      case 'unanswered':
        log.warn({ reference: attempt.merchantReference, reason: answer.reason }, 'no answer from the payment provider')
        return await present(await finaliser.finalise(attempt, order, noAnswerUpdate, payer))
      case 'answered': {
        const finalised = await finaliser.finalise(attempt, order, updateOf(answer.result), payer)
        const { action } = answer.result
        if (finalised.attempt.status !== 'AwaitingShopper' || action === null) return present(finalised)
        const authenticationUrl = await redirects.prepare(finalised.order.orderNumber, attempt.id, action)
        return { ...(await present(finalised)), action, ...(authenticationUrl === null ? {} : { authenticationUrl }) }
      }
    }
  }

  /** Processes what the bank's page sent back with the shopper. It can only change an attempt of this order. */
  async function processPayments(
    visitor: OwnerContext,
    orderNumber: string,
    body: ProcessPaymentsBody,
  ): Promise<Result<PaymentResult, Refusal>> {
    const order = await findOrder(db, visitor, orderNumber)
    if (!order) return refuse(notFound)
    const details = await detailsOf(body)
    const attempts = await listAttempts(db, order.id)
    const latest = attempts.at(-1)
    if (!details || !latest) return refuse(business({ key: 'payment/result-unknown' }))
    const answer = await provider.submitDetails({ details, idempotencyKey: derivedKey(latest, requestHash(details)) })
    if (answer.kind === 'rejected') return refuse(business({ key: 'payment/result-unknown' }))
    // Without a response the result comes by webhook; only the latest attempt can be waiting for one.
    const [attempt, update] =
      answer.kind === 'unanswered'
        ? [latest, noAnswerUpdate]
        : [attempts.find((one) => one.merchantReference === answer.result.merchantReference), updateOf(answer.result)]
    if (!attempt) return refuse(business({ key: 'payment/result-unknown' }))
    const finalised = await finaliser.finalise(attempt, order, update, visitor)
    const isPaidOtherwise = finalised.order.paymentAttemptId !== null && finalised.order.paymentAttemptId !== attempt.id
    return ok(isPaidOtherwise ? await paidResult(finalised.order) : await present(finalised))
  }

  async function detailsOf(body: ProcessPaymentsBody): Promise<Record<string, unknown> | null> {
    if (body.redirectResult === undefined) return body.details ?? null
    return (await redirects.findReturn(body.redirectResult)) ?? { redirectResult: body.redirectResult }
  }

  async function paidResult(order: OrderRow): Promise<PaymentResult> {
    const attempts = await listAttempts(db, order.id)
    const attempt = attempts.find(({ id }) => id === order.paymentAttemptId) ?? attempts.at(-1)
    return {
      resultCode: 'Authorised',
      attempt: attempt?.number ?? 1,
      orderKey: keys.sign(order.orderNumber, clock.now()),
    }
  }

  async function present({ order, attempt }: Finalised): Promise<PaymentResult> {
    const resultCode = presentedCode(attempt)
    const isThrough = resultCode === 'Authorised' || resultCode === 'Pending' || resultCode === 'Received'
    const refusalReasonKey = refusalReasonKeys.find((key) => key === attempt.refusalKey)
    const left = isRefused(attempt) ? triesLeft(await listAttempts(db, order.id)) : null
    return {
      resultCode,
      attempt: attempt.number,
      // An order that ended for another reason may still have tries left; they are not shown.
      ...(left !== null && (order.status === 'AwaitingPayment' || left === 0) ? { triesLeft: left } : {}),
      ...(refusalReasonKey ? { refusalReasonKey } : {}),
      ...(isThrough ? { orderKey: keys.sign(order.orderNumber, clock.now()) } : {}),
    }
  }

  /** Staff acting on behalf of the order's owner; null: there is no such order. */
  async function onBehalfOf(actor: ShopActor, orderNumber: string): Promise<OwnerContext | null> {
    authorise(actor, 'orders:write')
    const order = await findOrder(db, 'shop', orderNumber)
    return order && actingFor(actor, order)
  }

  return { pay, processPayments, onBehalfOf }
}

/** Names of URLs in the body that are not the shop's. The server builds the return URL itself (C-4.9) and only checks these. */
function foreignFields({ returnUrl, origin }: PaymentsBody, publicUrl: string): string[] {
  const own = new URL(publicUrl).origin
  const isOwn = (url: string) => URL.canParse(url) && new URL(url).origin === own
  return [
    ...(returnUrl === undefined || isOwn(returnUrl) ? [] : ['returnUrl']),
    ...(origin === undefined || origin === own ? [] : ['origin']),
  ]
}

/** The result follows the stored state, not the last response: a webhook may have been faster. */
function presentedCode(attempt: AttemptRow): PaymentResult['resultCode'] {
  switch (attempt.status) {
    case 'Authorised':
      return 'Authorised'
    case 'Refused':
      return 'Refused'
    case 'Cancelled':
    case 'Reversed':
      return 'Cancelled'
    case 'Failed':
      return 'Error'
    case 'AwaitingShopper':
      return resultCodes.find((code) => code === attempt.resultCode) ?? 'RedirectShopper'
    case 'Open':
    case 'Pending':
      return 'Pending'
  }
}
