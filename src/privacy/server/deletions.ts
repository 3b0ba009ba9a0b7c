import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Refusal } from '#src/common/errors.ts'
import { ok, type Result } from '#src/common/result.ts'
import type { ClientInfo } from '#src/identity/server/account/account-rate-limits.ts'
import type { AccountAdmin } from '#src/identity/server/account/account-admin.ts'
import type { SignedIn } from '#src/identity/server/session/sessions.ts'
import { type AuditRecord, recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { levelOfRetry } from '#src/platform/database/errors.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Log } from '#src/platform/logging.ts'
import { graceDays } from '../contract/limits.ts'
import { dayOf } from '../rules/day.ts'
import type { Persons } from './persons.ts'
import * as store from './privacy.store.ts'

/*
 * How an account comes to be erased:
 *
 *   kept  -- asked for, password known -->  in grace (14 days)  -- a sign-in, or a press on "keep" -->  kept
 *   in grace -- the day has come -->  waits for orders under way, looked at every hour -->  erased
 */

const dayMs = 86_400_000

export interface DeletionsDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'error' | 'info' | 'warn'>
  accounts: AccountAdmin
  persons: Persons
}

export type Deletions = ReturnType<typeof createDeletions>

/** Cancels the deletion of an account whose customer signs in. Part of the sign-in; does nothing if none was requested. */
export async function callOffDeletion(
  tx: Transaction,
  accountId: string,
  actor: AuditRecord['actor'],
  now: Date,
): Promise<boolean> {
  const removed = await store.removeDeletion(tx, accountId)
  if (!removed) return false
  const before = { dueAt: removed.dueAt }
  await recordAudit(tx, { at: now, actor, command: 'account.deletion-called-off', subject: accountId, before })
  return true
}

const asCustomer = ({ ownerId, accountId }: Pick<SignedIn, 'ownerId' | 'accountId'>) =>
  ({ kind: 'customer', ownerId, accountId }) as const

/** Deletion of accounts: request, cancellation and erasing. */
export function createDeletions({ db, clock, log, accounts, persons }: DeletionsDeps) {
  /**
   * Schedules the deletion: a mail says the day, and every other session ends, so that the account's owner notices. A repeated
   * request changes nothing.
   */
  async function ask(signedIn: SignedIn, password: string, visit: ClientInfo): Promise<Result<void, Refusal>> {
    const known = await accounts.confirm(signedIn.accountId, password, visit)
    if (!known.ok) return known
    const now = clock.now()
    const dueAt = new Date(+now + graceDays * dayMs)
    await inTransaction(db, async (tx) => {
      const account = await accounts.find(signedIn.accountId, tx)
      if (!account || !(await store.insertDeletion(tx, { accountId: account.id, askedAt: now, dueAt }))) return
      const ended = await accounts.endSessions(tx, account.id, signedIn.sessionId)
      await recordAudit(tx, {
        at: now,
        actor: asCustomer(signedIn),
        command: 'account.deletion-asked',
        subject: account.id,
        after: { dueAt, sessionsEnded: ended },
      })
      const { signInUrl } = await accounts.mails.addresses(account.language)
      const facts = {
        kind: 'account-deletion',
        on: dayOf(dueAt, account.language),
        days: graceDays,
        signInUrl,
      } as const
      await accounts.mails.send(tx, account, `${account.id}:${+now}`, facts)
    })
    return ok(undefined)
  }

  /** Cancels the deletion at the signed-in customer's request. */
  const callOff = (signedIn: SignedIn): Promise<boolean> =>
    inTransaction(db, (tx) => callOffDeletion(tx, signedIn.accountId, asCustomer(signedIn), clock.now()))

  /** Returns whether the account is erased; false while orders block it, or if the request was cancelled. */
  function eraseDue(accountId: string, actor: AuditRecord['actor']): Promise<boolean> {
    return inTransaction(db, async (tx) => {
      if (!(await store.lockDue(tx, accountId, clock.now()))) return false
      const person = await persons.gather(tx, { accounts: [accountId] })
      const waits = await persons.listWaits(tx, person)
      await store.noteWaiting(tx, accountId, waits)
      if (waits.length > 0) return false
      await persons.forget(tx, person, actor)
      return true
    })
  }

  return {
    ask,
    callOff,
    find: (accountId: string) => store.findDeletion(db, accountId),

    /** Erases accounts whose day has come. A failure does not stop the others. */
    async eraseAllDue(): Promise<number> {
      let erased = 0
      for (const accountId of await store.listDue(db, clock.now())) {
        try {
          if (await eraseDue(accountId, { kind: 'system', by: 'job', name: 'privacy.erasing' })) erased += 1
        } catch (error) {
          log[levelOfRetry(error)]({ err: error, accountId }, 'an account was not erased, will be tried again')
        }
      }
      if (erased > 0) log.info({ erased }, 'accounts erased')
      return erased
    },

    /**
     * Erases at once, by staff or an operator at the owner's request. Returns whether the account is erased; false while orders
     * block it. Null: there is no such account.
     */
    async force(accountId: string, actor: ShopActor): Promise<boolean | null> {
      authorise(actor, 'customers:delete')
      const account = await accounts.find(accountId)
      if (!account) return null
      const now = clock.now()
      await inTransaction(db, async (tx) => {
        await store.removeDeletion(tx, accountId)
        // A constraint needs the request to be before the due time, which must not lie in the future when it is checked.
        await store.insertDeletion(tx, { accountId, askedAt: new Date(+now - 1), dueAt: now })
        const ended = await accounts.endSessions(tx, accountId, null)
        const after = { dueAt: now, sessionsEnded: ended }
        await recordAudit(tx, { at: now, actor, command: 'account.deletion-asked', subject: accountId, after })
      })
      return eraseDue(accountId, actor)
    },
  }
}
