import type { Language } from '#src/common/locale.ts'
import type { Cents } from '#src/common/money.ts'
import type { RefusalReasonKey, ResultCode } from '../../contract/payments.ts'

/**
 * Whoever takes the money. Calls are made outside any transaction, after the intent has been written with its key; every
 * repetition of a call carries the same key and is therefore the same payment. There is no asking what became of a payment:
 * events tell, or nobody does.
 */
export interface PaymentProvider {
  /** What the provider's component shows, in its own format. */
  paymentMethods(request: {
    language: Language
    countryCode: string
    /** Null: whatever is paid. */
    amountCents: Cents | null
  }): Promise<PaymentMethodsAnswer>
  /** Repeated for a while when its answer cannot be read; `paymentMethod` is kept nowhere but in this call. */
  pay(request: PayRequest): Promise<ProviderAnswer>
  /** What the shopper brought back from the bank's page. The same details give the same answer however often they come. */
  submitDetails(request: { details: Record<string, unknown>; idempotencyKey: string }): Promise<ProviderAnswer>
  /** Gives back an authorised payment; throws when it was not accepted, RequestRefusedError when it never will be. */
  reverse(request: { pspReference: string; reference: string; idempotencyKey: string }): Promise<void>
  /** Ends a payment by our reference, for when the provider's is not known; throws as `reverse` does. */
  cancelByReference(request: { merchantReference: string; idempotencyKey: string }): Promise<void>
  /** Takes an authorised payment; answers the capture's own reference. What comes of it is told by an event. Throws as `reverse`. */
  capture(request: ModificationRequest): Promise<string>
  /** Gives back so much of a captured payment; the same. */
  refund(request: ModificationRequest): Promise<string>
  /** Whether an event was signed with one of our keys. */
  isAuthentic(event: Record<string, unknown>): boolean
}

export interface ModificationRequest {
  /** Of the payment. */
  pspReference: string
  amountCents: Cents
  /** Ours, for the books. */
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
  /** Somebody of the shop types the card that is read out to them: no bank can ask its owner. */
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
  /** The provider took note of nothing: it refused the request itself, or was never reached. */
  | { kind: 'rejected'; reason: string }
  /** No answer, or none that can be read: it may have happened all the same. */
  | { kind: 'unanswered'; reason: string }

/** The provider will never take this request, however often it comes. */
export class RequestRefusedError extends Error {}
