import type { Actor } from '#src/common/actor.ts'
import { business, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { reversalReasons } from '#src/orders/rules/kept-details.ts'
import { mayShopperCancel } from '#src/orders/rules/order-states.ts'
import { isPartlySent, listShipments, lockOrder, type OrderRow, transition } from '#src/orders/server/orders.service.ts'
import { orderMailQueue } from '#src/orders/server/queues.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { getAttempt, updateAttempt } from './attempt.store.ts'
import { issueOrderDocuments } from './order-documents.ts'
import { listRefunds } from './refund.store.ts'
import { requestReversal } from './reversals.ts'

/**
 * Cancels a paid order as a whole: refunds the money the way it came, releases goods, codes and cards, and mails the shopper.
 * The caller has locked the order and knows that nothing of it was sent.
 */
export async function cancelPaidOrder(
  tx: Transaction,
  { jobs, settings }: { jobs: Pick<Jobs, 'send'>; settings: Settings },
  order: OrderRow,
  { detail, actor, now }: { detail: string; actor: Actor; now: Date },
): Promise<void> {
  // In the order of the timeline's entries.
  const ended = await transition(tx, order, { kind: 'cancelled', detail }, actor, now)
  await giveBackEnded(tx, { jobs, settings }, order, ended, now)
}

/** Gives back the money of an order that ended before it was refunded; `order` is its state before that. */
export async function giveBackEnded(
  tx: Transaction,
  { jobs, settings }: { jobs: Pick<Jobs, 'send'>; settings: Settings },
  order: OrderRow,
  ended: OrderRow,
  now: Date,
): Promise<void> {
  await reverseAuthorisation(tx, jobs, order, now)
  await jobs.send(tx, orderMailQueue, { orderId: order.id, kind: 'order-cancelled' })
  await issueOrderDocuments(tx, settings, ended, now)
}

/** Gives the card payment back, unless it is back: the authorisation ended, the bank took it, or it was refunded elsewhere. */
async function reverseAuthorisation(
  tx: Transaction,
  jobs: Pick<Jobs, 'send'>,
  order: OrderRow,
  now: Date,
): Promise<void> {
  if (order.paymentAttemptId === null) return
  const { id, pspReference, amountCents } = await getAttempt(tx, order.paymentAttemptId)
  if (pspReference === null) return
  const isBack = ['Cancelled', 'Refunded'].includes(order.paymentStatus) || order.disputedAt !== null
  const payment = { order, attemptId: id, pspReference, amountCents, reason: reversalReasons.cancelled, isBack }
  if (await requestReversal(tx, jobs, payment, now)) await updateAttempt(tx, id, { status: 'Reversed' }, now)
}

const tooLate = { ...business({ key: 'orders/cancel-too-late' }), status: 409 } as const

interface ShopperCancelDeps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'send'>
  settings: Settings
}

/**
 * The shopper cancels an order that is not packed. The caller has proved that it is theirs; a cancelled order gets the same
 * response again. Packing locks the order too, so one of the two comes first.
 */
export const createShopperCancel =
  ({ db, clock, jobs, settings }: ShopperCancelDeps) =>
  (orderId: string, actor: Actor): Promise<Result<void, Refusal>> =>
    inTransactionResult<void, Refusal>(db, async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order.status === 'Cancelled') return ok(undefined)
      const parcels = await listShipments(tx, orderId)
      if (!mayShopperCancel(order, parcels) || (await isPartlySent(tx, order))) return refuse(tooLate)
      // Refunds before the capture end with the authorisation; captured money can only go back by refunds.
      if ((await listRefunds(tx, orderId)).some(({ lowersCapture }) => !lowersCapture)) return refuse(tooLate)
      await cancelPaidOrder(tx, { jobs, settings }, order, { detail: '', actor, now: clock.now() })
      return ok(undefined)
    })
