import { business, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { locked, type ClientInfo } from '#src/identity/server/account/account-rate-limits.ts'
import type { BrowserCookies } from '#src/identity/server/account/browser-cookies.ts'
import { findStaff } from '#src/identity/server/staff-accounts.ts'
import { readUndividedCode } from '#src/common/typed-code.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import { type RateLimiter, openGates } from '#src/platform/http/rate-limiter.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { secondFactorGates } from '../contract/limits.ts'
import { recoveryHashes } from './recovery-codes.ts'
import type { SignInAudit } from './sign-in-audit.ts'
import { findMember, consumeRecoveryCode, consumeTotpStep } from './staff.store.ts'
import { totpStep } from './totp.ts'

export interface SecondFactorsDeps {
  db: Database
  clock: Clock
  keys: PurposeKeys
  pass: RateLimiter
  cookies: Pick<BrowserCookies, 'knownDevice'>
  audit: Pick<SignInAudit, 'proofRefused'>
}

export type SecondFactors = ReturnType<typeof createSecondFactors>

export const codeWrong = business({ key: 'staff/code-wrong' })

/**
 * Checks codes of an authenticator, and recovery codes. Tries count per account, from every network: the client has the
 * password already. A device that was signed in before counts separately, so that a thief of the password cannot lock the
 * owner out.
 */
export function createSecondFactors({ db, clock, keys, pass, cookies, audit }: SecondFactorsDeps) {
  /** A recovery code only serves to sign in, not to step up. All wrong codes get the same response; a right one works once. */
  return async function take(
    accountId: string,
    typed: string,
    at: 'sign-in' | 'step-up',
    visit: ClientInfo,
  ): Promise<Result<'totp' | 'recovery', Refusal>> {
    const account = await findStaff(db, accountId)
    const device = account && cookies.knownDevice(visit.cookies, account.emailKey)
    const key = device === null ? counted(accountId) : `${counted(accountId)} device ${device}`
    const limit = { limiter: 'staff code', who: accountId }
    const passage = await pass([
      { key, ...limit, ...secondFactorGates.account },
      { key: `${key} day`, ...limit, ...secondFactorGates.accountByDay },
    ])
    if (!passage.isOpen) return refuse(locked(passage.seconds))
    const code = readUndividedCode(typed)
    const member = await findMember(db, accountId)
    const now = clock.now()
    const step = member?.totpSealed ? totpStep(keys, member.totpSealed, code, now) : null
    if (step !== null && (await consumeTotpStep(db, accountId, step))) {
      await passage.giveBack()
      return ok('totp')
    }
    const hashes = member && at === 'sign-in' && code.length >= 10 ? recoveryHashes(keys, accountId, code) : []
    if (hashes.length > 0 && (await consumeRecoveryCode(db, accountId, hashes, now))) {
      await passage.giveBack()
      return ok('recovery')
    }
    await audit.proofRefused(accountId, 'code', at)
    return refuse(codeWrong)
  }
}

const counted = (accountId: string): string => `staff code ${accountId}`

/** Lifts the lock that wrong codes put on this account. */
export const reopenCodes = (db: Executor, accountId: string): Promise<void> => openGates(db, [counted(accountId)])
