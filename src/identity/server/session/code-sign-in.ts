import { business, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { readUndividedCode } from '#src/common/typed-code.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import type { AccountRateLimits, ClientInfo } from '../account/account-rate-limits.ts'
import { findAccountByEmail } from '../account/account.store.ts'
import type { BrowserCookies } from '../account/browser-cookies.ts'
import { isAlive } from '../account/email-verification.ts'
import { countWrongTry, lockVerificationByBrowser, consumeVerification } from '../account/email-verification.store.ts'
import { isCodeOf, type EmailVerifications } from '../account/email-verifications.ts'
import { accountLocked } from './sign-in.ts'
import type { Entered, SignInSession } from './sign-in-session.ts'

export interface CodeSignInDeps {
  db: Database
  clock: Clock
  keys: PurposeKeys
  cookies: Pick<BrowserCookies, 'browserHash'>
  rateLimiter: AccountRateLimits
  proofs: EmailVerifications
  enter: SignInSession
}

const wrong = business({ key: 'login/code-invalid' })

export type CodeSignIn = ReturnType<typeof createCodeSignIn>

/** Signs in by six mailed digits. They work once, and only in the browser that asked for them. */
export function createCodeSignIn({ db, clock, keys, cookies, rateLimiter, proofs, enter }: CodeSignInDeps) {
  return {
    /** Sends the same response for every address. */
    ask: (email: string, isKept: boolean, language: Language, visit: ClientInfo): Promise<Result<string, Refusal>> =>
      proofs.ask({ email, language, details: { kind: 'sign-in-code', isKept } }, visit),

    /** Sends one response for a code that is wrong, old or used, and for an address without an account. */
    async verify(typed: string, visit: ClientInfo): Promise<Result<Entered, Refusal>> {
      const gate = await rateLimiter.forVerification(visit)
      if (!gate.ok) return gate
      const browser = cookies.browserHash(visit.cookies)
      if (browser === null) return refuse(wrong)
      const code = readUndividedCode(typed)
      return inTransaction(db, async (tx): Promise<Result<Entered, Refusal>> => {
        const proof = await lockVerificationByBrowser(tx, 'sign-in-code', browser)
        if (!isAlive(proof, clock.now()) || proof.details.kind !== 'sign-in-code') return refuse(wrong)
        if (!isCodeOf(keys, proof, code)) {
          await countWrongTry(tx, proof.id)
          return refuse(wrong)
        }
        await consumeVerification(tx, proof, clock.now())
        const account = await findAccountByEmail(tx, 'customer', proof.emailKey)
        if (account?.lockedAt) return refuse(accountLocked)
        return account
          ? ok(await enter(tx, account, { visit, isKept: proof.details.isKept, provesEmail: true }))
          : refuse(wrong)
      })
    },
  }
}
