import { Type } from 'typebox'
import { Passkey, PasskeyName, MadePasskey, UsedPasskey } from '#src/identity/contract/passkeys.ts'
import { type StaffRole, staffRoles } from '#src/common/permissions.ts'

/*
 * Signing in to the back office, and its staff (C-8, C-20). Fields may be longer than the rules allow, so that the response
 * can name the fault.
 */

const closed = { additionalProperties: false }
const email = Type.String({ maxLength: 800 })
const password = Type.String({ maxLength: 2_000 })
const code = Type.String({ maxLength: 60 })
const token = Type.String({ maxLength: 200 })
const name = Type.String({ maxLength: 800 })
const moment = Type.String({ format: 'date-time' })
const Role = Type.Unsafe<StaffRole>({ type: 'string', enum: [...staffRoles] })
const roles = Type.Array(Role, { minItems: 1, maxItems: staffRoles.length, uniqueItems: true })
const language = Type.Union([Type.Literal('fi'), Type.Literal('sv'), Type.Literal('en')])

export const StaffPasswordBody = Type.Object({ email, password }, closed)
/** The second factors that may follow the password. */
export const SecondFactors = Type.Object({ totp: Type.Boolean(), passkey: Type.Boolean() })
export const CodeBody = Type.Object({ code }, closed)
export const UsedPasskeyBody = Type.Object({ response: UsedPasskey }, closed)

export const TotpEnrolment = Type.Object({ uri: Type.String(), secret: Type.String() })
export type TotpEnrolment = Type.Static<typeof TotpEnrolment>
/** The codes are shown only once. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) })
export type RecoveryCodes = Type.Static<typeof RecoveryCodes>

export const TokenBody = Type.Object({ token }, closed)
/** `isReset`: the employee keeps the present password. */
export const Invitation = Type.Object({ email: Type.String(), firstName: Type.String(), isReset: Type.Boolean() })
export type Invitation = Type.Static<typeof Invitation>
export const BeginBody = Type.Object({ token, password }, closed)
export const Enrolment = Type.Object({ totp: TotpEnrolment, passkey: Type.Object({}, { additionalProperties: true }) })
export type Enrolment = Type.Static<typeof Enrolment>
export const AcceptBody = Type.Object(
  {
    token,
    code: Type.Optional(code),
    passkey: Type.Optional(Type.Object({ name: PasskeyName, response: MadePasskey }, closed)),
  },
  closed,
)

const StaffSession = Type.Object({
  id: Type.String(),
  device: Type.String(),
  isThis: Type.Boolean(),
  createdAt: moment,
  seenAt: moment,
  endsAt: moment,
})
export const Me = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  roles: Type.Array(Type.String()),
  language,
  /** Until this moment no action asks for another proof. */
  provedUntil: moment,
  hasTotp: Type.Boolean(),
  recoveryCodesLeft: Type.Integer(),
  passkeys: Type.Array(Passkey),
  sessions: Type.Array(StaffSession),
})
export type Me = Type.Static<typeof Me>

export const NewPasswordBody = Type.Object({ currentPassword: password, newPassword: password }, closed)
export const IdParams = Type.Object({ id: Type.String({ format: 'uuid' }) })

export const InviteBody = Type.Object({ email, firstName: name, lastName: name, roles, language }, closed)
export type InviteBody = Type.Static<typeof InviteBody>
export const RolesBody = Type.Object({ roles }, closed)

const Member = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  roles: Type.Array(Type.String()),
  hasTotp: Type.Boolean(),
  passkeys: Type.Integer(),
  /** When one of the employee's sessions was last seen; null: there is none. */
  seenAt: Type.Union([moment, Type.Null()]),
  hasLeft: Type.Boolean(),
})
const Invited = Type.Object({
  id: Type.String(),
  email: Type.String(),
  roles: Type.Array(Type.String()),
  endsAt: moment,
})
export const MemberList = Type.Object({ members: Type.Array(Member), invitations: Type.Array(Invited) })
export type MemberList = Type.Static<typeof MemberList>
