import { business, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { AccountRateLimits, ClientInfo } from '../account/account-rate-limits.ts'
import { findAccount, findAccountByEmail } from '../account/account.store.ts'
import { emailKey } from '../account/email-key.ts'
import type { PasswordHashing } from '../account/password-hashing.ts'
import type { Entered, SignInSession } from './sign-in-session.ts'

export interface SignInDeps {
  db: Database
  rateLimiter: AccountRateLimits
  hashing: PasswordHashing
  enter: SignInSession
}

export type SignIn = ReturnType<typeof createSignIn>

/** This refusal goes only to a client that has proved to be the account's owner. */
export const accountLocked: Refusal = {
  kind: 'business',
  status: 423,
  problems: [{ key: 'login/account-locked' }],
}

const failed = business({ key: 'login/failed' })

/**
 * Signs in by e-mail and password. Whether the account exists changes neither the work before the response nor the response.
 */
export function createSignIn({ db, rateLimiter, hashing, enter }: SignInDeps) {
  return async function signIn(
    { email, password, isKept }: { email: string; password: string; isKept: boolean },
    visit: ClientInfo,
  ): Promise<Result<Entered, Refusal>> {
    const key = emailKey(email)
    const gate = await rateLimiter.forSignIn(key, visit)
    if (!gate.ok) return gate
    const account = await findAccountByEmail(db, 'customer', key)
    if (!(await hashing.verify(account?.passwordHash ?? null, password)) || account === null) return refuse(failed)
    await gate.value()
    return inTransaction(db, async (tx) => {
      // The password may have changed, or the account been removed, while the password was hashed.
      const now = await findAccount(tx, account.id)
      if (now?.passwordHash !== account.passwordHash) return refuse(failed)
      return now.lockedAt === null ? ok(await enter(tx, now, { visit, isKept })) : refuse(accountLocked)
    })
  }
}
