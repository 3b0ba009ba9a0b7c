import type { CartService } from '#src/cart/server/cart.service.ts'
import { leaseExpiredOrders, getOrder, expireReservation, lockOrder } from '#src/orders/server/orders.service.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { levelOfRetry } from '#src/platform/database/errors.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Log } from '#src/platform/logging.ts'
import { cancelAttempt, listInFlight } from './attempts.ts'
import type { Finaliser } from './finalise.ts'

/*
 * Ensures that no payment stays undecided: the provider has no query for a payment's outcome, and an event may never come. The
 * sweeper frees the goods of unpaid orders and ends the orders when their time is up. It cancels payments still in flight at
 * the provider; a later event finds a cancelled order, so the money goes back. Work is taken with SKIP LOCKED, so any number of
 * processes may run this.
 */

export interface SweepDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'error' | 'warn'>
  jobs: Pick<Jobs, 'send'>
  carts: CartService
  finaliser: Finaliser
}

const batch = 20
/** Orders leased by a sweeper that died become free after this. */
const leaseMs = 60_000
const actor = { kind: 'system', by: 'job', name: 'payments.sweep' } as const

export function createSweep({ db, clock, log, jobs, carts, finaliser }: SweepDeps) {
  /** Frees lapsed reservations and ends expired orders; returns how many orders it processed. */
  async function sweep(): Promise<number> {
    for (let swept = 0; ;) {
      const now = clock.now()
      const orders = await leaseExpiredOrders(db, now, new Date(now.getTime() + leaseMs), batch)
      for (const { id } of orders) {
        try {
          await sweepOrder(id)
        } catch (error) {
          // One failure must not stop the others; the order is tried again.
          log[levelOfRetry(error)]({ err: error, order: id }, 'an order could not be swept, will be tried again')
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
      // A shopper who may have paid gets a mail for each order, others one a day: anyone can open and leave a bank's page.
      const mayHavePaid = inFlight.some(({ status }) => status !== 'AwaitingShopper')
      const mail = mayHavePaid ? 'payment-failed' : 'order-unpaid'
      await finaliser.abandon(tx, order, 'not paid in time', actor, mail)
    })
  }

  return sweep
}
