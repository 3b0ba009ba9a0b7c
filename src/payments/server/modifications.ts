import { getOrder, lockOrder, raiseTask } from '#src/orders/server/orders.service.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Log } from '#src/platform/logging.ts'
import { getAttempt } from './attempt.store.ts'
import { decideCapture, getCapture, markCaptureAccepted } from './capture.store.ts'
import type { Ledger } from './ledger.ts'
import { type PaymentProvider, RequestRefusedError } from './provider/payment-provider.ts'
import { decideRefund, getRefund, markRefundAccepted } from './refund.store.ts'

/* Requests recorded captures and refunds of the provider. Events report their outcome. */

export interface ModificationDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'error'>
  provider: PaymentProvider
  ledger: Ledger
}

interface Modification {
  kind: 'capture' | 'refund'
  id: string
  orderId: string
  attemptId: string
  paymentReference: string
  amountCents: number
  idempotencyKey: string
  markAccepted: (tx: Transaction, id: string, pspReference: string, now: Date) => Promise<void>
  decide: (tx: Transaction, id: string, status: 'failed', now: Date) => Promise<void>
}

/** Throws so that the job is retried; a request that the provider refuses for good fails and raises a task. */
async function perform({ db, clock, log, provider, ledger }: ModificationDeps, asked: Modification): Promise<void> {
  const { kind, id, orderId, attemptId, paymentReference, amountCents, idempotencyKey } = asked
  const reference = `${kind}-${id}`
  const actor = { kind: 'system', by: 'job', name: `payments.${kind}` } as const
  try {
    const request = { pspReference: paymentReference, amountCents, reference, idempotencyKey }
    const pspReference = await provider[kind](request)
    await inTransaction(db, async (tx) => {
      await lockOrder(tx, orderId)
      await asked.markAccepted(tx, id, pspReference, clock.now())
      // Its event may have come before the provider's response.
      await ledger.keep(tx, await getAttempt(tx, attemptId), null, actor, clock.now())
    })
  } catch (error) {
    if (!(error instanceof RequestRefusedError)) throw error
    const now = clock.now()
    const detail = error.message
    await inTransaction(db, async (tx) => {
      const { orderNumber } = await lockOrder(tx, orderId)
      await asked.decide(tx, id, 'failed', now)
      const cause = `${reference}:${idempotencyKey}`
      await raiseTask(tx, { orderId, kind: `${kind}-refused`, cause, detail, createdAt: now })
      log.error({ alarm: `payment-${kind}`, order: orderNumber }, `the provider does not take a ${kind}`)
    })
  }
}

export async function performCapture(deps: ModificationDeps, id: string): Promise<void> {
  const capture = await getCapture(deps.db, id)
  if (capture.status !== 'requested') return
  if ((await getOrder(deps.db, capture.orderId)).status === 'Cancelled') {
    // Its payment is given back, and there is nothing to take.
    await inTransaction(deps.db, (tx) => decideCapture(tx, id, 'failed', deps.clock.now()))
    return
  }
  await perform(deps, { ...capture, kind: 'capture', markAccepted: markCaptureAccepted, decide: decideCapture })
}

export async function performRefund(deps: ModificationDeps, id: string): Promise<void> {
  const { attemptId, paymentReference, ...refund } = await getRefund(deps.db, id)
  if (refund.status !== 'requested' || attemptId === null || paymentReference === null) return
  const money = { attemptId, paymentReference, amountCents: refund.cardCents }
  await perform(deps, {
    ...refund,
    ...money,
    kind: 'refund',
    markAccepted: markRefundAccepted,
    decide: decideRefund,
  })
}
