import type { ShipmentStatus } from '#src/orders/rules/order-states.ts'

/**
 * State of a tablet on the engraving line: to engrave → engraved → packed. Each engraved line ships separately, so its state
 * is that of its shipment.
 */
export const productionStates = ['to-engrave', 'engraved', 'packed'] as const
export type ProductionState = (typeof productionStates)[number]

export const shipmentStatusOf = {
  'to-engrave': 'AwaitingProduction',
  engraved: 'Released',
  packed: 'Packed',
} as const satisfies Record<ProductionState, ShipmentStatus>

/** Null for a tablet that is shipped or will never be. */
export const productionStateOf = (status: ShipmentStatus): ProductionState | null =>
  productionStates.find((state) => shipmentStatusOf[state] === status) ?? null

/** A tablet is engraved, then packed; steps are neither skipped nor undone. */
export const mayMoveTo = (from: ProductionState | null, to: ProductionState): boolean =>
  from !== null && productionStates.indexOf(to) === productionStates.indexOf(from) + 1

/** One engraved line of an order, with all that engraving and packing need. */
export interface TabletJob {
  orderNumber: string
  /** Line number from 1, as on the sheet. */
  line: number
  shipmentNumber: number
  state: ProductionState | null
  /** Variation code and name at purchase. */
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
  /** Latest delivery day, a shop date; null if unknown. */
  deliverBy: string | null
}
