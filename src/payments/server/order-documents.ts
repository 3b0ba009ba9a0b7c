import { paidStatuses } from '#src/orders/rules/order-states.ts'
import type { OrderRow } from '#src/orders/server/orders.service.ts'
import { creditRest, issueCreditNote, issueReceipt, listOrderDocuments } from '#src/receipts/server/receipts.service.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { listCaptures } from './capture.store.ts'
import { centsToTake } from './captures.ts'
import { listRefunds } from './refund.store.ts'

/**
 * Brings the receipts of an order to what is taken: each capture that was confirmed has one; of one that failed after all, or of an
 * order that has ended, it is credited. A receipt is of the whole order, so each refund has a credit note for the receipt that stands,
 * those too that came before anything was taken. The caller has locked the order, and calls this last.
 */
export async function issueOrderDocuments(
  tx: Transaction,
  settings: Settings,
  order: OrderRow,
  now: Date,
): Promise<void> {
  const captures = await listCaptures(tx, order.id)
  for (const { id: captureId, status } of captures)
    if (status === 'confirmed') await issueReceipt(tx, settings, order, { captureId }, now)
  if (captures.length === 0 && paidStatuses.includes(order.status) && (await centsToTake(tx, order)) === 0)
    await issueReceipt(tx, settings, order, { captureId: null }, now)
  const refunds = await listRefunds(tx, order.id)
  const isStanding = captures.length === 0 || captures.some(({ status }) => status === 'confirmed')
  if (
    refunds.length > 0 &&
    isStanding &&
    (await listOrderDocuments(tx, order.id)).some(({ kind }) => kind === 'receipt')
  )
    for (const refund of refunds) await issueCreditNote(tx, order, refund, now)
  for (const { id: failedCapture, status } of captures)
    if (status === 'failed') await creditRest(tx, order, { failedCapture }, now)
  // What refunds gave back of an order that they ended is credited; what they kept is kept.
  if (order.status === 'Cancelled' && refunds.every(({ lowersCapture }) => lowersCapture))
    await creditRest(tx, order, 'cancelled', now)
}
