import { actorLabel, type ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { cleanParagraphs } from '#src/common/clean-text.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { reasonMax } from '../contract/limits.ts'
import { paidStatuses } from '../rules/order-states.ts'
import { lessThanStated, type ShortLine, type Withdrawable } from '../rules/withdrawal.ts'
import { getOrderParts, insertEvent, lockOrder } from './order.store.ts'
import { transition } from './transition.ts'
import { withdrawalMailQueue } from './queues.ts'
import {
  decideWithdrawal,
  findByReference,
  listAccepted,
  listOfOrder,
  listOpen,
  lockWithdrawal,
  type WithdrawalRow,
} from './withdrawal.store.ts'

/** Why a statement was not decided; `short`: lines that cannot be refunded as they are stated. */
export type WithdrawalFault = 'unknown' | 'decided' | 'no-reason' | 'too-long' | { short: ShortLine[] }

/** The refunds of an order, read while it is locked. */
type ListRefunds = (tx: Transaction, orderId: string) => Promise<Withdrawable['refunds']>

const listedMost = 200

export interface WithdrawalAdminDeps {
  db: Database
  clock: Clock
  /** Called when something is sent; throws where jobs cannot be sent. */
  jobs: () => Pick<Jobs, 'send'>
}

/** The queue of withdrawals that a person decides. The refund itself is made by the order's lines. */
export function createWithdrawalAdmin({ db, clock, jobs }: WithdrawalAdminDeps) {
  const read = (typed: string): string => typed.trim().toUpperCase()

  const decide = (
    typed: string,
    status: 'accepted' | 'refused',
    typedNote: string,
    actor: ShopActor,
    listRefunds: ListRefunds | null = null,
  ): Promise<Result<WithdrawalRow, WithdrawalFault>> => {
    authorise(actor, 'withdrawals:publish')
    return inTransactionResult<WithdrawalRow, WithdrawalFault>(db, async (tx) => {
      const note = cleanParagraphs(typedNote)
      if (status === 'refused' && note === '') return refuse('no-reason')
      if (note.length > reasonMax) return refuse('too-long')
      // Locks the order before its statements, as all callers do.
      const named = await findByReference(tx, read(typed))
      const order = named?.orderId ? await lockOrder(tx, named.orderId) : null
      const row = await lockWithdrawal(tx, read(typed))
      if (!row) return refuse('unknown')
      if (row.status !== 'received') return refuse('decided')
      if (order && listRefunds) {
        const statements = await listOfOrder(tx, order.id)
        const refunds = await listRefunds(tx, order.id)
        const short = lessThanStated({ ...(await getOrderParts(tx, order)), refunds, statements }, row)
        if (short.length > 0) return refuse({ short })
      }
      const now = clock.now()
      await decideWithdrawal(tx, row.id, { status, note, decidedAt: now, decidedBy: actorLabel(actor) })
      if (order) {
        await insertEvent(tx, order.id, `withdrawal-${status}`, now, row.reference, actor)
        const others = (await listOfOrder(tx, order.id)).filter((other) => other.status !== 'refused')
        // With the last one refused nothing of it is left to the order. One that was cancelled meanwhile has nothing to withdraw from.
        if (others.length === 0 && order.returnStatus === 'WithdrawalRequested' && paidStatuses.includes(order.status))
          await transition(tx, order, { kind: 'withdrawal', state: 'refused' }, actor, now)
      }
      await recordAudit(tx, {
        at: now,
        actor,
        command: `withdrawal.${status}`,
        subject: row.reference,
        before: { status: row.status },
        after: { status },
      })
      await jobs().send(tx, withdrawalMailQueue, { withdrawalId: row.id })
      return ok(row)
    })
  }

  return {
    /** Oldest first. */
    listOpen(actor: ShopActor) {
      authorise(actor, 'withdrawals:read')
      return listOpen(db)
    },
    /** Accepted, newest first: the money of each goes back once. */
    listAccepted(actor: ShopActor) {
      authorise(actor, 'withdrawals:read')
      return listAccepted(db, listedMost)
    },
    find(reference: string, actor: ShopActor) {
      authorise(actor, 'withdrawals:read')
      return findByReference(db, read(reference))
    },
    /** All statements about the same order, newest first; none where the order is not known. */
    async listAbout({ orderId }: WithdrawalRow, actor: ShopActor) {
      authorise(actor, 'withdrawals:read')
      return orderId === null ? [] : listOfOrder(db, orderId)
    },
    /** Refuses as short, if `listRefunds` is given, where less is left to refund than is stated; otherwise accepts what is left. */
    accept: (reference: string, note: string, actor: ShopActor, listRefunds: ListRefunds | null = null) =>
      decide(reference, 'accepted', note, actor, listRefunds),
    refuse: (reference: string, reason: string, actor: ShopActor) => decide(reference, 'refused', reason, actor),
  }
}
