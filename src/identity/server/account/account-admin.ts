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

/** What other domains ask about customers' accounts. */
export function createAccountAdmin({ db, sessions, mails, checkPassword }: AccountAdminDeps) {
  const ofCustomer = (row: AccountRow | null): AccountRow | null => (row?.realm === 'customer' ? row : null)
  return {
    mails,
    endSessions: sessions.endAll,
    /** Who is signed in by these cookies; null: nobody. */
    signedIn: (cookies: ClientInfo['cookies']): Promise<SignedIn | null> => sessions.find(cookies),
    /** Inside a transaction by the connection it has: one that asked for a second could wait for itself. */
    find: async (id: string, executor: Executor = db): Promise<AccountRow | null> =>
      ofCustomer(await findAccount(executor, id)),
    findByEmail: async (email: string): Promise<AccountRow | null> =>
      ofCustomer(await findAccountByEmail(db, 'customer', emailKey(email))),
    /** For what a session alone must not do. */
    async confirm(accountId: string, password: string, visit: ClientInfo): Promise<Result<void, Refusal>> {
      const account = await findAccount(db, accountId)
      if (!account) return refuse({ kind: 'unauthenticated' })
      return checkPassword(account, { password, field: 'password' }, visit)
    },
  }
}
