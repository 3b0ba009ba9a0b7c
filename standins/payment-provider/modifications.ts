import { isSettled, type Payment } from './book.ts'
import type { Performed } from './idempotency.ts'
import { newPspReference } from './ids.ts'
import type { Amount, ModificationAction } from './ledger-events.ts'
import { modificationItem } from './notifications.ts'
import { checkMerchantAccount } from './payments.ts'
import type { Provider } from './provider.ts'
import { ProviderError } from './provider-error.ts'
import { type Fields, optionalText, parseFields, requiredAmount, requiredText } from './request-fields.ts'

type Verdict = { success: boolean; reason: string }

const GRANTED: Verdict = { success: true, reason: '' }
const refused = (reason: string): Verdict => ({ success: false, reason })

/**
 * Captures, refunds, cancels and reversals of one payment. As with the real provider the answer says only that the
 * request was received; whether it worked is in the webhook.
 */
export function performModification(
  provider: Provider,
  action: 'capture' | 'refund' | 'cancel' | 'reversal',
  paymentPspReference: string,
  body: unknown,
): Performed {
  const fields = parseFields(body)
  checkMerchantAccount(provider, fields)
  const payment = provider.book.payments.get(paymentPspReference)
  if (!payment) throw new ProviderError(422, '167', 'Original pspReference required for this operation')
  const amount = amountOf(action, payment, fields)
  const reference = optionalText(fields, 'reference')
  const performed = received(provider, payment, action, amount, reference)
  return {
    ...performed,
    body: {
      merchantAccount: provider.settings.merchantAccount,
      paymentPspReference,
      pspReference: performed.pspReference,
      status: 'received',
      ...(reference !== null && { reference }),
      ...((action === 'capture' || action === 'refund') && { amount }),
    },
  }
}

/** POST /cancels: by the merchant's reference, for a caller who never learned the pspReference. */
export function performTechnicalCancel(provider: Provider, body: unknown): Performed {
  const fields = parseFields(body)
  checkMerchantAccount(provider, fields)
  const paymentReference = requiredText(fields, 'paymentReference', '14_004', 80)
  const reference = optionalText(fields, 'reference')
  const attempts = provider.book.byReference.get(paymentReference) ?? []
  const payment = attempts.findLast((attempt) => verdictOn('technical-cancel', attempt, attempt.amount).success)
  const performed = payment
    ? received(provider, payment, 'technical-cancel', payment.amount, reference)
    : receivedForNothing(paymentReference)
  return {
    ...performed,
    body: {
      merchantAccount: provider.settings.merchantAccount,
      paymentReference,
      pspReference: performed.pspReference,
      status: 'received',
      ...(reference !== null && { reference }),
    },
  }
}

function received(
  provider: Provider,
  payment: Payment,
  action: ModificationAction,
  amount: Amount,
  reference: string | null,
): Omit<Performed, 'body'> & { pspReference: string } {
  const pspReference = newPspReference()
  const verdict = verdictOn(action, payment, amount)
  const item = modificationItem(payment, { pspReference, action, amount, reference, ...verdict, at: provider.now() })
  return {
    pspReference,
    status: 201,
    event: {
      kind: 'modification-received',
      pspReference,
      paymentPspReference: payment.pspReference,
      action,
      merchantReference: payment.merchantReference,
      amount,
      ...verdict,
      webhooks: [provider.queued(item)],
    },
  }
}

/** Nothing to cancel under this reference: received all the same, and without a payment there is no webhook. */
function receivedForNothing(merchantReference: string): Omit<Performed, 'body'> & { pspReference: string } {
  const pspReference = newPspReference()
  return {
    pspReference,
    status: 201,
    event: {
      kind: 'modification-received',
      pspReference,
      paymentPspReference: null,
      action: 'technical-cancel',
      merchantReference,
      amount: { currency: 'EUR', value: 0 },
      success: false,
      reason: 'No payment can be cancelled under this reference',
    },
  }
}

function amountOf(action: ModificationAction, payment: Payment, fields: Fields): Amount {
  const { currency } = payment.amount
  if (action === 'cancel') return payment.amount
  if (action === 'reversal') {
    const value = payment.capturedValue > 0 ? payment.capturedValue - payment.refundedValue : payment.amount.value
    return { currency, value }
  }
  const amount = requiredAmount(fields)
  if (amount.currency !== currency) throw new ProviderError(422, '138', 'The currency is not the payment’s')
  return amount
}

function verdictOn(action: ModificationAction, payment: Payment, amount: Amount): Verdict {
  if (payment.isCancelled) return refused('Transaction is cancelled')
  switch (action) {
    case 'capture':
      if (payment.resultCode !== 'Authorised') return refused('Transaction is not authorised')
      return payment.capturedValue + amount.value <= payment.amount.value
        ? GRANTED
        : refused('Insufficient balance on payment')
    case 'refund':
      return payment.refundedValue + amount.value <= payment.capturedValue
        ? GRANTED
        : refused('Insufficient balance on payment')
    case 'cancel':
    case 'technical-cancel':
      if (payment.capturedValue > 0) return refused('Transaction is captured')
      return payment.resultCode === 'Authorised' || !isSettled(payment)
        ? GRANTED
        : refused('Transaction is not authorised')
    case 'reversal':
      if (payment.capturedValue > 0) {
        return amount.value > 0 ? GRANTED : refused('Insufficient balance on payment')
      }
      return payment.resultCode === 'Authorised' || !isSettled(payment)
        ? GRANTED
        : refused('Transaction is not authorised')
  }
}
