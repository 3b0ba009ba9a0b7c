import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { notFound, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { isUuid } from '#src/common/uuid.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { paymentEventQueue } from './queues.ts'
import { reopenInboxItem } from './webhook-inbox.store.ts'

export interface WebhookAdminDeps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'send'>
}

/** What staff do with events of the payment provider. */
export const createWebhookAdmin = ({ db, clock, jobs }: WebhookAdminDeps) => ({
  /** Has an event processed again that changed nothing, or that still waits. Each counts once, however often it is replayed. */
  async replay(id: string, actor: ShopActor): Promise<Result<void, Refusal>> {
    authorise(actor, 'payments:write')
    if (!isUuid(id)) return refuse(notFound)
    return inTransactionResult<void, Refusal>(db, async (tx) => {
      const event = await reopenInboxItem(tx, id)
      if (event === null)
        return refuse({ kind: 'business', status: 409, problems: [{ key: 'office/webhooks/applied-already' }] })
      const after = { eventCode: event.eventCode, reference: event.merchantReference }
      await recordAudit(tx, { at: clock.now(), actor, command: 'webhook.replayed', subject: id, after })
      await jobs.send(tx, paymentEventQueue, { id })
      return ok(undefined)
    })
  },
})
