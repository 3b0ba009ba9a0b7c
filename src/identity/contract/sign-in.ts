import { Type } from 'typebox'

/*
 * Signing in and out, accounts and their passwords (C-6.1, C-6.4). Fields may be longer than the rules allow, so that the
 * response can name the fault.
 */

const email = Type.String({ maxLength: 800 })
const password = Type.String({ maxLength: 2_000 })
const token = Type.String({ maxLength: 200 })
/** Site path to go on to; any other URL is ignored. */
const returnUrl = Type.Optional(Type.String({ maxLength: 4_000 }))
/** A form sends `on` for a tick, and no field without one. */
const remember = Type.Optional(Type.Union([Type.Boolean(), Type.Literal('on')]))
const closed = { additionalProperties: false }

export const SignInBody = Type.Object({ email, password, remember, returnUrl }, closed)
export type SignInBody = Type.Static<typeof SignInBody>

export const CodeAskBody = Type.Object({ email, remember, returnUrl }, closed)
export const CodeBody = Type.Object({ code: Type.String({ maxLength: 40 }), returnUrl }, closed)
export const ReturnBody = Type.Object({ returnUrl }, closed)

/** What a sign-in added to the cart that the account had already (C-4.2). */
export const CartMerge = Type.Object({
  /** Units from the guest's cart. */
  added: Type.Integer(),
  /** Lines with fewer units than both carts together: as many as are available. */
  capped: Type.Array(Type.Object({ code: Type.String(), displayName: Type.String(), quantity: Type.Integer() })),
  /** The guest's gift card has replaced the account's. */
  isGiftCardReplaced: Type.Boolean(),
  /** Which cart waits: it comes back when the other cart's unpaid order is paid or ended; null: none waits. */
  waiting: Type.Union([Type.Literal('own'), Type.Literal('guest'), Type.Null()]),
})
export type CartMerge = Type.Static<typeof CartMerge>

/** Where to go on, by loading a document: every cache belongs to the previous user. */
export const SignedInAnswer = Type.Object({
  redirectUrl: Type.String(),
  /** Null or missing: there is nothing to report. */
  cartMerge: Type.Optional(Type.Union([CartMerge, Type.Null()])),
})
export type SignedInAnswer = Type.Static<typeof SignedInAnswer>

/** Whether mail delivery is delayed: for all mails, not for one recipient. */
export const MailState = Type.Object({ isDelayed: Type.Boolean() })
export type MailState = Type.Static<typeof MailState>
/**
 * Consent to marketing by e-mail, the only one in the plain sign-up form; the consents domain stores its text under this id.
 */
export const marketingConsent = 'marketing'

/** What a form asks consent to, by the id and version of the text it showed (C-6.4). */
export const GivenConsents = Type.Array(
  Type.Object(
    { id: Type.String({ maxLength: 64 }), accepted: Type.Boolean(), version: Type.String({ maxLength: 64 }) },
    closed,
  ),
  { maxItems: 20 },
)
export type GivenConsents = Type.Static<typeof GivenConsents>

export const SignUpBody = Type.Object(
  {
    email,
    password,
    firstName: Type.String({ maxLength: 800 }),
    lastName: Type.String({ maxLength: 800 }),
    phone: Type.Optional(Type.String({ maxLength: 100 })),
    language: Type.Optional(Type.Union([Type.Literal('fi'), Type.Literal('sv'), Type.Literal('en')])),
    consents: Type.Optional(GivenConsents),
    /** The order on whose confirmation page the shopper signs up: if it is theirs, the account keeps its personal details. */
    orderNumber: Type.Optional(Type.String({ maxLength: 40 })),
    /** The tick of a plain form, and the version of the text next to it. */
    marketing: Type.Optional(Type.Literal('on')),
    marketingVersion: Type.Optional(Type.String({ maxLength: 64 })),
  },
  closed,
)
export type SignUpBody = Type.Static<typeof SignUpBody>

export const EmailBody = Type.Object({ email }, closed)
export const ConfirmBody = Type.Object({ token, password: Type.Optional(password), returnUrl }, closed)
export const ResetBody = Type.Object({ token, newPassword: password }, closed)
export const EmailChangeBody = Type.Object({ email, currentPassword: password }, closed)
export const PasswordBody = Type.Object({ currentPassword: password, newPassword: password }, closed)
