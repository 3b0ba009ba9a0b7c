import type { Actor } from '#src/common/actor.ts'
import { isFetchedMethod, storeMethod } from '#src/delivery/contract/limits.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import {
  type OrderEvent,
  type ReturnStatus,
  sentStatuses,
  shipmentMoves,
  type ShipmentStatus,
  statusByParcels,
} from '../rules/order-states.ts'
import { fulfilParcels, returnToShelf } from './allocations.ts'
import { clearTakeOut, insertEvent, type OrderChanges, type OrderRow } from './order.store.ts'
import { listShipments, type ShipmentChanges, type ShipmentRow, updateShipment } from './shipment.store.ts'

/* Changes of an order's parcels, as `transition` writes them. */

export type ParcelEvent = Exclude<Extract<OrderEvent, { parcels: unknown }>, { kind: 'taken-apart' }>

const targets = {
  engraved: 'Released',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  returned: 'Returned',
} as const satisfies Record<ParcelEvent['kind'], ShipmentStatus>

/**
 * Moves the parcels and returns the resulting state of their order. Throws for a missing parcel, or a move that is not allowed.
 */
export async function moveParcels(
  tx: Transaction,
  order: OrderRow,
  event: ParcelEvent,
  actor: Actor,
  now: Date,
): Promise<OrderChanges> {
  const parcels = await listShipments(tx, order.id)
  const to = targets[event.kind]
  for (const [number, changes] of changesOf(event, now)) {
    const parcel = parcels.find((one) => one.number === number)
    if (!parcel || !mayMove(parcel, to))
      throw new Error(
        `Forbidden: parcel ${number} of ${order.orderNumber} is ${parcel?.status ?? 'none'}, not to be ${to}`,
      )
    await updateShipment(tx, order.id, number, { ...changes, status: to })
    parcel.status = to
    await insertEvent(tx, order.id, noteOf(event.kind, parcel), now, `parcel ${number}`, actor)
  }
  await moveGoods(tx, order, event, actor, now)
  return {
    ...(order.status !== 'OnHold' && { status: statusByParcels(parcels.map(({ status }) => status)) }),
    ...(event.kind === 'returned' && { returnStatus: returnStatusOf(parcels) }),
  }
}

/** Pieces leave their shelf when packed, a blank when engraved; returned goods are back on it once a person says so. */
async function moveGoods(tx: Transaction, order: OrderRow, event: ParcelEvent, actor: Actor, now: Date): Promise<void> {
  if (event.kind === 'engraved') await fulfilParcels(tx, order.id, event.parcels, { reason: 'engraved', actor }, now)
  if (event.kind === 'packed') {
    const parcels = event.parcels.map(({ number }) => number)
    await fulfilParcels(tx, order.id, parcels, { reason: 'packed', actor }, now)
    await clearTakeOut(tx, order.id, parcels)
  }
  if (event.kind === 'returned' && event.restock)
    await returnToShelf(tx, order.id, { parcels: event.parcels }, { reason: 'restocked', actor }, now)
}

/** Takes apart a packed and cancelled parcel: its contents are on the shelf again. Throws for any other parcel. */
export async function takeApart(
  tx: Transaction,
  order: OrderRow,
  numbers: readonly number[],
  actor: Actor,
  now: Date,
): Promise<void> {
  const parcels = await listShipments(tx, order.id)
  for (const number of numbers) {
    if (!parcels.some((parcel) => parcel.number === number && isToTakeApart(parcel)))
      throw new Error(`Forbidden: parcel ${number} of ${order.orderNumber} is not to be taken apart`)
    await updateShipment(tx, order.id, number, { status: 'Cancelled', takenApartAt: now })
  }
  await returnToShelf(tx, order.id, { parcels: numbers }, { reason: 'taken-apart', actor }, now)
}

export const isToTakeApart = ({
  status,
  packedAt,
  takenApartAt,
}: Pick<ShipmentRow, 'status' | 'packedAt' | 'takenApartAt'>): boolean =>
  status === 'Cancelled' && packedAt !== null && takenApartAt === null

/** A gift card goes from its order straight to its mail, and nothing else does. */
export const mayMove = ({ status, kind }: Pick<ShipmentRow, 'status' | 'kind'>, to: ShipmentStatus): boolean =>
  shipmentMoves[status].includes(to) &&
  (status !== 'Released' || to === 'Cancelled' || (kind === 'gift-card') === (to === 'Delivered'))

/** A parcel that is fetched is ready when it comes to its locker, and at once in the store, where it is then handed over. */
function noteOf(event: ParcelEvent['kind'], { kind, methodId }: ShipmentRow): string {
  if (kind === 'gift-card' && event === 'delivered') return 'gift-card-sent'
  if (event === 'engraved') return 'tablet-engraved'
  const isInStore = methodId === storeMethod
  if (event === (isInStore ? 'shipped' : 'delivered') && isFetchedMethod(methodId)) return 'parcel-ready'
  return event === 'delivered' && isInStore ? 'parcel-collected' : `parcel-${event}`
}

function changesOf(event: ParcelEvent, now: Date): [number: number, changes: Partial<ShipmentChanges>][] {
  switch (event.kind) {
    case 'shipped':
      return event.parcels.map(({ number, ...tracking }) => [number, { ...tracking, shippedAt: now }])
    case 'packed':
      return event.parcels.map(({ number, ...tracking }) => [number, { ...tracking, packedAt: now }])
    case 'delivered':
      return event.parcels.map((number) => [number, { deliveredAt: now }])
    case 'engraved':
    case 'returned':
      return event.parcels.map((number) => [number, {}])
  }
}

const returnStatusOf = (parcels: readonly ShipmentRow[]): ReturnStatus => {
  const sent = parcels.filter(({ kind, status }) => kind !== 'gift-card' && sentStatuses.includes(status))
  return sent.every(({ status }) => status === 'Returned') ? 'Returned' : 'PartiallyReturned'
}
