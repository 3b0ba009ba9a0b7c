import { Type } from 'typebox'
import { TabletPictures } from '#src/cart/contract/custom-tablet.ts'
import { PickupPoint } from '#src/delivery/contract/delivery.ts'
import { Address } from '#src/common/address.ts'
import { ShownCard } from '#src/gift-cards/contract/sold-card.ts'

/** An order on the wire (specification 3, section 3; C-5.2). Sums are decimal euros, tax included; weights are grams. */

/** What each may become, and which count as paid or in work: `rules/order-states.ts`. */
export const orderStatusCodes = [
  'AwaitingPayment',
  'InProgress',
  'OnHold',
  'PartiallyShipped',
  'Completed',
  'Cancelled',
] as const
export type OrderStatusCode = (typeof orderStatusCodes)[number]
export const OrderStatusCode = Type.Enum(orderStatusCodes)

export const OrderLineItem = Type.Object({
  code: Type.String(),
  displayName: Type.String(),
  quantity: Type.Integer(),
  /** Line total as paid. */
  extendedPrice: Type.Number(),
  extendedPriceString: Type.String(),
  /** Line total before its reduction; crossed out when it is higher than the paid one. */
  placedPrice: Type.Number(),
  placedPriceString: Type.String(),
  productImageUrl: Type.String(),
  /** EXT from here on. Lowest price of one in the 30 days before the reduction; empty without one. */
  previousPriceString: Type.String(),
  productUrl: Type.String(),
  totalWeightString: Type.String(),
  /** What is sent of it: less than all after a refund of pieces that were not sent. */
  sentQuantity: Type.Integer(),
  sentWeightString: Type.String(),
  isCustomTablet: Type.Boolean(),
  frontText: Type.String(),
  backText: Type.String(),
  signature: Type.String(),
  brand: Type.String(),
  categories: Type.Array(Type.String()),
  /** Both sides of an engraved tablet; null for everything else. */
  tabletPictures: Type.Union([TabletPictures, Type.Null()]),
  /** A gift card's recipient and send day; null for everything else. */
  giftCard: Type.Union([ShownCard, Type.Null()]),
  /** What promotions took off this line; it is in `extendedPrice` already. */
  promotions: Type.Array(Type.Object({ name: Type.String(), display: Type.String() })),
})
export type OrderLineItem = Type.Static<typeof OrderLineItem>

export const OrderShipment = Type.Object({
  id: Type.Integer(),
  shippingAddress: Address,
  lineItems: Type.Array(OrderLineItem),
  /** EXT. */
  kind: Type.Enum(['goods', 'tablet', 'gift-card']),
  statusCode: Type.String(),
  shippingMethodName: Type.String(),
  /** EXT. Last day in shop time (`2026-11-25`) by which it should be there; null when not known. */
  deliveryEstimate: Type.Union([Type.String(), Type.Null()]),
  /** EXT. Where it waits for the buyer; null where it is delivered to the address. */
  pickupPoint: Type.Union([PickupPoint, Type.Null()]),
  /** EXT. The time that was chosen, in words: "ke 25.11. klo 17–21"; empty without one. */
  deliveryTime: Type.String(),
})
export type OrderShipment = Type.Static<typeof OrderShipment>

export const Order = Type.Object({
  orderNumber: Type.String(),
  payments: Type.Array(Type.Object({ billingAddress: Address, statusCode: Type.String() })),
  shipments: Type.Array(OrderShipment),
  /** Empty where nothing has a weight: gift cards are mailed. */
  totalDisplayWeight: Type.String(),
  totals: Type.Object({
    taxTotal: Type.Number(),
    taxTotalDisplay: Type.String(),
    shippingTotal: Type.Number(),
    shippingTotalDisplay: Type.String(),
    /** Order-level promotions. */
    discountTotal: Type.Number(),
    discountTotalDisplay: Type.String(),
    total: Type.Number(),
    totalDisplay: Type.String(),
    /** EXT. Lines at list price, and what campaigns took off them. */
    subTotal: Type.Number(),
    subTotalDisplay: Type.String(),
    lineDiscountTotal: Type.Number(),
    lineDiscountTotalDisplay: Type.String(),
    /** The part of the line discounts that is announced reductions; the rest is promotions of lines. */
    reductionTotal: Type.Number(),
    reductionTotalDisplay: Type.String(),
    /** The card's part: what an earlier refund or cancellation left out of the charge, and what is charged. */
    notChargedTotal: Type.Number(),
    notChargedTotalDisplay: Type.String(),
    chargedTotal: Type.Number(),
    chargedTotalDisplay: Type.String(),
    /** What went back after it was taken, and to the gift card. */
    refundedTotal: Type.Number(),
    refundedTotalDisplay: Type.String(),
  }),
  isGiftCardApplied: Type.Boolean(),
  giftCardPaymentAmount: Type.Number(),
  giftCardPaymentDisplayAmount: Type.String(),
  adyenPaymentDisplayAmount: Type.String(),
  /** EXT from here on. ISO 8601, UTC. */
  created: Type.String(),
  statusCode: OrderStatusCode,
  /** In the visitor's language. After sending it says more than `statusCode`: delivered, returned, refunded, withdrawn from. */
  status: Type.String(),
  currency: Type.String(),
  /** Placed, and the payment is not decided yet: the confirmation page says so (C-5.6). */
  isPaymentPending: Type.Boolean(),
  /** Money was taken and is on its way back, or there already: says of a cancelled order what became of the money. */
  isReversed: Type.Boolean(),
  timeline: Type.Array(Type.Object({ at: Type.String(), key: Type.String(), text: Type.String() })),
  /** `shipmentId`: the parcel it is about. */
  tracking: Type.Array(
    Type.Object({
      shipmentId: Type.Integer(),
      carrier: Type.String(),
      number: Type.String(),
      url: Type.String(),
    }),
  ),
  greeting: Type.String(),
  couponCodes: Type.Array(Type.String()),
  /** What each promotion took off; the prices of lines and delivery already include the reductions of lines and of the fee. */
  promotions: Type.Array(
    Type.Object({
      name: Type.String(),
      display: Type.String(),
      target: Type.Enum(['line', 'shipment', 'order']),
      /** The shopper's code that opened it; empty where it took none. */
      code: Type.String(),
    }),
  ),
  taxes: Type.Array(
    Type.Object({ rate: Type.Number(), net: Type.Number(), tax: Type.Number(), display: Type.String() }),
  ),
  /** The purchase event was sent already (C-11). */
  tracked: Type.Boolean(),
  canCancel: Type.Boolean(),
  canWithdraw: Type.Boolean(),
  /** The last shop day, `2026-12-11`; null while a parcel is under way. */
  withdrawUntil: Type.Union([Type.String(), Type.Null()]),
  /** The newest receipt, with a key of 30 days that opens only the order's documents; null while the money is not taken. */
  receiptUrl: Type.Union([Type.String(), Type.Null()]),
  /** Receipts and credit notes, oldest first; `issuedOn` is a shop day. */
  papers: Type.Array(
    Type.Object({
      kind: Type.Enum(['receipt', 'credit-note']),
      number: Type.String(),
      issuedOn: Type.String(),
      totalDisplay: Type.String(),
      url: Type.String(),
    }),
  ),
})
export type Order = Type.Static<typeof Order>

/** The order as the domain calls return it: with the fields that only the shop's staff may see. */
export const DomainOrder = Type.Object({
  ...Order.properties,
  /** Raised by every change; a correction may name the one it has seen. */
  version: Type.Optional(Type.Integer()),
  /** The shop's notes about the order. */
  notes: Type.Optional(Type.String()),
  /** The account it belongs to; null: a guest's. */
  customerId: Type.Optional(Type.Union([Type.String(), Type.Null()])),
})
export type DomainOrder = Type.Static<typeof DomainOrder>

export const OrderListEntry = Type.Object({
  orderNumber: Type.String(),
  created: Type.String(),
  /** In the visitor's language. After sending it says more than `statusCode`: delivered, returned, refunded, withdrawn from. */
  status: Type.String(),
  statusCode: OrderStatusCode,
  amount: Type.Number(),
  currency: Type.String(),
})
export type OrderListEntry = Type.Static<typeof OrderListEntry>

export const OrderList = Type.Object({ orders: Type.Array(OrderListEntry), totalCount: Type.Integer() })
export type OrderList = Type.Static<typeof OrderList>

export const OrderListQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
})
export type OrderListQuery = Type.Static<typeof OrderListQuery>

/** POST /api/cda/me/orders/search (C-16). `q` is looked for in numbers, codes and names. */
export const OrderSearchBody = Type.Object(
  {
    q: Type.Optional(Type.String({ maxLength: 200 })),
    statusCodes: Type.Optional(Type.Array(OrderStatusCode, { maxItems: 10 })),
    from: Type.Optional(Type.String({ format: 'date-time' })),
    to: Type.Optional(Type.String({ format: 'date-time' })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  { additionalProperties: false },
)
export type OrderSearchBody = Type.Static<typeof OrderSearchBody>

/** `id` is the order number or the internal id (C-0.14). */
export const OrderParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) })
/** `key` opens one order without a session: signed, 30 days (C-5.2). */
export const OrderQuery = Type.Object({ key: Type.Optional(Type.String({ maxLength: 200 })) })
