import type { Address } from '#src/common/address.ts'
import { findCountry } from '#src/common/countries.ts'
import type { Language } from '#src/common/locale.ts'
import type { Cents } from '#src/common/money.ts'
import type { PickupPoint } from '#src/delivery/contract/delivery.ts'
import type { ShipmentStatus } from './order-states.ts'

/* Data that goes with a parcel: the slip inside it, and what a carrier needs for its label. */

export interface ParcelLine {
  code: string
  name: string
  quantity: number
  /** What an engraved tablet says, line by line; empty for everything else. */
  engraved: readonly string[]
}

/** Prices stand on the receipt: a parcel may be a gift. */
export interface PackingSlip {
  language: Language
  orderNumber: string
  number: number
  /** Which it is of how many, gift cards by mail left out: 1 of 2. */
  place: number
  count: number
  orderedAt: Date
  to: Address
  point: PickupPoint | null
  methodNameKey: string
  lines: readonly ParcelLine[]
  /** Goes with the goods alone; empty where there is none. */
  greeting: string
}

export interface LabelData {
  /** In the form of the Universal Postal Union; it tracks the parcel. */
  parcelNumber: string
  carrier: string
  methodId: string
  orderNumber: string
  number: number
  /** 1 of 2. */
  place: number
  count: number
  weightGrams: number
  to: Address
  point: PickupPoint | null
  /** For parcels that leave the customs union; null inside it. */
  customs: { lines: readonly CustomsLine[]; totalCents: Cents } | null
}

export interface CustomsLine {
  name: string
  quantity: number
  weightGrams: number
  /** What was paid for all of them. */
  cents: Cents
}

export interface PackedLine {
  shipmentNumber: number
  code: string
  displayName: string
  quantity: number
  /** Weight of one unit. */
  weightGrams: number
  paidCents: Cents
  customTablet: { frontText: string; backText: string; signature: string } | null
}

interface Parcel {
  number: number
  kind: 'goods' | 'tablet' | 'gift-card'
  status: ShipmentStatus
  methodId: string
  methodNameKey: string
  address: Address
  pickupPoint: PickupPoint | null
  carrier: string
  trackingNumber: string
}

interface ParcelsOrder {
  language: Language
  orderNumber: string
  createdAt: Date
  greeting: string
  shipments: readonly Parcel[]
  lines: readonly PackedLine[]
}

/** A gift card travels by mail and has no parcel; a cancelled shipment is not packed. */
export const isParcel = ({ kind, status }: Pick<Parcel, 'kind' | 'status'>): boolean =>
  kind !== 'gift-card' && status !== 'Cancelled'

/** Null: the order has no such parcel. */
export function packingSlip(order: ParcelsOrder, number: number): PackingSlip | null {
  const found = parcelOf(order, number)
  if (!found) return null
  const { parcel, lines, place, count } = found
  return {
    language: order.language,
    orderNumber: order.orderNumber,
    number: parcel.number,
    place,
    count,
    orderedAt: order.createdAt,
    to: parcel.address,
    point: parcel.pickupPoint,
    methodNameKey: parcel.methodNameKey,
    lines: lines.map(({ code, displayName, quantity, customTablet }) => ({
      code,
      name: displayName,
      quantity,
      engraved: customTablet
        ? [customTablet.frontText, ...customTablet.backText.split('\n'), customTablet.signature].filter(Boolean)
        : [],
    })),
    greeting: parcel.kind === 'goods' ? order.greeting : '',
  }
}

/** Null: there is no such parcel, or it has no number yet: it gets one when it is packed, unless the shop hands it over itself. */
export function labelData(order: ParcelsOrder, number: number): LabelData | null {
  const found = parcelOf(order, number)
  if (!found || found.parcel.trackingNumber === '') return null
  const { parcel, lines, place, count } = found
  const declared = lines.map(({ displayName, quantity, weightGrams, paidCents }) => ({
    name: displayName,
    quantity,
    weightGrams: weightGrams * quantity,
    cents: paidCents,
  }))
  const { hasCustoms = false } = findCountry(parcel.address.countryCode) ?? {}
  return {
    parcelNumber: parcel.trackingNumber,
    carrier: parcel.carrier,
    methodId: parcel.methodId,
    orderNumber: order.orderNumber,
    number: parcel.number,
    place,
    count,
    weightGrams: declared.reduce((sum, { weightGrams }) => sum + weightGrams, 0),
    to: parcel.address,
    point: parcel.pickupPoint,
    customs: hasCustoms ? { lines: declared, totalCents: declared.reduce((sum, { cents }) => sum + cents, 0) } : null,
  }
}

function parcelOf(order: ParcelsOrder, number: number) {
  const parcels = order.shipments.filter(isParcel)
  const parcel = parcels.find((one) => one.number === number)
  if (!parcel) return null
  return {
    parcel,
    place: parcels.indexOf(parcel) + 1,
    count: parcels.length,
    lines: order.lines.filter(({ shipmentNumber }) => shipmentNumber === number),
  }
}
