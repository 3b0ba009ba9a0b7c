import { getOrder, lockOrder, raiseTask } from '#src/orders/server/orders.service.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Log } from '#src/platform/logging.ts'
import { getAttempt } from './attempt.store.ts'
import { decideCapture, getCapture, markCaptureAccepted } from './capture.store.ts'
import type { Ledger } from './ledger.ts'
import { type PaymentProvider, RequestRefusedError } from './provider/payment-provider.ts'
import { paymentCaptureQueue } from './queues.ts'

/* Asking the provider for captures that were written down. What comes of them is told by events. */

export interface ModificationDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'error'>
  provider: PaymentProvider
  ledger: Ledger
}

/** Throws to be tried again; a request that the provider will never take is a failed capture, and a task. */
export async function performCapture(
  { db, clock, log, provider, ledger }: ModificationDeps,
  id: string,
): Promise<void> {
  const capture = await getCapture(db, id)
  if (capture.status !== 'requested') return
  if ((await getOrder(db, capture.orderId)).status === 'Cancelled') {
    // Its payment is given back, and there is nothing to take.
    await inTransaction(db, (tx) => decideCapture(tx, id, 'failed', clock.now()))
    return
  }
  const { paymentReference, amountCents, idempotencyKey, orderId } = capture
  const reference = `capture-${id}`
  const actor = { kind: 'system', by: 'job', name: paymentCaptureQueue.name } as const
  try {
    const pspReference = await provider.capture({
      pspReference: paymentReference,
      amountCents,
      reference,
      idempotencyKey,
    })
    await inTransaction(db, async (tx) => {
      await lockOrder(tx, orderId)
      await markCaptureAccepted(tx, id, pspReference, clock.now())
      // Its event may have come before our answer.
      await ledger.keep(tx, await getAttempt(tx, capture.attemptId), null, actor, clock.now())
    })
  } catch (error) {
    if (!(error instanceof RequestRefusedError)) throw error
    const now = clock.now()
    await inTransaction(db, async (tx) => {
      const { orderNumber } = await lockOrder(tx, orderId)
      await decideCapture(tx, id, 'failed', now)
      await raiseTask(tx, { orderId, kind: 'capture-refused', cause: reference, detail: error.message, createdAt: now })
      log.error({ alarm: 'payment-capture', order: orderNumber }, 'the provider does not take a capture')
    })
  }
}
