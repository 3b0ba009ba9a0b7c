import type { Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { AccountRateLimits, ClientInfo } from '../account/account-rate-limits.ts'
import type { AccountMails } from '../account/account-mails.ts'
import { type AccountRow, findAccount } from '../account/account.store.ts'
import type { PasswordCheck } from '../account/password-check.ts'
import type { Entered, SignInSession } from '../session/sign-in-session.ts'
import { accountLocked } from '../session/sign-in.ts'
import type { Sessions, SignedIn } from '../session/sessions.ts'
import {
  type AuthenticationResponseJSON,
  passkeyRefused,
  type Passkeys,
  type RegistrationResponseJSON,
} from './passkeys.ts'

export interface AccountPasskeysDeps {
  db: Database
  clock: Clock
  rateLimiter: AccountRateLimits
  checkPassword: PasswordCheck
  mails: AccountMails
  enter: SignInSession
  sessions: Pick<Sessions, 'prove' | 'isFresh'>
  passkeys: Passkeys
}

export type AccountPasskeys = ReturnType<typeof createAccountPasskeys>

/** What customers do with passkeys. Adding and removing one needs a fresh proof, is audited, and sends the owner a mail. */
export function createAccountPasskeys(deps: AccountPasskeysDeps) {
  const { db, clock, rateLimiter, checkPassword, mails, enter, sessions, passkeys } = deps

  async function tell(
    tx: Transaction,
    account: AccountRow,
    kind: 'passkey-added' | 'passkey-removed',
    { id, name }: { id: string; name: string },
  ): Promise<void> {
    const actor = { kind: 'customer', accountId: account.id, ownerId: account.ownerId ?? '' } as const
    const command = kind === 'passkey-added' ? 'passkey.added' : 'passkey.removed'
    await recordAudit(tx, { at: clock.now(), actor, command, subject: id, after: { accountId: account.id } })
    const { language } = account
    const { forgottenUrl } = await mails.addresses(language)
    await mails.send(tx, account, id, { kind, name, at: mails.now(language), forgottenUrl })
  }

  return {
    list: passkeys.list,
    rename: passkeys.rename,
    signInOptions: passkeys.signInOptions,

    /** Signs in without a name: the key says which account it opens. */
    async signIn(
      response: AuthenticationResponseJSON,
      isKept: boolean,
      visit: ClientInfo,
    ): Promise<Result<Entered, Refusal>> {
      const gate = await rateLimiter.forVerification(visit)
      if (!gate.ok) return gate
      const checked = await passkeys.checkSignIn(response)
      if (!checked.ok) return checked
      await gate.value()
      return inTransaction(db, async (tx): Promise<Result<Entered, Refusal>> => {
        const account = await findAccount(tx, checked.value.accountId)
        if (account?.lockedAt) return refuse(accountLocked)
        return account ? ok(await enter(tx, account, { visit, isKept })) : refuse(passkeyRefused)
      })
    },

    /** A signed-in customer proves again who they are by entering the password. */
    async prove(signedIn: SignedIn, password: string, visit: ClientInfo): Promise<Result<void, Refusal>> {
      const account = await findAccount(db, signedIn.accountId)
      if (!account) return refuse({ kind: 'unauthenticated' })
      const known = await checkPassword(account, { password, field: 'password' }, visit)
      return known.ok ? ok(await sessions.prove(signedIn.sessionId)) : known
    },

    async addOptions(signedIn: SignedIn) {
      const account = sessions.isFresh(signedIn) ? await findAccount(db, signedIn.accountId) : null
      return account ? ok(await passkeys.registerOptions(account)) : refuse<Refusal>({ kind: 'step-up' })
    },

    async add(signedIn: SignedIn, name: string, response: RegistrationResponseJSON): Promise<Result<void, Refusal>> {
      if (!sessions.isFresh(signedIn)) return refuse({ kind: 'step-up' })
      const made = await passkeys.register(signedIn.accountId, response, name)
      if (!made.ok) return made
      return inTransaction(db, async (tx): Promise<Result<void, Refusal>> => {
        const account = await findAccount(tx, signedIn.accountId)
        if (!account) return refuse({ kind: 'unauthenticated' })
        const saved = await made.value.save(tx)
        if (!saved.ok) return saved
        return ok(await tell(tx, account, 'passkey-added', saved.value))
      })
    },

    async remove(signedIn: SignedIn, id: string): Promise<Result<void, Refusal>> {
      if (!sessions.isFresh(signedIn)) return refuse({ kind: 'step-up' })
      return inTransaction(db, async (tx): Promise<Result<void, Refusal>> => {
        const account = await findAccount(tx, signedIn.accountId)
        const removed = account && (await passkeys.remove(tx, account.id, id))
        if (!account || !removed) return refuse({ kind: 'not-found' })
        return ok(await tell(tx, account, 'passkey-removed', removed))
      })
    },
  }
}
