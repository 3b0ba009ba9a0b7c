import { Type } from 'typebox'

/* Signing in and out, accounts and their passwords (C-6.1, C-6.4). Fields are longer than what is taken, so that faults can be said. */

const email = Type.String({ maxLength: 800 })
const password = Type.String({ maxLength: 2_000 })
const token = Type.String({ maxLength: 200 })
/** Site path to go on to; anything else is passed over. */
const returnUrl = Type.Optional(Type.String({ maxLength: 4_000 }))
/** A form sends `on` for a tick, and nothing without. */
const remember = Type.Optional(Type.Union([Type.Boolean(), Type.Literal('on')]))
const closed = { additionalProperties: false }

export const SignInBody = Type.Object({ email, password, remember, returnUrl }, closed)
export type SignInBody = Type.Static<typeof SignInBody>

export const CodeAskBody = Type.Object({ email, remember, returnUrl }, closed)
export const CodeBody = Type.Object({ code: Type.String({ maxLength: 40 }), returnUrl }, closed)
export const ReturnBody = Type.Object({ returnUrl }, closed)

/** What a sign-in brought into a cart that the account had already (C-4.2). */
export const CartMerge = Type.Object({
  /** Units that came with the guest. */
  added: Type.Integer(),
  /** Lines that hold fewer than both carts did: as many as can be had. */
  capped: Type.Array(Type.Object({ code: Type.String(), displayName: Type.String(), quantity: Type.Integer() })),
  /** The account's own gift card made room for the guest's. */
  isGiftCardReplaced: Type.Boolean(),
  /** Whose cart comes back when the other's unpaid order is paid or ended; null: none waits. */
  waiting: Type.Union([Type.Literal('own'), Type.Literal('guest'), Type.Null()]),
})
export type CartMerge = Type.Static<typeof CartMerge>

/** Where to go on; a document has to be loaded there, for every cache belongs to who was. */
export const SignedInAnswer = Type.Object({
  redirectUrl: Type.String(),
  /** Null, or missing: nothing to be told of. */
  cartMerge: Type.Optional(Type.Union([CartMerge, Type.Null()])),
})
export type SignedInAnswer = Type.Static<typeof SignedInAnswer>

/** Whether mails leave: not of anybody's, but of all. */
export const MailState = Type.Object({ isDelayed: Type.Boolean() })
export type MailState = Type.Static<typeof MailState>
/** Of marketing by e-mail, the one consent that plain forms of a sign-up have; consents keep its words by this id. */
export const marketingConsent = 'marketing'

/** What a form asks consent to, by the id and version it was shown with (C-6.4). */
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
    /** Of the confirmation page it is asked for on: what that order says of the person is kept in the account, where it is theirs. */
    orderNumber: Type.Optional(Type.String({ maxLength: 40 })),
    /** A plain form’s tick, and the version of the words beside it. */
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
