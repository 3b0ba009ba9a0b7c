import { stringify } from 'csv-stringify/sync'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { isUuid } from '#src/common/uuid.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { createPermissions } from './permissions.ts'
import * as store from './permission.store.ts'

const pageSize = 1_000
const columns = ['email', 'language', 'since', 'source', 'version']

/** Subscribers, for staff. The audit log records exports of the list and ended subscriptions. */
export function createSubscriberAdmin({ db, clock }: { db: Database; clock: Clock }) {
  const permissions = createPermissions({ clock })

  return {
    counts(actor: ShopActor) {
      authorise(actor, 'subscribers:read')
      return store.countByState(db)
    },

    /** A subscriber with every change of the consent, newest first. Null: there is none with this id. */
    async find(id: string, actor: ShopActor) {
      authorise(actor, 'subscribers:read')
      const permission = isUuid(id) ? await store.findById(db, id) : null
      return permission && { ...permission, events: await store.listEvents(db, id) }
    },

    /** Ends a subscription as `end` does. Null: there is none with this id. */
    endById(id: string, actor: ShopActor): Promise<boolean | null> {
      authorise(actor, 'subscribers:write')
      return inTransaction(db, async (tx) => {
        const permission = isUuid(id) ? await store.findById(tx, id) : null
        return permission && endIn(tx, permission.email, actor)
      })
    },

    /** Exports all as CSV with the count. */
    export(actor: ShopActor): Promise<{ count: number; csv: string }> {
      authorise(actor, 'subscribers:export')
      return inTransaction(db, async (tx) => {
        const rows: string[][] = []
        for (let after = ''; ;) {
          const some = await store.listSubscribers(tx, after, pageSize)
          for (const row of some) {
            const event = (await store.listEvents(tx, row.id))[0]
            const words = [event?.source ?? '', event?.version ?? '']
            rows.push([row.email, row.language, row.changedAt.toISOString(), ...words])
          }
          after = some.at(-1)?.emailKey ?? ''
          if (some.length < pageSize) break
        }
        const record = { command: 'subscriber.exported', subject: null, after: { count: rows.length } } as const
        await recordAudit(tx, { at: clock.now(), actor, ...record })
        // An address may start like a formula, which spreadsheets would run.
        return { count: rows.length, csv: stringify([columns, ...rows], { escape_formulas: true }) }
      })
    },

    /** Ends a subscription at a person's request by telephone or letter. False: the address does not get the newsletter. */
    end(email: string, actor: ShopActor): Promise<boolean> {
      authorise(actor, 'subscribers:write')
      return inTransaction(db, (tx) => endIn(tx, email, actor))
    },
    endIn,

    isGiven: async (executor: Executor, email: string): Promise<boolean> =>
      (await permissions.find(executor, email))?.isGiven ?? false,
  }

  async function endIn(tx: Transaction, email: string, actor: ShopActor): Promise<boolean> {
    const ended = await permissions.withdraw(tx, email, 'operator')
    if (!ended) return false
    const record = { command: 'subscriber.ended', subject: ended.id } as const
    await recordAudit(tx, { at: clock.now(), actor, ...record })
    return true
  }
}

export type SubscriberAdmin = ReturnType<typeof createSubscriberAdmin>
