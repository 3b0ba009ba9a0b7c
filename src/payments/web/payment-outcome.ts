import type { Order } from '#src/orders/contract/order.ts'
import type { TextFunction } from '#src/shell/web/text/use-text.ts'
import type { PaymentResult, RefusalReasonKey } from '../contract/payments.ts'
import { type PaymentRedirect, readRedirect } from './payment-redirect.ts'

/** What a try to pay means for the shopper. */
export type Outcome =
  | { kind: 'paid'; orderKey: string | null }
  | { kind: 'redirect'; redirect: PaymentRedirect }
  | Refused

interface Refused {
  kind: 'refused'
  reason: RefusalReasonKey
  /** Null: the refusal does not count. At 0 the order has ended, and the next try makes a new order. */
  triesLeft: number | null
}

const defaultReasons = { Refused: 'declined', Cancelled: 'cancelled', Error: 'technical' } as const

/** Pending and Received lead to the confirmation too: the order is placed, the money on its way (C-4.9). */
export function outcomeOf(result: PaymentResult): Outcome {
  switch (result.resultCode) {
    case 'Authorised':
    case 'Pending':
    case 'Received':
      return { kind: 'paid', orderKey: result.orderKey ?? null }
    case 'RedirectShopper':
    case 'ChallengeShopper':
    case 'IdentifyShopper': {
      // Our own page leads to the bank's whatever the method; without it the provider's action does
      const redirect = result.authenticationUrl
        ? { url: result.authenticationUrl, method: 'GET' as const, data: {} }
        : readRedirect(result.action)
      return redirect ? { kind: 'redirect', redirect } : { kind: 'refused', reason: 'technical', triesLeft: null }
    }
    case 'Refused':
    case 'Cancelled':
    case 'Error':
      return {
        kind: 'refused',
        reason: result.refusalReasonKey ?? defaultReasons[result.resultCode],
        triesLeft: result.triesLeft ?? null,
      }
  }
}

/** The texts of a refusal for the shopper: why, and how many tries are left. */
export function refusalTexts({ reason, triesLeft }: Refused, text: TextFunction): string[] {
  const why = text(`/payment/${reason}`)
  if (triesLeft === null) return [why]
  return [why, triesLeft === 0 ? text('/payment/too-many-attempts') : text('/payment/tries-left', { n: triesLeft })]
}

/** What an order shows of a payment whose response got lost. */
export type OrderVerdict = 'paid' | 'closed' | 'waiting' | 'open'

/** `waiting`: the provider has not decided. `open`: no payment is in flight, another try is safe. */
export function verdictOf(order: Pick<Order, 'statusCode' | 'isPaymentPending'>): OrderVerdict {
  if (order.statusCode === 'Cancelled') return 'closed'
  if (order.statusCode !== 'AwaitingPayment') return 'paid'
  return order.isPaymentPending ? 'waiting' : 'open'
}
