import { Type } from 'typebox'
import type { Language } from '#src/common/locale.ts'
import { BrowserInfo, PaymentMethod } from './submitted-payment.ts'

/** Calls of paying an order (C-4.9). */

/** Where the bank's page leads a shopper back to. */
export const bankReturnPath = '/paymentauthentication/threedscallback'
export const bankReturnUrl = (publicUrl: string, language: Language): string =>
  `${publicUrl}${bankReturnPath}?language=${language}`

export const PaymentMethods = Type.Object(
  {
    paymentMethods: Type.Array(Type.Unknown()),
    storedPaymentMethods: Type.Array(Type.Unknown()),
  },
  { description: 'In the wire format of the payment provider; its component reads it' },
)

/** The provider's own component takes the card. `component` is EXT and distinguishes it from others. */
export const ownComponent = {
  provider: Type.Literal('adyen'),
  component: Type.Literal('adyen-web'),
  environment: Type.Enum(['test', 'live']),
  clientKey: Type.String(),
}

/** Or a page with the hosted card fields on the provider's origin. */
export const cardFrame = {
  provider: Type.Literal('adyen'),
  component: Type.Literal('card-frame'),
  environment: Type.Literal('test'),
  cardFrameUrl: Type.String(),
}

export type ProviderAnswer =
  | Type.Static<Type.TObject<typeof ownComponent>>
  | Type.Static<Type.TObject<typeof cardFrame>>

// Data of the provider's component passes through unread; only the route's body limit bounds its size.
const providerObject = Type.Record(Type.String({ maxLength: 100 }), Type.Unknown())

/** POST /api/cda/me/orders/{orderNumber}/payments */
export const PaymentsBody = Type.Object(
  {
    paymentMethod: PaymentMethod,
    browserInfo: Type.Optional(BrowserInfo),
    /** Optional, must be on the shop's origin; the server uses its own address instead. */
    returnUrl: Type.Optional(Type.String({ maxLength: 2000 })),
    /** Optional, must be the shop's origin. */
    origin: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
)
export type PaymentsBody = Type.Static<typeof PaymentsBody>

/** POST /api/cda/me/orders/{orderNumber}/processpayments: one of the two. */
export const ProcessPaymentsBody = Type.Object(
  {
    redirectResult: Type.Optional(Type.String({ minLength: 1, maxLength: 8000 })),
    details: Type.Optional(providerObject),
  },
  { additionalProperties: false },
)
export type ProcessPaymentsBody = Type.Static<typeof ProcessPaymentsBody>

export const resultCodes = [
  'Authorised',
  'RedirectShopper',
  'ChallengeShopper',
  'IdentifyShopper',
  'Pending',
  'Received',
  'Refused',
  'Cancelled',
  'Error',
] as const
export type ResultCode = (typeof resultCodes)[number]

export const refusalReasonKeys = [
  'not-enough-funds',
  'expired-card',
  'declined',
  'authentication-failed',
  'cancelled',
  'technical',
] as const
/** Text key `/payment/<key>`. */
export type RefusalReasonKey = (typeof refusalReasonKeys)[number]

/** The result of a try to pay. Authorised, Pending and Received lead to the confirmation page. */
export const PaymentResult = Type.Object({
  resultCode: Type.Enum(resultCodes),
  /** The provider's action; `type: "redirect"` has `url`, `method` and `data`. */
  action: Type.Optional(providerObject),
  refusalReasonKey: Type.Optional(Type.Enum(refusalReasonKeys)),
  /** Number of the attempt, starting at 1. */
  attempt: Type.Integer(),
  /** EXT. With a refusal that counts: how many more the order may have. At 0 it has ended; the next try needs a new order. */
  triesLeft: Type.Optional(Type.Integer({ minimum: 0 })),
  /** EXT. With a redirect: our own page that leads to the provider's, opens once within 15 minutes, works for GET and POST. */
  authenticationUrl: Type.Optional(Type.String()),
  /** EXT. Signed key for the confirmation page's address; only with a result that leads there. */
  orderKey: Type.Optional(Type.String()),
})
export type PaymentResult = Type.Static<typeof PaymentResult>
