import { business, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { readUndividedCode } from '#src/common/typed-code.ts'
import { locked } from '#src/identity/server/account/account-gates.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Gates } from '#src/platform/http/gates.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { secondProofGates } from '../contract/limits.ts'
import { recoveryHashes } from './recovery-codes.ts'
import { findMember, takeRecoveryCode, takeTotpStep } from './staff.store.ts'
import { totpStep } from './totp.ts'

export interface SecondProofsDeps {
  db: Database
  clock: Clock
  keys: PurposeKeys
  pass: Gates
}

export type SecondProofs = ReturnType<typeof createSecondProofs>

export const codeWrong = business({ key: 'staff/code-wrong' })

/**
 * Codes of an authenticator, and those that stand in for it. Tries are counted by account, wherever they come from: whoever gets here
 * has the password already. A passkey needs no code, so the owner gets in all the same.
 */
export function createSecondProofs({ db, clock, keys, pass }: SecondProofsDeps) {
  /** `isRecoveryTaken`: whether a recovery code will do. One answer for whatever is wrong; what is right counts once. */
  return async function take(
    accountId: string,
    typed: string,
    isRecoveryTaken: boolean,
  ): Promise<Result<'totp' | 'recovery', Refusal>> {
    const passage = await pass([
      { key: `staff code ${accountId}`, ...secondProofGates.account },
      { key: `staff code day ${accountId}`, ...secondProofGates.accountByDay },
    ])
    if (!passage.isOpen) return refuse(locked(passage.seconds))
    const code = readUndividedCode(typed)
    const member = await findMember(db, accountId)
    const now = clock.now()
    const step = member?.totpSealed ? totpStep(keys, member.totpSealed, code, now) : null
    if (step !== null && (await takeTotpStep(db, accountId, step))) {
      await passage.giveBack()
      return ok('totp')
    }
    const hashes = member && isRecoveryTaken && code.length >= 10 ? recoveryHashes(keys, accountId, code) : []
    if (hashes.length > 0 && (await takeRecoveryCode(db, accountId, hashes, now))) {
      await passage.giveBack()
      return ok('recovery')
    }
    return refuse(codeWrong)
  }
}
