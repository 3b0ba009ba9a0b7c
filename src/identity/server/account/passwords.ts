import { business, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { passwordFaults } from '../../rules/account-form.ts'
import { listPasskeys } from '../passkeys/passkey.store.ts'
import { emailSpellings, type OnSignIn } from '../session/on-sign-in.ts'
import type { Sessions, SignedIn } from '../session/sessions.ts'
import type { AccountRateLimits, ClientInfo } from './account-rate-limits.ts'
import type { AccountMails } from './account-mails.ts'
import { type AccountRow, findAccount, findAccountByEmail, markProved, setPassword } from './account.store.ts'
import { hashSecret, isAlive } from './email-verification.ts'
import {
  findVerificationBySecret,
  lockVerificationBySecret,
  removeEmailChanges,
  removeVerifications,
  consumeVerification,
} from './email-verification.store.ts'
import type { EmailVerifications } from './email-verifications.ts'
import type { PasswordCheck } from './password-check.ts'
import type { PasswordHashing } from './password-hashing.ts'
import type { PasswordStrength } from './password-strength.ts'
import { linkInvalid } from './sign-up.ts'

export interface PasswordsDeps {
  db: Database
  clock: Clock
  rateLimiter: AccountRateLimits
  hashing: PasswordHashing
  strength: PasswordStrength
  proofs: EmailVerifications
  mails: AccountMails
  sessions: Pick<Sessions, 'endAll'>
  checkPassword: PasswordCheck
  onSignIn: OnSignIn
}

export type Passwords = ReturnType<typeof createPasswords>

const changedMeanwhile = business({ key: 'account/password-wrong' })

/** Resets and changes passwords. Either way every other session ends and the owner gets a mail. */
export function createPasswords(deps: PasswordsDeps) {
  const { db, clock, rateLimiter, hashing, strength, proofs, mails, sessions, checkPassword, onSignIn } = deps

  async function check(account: AccountRow, password: string): Promise<Refusal | null> {
    const length = passwordFaults('newPassword', password)
    if (Object.keys(length).length > 0) return { kind: 'fields', fields: length }
    const { email, firstName, lastName } = account
    const isGuessable = await strength.isGuessable(password, [email, firstName, lastName])
    return isGuessable ? { kind: 'fields', fields: { newPassword: ['forms/password-weak'] } } : null
  }

  async function replace(tx: Transaction, account: AccountRow, hash: string, kept: SignedIn | null) {
    const now = clock.now()
    await setPassword(tx, account.id, hash, now)
    const ended = await sessions.endAll(tx, account.id, kept?.sessionId ?? null)
    // Codes and links on their way must not open the account or redirect its mails.
    await removeVerifications(tx, account.emailKey, 'sign-in-code')
    await removeEmailChanges(tx, account.id)
    if (kept) await removeVerifications(tx, account.emailKey, 'password-reset')
    const command = kept ? 'account.password-changed' : 'account.password-reset'
    const actor = { kind: 'customer', accountId: account.id, ownerId: account.ownerId ?? '' } as const
    await recordAudit(tx, { at: now, actor, command, subject: account.id, after: { sessionsEnded: ended } })
    const { forgottenUrl } = await mails.addresses(account.language)
    const passkeys = (await listPasskeys(tx, account.id)).map(({ name }) => name)
    const facts = { kind: 'password-changed', at: mails.now(account.language), forgottenUrl, passkeys } as const
    await mails.send(tx, account, `${account.id}:${+now}`, facts)
  }

  return {
    /** Sends the same response for every address. */
    forgotten: (email: string, language: Language, visit: ClientInfo): Promise<Result<string, Refusal>> =>
      proofs.ask({ email, language, details: { kind: 'password-reset' } }, visit),

    async reset(
      { token, newPassword }: { token: string; newPassword: string },
      visit: ClientInfo,
    ): Promise<Result<void, Refusal>> {
      const gate = await rateLimiter.forVerification(visit)
      if (!gate.ok) return gate
      const secretHash = hashSecret(token)
      const asked = await findVerificationBySecret(db, 'password-reset', secretHash)
      if (!isAlive(asked, clock.now())) return refuse(linkInvalid)
      const account = await findAccountByEmail(db, 'customer', asked.emailKey)
      if (!account) return refuse(linkInvalid)
      const fault = await check(account, newPassword)
      if (fault) return refuse(fault)
      const hash = await hashing.hash(newPassword)
      return inTransaction(db, async (tx): Promise<Result<void, Refusal>> => {
        const proof = await lockVerificationBySecret(tx, 'password-reset', secretHash)
        if (!isAlive(proof, clock.now())) return refuse(linkInvalid)
        await consumeVerification(tx, proof, clock.now())
        await markProved(tx, account.id, clock.now())
        await replace(tx, account, hash, null)
        // The shop made the account, so this proves its address for the first time.
        if (account.provedAt === null)
          await onSignIn(tx, {
            accountId: account.id,
            ownerId: account.ownerId ?? '',
            guestId: null,
            language: account.language,
            provedEmails: emailSpellings(account.emailKey),
            orderNumber: null,
          })
        return ok(undefined)
      })
    },

    /** Changes the password of a signed-in user who knows the old one. */
    async change(
      { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
      signedIn: SignedIn,
      visit: ClientInfo,
    ): Promise<Result<void, Refusal>> {
      const account = await findAccount(db, signedIn.accountId)
      if (!account) return refuse({ kind: 'unauthenticated' })
      const known = await checkPassword(account, { password: currentPassword, field: 'currentPassword' }, visit)
      if (!known.ok) return known
      const fault = await check(account, newPassword)
      if (fault) return refuse(fault)
      const hash = await hashing.hash(newPassword)
      return inTransaction(db, async (tx): Promise<Result<void, Refusal>> => {
        const now = await findAccount(tx, account.id)
        if (now?.passwordHash !== account.passwordHash) return refuse(changedMeanwhile)
        await replace(tx, now, hash, signedIn)
        return ok(undefined)
      })
    },
  }
}
