import { lockCart } from '#src/cart/server/cart.service.ts'
import type { Owner } from '#src/common/actor.ts'
import { business, notFound, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import {
  type AttemptRow,
  findOrder,
  listAttempts,
  listInFlight,
  lockOrder,
  openAttempt,
  type OrderKeys,
  type OrderRow,
} from '#src/orders/server/orders.service.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import type { Log } from '#src/platform/logging.ts'
import {
  type PaymentResult,
  refusalReasonKeys,
  resultCodes,
  type PaymentsBody,
  type ProcessPaymentsBody,
} from '../contract/payments.ts'
import { findCountry } from '#src/common/countries.ts'
import { type Finalised, type Finaliser, neverHappenedNews, newsOf, noAnswerNews } from './finalise.ts'
import type { PaymentProvider, ProviderAnswer } from './provider/payment-provider.ts'
import { answerOnce } from './answer-once.ts'
import { requestHash } from '#src/platform/database/idempotency.store.ts'
import { derivedKey, type ProviderInquiry } from './provider-inquiry.ts'
import type { Redirects } from './redirects.ts'

/*
 * Paying an order. The intent is committed before the provider is called, and the call is outside any transaction; what
 * comes of it goes through `finalise`. A process that dies in between leaves an attempt in flight, which webhook or
 * reconciler bring to its end.
 */

export interface PaymentsServiceDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'warn' | 'error'>
  provider: PaymentProvider
  finaliser: Finaliser
  inquiry: ProviderInquiry
  redirects: Redirects
  keys: OrderKeys
  /** Origin of the shop, without a trailing slash. */
  publicUrl: string
}

export interface PayCall {
  visitor: Owner
  orderNumber: string
  body: PaymentsBody
  language: Language
  ip: string
  /** Null: the call is not meant to be repeated. */
  idempotencyKey: string | null
}

const invalid = 'forms/validation/invalid'
const closed = (key: string): Refusal => ({ kind: 'business', status: 409, problems: [{ key }] })
const pending = closed('payment/pending')

export type PaymentsService = ReturnType<typeof createPaymentsService>

export function createPaymentsService(deps: PaymentsServiceDeps) {
  const { db, clock, log, provider, finaliser, inquiry, redirects, keys, publicUrl } = deps

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
    const freed = await freeForPayment(order)
    if (!freed.ok) return freed
    const opened = await open(order)
    if (!opened.ok) return opened
    if (opened.value === 'paid') return ok(await paidResult(order))
    if (opened.value === 'sold-out') return refuse(closed('payment/sold-out'))
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
      returnUrl: `${publicUrl}/paymentauthentication/threedscallback?language=${call.language}`,
      origin: publicUrl,
      shopperEmail: order.billingAddress.email,
      shopperReference: order.id,
      shopperIp: call.ip,
    })
    return ok(await conclude(attempt, answer))
  }

  /**
   * A shopper who left the bank's page and tries again gives the earlier try up: it is ended at the provider, and asked
   * after, since it may have been paid in the last moment.
   */
  async function freeForPayment(order: OrderRow): Promise<Result<null, Refusal>> {
    for (const attempt of await listInFlight(db, order.id)) {
      if (attempt.status !== 'AwaitingShopper') return refuse(pending)
      const isOver = await inquiry.giveUpOn(attempt)
      if (!isOver) return refuse(pending)
    }
    return ok(null)
  }

  async function open(order: OrderRow): Promise<Result<AttemptRow | 'paid' | 'sold-out', Refusal>> {
    return inTransactionResult<AttemptRow | 'paid' | 'sold-out', Refusal>(db, async (tx) => {
      await lockCart(tx, order.cartId)
      const locked = await lockOrder(tx, order.id)
      if (locked.status === 'Cancelled') return refuse(closed('payment/order-closed'))
      if (locked.status !== 'AwaitingPayment') return ok('paid')
      if ((await listInFlight(tx, order.id)).length > 0) return refuse(pending)
      const attempt = await openAttempt(tx, locked, clock.now())
      if (attempt.ok) return attempt
      if (attempt.error !== 'payment/sold-out') return refuse(closed(attempt.error))
      // The shopper is here, and finds in the cart what is left.
      await finaliser.end(tx, locked, 'sold out')
      return ok('sold-out')
    })
  }

  async function conclude(attempt: AttemptRow, answer: ProviderAnswer): Promise<PaymentResult> {
    switch (answer.kind) {
      case 'rejected':
        log.error(
          { reference: attempt.merchantReference, reason: answer.reason },
          'the payment provider refused a request',
        )
        return present(await finaliser.finalise(attempt.id, { ...neverHappenedNews, resultCode: 'Error' }))
      case 'unanswered':
        log.warn({ reference: attempt.merchantReference, reason: answer.reason }, 'no answer from the payment provider')
        return present(await finaliser.finalise(attempt.id, noAnswerNews))
      case 'answered': {
        const finalised = await finaliser.finalise(attempt.id, newsOf(answer.result))
        const { action } = answer.result
        if (finalised.attempt.status !== 'AwaitingShopper' || action === null) return present(finalised)
        const authenticationUrl = await redirects.prepare(finalised.order.orderNumber, attempt.id, action)
        return { ...present(finalised), action, ...(authenticationUrl === null ? {} : { authenticationUrl }) }
      }
    }
  }

  /** What the bank's page sent the shopper back with. Only an attempt of this very order is moved by it. */
  async function processPayments(
    visitor: Owner,
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
    // The result is on its way by webhook, and the reconciler asks.
    if (answer.kind === 'unanswered') return ok(present({ order, attempt: latest }, 'Pending'))
    const attempt = attempts.find(({ merchantReference }) => merchantReference === answer.result.merchantReference)
    if (!attempt) return refuse(business({ key: 'payment/result-unknown' }))
    return ok(present(await finaliser.finalise(attempt.id, newsOf(answer.result))))
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

  function present({ order, attempt }: Finalised, override?: PaymentResult['resultCode']): PaymentResult {
    const resultCode = override ?? presentedCode(attempt)
    const isThrough = resultCode === 'Authorised' || resultCode === 'Pending' || resultCode === 'Received'
    const refusalReasonKey = refusalReasonKeys.find((key) => key === attempt.refusalKey)
    return {
      resultCode,
      attempt: attempt.number,
      ...(refusalReasonKey ? { refusalReasonKey } : {}),
      ...(isThrough ? { orderKey: keys.sign(order.orderNumber, clock.now()) } : {}),
    }
  }

  return { pay, processPayments }
}

/** Addresses in the body that are not the shop's own, by name. The server builds the return address itself (C-4.9); what is sent is only checked. */
function foreignFields({ returnUrl, origin }: PaymentsBody, publicUrl: string): string[] {
  const own = new URL(publicUrl).origin
  const isOwn = (url: string) => URL.canParse(url) && new URL(url).origin === own
  return [
    ...(returnUrl === undefined || isOwn(returnUrl) ? [] : ['returnUrl']),
    ...(origin === undefined || origin === own ? [] : ['origin']),
  ]
}

/** The state decides, not the last answer: a webhook may have been quicker. */
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
    case 'Created':
    case 'Open':
    case 'Pending':
      return 'Pending'
  }
}
