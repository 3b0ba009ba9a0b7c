import type { Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { AccountRateLimits, ClientInfo } from './account-rate-limits.ts'
import type { AccountWithPassword } from './account.store.ts'
import type { PasswordHashing } from './password-hashing.ts'

export interface PasswordCheckDeps {
  rateLimiter: AccountRateLimits
  hashing: PasswordHashing
}

export type PasswordCheck = ReturnType<typeof createPasswordCheck>

/**
 * Checks that a signed-in user knows the password, for actions that a session alone must not allow. Tries count as sign-in
 * tries.
 */
export function createPasswordCheck({ rateLimiter, hashing }: PasswordCheckDeps) {
  /** `field`: the form's field that shows the fault. */
  return async function check(
    account: AccountWithPassword,
    { password, field }: { password: string; field: string },
    visit: ClientInfo,
  ): Promise<Result<void, Refusal>> {
    const gate = await rateLimiter.forPassword(account.emailKey, visit)
    if (!gate.ok) return gate
    if (!(await hashing.verify(account.passwordHash, password)))
      return refuse({ kind: 'fields', fields: { [field]: ['account/password-wrong'] } })
    await gate.value()
    return ok(undefined)
  }
}
