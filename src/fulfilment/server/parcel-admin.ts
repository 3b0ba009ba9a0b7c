import { randomBytes } from 'node:crypto'
import type { Actor, ShopActor } from '#src/common/actor.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { storeMethod } from '#src/delivery/contract/limits.ts'
import { labelNumber } from '#src/orders/rules/parcel-label.ts'
import {
  type LabelledParcel,
  type OrderEvent,
  type OrderStatus,
  type ShipmentStatus,
  statusesInWork,
} from '#src/orders/rules/order-states.ts'
import { actOn, type AdminDeps, type AdminRefusal } from '#src/orders/server/order-admin-act.ts'
import {
  getOrderParts,
  isToTakeApart,
  leftToSend,
  listShipments,
  listUndelivered,
  mayMove,
  type OrderRow,
  type ShipmentRow,
  takeOutOf,
  type TakenOut,
  transition,
} from '#src/orders/server/orders.service.ts'
import { orderMailQueue } from '#src/orders/server/queues.ts'
import { isCapturedOrAsked, requestCapture } from '#src/payments/server/captures.ts'
import { isFullyRefunded } from '#src/payments/server/refundable.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { carrierSetting, trackingUrl } from './carrier-setting.ts'

/** A carrier's tracking data of a parcel; `url` empty: made from the carrier's setting. */
export interface Tracking {
  carrier: string
  number: string
  url: string
}

type Parcels = Result<number[], AdminRefusal>
/** Numbers of the parcels, or null for all that can be moved. */
type Wanted = readonly number[] | null

/** A parcel without a report of its arrival counts as delivered after this, by any carrier (C-19). */
const longestWayMs = 14 * 86_400_000
const batch = 100

/** Packing, sending and handing over. */
export function createParcelAdmin(deps: AdminDeps) {
  const { db, clock, jobs, settings } = deps
  const write = (actor: ShopActor) => ({ actor, permission: 'orders:write' }) as const
  const packing = (actor: ShopActor) => ({ actor, permission: 'orders:pack' }) as const

  const pack = (orderNumber: string, wanted: Wanted, actor: ShopActor): Promise<Parcels> =>
    actOn(deps, orderNumber, packing(actor), async (tx, order) => {
      const marked = await takeOutOf(tx, order.id)
      const isToPack = ({ number, status }: ShipmentRow) =>
        status !== 'Packed' || marked.some(({ parcel }) => parcel === number)
      const chosen = await choose(tx, order, wanted, 'Packed', statusesInWork, isToPack)
      return chosen.ok
        ? ok(await packParcels(tx, { jobs: jobs(), settings }, order, chosen.value, actor, clock.now()))
        : chosen
    })

  const ship = (orderNumber: string, wanted: Wanted, tracking: Tracking | null, actor: ShopActor): Promise<Parcels> =>
    actOn(deps, orderNumber, write(actor), async (tx, order) => {
      const chosen = await choose(tx, order, wanted, 'Shipped', statusesInWork)
      if (!chosen.ok) return chosen
      const [marked] = (await takeOutOf(tx, order.id)).filter(({ parcel }) => numbersOf(chosen.value).includes(parcel))
      if (marked) return refuse({ reason: 'take-out', about: takeOutText(order.orderNumber, marked) })
      if (!(await isCapturedOrAsked(tx, order))) return refuse({ reason: 'not-captured', about: order.orderNumber })
      const now = clock.now()
      const parcels = chosen.value.map((parcel) => withTracking(parcel, tracking))
      const changed = await transition(tx, order, { kind: 'shipped', parcels }, actor, now)
      await tell(tx, jobs(), changed, chosen.value)
      return ok(numbersOf(chosen.value))
    })

  const move =
    (event: (parcels: number[]) => OrderEvent, to: ShipmentStatus, statuses: readonly OrderStatus[]) =>
    (orderNumber: string, wanted: Wanted, actor: ShopActor): Promise<Parcels> =>
      actOn(deps, orderNumber, write(actor), async (tx, order) => {
        const chosen = await choose(tx, order, wanted, to, statuses)
        if (!chosen.ok) return chosen
        const parcels = numbersOf(chosen.value)
        await transition(tx, order, event(parcels), actor, clock.now())
        return ok(parcels)
      })
  const onTheWay: readonly OrderStatus[] = ['PartiallyShipped', 'Completed', 'OnHold']
  const deliver = move((parcels) => ({ kind: 'delivered', parcels }), 'Delivered', onTheWay)

  return {
    pack,
    ship,
    deliver,
    /** Takes a sent parcel back; with `restock` its pieces are undamaged and go back into stock. */
    takeBack: (orderNumber: string, wanted: Wanted, actor: ShopActor, { restock } = { restock: false }) =>
      move((parcels) => ({ kind: 'returned', parcels, restock }), 'Returned', onTheWay)(orderNumber, wanted, actor),

    /** Unpacks parcels that are not sent after all; their pieces go back into stock. */
    takeApart: (orderNumber: string, wanted: Wanted, actor: ShopActor): Promise<Parcels> =>
      actOn(deps, orderNumber, packing(actor), async (tx, order) => {
        const able = numbersOf((await listShipments(tx, order.id)).filter(isToTakeApart))
        const missing = wanted?.find((number) => !able.includes(number))
        if (missing !== undefined)
          return refuse({ reason: 'no-parcel', about: `${order.orderNumber} parcel ${missing}` })
        const parcels = able.filter((number) => wanted === null || wanted.includes(number))
        if (parcels.length === 0) return refuse({ reason: 'nothing-to-do', about: order.orderNumber })
        await transition(tx, order, { kind: 'taken-apart', parcels }, actor, clock.now())
        return ok(parcels)
      }),

    /** Marks parcels as delivered that were sent so long ago that they must have arrived. */
    async deliverOverdue(): Promise<void> {
      const actor = { kind: 'system', by: 'job', name: 'payments.parcels' } as const
      const before = new Date(clock.now().getTime() - longestWayMs)
      for (const { orderNumber, number } of await listUndelivered(db, before, batch))
        await deliver(orderNumber, [number], actor)
    },
  }
}

/** Packs parcels with labels of their carriers; the order's first parcel requests the capture. Returns the parcels' numbers. */
export async function packParcels(
  tx: Transaction,
  { jobs, settings }: { jobs: Pick<Jobs, 'send'>; settings: Settings },
  order: OrderRow,
  parcels: readonly ShipmentRow[],
  actor: Actor,
  now: Date,
): Promise<number[]> {
  const carriers = await settings.rows(tx, carrierSetting)
  const labelled = parcels.map(({ number, methodId, ...parcel }): LabelledParcel => {
    // A parcel that is packed again keeps its label.
    if (parcel.trackingNumber !== '')
      return { number, carrier: parcel.carrier, trackingNumber: parcel.trackingNumber, trackingUrl: parcel.trackingUrl }
    const carrier = carriers.get(methodId)
    if (!carrier) return { number, carrier: '', trackingNumber: '', trackingUrl: '' }
    const label = labelNumber(randomBytes(8))
    const url = trackingUrl(carrier.trackingUrl, label)
    return { number, carrier: carrier.name, trackingNumber: label, trackingUrl: url }
  })
  const packed = await transition(tx, order, { kind: 'packed', parcels: labelled }, actor, now)
  await requestCapture(tx, jobs, packed, now)
  return numbersOf(parcels)
}

/** The requested parcels, or all that can move to `to`. A named parcel that cannot is refused; empty ones are never sent. */
async function choose(
  tx: Transaction,
  order: OrderRow,
  wanted: Wanted,
  to: ShipmentStatus,
  statuses: readonly OrderStatus[],
  isAble: (parcel: ShipmentRow) => boolean = () => true,
): Promise<Result<ShipmentRow[], AdminRefusal>> {
  if (!statuses.includes(order.status))
    return refuse({ reason: 'wrong-state', about: `${order.orderNumber} (${order.status})` })
  const isToGo = to === 'Packed' || to === 'Shipped'
  if (isToGo && (await isFullyRefunded(tx, order)))
    return refuse({ reason: 'refunded-whole', about: order.orderNumber })
  const { lines, shipments: parcels } = await getOrderParts(tx, order)
  const isEmpty = ({ number }: ShipmentRow) =>
    !lines.some((line) => line.shipmentNumber === number && leftToSend(line) > 0)
  // A gift card is delivered by e-mail only.
  const able = parcels.filter(
    (parcel) => mayMove(parcel, to) && parcel.kind !== 'gift-card' && !(isToGo && isEmpty(parcel)) && isAble(parcel),
  )
  const missing = wanted?.find((number) => !able.some((parcel) => parcel.number === number))
  if (missing !== undefined) {
    const status = parcels.find(({ number }) => number === missing)?.status ?? 'none'
    return refuse({ reason: 'no-parcel', about: `${order.orderNumber} parcel ${missing} (${status})` })
  }
  const chosen = able.filter(({ number }) => wanted === null || wanted.includes(number))
  return chosen.length > 0 ? ok(chosen) : refuse({ reason: 'nothing-to-do', about: order.orderNumber })
}

function withTracking(parcel: ShipmentRow, tracking: Tracking | null): LabelledParcel {
  const { number, carrier, trackingNumber } = parcel
  if (tracking === null) return { number, carrier, trackingNumber, trackingUrl: parcel.trackingUrl }
  return {
    number,
    carrier: tracking.carrier || carrier,
    trackingNumber: tracking.number,
    trackingUrl:
      tracking.url ||
      parcel.trackingUrl.replace(encodeURIComponent(trackingNumber), encodeURIComponent(tracking.number)),
  }
}

/** Sends one mail for the parcels that wait in the store, and one for those on their way. */
async function tell(
  tx: Transaction,
  jobs: Pick<Jobs, 'send'>,
  order: OrderRow,
  sent: readonly ShipmentRow[],
): Promise<void> {
  const [inStore, onTheWay] = [sent.filter(isInStore), sent.filter((parcel) => !isInStore(parcel))]
  const kind = order.status === 'Completed' ? 'order-shipped' : 'order-partly-shipped'
  if (onTheWay.length > 0)
    await jobs.send(tx, orderMailQueue, { orderId: order.id, kind, parcels: numbersOf(onTheWay) })
  if (inStore.length > 0)
    await jobs.send(tx, orderMailQueue, { orderId: order.id, kind: 'pickup-ready', parcels: numbersOf(inStore) })
}

const takeOutText = (orderNumber: string, { parcel, quantity, code }: TakenOut): string =>
  `${orderNumber} parcel ${parcel}: take out ${quantity} x ${code}`

const isInStore = ({ methodId }: ShipmentRow): boolean => methodId === storeMethod
const numbersOf = (parcels: readonly ShipmentRow[]): number[] => parcels.map(({ number }) => number)
