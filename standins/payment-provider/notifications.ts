import type { Payment } from './book.ts'
import type { Amount, ModificationAction, NotificationItem } from './ledger-events.ts'

const EVENT_CODES: Readonly<Record<ModificationAction, string>> = {
  capture: 'CAPTURE',
  refund: 'REFUND',
  cancel: 'CANCELLATION',
  reversal: 'CANCEL_OR_REFUND',
  'technical-cancel': 'TECHNICAL_CANCEL',
}

type PaymentFacts = Pick<
  Payment,
  'pspReference' | 'merchantReference' | 'merchantAccount' | 'amount' | 'brand' | 'lastFour' | 'refusal'
>

export function authorisationItem(payment: PaymentFacts, isAuthorised: boolean, at: Date): NotificationItem {
  return {
    eventCode: 'AUTHORISATION',
    success: isAuthorised ? 'true' : 'false',
    pspReference: payment.pspReference,
    merchantReference: payment.merchantReference,
    merchantAccountCode: payment.merchantAccount,
    amount: payment.amount,
    eventDate: at.toISOString(),
    paymentMethod: payment.brand,
    reason: payment.refusal?.refusalReason ?? '',
    ...(isAuthorised && { operations: ['CANCEL', 'CAPTURE', 'REFUND'] }),
    additionalData: { cardSummary: payment.lastFour },
  }
}

export function modificationItem(
  payment: PaymentFacts & Pick<Payment, 'capturedValue'>,
  modification: {
    pspReference: string
    action: ModificationAction
    amount: Amount
    /** The shop's own for this modification; null: it gave none. */
    reference: string | null
    success: boolean
    reason: string
    at: Date
  },
): NotificationItem {
  const kindOfReversal = payment.capturedValue > 0 ? 'refund' : 'cancel'
  return {
    eventCode: EVENT_CODES[modification.action],
    success: modification.success ? 'true' : 'false',
    pspReference: modification.pspReference,
    originalReference: payment.pspReference,
    merchantReference: modification.reference ?? payment.merchantReference,
    merchantAccountCode: payment.merchantAccount,
    amount: modification.amount,
    eventDate: modification.at.toISOString(),
    paymentMethod: payment.brand,
    reason: modification.reason,
    ...(modification.action === 'reversal' && { additionalData: { 'modification.action': kindOfReversal } }),
  }
}

export function chargebackItem(payment: PaymentFacts, pspReference: string, at: Date): NotificationItem {
  return {
    eventCode: 'CHARGEBACK',
    success: 'true',
    pspReference,
    originalReference: payment.pspReference,
    merchantReference: payment.merchantReference,
    merchantAccountCode: payment.merchantAccount,
    amount: payment.amount,
    eventDate: at.toISOString(),
    paymentMethod: payment.brand,
    reason: 'Other Fraud-Card Absent Environment',
    additionalData: { chargebackReasonCode: '10.4', disputeStatus: 'Undefended' },
  }
}
