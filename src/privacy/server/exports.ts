import { createHash, randomBytes } from 'node:crypto'
import type { AccountAdmin } from '#src/identity/server/account/account-admin.ts'
import type { SignedIn } from '#src/identity/server/session/sessions.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { exportAgainHours, exportDays } from '../contract/limits.ts'
import { dayOf } from '../rules/day.ts'
import type { PersonalFile, Persons } from './persons.ts'
import * as store from './privacy.store.ts'
import { personalExportQueue } from './queues.ts'

const hourMs = 3_600_000

export interface ExportsDeps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'send'>
  publicUrl: string
  accounts: AccountAdmin
  persons: Persons
}

export type Exports = ReturnType<typeof createExports>

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/**
 * All that is kept of a customer, for them to take away. It is opened by two things together: the session, and the link that went to
 * the mailbox, so that neither a browser left open nor a mail read by somebody else gives it away. Nothing is stored for it: it is
 * read when it is fetched.
 */
export function createExports({ db, clock, jobs, publicUrl, accounts, persons }: ExportsDeps) {
  const isRecent = (askedAt: Date): boolean => +clock.now() - +askedAt < exportAgainHours * hourMs

  return {
    /** A link is mailed; asked again within the hour nothing more is. */
    async ask({ accountId, ownerId }: SignedIn): Promise<void> {
      const now = clock.now()
      await inTransaction(db, async (tx) => {
        const last = await store.findLastExport(tx, accountId, now)
        if (last && isRecent(last.askedAt)) return
        const endsAt = new Date(+now + exportDays * 24 * hourMs)
        const exportId = await store.insertExport(tx, { accountId, askedAt: now, endsAt })
        const actor = { kind: 'customer', ownerId, accountId } as const
        await recordAudit(tx, { at: now, actor, command: 'account.export-asked', subject: accountId })
        await jobs.send(tx, personalExportQueue, { exportId })
      })
    },

    /** Part of a job, which may run twice: what is mailed is made once. */
    async mail(exportId: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        const asked = await store.lockExport(tx, exportId)
        const account = asked && asked.secretHash === null && (await accounts.find(asked.accountId, tx))
        if (!account) return
        const secret = randomBytes(32).toString('base64url')
        await store.setExportSecret(tx, exportId, hashOf(secret))
        const url = (format: string): string =>
          `${publicUrl}/api/cda/me/export?format=${format}&token=${secret}&language=${account.language}`
        const until = dayOf(asked.endsAt, account.language)
        const facts = { kind: 'data-export-ready', htmlUrl: url('html'), jsonUrl: url('json'), until } as const
        await accounts.mails.send(tx, account, exportId, facts)
      })
    },

    async find(accountId: string) {
      const last = await store.findLastExport(db, accountId, clock.now())
      return last && { ...last, canAskAgain: !isRecent(last.askedAt) }
    },

    /** Null: the link is not this account's, or has ended. Every fetching is written down. */
    async open({ accountId, ownerId }: SignedIn, secret: string, format: string): Promise<PersonalFile | null> {
      const now = clock.now()
      const asked = await store.findExport(db, hashOf(secret), now)
      if (asked?.accountId !== accountId) return null
      const actor = { kind: 'customer', ownerId, accountId } as const
      await inTransaction(db, (tx) =>
        recordAudit(tx, { at: now, actor, command: 'account.exported', subject: accountId, after: { format } }),
      )
      return persons.read({ accounts: [accountId] })
    },
  }
}
