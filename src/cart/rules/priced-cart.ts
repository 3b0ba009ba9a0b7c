import type { Problem } from '#src/common/errors.ts'
import type { Cents } from '#src/common/money.ts'
import type { DeliveryChoice, GoodsDelivery } from '#src/delivery/rules/choice.ts'
import type { DeliveryMethod, ShipmentKind } from '#src/delivery/rules/methods.ts'
import type { Adjustment } from '#src/promotions/rules/adjustment.ts'
import type { Gift, TraceEntry } from '#src/promotions/rules/promotion.ts'
import type { CartLine, Sellable } from './cart-line.ts'
import type { Totals } from './totals.ts'

/** A cart with everything the shopper sees of it; its order stores the same. */
export interface PricedCart {
  /** Shipments that have lines, the ordinary one first. */
  shipments: PricedShipment[]
  /** Adjustments that apply, each with the amount it really takes off. */
  adjustments: Adjustment[]
  gifts: Gift[]
  /** Why each promotion applies or not; empty for a frozen cart. */
  trace: TraceEntry[]
  /** The lines of all shipments, in the order they were added. */
  lines: PricedLine[]
  totals: Totals
  /** Counts ordinary goods after reductions; gift cards and engraved tablets do not count. */
  freeShipping: { isFree: boolean; missingCents: Cents }
  /** Delivery of the ordinary goods, or what it would be with some; `offers` have the prices before free delivery. */
  delivery: GoodsDelivery & { offers: readonly DeliveryMethod[] }
  problems: CartFault[]
}

export interface PricedShipment {
  id: number
  kind: ShipmentKind
  /** Null where no delivery is possible, which its lines report as a problem; and for e-mailed gift cards. */
  method: DeliveryMethod | null
  /** Country of destination, `FIN`. */
  countryCode: string
  /** The shopper has not chosen a method yet: the cheapest one stands in as an estimate. */
  isEstimate: boolean
  /** Place and time that were chosen with the method. */
  choice: DeliveryChoice | null
  /** Before its adjustments. */
  feeCents: Cents
  lines: PricedLine[]
}

export interface PricedLine {
  line: CartLine
  /** Null when the catalogue no longer knows the variation. */
  sellable: Sellable | null
  maxQuantity: number
  taxRate: number
  sums: Totals['lines'][number]
}

export type CartFault = Problem & {
  /** Both empty where it is about the whole cart. */
  code: string
  lineItemId: string
  blocking: boolean
  /** Sums that its text names, put into words with the language. */
  moneyParams?: Readonly<Record<string, Cents>>
}
