import type { CartService } from '#src/cart/server/cart.service.ts'
import { leaseExpiredOrders, getOrder, expireReservation, lockOrder } from '#src/orders/server/orders.service.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Log } from '#src/platform/logging.ts'
import { cancelAttempt, listInFlight } from './attempts.ts'
import type { Finaliser } from './finalise.ts'

/*
 * What sees to it that nothing stays undecided. The provider cannot be asked what became of a payment: it tells, or it does
 * not. The sweeper frees the goods of unpaid orders and ends the orders when their time is up; what may still be under way for
 * one is ended at the provider, and news that come later find a cancelled order, so the money goes back. Work is taken with
 * SKIP LOCKED, so any number of processes may run this.
 */

export interface SweepDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'error'>
  jobs: Pick<Jobs, 'send'>
  carts: CartService
  finaliser: Finaliser
}

const batch = 20
/** A sweeper that dies gives its orders back after this. */
const leaseMs = 60_000
const actor = { kind: 'system', by: 'job', name: 'payments.sweep' } as const

export function createSweep({ db, clock, log, jobs, carts, finaliser }: SweepDeps) {
  /** Frees what lapsed and ends what is over; returns how many orders were looked at. */
  async function sweep(): Promise<number> {
    for (let swept = 0; ;) {
      const now = clock.now()
      const orders = await leaseExpiredOrders(db, now, new Date(now.getTime() + leaseMs), batch)
      for (const { id } of orders) {
        try {
          await sweepOrder(id)
        } catch (error) {
          // It must not keep the others from their turn, and comes again.
          log.error({ err: error, order: id }, 'an order could not be swept, will be tried again')
        }
      }
      swept += orders.length
      if (orders.length < batch) return swept
    }
  }

  async function sweepOrder(id: string): Promise<void> {
    const { cartId } = await getOrder(db, id)
    await inTransaction(db, async (tx) => {
      await carts.lock(tx, cartId)
      const order = await lockOrder(tx, id)
      if (order.status !== 'AwaitingPayment') return
      const now = clock.now()
      const inFlight = await listInFlight(tx, id)
      if (order.payableUntil > now) {
        if (inFlight.length === 0) await expireReservation(tx, order, now)
        return
      }
      for (const attempt of inFlight) await cancelAttempt(tx, jobs, attempt, now)
      // Who may have paid is told of that order; who has not, of one a day. Anybody can open the bank's page and leave it.
      const mayHavePaid = inFlight.some(({ status }) => status !== 'AwaitingShopper')
      const mail = mayHavePaid ? 'payment-failed' : 'order-unpaid'
      await finaliser.abandon(tx, order, 'not paid in time', actor, mail)
    })
  }

  return sweep
}
