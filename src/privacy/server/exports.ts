import { createHash, randomBytes } from 'node:crypto'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { AccountAdmin } from '#src/identity/server/account/account-admin.ts'
import type { SignedIn } from '#src/identity/server/session/sessions.ts'
import { type AuditRecord, recordAudit } from '#src/platform/audit/audit.ts'
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
 * All data about a customer, for them to download. Opening it takes both the session and the mailed link, so that neither an
 * open browser nor a mail read by a stranger gives it away. No export is stored: it is read when it is downloaded.
 */
export function createExports({ db, clock, jobs, publicUrl, accounts, persons }: ExportsDeps) {
  const isRecent = (askedAt: Date): boolean => +clock.now() - +askedAt < exportAgainHours * hourMs

  const askBy = (actor: AuditRecord['actor'], accountId: string): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const now = clock.now()
      const last = await store.findLastExport(tx, accountId, now)
      if (last && isRecent(last.askedAt)) return false
      const endsAt = new Date(+now + exportDays * 24 * hourMs)
      const exportId = await store.insertExport(tx, { accountId, askedAt: now, endsAt })
      await recordAudit(tx, { at: now, actor, command: 'account.export-asked', subject: accountId })
      await jobs.send(tx, personalExportQueue, { exportId })
      return true
    })

  return {
    /** Requests an export and mails its link; a second request within an hour mails nothing. */
    async ask({ accountId, ownerId }: SignedIn): Promise<void> {
      await askBy({ kind: 'customer', ownerId, accountId }, accountId)
    },

    /** The same, by staff at the customer's request: the link goes to the customer alone. False: it was mailed just now. */
    async askFor(accountId: string, actor: ShopActor): Promise<boolean> {
      authorise(actor, 'customers:export')
      return askBy(actor, accountId)
    },

    /** Part of a job, which may run twice: the mail is made once. */
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

    /** Returns the export. Null: the link is another account's, or has expired. Every download is audited. */
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
