import { type Cents, sumOf } from '#src/common/money.ts'
import type { OrderStatus, PaymentStatus } from './order-states.ts'

interface Paid {
  status: OrderStatus
  paymentStatus: PaymentStatus
  /** Null where no card paid. */
  paymentAttemptId: string | null
  payableCents: Cents
  giftCardCents: Cents
}

interface Refund {
  cardCents: Cents
  giftCardCents: Cents
  lowersCapture: boolean
}

/** Sums of an order: what is left out of the card's charge, what the card is charged, and what was given back. */
export interface MoneyBack {
  notChargedCents: Cents
  chargedCents: Cents
  refundedCents: Cents
}

const takenStatuses: readonly PaymentStatus[] = ['Captured', 'PartiallyRefunded', 'Refunded']

/** Adds up the order's refunds; for a cancelled order also what its end gave back. */
export function moneyBack(order: Paid, refunds: readonly Refund[]): MoneyBack {
  const { payableCents, giftCardCents } = order
  const cents = (some: readonly Refund[]): Cents => sumOf(some.map(({ cardCents }) => cardCents))
  const leftOut = cents(refunds.filter(({ lowersCapture }) => lowersCapture))
  const cardBack = cents(refunds.filter(({ lowersCapture }) => !lowersCapture))
  const isEnded = order.status === 'Cancelled' && order.paymentAttemptId !== null
  const isCharged = !isEnded || takenStatuses.includes(order.paymentStatus)
  const notChargedCents = isCharged ? leftOut : payableCents
  const chargedCents = payableCents - notChargedCents
  const giftCardBack = isEnded ? giftCardCents : sumOf(refunds.map((refund) => refund.giftCardCents))
  return { notChargedCents, chargedCents, refundedCents: (isEnded ? chargedCents : cardBack) + giftCardBack }
}
