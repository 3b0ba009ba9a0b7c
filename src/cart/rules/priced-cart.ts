import type { Problem } from '#src/common/errors.ts'
import type { Cents } from '#src/common/money.ts'
import type { DeliveryChoice, GoodsDelivery } from '#src/delivery/rules/choice.ts'
import type { DeliveryMethod, ShipmentKind } from '#src/delivery/rules/methods.ts'
import type { Adjustment } from '#src/promotions/rules/adjustment.ts'
import type { Gift, TraceEntry } from '#src/promotions/rules/promotion.ts'
import type { CartLine, Sellable } from './cart-line.ts'
import type { Totals } from './totals.ts'

/** A cart with everything the shopper is told about it; the order that comes of it stores the same. */
export interface PricedCart {
  /** Only such as have lines, the ordinary one first. */
  shipments: PricedShipment[]
  /** Those that count, none with more than it takes off. */
  adjustments: Adjustment[]
  gifts: Gift[]
  /** Why each promotion applies or not; empty for a frozen cart. */
  trace: TraceEntry[]
  /** The lines of all shipments, as the shopper put them in. */
  lines: PricedLine[]
  totals: Totals
  /** Of the ordinary goods, after what is taken off them; vouchers and engraved tablets count for nothing. */
  freeShipping: { isFree: boolean; missingCents: Cents }
  /** Of the ordinary goods, or what it would be with some: what is offered, at the prices before free delivery. */
  delivery: GoodsDelivery & { offers: readonly DeliveryMethod[] }
  problems: CartFault[]
}

export interface PricedShipment {
  id: number
  kind: ShipmentKind
  /** Null where nothing is delivered, which is a problem of its lines; and for what goes by mail. */
  method: DeliveryMethod | null
  /** Where it goes, `FIN`. */
  countryCode: string
  /** Nobody has chosen the method yet: it is the cheapest, for a first idea. */
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
