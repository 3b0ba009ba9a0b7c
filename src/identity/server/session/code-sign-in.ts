import { business, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { readUndividedCode } from '#src/common/typed-code.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import type { AccountGates, Visit } from '../account/account-gates.ts'
import { findAccountByEmail } from '../account/account.store.ts'
import type { BrowserCookies } from '../account/browser-cookies.ts'
import { isAlive } from '../account/mail-proof.ts'
import { countWrongTry, lockProofByBrowser, useProof } from '../account/mail-proof.store.ts'
import { isCodeOf, type MailProofs } from '../account/mail-proofs.ts'
import { accountLocked } from './sign-in.ts'
import type { Entered, Entrance } from './entrance.ts'

export interface CodeSignInDeps {
  db: Database
  clock: Clock
  keys: PurposeKeys
  cookies: Pick<BrowserCookies, 'browserHash'>
  gates: AccountGates
  proofs: MailProofs
  enter: Entrance
}

const wrong = business({ key: 'login/code-invalid' })

export type CodeSignIn = ReturnType<typeof createCodeSignIn>

/** By six digits that were mailed. They count in the browser that asked for them, once. */
export function createCodeSignIn({ db, clock, keys, cookies, gates, proofs, enter }: CodeSignInDeps) {
  return {
    /** The same answer for whatever address. */
    ask: (email: string, isKept: boolean, language: Language, visit: Visit): Promise<Result<string, Refusal>> =>
      proofs.ask({ email, language, details: { kind: 'sign-in-code', isKept } }, visit),

    /** One answer for a code that is wrong, old or used, and for an address without an account. */
    async verify(typed: string, visit: Visit): Promise<Result<Entered, Refusal>> {
      const gate = await gates.forProof(visit)
      if (!gate.ok) return gate
      const browser = cookies.browserHash(visit.cookies)
      if (browser === null) return refuse(wrong)
      const code = readUndividedCode(typed)
      return inTransaction(db, async (tx): Promise<Result<Entered, Refusal>> => {
        const proof = await lockProofByBrowser(tx, 'sign-in-code', browser)
        if (!isAlive(proof, clock.now()) || proof.details.kind !== 'sign-in-code') return refuse(wrong)
        if (!isCodeOf(keys, proof, code)) {
          await countWrongTry(tx, proof.id)
          return refuse(wrong)
        }
        await useProof(tx, proof, clock.now())
        const account = await findAccountByEmail(tx, 'customer', proof.emailKey)
        if (account?.lockedAt) return refuse(accountLocked)
        return account
          ? ok(await enter(tx, account, { visit, isKept: proof.details.isKept, provesEmail: true }))
          : refuse(wrong)
      })
    },
  }
}
