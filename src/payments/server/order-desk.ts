import type { ShopActor } from '#src/common/actor.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { HoldReason } from '#src/orders/rules/order-states.ts'
import { parseOrderNumber } from '#src/orders/rules/order-number.ts'
import {
  closeTask,
  isPartlySent,
  isStillLost,
  listHeldOrders,
  listTasks,
  lockOrderByNumber,
  type OrderRow,
  transition,
} from '#src/orders/server/orders.service.ts'
import { orderMailQueue } from '#src/orders/server/queues.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { getAttempt, updateAttempt } from './attempt.store.ts'
import { requestReversal } from './reversals.ts'

/** Why a line is not done, with what it is about. */
export interface DeskFault {
  reason: 'no-order' | 'not-held' | 'not-paid' | 'partly-sent'
  about: string
}

export interface OrderDeskDeps {
  db: Database
  clock: Clock
  /** Asked for when something is sent; throws where nothing can be. */
  jobs: () => Pick<Jobs, 'send'>
}

/** What a person does with orders that wait for one: paid, but not to be worked on unseen. */
export function createOrderDesk({ db, clock, jobs }: OrderDeskDeps) {
  /** `reason` null: whatever it is held for. */
  async function withHeld(
    typed: string,
    reason: HoldReason | null,
    act: (tx: Transaction, order: OrderRow) => Promise<DeskFault['reason'] | undefined>,
  ): Promise<Result<string, DeskFault>> {
    return inTransactionResult<string, DeskFault>(db, async (tx) => {
      const number = parseOrderNumber(typed)
      const order = number === null ? null : await lockOrderByNumber(tx, number)
      if (!order) return refuse({ reason: 'no-order', about: typed })
      const isHeld = reason === null ? order.status === 'OnHold' : order.holdReasons.includes(reason)
      if (!isHeld) return refuse({ reason: 'not-held', about: `${order.orderNumber} (${order.status})` })
      const fault = await act(tx, order)
      return fault ? refuse({ reason: fault, about: order.orderNumber }) : ok(order.orderNumber)
    })
  }

  /** What was paid goes back, unless it is back already: the authorisation is gone, or the bank has taken it. */
  async function reverseAuthorisation(tx: Transaction, order: OrderRow): Promise<void> {
    if (order.paymentAttemptId === null) return
    const now = clock.now()
    const { id, pspReference, amountCents } = await getAttempt(tx, order.paymentAttemptId)
    if (pspReference === null) return
    const isBack = order.paymentStatus === 'Cancelled' || order.disputedAt !== null
    const payment = { order, attemptId: id, pspReference, amountCents, reason: 'order cancelled', isBack }
    if (await requestReversal(tx, jobs(), payment, now)) await updateAttempt(tx, id, { status: 'Reversed' }, now)
  }

  return {
    /** Oldest first. */
    listHeld: () => listHeldOrders(db),

    /** One reason is gone; with the last one the order goes into work. */
    release: (orderNumber: string, reason: HoldReason, actor: ShopActor) =>
      withHeld(orderNumber, reason, async (tx, order) => {
        if (isStillLost(order, reason)) return 'not-paid'
        await transition(tx, order, { kind: 'released', reason }, actor, clock.now())
        // Who paid another sum than was asked has heard of nothing so far.
        if (reason === 'payment-amount')
          await jobs().send(tx, orderMailQueue, { orderId: order.id, kind: 'order-confirmation' })
      }),

    /** Ends a held order: the goods go back on the shelf, the money to the shopper, who hears of it. */
    cancel: (orderNumber: string, reason: HoldReason | null, actor: ShopActor) =>
      withHeld(orderNumber, reason, async (tx, order) => {
        if (await isPartlySent(tx, order)) return 'partly-sent'
        await reverseAuthorisation(tx, order)
        await transition(tx, order, { kind: 'cancelled', detail: order.holdReasons.join(', ') }, actor, clock.now())
        await jobs().send(tx, orderMailQueue, { orderId: order.id, kind: 'order-cancelled' })
      }),

    listTasks: () => listTasks(db),
    closeTask: (id: number, actor: ShopActor) => inTransaction(db, (tx) => closeTask(tx, id, actor, clock.now())),
  }
}
