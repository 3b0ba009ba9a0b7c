import { paidStatuses } from '#src/orders/rules/order-states.ts'
import type { OrderRow } from '#src/orders/server/orders.service.ts'
import { creditRest, issueCreditNote, issueReceipt, listOrderDocuments } from '#src/receipts/server/receipts.service.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { listCaptures } from './capture.store.ts'
import { centsToTake } from './captures.ts'
import { listRefunds } from './refund.store.ts'

/**
 * Issues an order's missing receipts and credit notes. Each confirmed capture has a receipt; it is credited when the capture
 * fails later or the order ends. A receipt covers the whole order, so each refund, even one before the capture, has a credit
 * note for the valid receipt. The caller has locked the order, and calls this last.
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
  // An order that refunds ended keeps the part they did not give back, so the rest is not credited.
  if (order.status === 'Cancelled' && refunds.every(({ lowersCapture }) => lowersCapture))
    await creditRest(tx, order, 'cancelled', now)
}
