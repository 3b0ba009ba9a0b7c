import { randomUUID } from 'node:crypto'
import { getOrder, type OrderRow, raiseTask, recordEvent } from '#src/orders/server/orders.service.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Log } from '#src/platform/logging.ts'
import { getAttempt, getReversal, insertReversal, markReversalAccepted, type NewReversal } from './attempt.store.ts'
import { derivedKey } from './attempts.ts'
import { type PaymentProvider, RequestRefusedError } from './provider/payment-provider.ts'
import { paymentReversalQueue } from './queues.ts'

/*
 * Requests to the provider to give a payment back or to end it. The same key makes any retry the same request. A failure
 * throws, so that the job is retried; when the provider refuses the request itself, an alarm is raised for a person.
 */

export interface ReversalDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'error'>
  provider: PaymentProvider
}

/** `isBack`: the provider has ended it already, so it is only recorded. */
type ReversedPayment = Pick<NewReversal, 'attemptId' | 'pspReference' | 'amountCents' | 'reason'> & {
  order: OrderRow
  isBack: boolean
}

/** Each payment goes back once: one transaction writes record and job. False when it was recorded before. */
export async function requestReversal(
  tx: Transaction,
  jobs: Pick<Jobs, 'send'>,
  { order, isBack, ...payment }: ReversedPayment,
  now: Date,
): Promise<boolean> {
  const status = isBack ? 'confirmed' : 'requested'
  const about = { orderId: order.id, idempotencyKey: randomUUID(), status, createdAt: now } as const
  const reversal = await insertReversal(tx, { ...payment, ...about })
  if (!reversal) return false
  await recordEvent(tx, order.id, 'payment-reversed', now, reversal.reason)
  if (!isBack) await jobs.send(tx, paymentReversalQueue, { id: reversal.id })
  return true
}

/** Gives a recorded payment back. */
export async function performReversal(deps: ReversalDeps, id: string): Promise<void> {
  const reversal = await getReversal(deps.db, id)
  if (reversal.status !== 'requested') return
  const { pspReference, idempotencyKey, orderId } = reversal
  const reference = `reversal-${reversal.id}`
  await told(deps, orderId, reference, () => deps.provider.reverse({ pspReference, reference, idempotencyKey }))
  await markReversalAccepted(deps.db, id, deps.clock.now())
}

/** Ends an attempt by our own reference, which is all that may be known of it. */
export async function performCancel(deps: ReversalDeps, attemptId: string): Promise<void> {
  const attempt = await getAttempt(deps.db, attemptId)
  const { merchantReference } = attempt
  await told(deps, attempt.orderId, `cancel-${merchantReference}`, () =>
    deps.provider.cancelByReference({ merchantReference, idempotencyKey: derivedKey(attempt, 'cancel') }),
  )
}

async function told(deps: ReversalDeps, orderId: string, cause: string, call: () => Promise<void>): Promise<void> {
  try {
    await call()
  } catch (error) {
    if (error instanceof RequestRefusedError) {
      const { orderNumber } = await getOrder(deps.db, orderId)
      deps.log.error({ alarm: 'payment-reversal', order: orderNumber, cause }, 'the provider does not take a request')
      const task = { orderId, kind: 'request-refused', cause, detail: error.message } as const
      await raiseTask(deps.db, { ...task, createdAt: deps.clock.now() })
    }
    throw error
  }
}
