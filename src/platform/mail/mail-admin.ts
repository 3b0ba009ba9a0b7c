import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { mailQueue } from './mail-queue.ts'
import { type HeldMail, holdUnsent, listHeld, settleHeld } from './mail.store.ts'

export interface MailAdminDeps {
  db: Database
  clock: Clock
  jobs: () => Pick<Jobs, 'send'>
}

/**
 * Operators' tasks after a backup was restored: mails that were unsent at that moment may have left since. They are held
 * until a person has decided, of all or of one kind.
 */
export function createMailAdmin({ db, clock, jobs }: MailAdminDeps) {
  return {
    /** Holds every unsent mail written before this moment; returns how many there are. */
    hold(before: Date, actor: ShopActor): Promise<number> {
      authorise(actor, 'mail:write')
      return inTransaction(db, async (tx) => {
        const mails = await holdUnsent(tx, before)
        await recordAudit(tx, { at: clock.now(), actor, command: 'mail.held', subject: null, after: { mails, before } })
        return mails
      })
    },

    /** Held mails, oldest first, without their recipients. */
    listHeld(actor: ShopActor): Promise<HeldMail[]> {
      authorise(actor, 'mail:read')
      return listHeld(db)
    },

    /** Sends held mails; null is every kind. Returns how many there were. */
    release(kind: string | null, actor: ShopActor): Promise<number> {
      authorise(actor, 'mail:write')
      return inTransaction(db, async (tx) => {
        const ids = await settleHeld(tx, kind, 'waiting')
        for (const id of ids) await jobs().send(tx, mailQueue, { id })
        const after = { mails: ids.length, kind }
        await recordAudit(tx, { at: clock.now(), actor, command: 'mail.released', subject: null, after })
        return ids.length
      })
    },

    /** Ends held mails unsent, and for good: their keys stay taken. Returns how many there were. */
    drop(kind: string | null, actor: ShopActor): Promise<number> {
      authorise(actor, 'mail:write')
      return inTransaction(db, async (tx) => {
        const after = { mails: (await settleHeld(tx, kind, 'dropped')).length, kind }
        await recordAudit(tx, { at: clock.now(), actor, command: 'mail.dropped', subject: null, after })
        return after.mails
      })
    },
  }
}
