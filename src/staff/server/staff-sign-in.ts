import { fastifyCookie } from '@fastify/cookie'
import { business, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { AccountRateLimits, ClientInfo } from '#src/identity/server/account/account-rate-limits.ts'
import { hashSecret, makeSecret } from '#src/identity/server/account/email-verification.ts'
import type { PasswordHashing } from '#src/identity/server/account/password-hashing.ts'
import type { AuthenticationResponseJSON, Passkeys } from '#src/identity/server/passkeys/passkeys.ts'
import type { Sessions } from '#src/identity/server/session/sessions.ts'
import { emailKey, findStaff, findStaffByEmail } from '#src/identity/server/staff-accounts.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Log } from '#src/platform/logging.ts'
import { logSecurity } from '#src/platform/security-log.ts'
import { secondFactorMinutes, secondFactorTriesMax } from '../contract/limits.ts'
import type { OwnNews } from './own-news.ts'
import { codeWrong, type SecondFactors } from './second-factors.ts'
import type { EnteredBy, SignInAudit, StaffAuth } from './sign-in-audit.ts'
import * as store from './staff.store.ts'

/*
 * Staff always need two factors: the password and a code, or a passkey, whose device asks for a finger, face or code. Between the two a
 * cookie allows nothing but the second step; the session and its secret are made only after both.
 *
 *   signed out --password--> half way (10 min, 5 tries) --code--> signed in
 *   signed out --passkey--------------------------------------> signed in
 */

export interface StaffSignInDeps {
  db: Database
  clock: Clock
  publicUrl: string
  rateLimiter: AccountRateLimits
  hashing: PasswordHashing
  sessions: Sessions
  passkeys: Passkeys
  takeCode: SecondFactors
  news: OwnNews
  log: Pick<Log, 'warn'>
  audit: SignInAudit
  enter: StaffAuth
}

export type StaffSignIn = ReturnType<typeof createStaffSignIn>

const failed = business({ key: 'login/failed' })
const beginAgain = business({ key: 'staff/begin-again' })

export function createStaffSignIn(deps: StaffSignInDeps) {
  const { db, clock, publicUrl, rateLimiter, hashing, sessions, passkeys, takeCode, news, log, audit, enter } = deps
  const isSecure = publicUrl.startsWith('https://')
  const cookieName = isSecure ? '__Host-staff-step' : 'staff-step'
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const
  const stepCookie = (secret: string, maxAge: number): string =>
    fastifyCookie.serialize(cookieName, secret, { ...attributes, maxAge })
  const noStep = stepCookie('', 0)

  /** Returns null for an account that does not belong to the staff, or no longer does. */
  async function open(tx: Transaction, accountId: string, by: EnteredBy, visit: ClientInfo): Promise<string[] | null> {
    const account = (await store.findMember(tx, accountId)) && (await findStaff(tx, accountId))
    return account && [...(await enter(tx, account, by, visit)), noStep]
  }
  /** A browser has one session, so the earlier one ends. */
  async function leave(visit: ClientInfo): Promise<void> {
    await sessions.end(visit.cookies)
  }

  return {
    /**
     * Checks the first factor. Only a client that has given it learns which second factors may follow; responses and times
     * are equal for all others.
     */
    async password({ email, password }: { email: string; password: string }, visit: ClientInfo) {
      const gate = await rateLimiter.forSignIn(emailKey(email), visit)
      if (!gate.ok) return gate
      const account = await findStaffByEmail(db, email)
      if (!(await hashing.verify(account?.passwordHash ?? null, password)) || !account) return refuse(failed)
      const member = await store.findMember(db, account.id)
      if (!member) return refuse(failed)
      await gate.value()
      const secret = makeSecret()
      const endsAt = new Date(+clock.now() + secondFactorMinutes * 60_000)
      await store.insertSignIn(db, { accountId: account.id, secretHash: hashSecret(secret), endsAt })
      const keys = await passkeys.list(account.id)
      return ok({
        cookie: stepCookie(secret, secondFactorMinutes * 60),
        proofs: { totp: member.totpSealed !== null, passkey: keys.length > 0 },
      })
    },

    /** Checks the second factor: a code of the authenticator, or a recovery code. Returns cookies. */
    async code(typed: string, visit: ClientInfo): Promise<Result<string[], Refusal>> {
      const secret = visit.cookies[cookieName] ?? ''
      const step = /^[\w-]{43}$/.test(secret) ? await store.findSignIn(db, hashSecret(secret), clock.now()) : null
      if (!step || !(await store.countSignInTry(db, step.id, secondFactorTriesMax))) return refuse(beginAgain)
      const taken = await takeCode(step.accountId, typed, 'sign-in', visit)
      if (!taken.ok) return taken
      await leave(visit)
      return inTransaction(db, async (tx): Promise<Result<string[], Refusal>> => {
        if (!(await store.removeSignIn(tx, step.id))) return refuse(beginAgain)
        const cookies = await open(tx, step.accountId, taken.value, visit)
        if (!cookies) return refuse(beginAgain)
        if (taken.value === 'recovery') await news(tx, step.accountId, 'recovery-code-used')
        return ok(cookies)
      })
    },

    passkeyOptions: passkeys.signInOptions,

    /** A passkey counts as both factors. */
    async passkey(response: AuthenticationResponseJSON, visit: ClientInfo): Promise<Result<string[], Refusal>> {
      const gate = await rateLimiter.forVerification(visit)
      if (!gate.ok) return gate
      const checked = await passkeys.checkSignIn(response)
      if (!checked.ok) {
        // The account that it should have been is not known.
        logSecurity(log, { event: 'proof-refused', by: 'passkey', at: 'sign-in' })
        return checked
      }
      await gate.value()
      await leave(visit)
      const cookies = await inTransaction(db, (tx) => open(tx, checked.value.accountId, 'passkey', visit))
      return cookies ? ok(cookies) : refuse(codeWrong)
    },

    async signOut(visit: ClientInfo): Promise<string[]> {
      const ended = await sessions.end(visit.cookies)
      if (ended) await audit.signedOut(ended.accountId, 'this-device')
      return [sessions.clearCookie(), noStep]
    },
  }
}
