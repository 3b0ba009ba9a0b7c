import { Type } from 'typebox'
import { passkeyNameMax } from './limits.ts'

/* Passkeys (WebAuthn Level 3, in the form of the browser's `toJSON`). The library that verifies them checks their contents. */

const part = Type.String({ maxLength: 20_000 })
const shared = {
  id: Type.String({ maxLength: 1_400 }),
  rawId: Type.String({ maxLength: 1_400 }),
  type: Type.Literal('public-key'),
}
const rest = {
  clientExtensionResults: Type.Object({}, { additionalProperties: true }),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
}
const open = { additionalProperties: false }

/** The browser's response for a new key. */
export const MadePasskey = Type.Object(
  {
    ...shared,
    ...rest,
    response: Type.Object(
      {
        clientDataJSON: part,
        attestationObject: part,
        authenticatorData: Type.Optional(part),
        transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
        publicKeyAlgorithm: Type.Optional(Type.Integer()),
        publicKey: Type.Optional(part),
      },
      open,
    ),
  },
  open,
)

/** The browser's response with an existing key. */
export const UsedPasskey = Type.Object(
  {
    ...shared,
    ...rest,
    response: Type.Object(
      {
        clientDataJSON: part,
        authenticatorData: part,
        signature: part,
        userHandle: Type.Optional(Type.String({ maxLength: 200 })),
      },
      open,
    ),
  },
  open,
)

/** Options for the browser's `navigator.credentials`, as the library makes them. */
export const PasskeyOptions = Type.Object({ options: Type.Object({}, { additionalProperties: true }) })

export const PasskeyName = Type.String({ minLength: 1, maxLength: passkeyNameMax, pattern: '\\S' })
export const AddPasskeyBody = Type.Object({ name: PasskeyName, response: MadePasskey }, open)
export const NamePasskeyBody = Type.Object({ name: PasskeyName }, open)
export const PasskeySignInBody = Type.Object(
  {
    response: UsedPasskey,
    remember: Type.Optional(Type.Boolean()),
    returnUrl: Type.Optional(Type.String({ maxLength: 4_000 })),
  },
  open,
)
export const ProofBody = Type.Object({ password: Type.String({ maxLength: 2_000 }) }, open)
export const PasskeyParams = Type.Object({ id: Type.String({ format: 'uuid' }) })

export const Passkey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** A keychain that several devices share stores the key. */
  isSynced: Type.Boolean(),
  createdAt: Type.String({ format: 'date-time' }),
  /** Null: never used yet. */
  usedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
})
export type Passkey = Type.Static<typeof Passkey>
export const PasskeyList = Type.Object({ passkeys: Type.Array(Passkey) })
export type PasskeyList = Type.Static<typeof PasskeyList>
