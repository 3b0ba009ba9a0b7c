import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { leftToSend, type TakenOut } from '../rules/allocation.ts'
import type { Pieces } from '../rules/order-states.ts'
import { sentStatuses, statusByParcels } from '../rules/order-states.ts'
import { releaseTakenOut } from './allocations.ts'
import { listLines, type OrderChanges, type OrderRow, removePieces } from './order.store.ts'
import { isPartlySent } from './partly-sent.ts'
import { listShipments, updateShipment } from './shipment.store.ts'

/**
 * Refunded pieces leave parcels that are not sent; a packed one is repacked before it goes. A parcel with nothing left is
 * cancelled, and an order with nothing left to send ends: `Cancelled` where nothing of it was ever sent. Where its money was
 * taken, the state of its return says so. Pieces that are left out without money leave it in the same way.
 */
export async function takeOut(
  tx: Transaction,
  order: OrderRow,
  { pieces, isTaken, isLeftOut = false }: { pieces: readonly Pieces[]; isTaken: boolean; isLeftOut?: boolean },
  now: Date,
): Promise<{ changes: OrderChanges; ended: 'Completed' | 'Cancelled' | null }> {
  const parcels = await listShipments(tx, order.id)
  const before = await listLines(tx, order.id)
  for (const { position, quantity } of pieces) {
    const line = before.find((one) => one.position === position)
    const parcel = parcels.find(({ number }) => number === line?.shipmentNumber)
    if (!line || !parcel) throw new Error(`Order ${order.orderNumber} has no line ${position}`)
    if (sentStatuses.includes(parcel.status) || parcel.status === 'Cancelled') continue
    // A refund begins with pieces that were left out before: they are not sent anyway.
    const absorbed = isLeftOut ? 0 : Math.min(quantity, line.leftOutQuantity)
    const removed = quantity - absorbed
    const leftOut = isLeftOut ? removed : -absorbed
    await removePieces(tx, order.id, { position, quantity: removed, leftOut, isPacked: parcel.status === 'Packed' })
  }
  const lines = await listLines(tx, order.id)
  for (const parcel of parcels) {
    if (sentStatuses.includes(parcel.status) || parcel.status === 'Cancelled') continue
    if (lines.some((line) => line.shipmentNumber === parcel.number && leftToSend(line) > 0)) continue
    await updateShipment(tx, order.id, parcel.number, { status: 'Cancelled' })
    parcel.status = 'Cancelled'
  }
  await releaseTakenOut(tx, order.id, now)

  const living = parcels.filter(({ status }) => status !== 'Cancelled')
  if (living.some(({ status }) => !sentStatuses.includes(status))) {
    const status = statusByParcels(living.map((parcel) => parcel.status))
    return { changes: order.status === 'OnHold' ? {} : { status }, ended: null }
  }
  if (!(await isPartlySent(tx, order)))
    return { changes: isTaken ? { returnStatus: 'Returned' } : {}, ended: 'Cancelled' }
  if (isLeftOut) return { changes: { status: 'Completed', holdReasons: [] }, ended: 'Completed' }
  const returnStatus = order.returnStatus === 'Returned' ? 'Returned' : 'PartiallyReturned'
  return { changes: { status: 'Completed', holdReasons: [], returnStatus }, ended: 'Completed' }
}

/** What is still to be taken out of packed parcels, before they are repacked. */
export async function takeOutOf(executor: Executor, orderId: string): Promise<TakenOut[]> {
  const packed = (await listShipments(executor, orderId)).filter(({ status }) => status === 'Packed')
  return (await listLines(executor, orderId)).flatMap(({ position, code, shipmentNumber, takeOutQuantity: quantity }) =>
    quantity > 0 && packed.some(({ number }) => number === shipmentNumber)
      ? [{ parcel: shipmentNumber, position, code, quantity }]
      : [],
  )
}
