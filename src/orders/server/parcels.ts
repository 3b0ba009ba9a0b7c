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
import { insertEvent, type OrderChanges, type OrderRow } from './order.store.ts'
import { listShipments, type ShipmentChanges, type ShipmentRow, updateShipment } from './shipment.store.ts'

/* What becomes of an order's parcels, as `transition` writes it. */

export type ParcelEvent = Extract<OrderEvent, { parcels: unknown }>

const targets = {
  engraved: 'Released',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  returned: 'Returned',
} as const satisfies Record<ParcelEvent['kind'], ShipmentStatus>

/** Moves the parcels and says what that makes of their order. Throws for a parcel that there is not, or that may not go there. */
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
  return {
    ...(order.status !== 'OnHold' && { status: statusByParcels(parcels.map(({ status }) => status)) }),
    ...(event.kind === 'returned' && { returnStatus: returnStatusOf(parcels) }),
  }
}

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
