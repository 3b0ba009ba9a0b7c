import type { Actor } from '#src/common/actor.ts'
import { paymentMoves } from '#src/orders/rules/order-states.ts'
import { lockOrder, type OrderRow, transition } from '#src/orders/server/orders.service.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { isGivenBack, paymentBooks, type PaymentBooks, statusByBooks } from '../rules/payment-books.ts'
import { type AttemptRow, lockAttempt, markReversalConfirmed } from './attempt.store.ts'
import { listEventsOf } from './webhook-inbox.store.ts'

export type Books = ReturnType<typeof createBooks>

/** The provider's books on a payment, and what they do to its order. Events of other merchant accounts are not in them. */
export function createBooks({ merchantAccount }: { merchantAccount: string }) {
  const read = async (executor: Executor, pspReference: string): Promise<PaymentBooks> =>
    paymentBooks(await listEventsOf(executor, pspReference, merchantAccount))

  /** Brings order and reversal to what the books say; only a change of the books changes anything. */
  async function keep(tx: Transaction, attemptOf: AttemptRow, actor: Actor, now: Date): Promise<void> {
    const order = await lockOrder(tx, attemptOf.orderId)
    const attempt = await lockAttempt(tx, attemptOf.id)
    if (attempt.pspReference === null) return
    const books = await read(tx, attempt.pspReference)
    if (isGivenBack(books)) await markReversalConfirmed(tx, attempt.pspReference, now)
    if (order.paymentAttemptId !== attempt.id) return
    const paid = await keepPayment(tx, order, books, actor, now)
    await keepDispute(tx, paid, books, actor, now)
  }

  return { read, keep }
}

async function keepPayment(tx: Transaction, order: OrderRow, books: PaymentBooks, actor: Actor, now: Date) {
  const paymentStatus = statusByBooks(books)
  if (!paymentMoves[order.paymentStatus].includes(paymentStatus)) return order
  const changed = await transition(tx, order, { kind: 'payment-changed', paymentStatus }, actor, now)
  if (paymentStatus !== 'Cancelled' || !isInWork(changed)) return changed
  const hold = { reason: 'payment-lost', detail: 'the authorisation is gone' } as const
  return transition(tx, changed, { kind: 'held', hold }, actor, now)
}

async function keepDispute(tx: Transaction, order: OrderRow, books: PaymentBooks, actor: Actor, now: Date) {
  if (books.isDisputed === (order.disputedAt !== null)) return
  if (!books.isDisputed) {
    await transition(tx, order, { kind: 'dispute-ended' }, actor, now)
    return
  }
  const disputed = await transition(tx, order, { kind: 'disputed' }, actor, now)
  if (!isInWork(disputed)) return
  const hold = { reason: 'chargeback', detail: 'the shopper’s bank takes the money back' } as const
  await transition(tx, disputed, { kind: 'held', hold }, actor, now)
}

/** Something may still be sent. */
const isInWork = ({ status }: OrderRow): boolean =>
  status === 'InProgress' || status === 'OnHold' || status === 'PartiallyShipped'
