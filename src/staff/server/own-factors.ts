import { business, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { readUndividedCode } from '#src/common/typed-code.ts'
import type { AccountRateLimits, ClientInfo } from '#src/identity/server/account/account-rate-limits.ts'
import type { PasswordHashing } from '#src/identity/server/account/password-hashing.ts'
import type { PasswordStrength } from '#src/identity/server/account/password-strength.ts'
import type {
  AuthenticationResponseJSON,
  Passkeys,
  RegistrationResponseJSON,
} from '#src/identity/server/passkeys/passkeys.ts'
import type { Sessions, SignedIn } from '#src/identity/server/session/sessions.ts'
import { findStaff, setStaffPassword } from '#src/identity/server/staff-accounts.ts'
import { passwordFaults } from '#src/identity/rules/account-form.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import type { OwnNews } from './own-news.ts'
import { makeRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { codeWrong, type SecondFactors } from './second-factors.ts'
import type { SignInAudit } from './sign-in-audit.ts'
import * as store from './staff.store.ts'
import { makeTotp, totpStep, type TotpEnrolment } from './totp.ts'

export interface OwnFactorsDeps {
  db: Database
  clock: Clock
  keys: PurposeKeys
  rateLimiter: AccountRateLimits
  hashing: PasswordHashing
  strength: PasswordStrength
  sessions: Sessions
  passkeys: Passkeys
  takeCode: SecondFactors
  news: OwnNews
  audit: SignInAudit
}

export type OwnFactors = ReturnType<typeof createOwnFactors>
type Done = Promise<Result<void, Refusal>>

const lastOne = business({ key: 'staff/last-factor' })
const currentWrong: Refusal = { kind: 'fields', fields: { currentPassword: ['account/password-wrong'] } }

/**
 * Changes that employees make to their own sign-in. Each change to what opens the account needs a fresh proof, which the
 * caller checks.
 */
export function createOwnFactors(deps: OwnFactorsDeps) {
  const { db, clock, keys, rateLimiter, hashing, strength, sessions, passkeys, takeCode, news, audit } = deps
  const done = ok(undefined)

  /** Whether the account has another second factor than this one. */
  async function hasOther(tx: Transaction, accountId: string, without: 'totp' | { passkey: string }): Promise<boolean> {
    const member = await store.findMember(tx, accountId)
    const others = (await passkeys.list(accountId, tx)).filter(({ id }) => without === 'totp' || id !== without.passkey)
    return others.length > 0 || (without !== 'totp' && (member?.totpSealed ?? null) !== null)
  }

  return {
    /** Prepares an authenticator; it counts once a code of it has come. */
    async beginTotpEnrolment({ accountId }: SignedIn): Promise<Result<TotpEnrolment, Refusal>> {
      const account = await findStaff(db, accountId)
      if (!account) return refuse({ kind: 'unauthenticated' })
      const { offer, sealed } = makeTotp(keys, account.email)
      await store.changeMember(db, accountId, { totpNewSealed: sealed })
      return ok(offer)
    },

    confirmTotp: ({ accountId }: SignedIn, code: string): Done =>
      inTransaction(db, async (tx) => {
        await store.lockMembers(tx)
        const member = await store.findMember(tx, accountId)
        const step = member?.totpNewSealed
          ? totpStep(keys, member.totpNewSealed, readUndividedCode(code), clock.now())
          : null
        if (!member || step === null) return refuse(codeWrong)
        const totpSealed = member.totpNewSealed
        await store.changeMember(tx, accountId, { totpSealed, totpNewSealed: null, totpLastStep: step })
        await news(tx, accountId, 'factor-set', { after: { factor: 'totp' } })
        return done
      }),

    removeTotp: ({ accountId }: SignedIn): Done =>
      inTransaction(db, async (tx) => {
        await store.lockMembers(tx)
        if (!(await hasOther(tx, accountId, 'totp'))) return refuse(lastOne)
        await store.changeMember(tx, accountId, { totpSealed: null, totpNewSealed: null })
        await news(tx, accountId, 'factor-removed', { after: { factor: 'totp' } })
        return done
      }),

    async passkeyOptions({ accountId }: SignedIn) {
      const account = await findStaff(db, accountId)
      return account ? ok(await passkeys.registerOptions(account)) : refuse<Refusal>({ kind: 'unauthenticated' })
    },

    async addPasskey({ accountId }: SignedIn, name: string, response: RegistrationResponseJSON): Done {
      const made = await passkeys.register(accountId, response, name)
      if (!made.ok) return made
      return inTransaction(db, async (tx) => {
        const saved = await made.value.save(tx)
        if (!saved.ok) return saved
        await news(tx, accountId, 'factor-set', { after: { factor: 'passkey', passkey: saved.value.id } })
        return done
      })
    },

    async renamePasskey({ accountId }: SignedIn, id: string, name: string): Done {
      return (await passkeys.rename(accountId, id, name)) ? done : refuse({ kind: 'not-found' })
    },

    removePasskey: ({ accountId }: SignedIn, id: string): Done =>
      inTransaction(db, async (tx) => {
        await store.lockMembers(tx)
        if (!(await hasOther(tx, accountId, { passkey: id }))) return refuse(lastOne)
        if (!(await passkeys.remove(tx, accountId, id))) return refuse({ kind: 'not-found' })
        await news(tx, accountId, 'factor-removed', { after: { factor: 'passkey', passkey: id } })
        return done
      }),

    /** Replaces the earlier recovery codes; the new ones are returned only once. */
    newRecoveryCodes: ({ accountId }: SignedIn): Promise<string[]> =>
      inTransaction(db, async (tx) => {
        await store.lockMembers(tx)
        const codes = makeRecoveryCodes()
        await store.replaceRecoveryCodes(
          tx,
          accountId,
          codes.map((code) => recoveryHash(keys, accountId, code)),
        )
        await news(tx, accountId, 'recovery-codes-made')
        return codes
      }),

    /** Changes the password and ends every other session. */
    async changePassword(
      { accountId, sessionId }: SignedIn,
      { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
      visit: ClientInfo,
    ): Done {
      const account = await findStaff(db, accountId)
      if (!account) return refuse({ kind: 'unauthenticated' })
      const gate = await rateLimiter.forPassword(account.emailKey, visit)
      if (!gate.ok) return gate
      if (!(await hashing.verify(account.passwordHash, currentPassword))) return refuse(currentWrong)
      await gate.value()
      const length = passwordFaults('newPassword', newPassword)
      if (Object.keys(length).length > 0) return refuse({ kind: 'fields', fields: length })
      const { email, firstName, lastName } = account
      if (await strength.isGuessable(newPassword, [email, firstName, lastName]))
        return refuse({ kind: 'fields', fields: { newPassword: ['forms/password-weak'] } })
      const hash = await hashing.hash(newPassword)
      return inTransaction(db, async (tx) => {
        const now = await findStaff(tx, accountId)
        if (now?.passwordHash !== account.passwordHash) return refuse(currentWrong)
        await setStaffPassword(tx, accountId, hash, clock.now())
        await store.removeSignIns(tx, accountId)
        const sessionsEnded = await sessions.endAll(tx, accountId, sessionId)
        await news(tx, accountId, 'password-changed', { after: { sessionsEnded } })
        return done
      })
    },

    /** Proves again who the employee is. A recovery code does not count: it only serves to sign in. */
    async proveByCode({ accountId, sessionId }: SignedIn, code: string, visit: ClientInfo): Done {
      const taken = await takeCode(accountId, code, 'step-up', visit)
      if (!taken.ok) return taken
      await sessions.prove(sessionId)
      return ok(await audit.steppedUp(accountId, 'totp'))
    },
    proofOptions: ({ accountId }: SignedIn) => passkeys.proofOptions(accountId),
    async proveByPasskey({ accountId, sessionId }: SignedIn, response: AuthenticationResponseJSON): Done {
      const checked = await passkeys.checkProof(accountId, response)
      if (!checked.ok) {
        await audit.proofRefused(accountId, 'passkey', 'step-up')
        return checked
      }
      await sessions.prove(sessionId)
      return ok(await audit.steppedUp(accountId, 'passkey'))
    },
  }
}
