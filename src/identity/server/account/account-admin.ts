import type { Refusal } from '#src/common/errors.ts'
import { refuse, type Result } from '#src/common/result.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import type { Sessions, SignedIn } from '../session/sessions.ts'
import type { ClientInfo } from './account-rate-limits.ts'
import type { AccountMails } from './account-mails.ts'
import { type AccountRow, findAccount, findAccountByEmail } from './account.store.ts'
import { emailKey } from './email-key.ts'
import type { PasswordCheck } from './password-check.ts'

export interface AccountAdminDeps {
  db: Database
  sessions: Sessions
  mails: AccountMails
  checkPassword: PasswordCheck
}

export type { AccountRow } from './account.store.ts'
export type AccountAdmin = ReturnType<typeof createAccountAdmin>

/** The operations on customers' accounts that other domains use. */
export function createAccountAdmin({ db, sessions, mails, checkPassword }: AccountAdminDeps) {
  const ofCustomer = (row: AccountRow | null): AccountRow | null => (row?.realm === 'customer' ? row : null)
  return {
    mails,
    endSessions: sessions.endAll,
    /** Returns the customer that these cookies sign in, or null. */
    signedIn: (cookies: ClientInfo['cookies']): Promise<SignedIn | null> => sessions.find(cookies),
    /** Inside a transaction, pass its connection: a call that waited for a second one could wait for itself. */
    find: async (id: string, executor: Executor = db): Promise<AccountRow | null> =>
      ofCustomer(await findAccount(executor, id)),
    findByEmail: async (email: string): Promise<AccountRow | null> =>
      ofCustomer(await findAccountByEmail(db, 'customer', emailKey(email))),
    /** Checks the password for actions that a session alone must not allow. */
    async confirm(accountId: string, password: string, visit: ClientInfo): Promise<Result<void, Refusal>> {
      const account = await findAccount(db, accountId)
      if (!account) return refuse({ kind: 'unauthenticated' })
      return checkPassword(account, { password, field: 'password' }, visit)
    },
  }
}
