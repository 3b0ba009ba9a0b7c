import type { ShipmentStatus } from '#src/orders/rules/order-states.ts'

/**
 * What has become of a tablet on the engraving line. Each engraved line is a shipment of its own, so its state is the shipment's:
 * to engrave → engraved → packed.
 */
export const productionStates = ['to-engrave', 'engraved', 'packed'] as const
export type ProductionState = (typeof productionStates)[number]

export const shipmentStatusOf = {
  'to-engrave': 'AwaitingProduction',
  engraved: 'Released',
  packed: 'Packed',
} as const satisfies Record<ProductionState, ShipmentStatus>

/** Null for a tablet that has left the house, or never will. */
export const productionStateOf = (status: ShipmentStatus): ProductionState | null =>
  productionStates.find((state) => shipmentStatusOf[state] === status) ?? null

/** A tablet is engraved, then packed; nothing is left out and nothing undone. */
export const mayMoveTo = (from: ProductionState | null, to: ProductionState): boolean =>
  from !== null && productionStates.indexOf(to) === productionStates.indexOf(from) + 1

/** One engraved line of an order, with all its maker and its packer need. */
export interface TabletJob {
  orderNumber: string
  /** Counted from 1, as on the sheet. */
  line: number
  shipmentNumber: number
  state: ProductionState | null
  /** Variation code and name as bought. */
  code: string
  name: string
  quantity: number
  frontText: string
  backText: string
  signature: string
  cut: string
  recipient: string
  address: string
  postalCode: string
  city: string
  country: string
  phone: string
  /** Shop date by which it should be there; null when not known. */
  deliverBy: string | null
}
