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

/** Where to go on; a document has to be loaded there, for every cache belongs to who was. */
export const SignedInAnswer = Type.Object({ redirectUrl: Type.String() })
export type SignedInAnswer = Type.Static<typeof SignedInAnswer>

export const SignUpBody = Type.Object(
  {
    email,
    password,
    firstName: Type.String({ maxLength: 800 }),
    lastName: Type.String({ maxLength: 800 }),
    phone: Type.Optional(Type.String({ maxLength: 100 })),
    language: Type.Optional(Type.Union([Type.Literal('fi'), Type.Literal('sv'), Type.Literal('en')])),
  },
  closed,
)
export type SignUpBody = Type.Static<typeof SignUpBody>

export const EmailBody = Type.Object({ email }, closed)
export const ConfirmBody = Type.Object({ token, password: Type.Optional(password), returnUrl }, closed)
export const ResetBody = Type.Object({ token, newPassword: password }, closed)
export const PasswordBody = Type.Object({ currentPassword: password, newPassword: password }, closed)
