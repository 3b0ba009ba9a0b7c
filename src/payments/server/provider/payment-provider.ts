import type { Language } from '#src/common/locale.ts'
import type { Cents } from '#src/common/money.ts'
import type { RefusalReasonKey, ResultCode } from '../../contract/payments.ts'

/**
 * The payment provider. Calls are made outside any transaction, after the intent has been written with its key; every retry
 * of a call carries the same key and is therefore the same payment. The provider has no query for a payment's outcome: only
 * events report it.
 */
export interface PaymentProvider {
  /** What the provider's component shows, in its own format. */
  paymentMethods(request: {
    language: Language
    countryCode: string
    /** Null: any amount. */
    amountCents: Cents | null
  }): Promise<PaymentMethodsAnswer>
  /** Retried for a while when the response cannot be read; `paymentMethod` is never stored. */
  pay(request: PayRequest): Promise<ProviderAnswer>
  /** Submits what the bank's page sent back. The same details always give the same response. */
  submitDetails(request: { details: Record<string, unknown>; idempotencyKey: string }): Promise<ProviderAnswer>
  /** Gives back an authorised payment; throws when it was not accepted, RequestRefusedError when it never will be. */
  reverse(request: { pspReference: string; reference: string; idempotencyKey: string }): Promise<void>
  /** Ends a payment by our reference, for when the provider's is not known; throws as `reverse` does. */
  cancelByReference(request: { merchantReference: string; idempotencyKey: string }): Promise<void>
  /** Captures an authorised payment; returns the capture's reference. An event reports the outcome. Throws as `reverse`. */
  capture(request: ModificationRequest): Promise<string>
  /** Refunds a part of a captured payment; otherwise as `capture`. */
  refund(request: ModificationRequest): Promise<string>
  /** Whether an event was signed with one of our keys. */
  isAuthentic(event: Record<string, unknown>): boolean
}

export interface ModificationRequest {
  /** The provider's reference of the payment. */
  pspReference: string
  amountCents: Cents
  /** Our reference, for accounting. */
  reference: string
  idempotencyKey: string
}

export interface PaymentMethodsAnswer {
  paymentMethods: unknown[]
  storedPaymentMethods: unknown[]
}

export interface PayRequest {
  merchantReference: string
  idempotencyKey: string
  amountCents: Cents
  currency: string
  language: Language
  /** ISO 3166-1 alpha-2. */
  countryCode: string
  /** Opaque, from the provider's own component. */
  paymentMethod: Record<string, unknown>
  browserInfo: Record<string, unknown> | null
  returnUrl: string
  origin: string
  shopperEmail: string
  shopperReference: string
  shopperIp: string
  /** Staff type in a card that is read out to them on the telephone, so the bank cannot authenticate its owner. */
  isByTelephone: boolean
}

export interface ProviderResult {
  resultCode: ResultCode
  /** Null while the shopper is with the bank. */
  pspReference: string | null
  merchantReference: string | null
  amount: { cents: Cents; currency: string } | null
  refusalKey: RefusalReasonKey | null
  action: Record<string, unknown> | null
}

export type ProviderAnswer =
  | { kind: 'answered'; result: ProviderResult }
  /** The provider recorded nothing: it refused the request itself, or was never reached. */
  | { kind: 'rejected'; reason: string }
  /** No readable response: the payment may have been made all the same. */
  | { kind: 'unanswered'; reason: string }

/** The provider will never accept this request, so a retry is useless. */
export class RequestRefusedError extends Error {}
