import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { emailKey } from '#src/identity/server/account/email-key.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { countLive, listFeeds } from './news.store.ts'
import { countSubscriptions, endSubscription, listOfEmail } from './subscription/subscription.store.ts'

/** Feeds and subscriptions, for the shop's people. */
export function createNewsAdmin({ db, clock }: { db: Database; clock: Clock }) {
  return {
    async feeds(actor: ShopActor) {
      authorise(actor, 'subscribers:read')
      return {
        feeds: await listFeeds(db),
        releases: await countLive(db),
        subscriptions: await countSubscriptions(db),
      }
    },

    /** Ends the subscriptions of a person who asked by telephone or letter; returns how many. */
    end(email: string, actor: ShopActor): Promise<number> {
      authorise(actor, 'subscribers:write')
      return inTransaction(db, async (tx) => {
        const going = await listOfEmail(tx, emailKey(email))
        for (const { id } of going) {
          await endSubscription(tx, id, clock.now())
          await recordAudit(tx, { at: clock.now(), actor, command: 'news-subscription.ended', subject: id })
        }
        return going.length
      })
    },
  }
}
