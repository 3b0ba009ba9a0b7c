import { paidStatuses } from '#src/orders/rules/order-states.ts'
import type { OrderRow } from '#src/orders/server/orders.service.ts'
import { creditRest, issueReceipt } from '#src/receipts/server/receipts.service.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { listCaptures } from './capture.store.ts'

/**
 * Brings the receipts of an order to what is taken: each capture that was confirmed has one; of one that failed after all, or of an
 * order that has ended, it is credited. The caller has locked the order, and calls this last.
 */
export async function keepPapers(tx: Transaction, settings: Settings, order: OrderRow, now: Date): Promise<void> {
  for (const { id: captureId, status } of await listCaptures(tx, order.id)) {
    if (status === 'confirmed') await issueReceipt(tx, settings, order, { captureId }, now)
    if (status === 'failed') await creditRest(tx, order, { failedCapture: captureId }, now)
  }
  if (order.paymentAttemptId === null && paidStatuses.includes(order.status))
    await issueReceipt(tx, settings, order, { captureId: null }, now)
  if (order.status === 'Cancelled') await creditRest(tx, order, 'cancelled', now)
}
