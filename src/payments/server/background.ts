import { lockCart } from '#src/cart/server/cart.service.ts'
import { reconcileEveryMs } from '#src/orders/contract/limits.ts'
import {
  borrowExpiredOrders,
  borrowUndecidedAttempts,
  getOrder,
  lapseHold,
  listInFlight,
  lockOrder,
} from '#src/orders/server/orders.service.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Log } from '#src/platform/logging.ts'
import type { Finaliser } from './finalise.ts'
import type { ProviderInquiry } from './provider-inquiry.ts'

/*
 * What sees to it that nothing stays undecided. The reconciler asks the provider about attempts nobody has heard of for
 * 30 seconds, at start and then every 30 seconds; the sweeper frees the goods of unpaid orders, and ends the orders when their
 * time is up, after asking as well. Both take their work with SKIP LOCKED, so any number of processes may run them.
 */

export interface BackgroundDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'error' | 'info' | 'warn'>
  finaliser: Finaliser
  inquiry: ProviderInquiry
}

const batch = 20
/** A sweeper that dies gives its orders back after this. */
const lentMs = 60_000

export type Background = ReturnType<typeof createBackground>

export function createBackground({ db, clock, log, finaliser, inquiry }: BackgroundDeps) {
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> | null = null

  /** Until no attempt is due; returns how many were asked about. */
  async function reconcile(): Promise<number> {
    for (let asked = 0; ;) {
      const attempts = await borrowUndecidedAttempts(db, clock.now(), batch)
      await Promise.all(
        attempts.map((attempt) => guarded('reconcile', attempt.merchantReference, () => inquiry.settle(attempt))),
      )
      asked += attempts.length
      if (attempts.length < batch) return asked
    }
  }

  /** Gives the goods of unpaid orders back, then ends the orders; what the provider denies is over, what it still has is asked after again in a minute. */
  async function sweep(): Promise<number> {
    for (let swept = 0; ;) {
      const now = clock.now()
      const orders = await borrowExpiredOrders(db, now, new Date(now.getTime() + lentMs), batch)
      for (const { id } of orders) await guarded('sweep', id, () => sweepOrder(id))
      swept += orders.length
      if (orders.length < batch) return swept
    }
  }

  async function sweepOrder(id: string): Promise<void> {
    for (const attempt of await listInFlight(db, id)) await inquiry.settle(attempt)
    const { cartId } = await getOrder(db, id)
    await inTransaction(db, async (tx) => {
      await lockCart(tx, cartId)
      const order = await lockOrder(tx, id)
      if (order.status !== 'AwaitingPayment' || (await listInFlight(tx, id)).length > 0) return
      const now = clock.now()
      if (order.payableUntil > now) await lapseHold(tx, order, now)
      else await finaliser.giveUp(tx, order, 'not paid in time', 'order-unpaid')
    })
  }

  /** One that fails must not keep the others from their turn; it comes again. */
  async function guarded(what: string, subject: string, run: () => Promise<unknown>): Promise<void> {
    try {
      await run()
    } catch (error) {
      log.error({ err: error, what, subject }, 'background work failed, will be tried again')
    }
  }

  async function round(): Promise<void> {
    await guarded('reconcile', 'all', reconcile)
    await guarded('sweep', 'all', sweep)
  }

  function tick(): void {
    running ??= round().finally(() => (running = null))
  }

  return {
    reconcile,
    sweep,
    start(): void {
      tick()
      timer = setInterval(tick, reconcileEveryMs)
    },
    async stop(): Promise<void> {
      if (timer) clearInterval(timer)
      await running
    },
  }
}
