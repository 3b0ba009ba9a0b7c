import type { Address } from '#src/common/address.ts'
import type { Language } from '#src/common/locale.ts'
import type { AdjustmentTarget } from '#src/promotions/rules/adjustment.ts'
import type { DeliveryWindow, PickupPoint } from '#src/delivery/contract/delivery.ts'
import type { ShipmentKind } from '#src/delivery/rules/methods.ts'
import type { TabletPlates } from '#src/cart/contract/custom-tablet.ts'
import type { Cents } from '#src/common/money.ts'
import type { SoldCard } from '#src/gift-cards/contract/sold-card.ts'

/** The checkout's data for a new order. Every price, name and rate is kept as it was shown. */
export interface NewOrder {
  cartId: string
  cartVersion: number
  ownerId: string
  language: Language
  shippingAddress: Address
  billingAddress: Address
  greeting: string
  couponCode: string | null
  /** Keyed hash of the customer, for limits per customer (C-19). */
  customerKey: string | null
  adjustments: NewAdjustment[]
  consents: StoredConsent[]
  shipments: NewShipment[]
  lines: NewOrderLine[]
  /** Units by line and stock item: several lines may take from one. */
  demands: LineDemand[]
  weightGrams: number
  listCents: Cents
  lineDiscountCents: Cents
  promotionCents: Cents
  shippingCents: Cents
  taxCents: Cents
  totalCents: Cents
  giftCardCents: Cents
  payableCents: Cents
  taxes: StoredTax[]
}

export interface NewShipment {
  number: number
  /** Engraved tablets are made first. */
  kind: ShipmentKind
  methodId: string
  methodNameKey: string
  /** Before its adjustments. */
  feeCents: Cents
  address: Address
  /** The chosen pickup point and delivery time; null where none was chosen. */
  pickupPoint: PickupPoint | null
  deliveryWindow: DeliveryWindow | null
  /** Shop date, `2026-11-25`. */
  deliverBy: string | null
}

export interface NewOrderLine {
  shipmentNumber: number
  code: string
  displayName: string
  productUrl: string
  imageUrl: string
  brand: string
  categories: string[]
  quantity: number
  /** Prices of one unit: without a campaign, the lowest of 30 days (null without a reduction), and as charged. */
  normalPriceCents: Cents
  lowestPriceCents: Cents | null
  priceCents: Cents
  /** Its share of what is taken off the order. */
  promotionCents: Cents
  vatClass: string
  /** Per cent. */
  taxRate: number
  taxCents: Cents
  /** Weight of one unit. */
  weightGrams: number
  /** A promotion gave it: nothing was paid for it. */
  isGift: boolean
  customTablet: StoredTablet | null
  giftCard: SoldCard | null
}

export interface LineDemand {
  linePosition: number
  stockCode: string
  quantity: number
}

/** A reduction and what it applies to; positions are positions of order lines. */
export interface NewAdjustment {
  target: AdjustmentTarget['kind']
  linePosition: number | null
  shipmentNumber: number | null
  source: string
  code: string | null
  name: Readonly<Record<Language, string>>
  amountCents: Cents
}
export interface StoredTax {
  rate: number
  netCents: Cents
  taxCents: Cents
}
export interface StoredConsent {
  id: string
  key: string
  version: string
  accepted: boolean
  at: string
}
/** The engraving; its recipient is the shipment's address. */
export interface StoredTablet {
  frontText: string
  backText: string
  signature: string
  /** What it was drawn on when it was bought; null or missing: not known. */
  drawnOn?: TabletPlates | null
}
