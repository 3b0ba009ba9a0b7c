import { business, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { readUndividedCode } from '#src/common/typed-code.ts'
import type { AccountRateLimits, ClientInfo } from '#src/identity/server/account/account-rate-limits.ts'
import { hashSecret } from '#src/identity/server/account/email-verification.ts'
import type { PasswordHashing } from '#src/identity/server/account/password-hashing.ts'
import type { PasswordStrength } from '#src/identity/server/account/password-strength.ts'
import type { Passkeys, RegistrationResponseJSON } from '#src/identity/server/passkeys/passkeys.ts'
import type { Sessions } from '#src/identity/server/session/sessions.ts'
import { findStaff, insertStaff, setStaffPassword } from '#src/identity/server/staff-accounts.ts'
import { passwordFaults } from '#src/identity/rules/account-form.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { secondFactorTriesMax } from '../contract/limits.ts'
import type { Enrolment } from '../contract/staff.ts'
import * as store from './invitation.store.ts'
import { nameOf, type OwnNews } from './own-news.ts'
import { makeRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { codeWrong } from './second-factors.ts'
import type { SignInAudit, StaffAuth } from './sign-in-audit.ts'
import { findMember, lockMembers, replaceRecoveryCodes, upsertMember } from './staff.store.ts'
import { makeTotp, totpStep } from './totp.ts'

/*
 * Staff cannot sign up: an admin invites them, and a link comes by mail. The account begins once a password was chosen and a second
 * factor was set up, so that no account is without one. The same link sets up a new second factor after another admin has reset the
 * old one; then the present password is needed, so reading the mail alone is not enough.
 *
 *   invited --begin(password)--> prepared --accept(code or passkey)--> joined, signed in, recovery codes shown once
 */

export interface JoiningDeps {
  db: Database
  clock: Clock
  keys: PurposeKeys
  rateLimiter: AccountRateLimits
  hashing: PasswordHashing
  strength: PasswordStrength
  sessions: Sessions
  passkeys: Passkeys
  news: OwnNews
  audit: Pick<SignInAudit, 'proofRefused'>
  enter: StaffAuth
}

export interface Joined {
  cookies: string[]
  recoveryCodes: string[]
}
export interface SecondFactorGiven {
  code?: string | undefined
  passkey?: { name: string; response: RegistrationResponseJSON } | undefined
}

export type Joining = ReturnType<typeof createJoining>

const linkInvalid = business({ key: 'staff/invitation-invalid' })

const personOf = ({ email, firstName, lastName, language }: store.InvitationRow, id: string, createdAt: Date) => ({
  id,
  email,
  firstName,
  lastName,
  language,
  createdAt,
})

export function createJoining(deps: JoiningDeps) {
  const { db, clock, keys, rateLimiter, hashing, strength, sessions, passkeys, news, audit, enter } = deps

  const find = (token: string) => store.findInvitation(db, hashSecret(token), clock.now(), secondFactorTriesMax)
  /** The id that the employee's account has, or will have. */
  const idOf = ({ id, accountId }: store.InvitationRow): string => accountId ?? id
  /**
   * Returns the present employee whose second factor was reset; null: the link makes a new account, or brings back an
   * employee who left.
   */
  const memberOf = async (invitation: store.InvitationRow) =>
    invitation.accountId === null ? null : findMember(db, invitation.accountId)

  async function choosePassword(invitation: store.InvitationRow, password: string): Promise<Result<string, Refusal>> {
    const length = passwordFaults('password', password)
    if (Object.keys(length).length > 0) return refuse({ kind: 'fields', fields: length })
    const { email, firstName, lastName } = invitation
    if (await strength.isGuessable(password, [email, firstName, lastName]))
      return refuse({ kind: 'fields', fields: { password: ['forms/password-weak'] } })
    return ok(await hashing.hash(password))
  }

  /** Checks the password of an existing account. Tries are counted, because the link alone must not open it. */
  async function sayPassword(invitation: store.InvitationRow, password: string): Promise<Result<null, Refusal>> {
    const account = invitation.accountId === null ? null : await findStaff(db, invitation.accountId)
    if (!(await store.countInvitationTry(db, invitation.id, secondFactorTriesMax))) return refuse(linkInvalid)
    if (!(await hashing.verify(account?.passwordHash ?? null, password)))
      return refuse({ kind: 'fields', fields: { password: ['account/password-wrong'] } })
    await store.giveBackInvitationTry(db, invitation.id)
    return ok(null)
  }

  return {
    /** Returns whom the link invites; refuses one that has ended. */
    async look(token: string, visit: ClientInfo) {
      const gate = await rateLimiter.forVerification(visit)
      if (!gate.ok) return gate
      const invitation = await find(token)
      if (!invitation) return refuse(linkInvalid)
      await gate.value()
      const { email, firstName } = invitation
      return ok({ email, firstName, isReset: (await memberOf(invitation)) !== null })
    },

    /** Takes the new or the present password; returns what a second factor is made from. */
    async begin(
      { token, password }: { token: string; password: string },
      visit: ClientInfo,
    ): Promise<Result<Enrolment, Refusal>> {
      const gate = await rateLimiter.forVerification(visit)
      if (!gate.ok) return gate
      const invitation = await find(token)
      if (!invitation) return refuse(linkInvalid)
      const isReset = (await memberOf(invitation)) !== null
      const chosen = isReset ? await sayPassword(invitation, password) : await choosePassword(invitation, password)
      if (!chosen.ok) return chosen
      await gate.value()
      const { offer, sealed } = makeTotp(keys, invitation.email)
      await store.prepareInvitation(db, invitation.id, { passwordHash: chosen.value, totpSealed: sealed })
      const passkey = await passkeys.registerOptions({ ...invitation, id: idOf(invitation) })
      return ok({ totp: offer, passkey: { ...passkey } })
    },

    /** Makes the account, or gives it its second factor, and signs in. */
    async accept(token: string, given: SecondFactorGiven, visit: ClientInfo): Promise<Result<Joined, Refusal>> {
      const gate = await rateLimiter.forVerification(visit)
      if (!gate.ok) return gate
      const invitation = await find(token)
      if (!invitation?.totpSealed) return refuse(linkInvalid)
      if (!(await store.countInvitationTry(db, invitation.id, secondFactorTriesMax))) return refuse(linkInvalid)
      const accountId = idOf(invitation)
      const now = clock.now()
      const step =
        given.code === undefined ? null : totpStep(keys, invitation.totpSealed, readUndividedCode(given.code), now)
      const made = given.passkey && (await passkeys.register(accountId, given.passkey.response, given.passkey.name))
      if (made ? !made.ok : step === null) {
        await audit.proofRefused(accountId, made ? 'passkey' : 'code', 'invitation')
        return made && !made.ok ? made : refuse(codeWrong)
      }
      await gate.value()
      await sessions.end(visit.cookies)
      return inTransaction(db, async (tx): Promise<Result<Joined, Refusal>> => {
        await lockMembers(tx)
        const member = await findMember(tx, accountId)
        if (!member && invitation.passwordHash === null) return refuse(linkInvalid)
        if (!(await store.useInvitation(tx, invitation.id, now))) return refuse(linkInvalid)
        const account =
          (await findStaff(tx, accountId)) ?? (await insertStaff(tx, personOf(invitation, accountId, now)))
        if (!account) return refuse(linkInvalid)
        if (!member && invitation.passwordHash !== null)
          await setStaffPassword(tx, accountId, invitation.passwordHash, now)
        const totp = step === null ? { totpSealed: null } : { totpSealed: invitation.totpSealed, totpLastStep: step }
        await upsertMember(tx, { accountId, roles: member?.roles ?? invitation.roles, createdAt: now, ...totp })
        if (made?.ok) {
          const saved = await made.value.save(tx)
          if (!saved.ok) throw new Error('A passkey that was made for this account is known already')
        }
        const recoveryCodes = makeRecoveryCodes()
        await replaceRecoveryCodes(
          tx,
          accountId,
          recoveryCodes.map((code) => recoveryHash(keys, accountId, code)),
        )
        if (member) await news(tx, accountId, 'factor-set')
        else {
          const { roles } = invitation
          const actor = { kind: 'staff', accountId, name: nameOf(account), roles } as const
          await recordAudit(tx, { at: now, actor, command: 'staff.joined', subject: accountId, after: { roles } })
        }
        return ok({ cookies: await enter(tx, account, 'invitation', visit), recoveryCodes })
      })
    },
  }
}
