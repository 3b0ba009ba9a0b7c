import { Type } from 'typebox'
import { ProductNotice } from '#src/products/contract/notice.ts'
import { Address } from '#src/common/address.ts'
import { cartStatuses } from '../rules/cart-status.ts'
import { ShownCard, SoldCard } from '#src/gift-cards/contract/sold-card.ts'
import { CustomTablet, TabletPictures } from './custom-tablet.ts'
import { couponMaxLength, maxLines, maxQuantity } from './limits.ts'

/** What one promotion takes off one line. */
const LinePromotion = Type.Object({ name: Type.String(), display: Type.String() })

/**
 * The cart on the wire (specification 3, section 3; C-4.1). Sums are decimal euros, tax included, each with a ready string
 * in the visitor's language; weights are grams.
 */
export const CartLineItem = Type.Object({
  id: Type.String(),
  /** Variation code. */
  code: Type.String(),
  shipmentId: Type.Integer(),
  quantity: Type.Integer(),
  displayName: Type.String(),
  productUrl: Type.String(),
  productImageUrl: Type.String(),
  totalWeightString: Type.String(),
  /** Line total at the price a reduction is announced from: the lowest of the 30 days before it. The same without one. */
  placedPriceString: Type.String(),
  /** Line total after line discounts; shown only when `hasDiscountedPrice`. */
  discountedPriceString: Type.String(),
  hasDiscountedPrice: Type.Boolean(),
  isCustomTablet: Type.Boolean(),
  frontText: Type.String(),
  /** Lines are divided by `\n`. */
  backText: Type.String(),
  signature: Type.String(),
  recipientName: Type.String(),
  recipientAddress: Type.String(),
  recipientPostalCode: Type.String(),
  recipientCity: Type.String(),
  recipientCountry: Type.String(),
  recipientPhone: Type.String(),
  /** EXT. Numbers behind the strings, for analytics. */
  placedPrice: Type.Number(),
  discountedPrice: Type.Number(),
  /** EXT. Price of one, as paid: "3,60 €". */
  piecePriceString: Type.String(),
  /** EXT. When it arrives, if it is ordered now: "ti 24.11.–to 26.11."; empty where it is not delivered. */
  deliveryEstimateString: Type.String(),
  /** EXT. Price of a kilogram, litre or piece, as paid: "36,00 €/kg". Empty where there is none. */
  unitPriceString: Type.String(),
  /** EXT. Lowest price of one in the 30 days before the reduction; null without one. */
  previousPrice: Type.Union([
    Type.Object({ priceIncludingTax: Type.Number(), priceString: Type.String() }),
    Type.Null(),
  ]),
  /** EXT. Upper end of the stepper: limit and stock, never below the present quantity. */
  maxQuantity: Type.Integer(),
  /** EXT. A recall or another word of the operator about the product; absent without one. */
  notice: Type.Optional(ProductNotice),
  /** EXT. For analytics (C-11): up to five category names, broad to narrow. */
  brand: Type.String(),
  categories: Type.Array(Type.String()),
  /** EXT. Both sides of an engraved tablet; null for everything else. */
  tabletPictures: Type.Union([TabletPictures, Type.Null()]),
  /** EXT. Who gets a gift card, and when; null for everything else. */
  giftCard: Type.Union([ShownCard, Type.Null()]),
  /** EXT. A promotion has put it in: it costs nothing, and cannot be changed. */
  isGift: Type.Boolean(),
  /** EXT. What promotions take off this line; reductions of the whole order are not included. */
  promotions: Type.Array(LinePromotion),
  /** EXT. Line total before its promotions; the same as `discountedPriceString` without any. */
  beforePromotionsString: Type.String(),
})
export type CartLineItem = Type.Static<typeof CartLineItem>

export const CartProblemKey = Type.Union([
  Type.Literal('cart/out-of-stock'),
  Type.Literal('cart/only-left'),
  Type.Literal('cart/not-available'),
  Type.Literal('cart/price-changed'),
  Type.Literal('cart/not-deliverable'),
  Type.Literal('cart/tax-unknown'),
  Type.Literal('cart/gift-card-day-past'),
  Type.Literal('delivery/stale'),
  Type.Literal('delivery/too-heavy'),
  Type.Literal('coupon/spend-more'),
  Type.Literal('coupon/not-now'),
  Type.Literal('coupon/saves-nothing'),
])
export type CartProblemKey = Type.Static<typeof CartProblemKey>

export const CartProblem = Type.Object({
  key: CartProblemKey,
  /** Text in the visitor's language. */
  value: Type.String(),
  /** Both empty where it is about the whole cart. */
  code: Type.String(),
  lineItemId: Type.String(),
  /** Units that can be had; only with `cart/only-left`. */
  available: Type.Optional(Type.Integer()),
  /** What delivery cost when it was chosen, and (`price`) what it costs now; set for `delivery/stale` only. */
  previousPrice: Type.Optional(Type.Number()),
  price: Type.Optional(Type.Number()),
  /** The shopper cannot go to the checkout until this is solved. */
  blocking: Type.Boolean(),
})
export type CartProblem = Type.Static<typeof CartProblem>

export const CartShipment = Type.Object({
  id: Type.Integer(),
  lineItems: Type.Array(CartLineItem),
  /** EXT. Null until the shopper has given it; an engraved line's recipient is on the line. */
  shippingAddress: Type.Union([Address, Type.Null()]),
})
export type CartShipment = Type.Static<typeof CartShipment>

/** What is delivered in one way, in one time: the goods, or the letters. */
export const CartDelivery = Type.Object({
  methodName: Type.String(),
  /** Where it is fetched; empty where nothing is, or no place was chosen. */
  place: Type.String(),
  /** The cheapest that goes: the shopper has not chosen yet. */
  isEstimate: Type.Boolean(),
  /** The shopper collects it. */
  isFetched: Type.Boolean(),
  /** Parcels or letters. */
  count: Type.Integer(),
  /** Price of all parcels or letters together, after reductions. */
  price: Type.Number(),
  priceDisplay: Type.String(),
  estimateString: Type.String(),
})
export type CartDelivery = Type.Static<typeof CartDelivery>

export const TaxRow = Type.Object({
  /** Per cent, `13.5`. */
  rate: Type.Number(),
  net: Type.Number(),
  tax: Type.Number(),
  /** The tax as a string. */
  display: Type.String(),
})
export type TaxRow = Type.Static<typeof TaxRow>

/** What a promotion takes off. Prices of lines and of delivery include their reductions already. */
export const PromotionRow = Type.Object({
  name: Type.String(),
  amount: Type.Number(),
  display: Type.String(),
  /** EXT. `promotionsSavedAmount` counts rows with the target `order` only. */
  target: Type.Enum(['line', 'shipment', 'order']),
  /** EXT. The shopper's code that opened it; empty where it took none. */
  code: Type.String(),
})
export type PromotionRow = Type.Static<typeof PromotionRow>

export const OpenOrder = Type.Object({ orderNumber: Type.String(), statusCode: Type.String() })
export type OpenOrder = Type.Static<typeof OpenOrder>

const CartOpenOrder = Type.Object({
  ...OpenOrder.properties,
  /** EXT. The provider may have a payment: changes answer 409. Otherwise a change cancels the order and is made. */
  isPaymentUnderWay: Type.Boolean(),
})

export const Cart = Type.Object({
  /** Empty until the first add: nothing is stored before (C-4.1). */
  id: Type.String(),
  /** At least one; the first is shipment 0, the ordinary goods (C-0.10). */
  shipments: Type.Array(CartShipment, { minItems: 1 }),
  allLineItems: Type.Array(CartLineItem),
  totalQuantity: Type.Integer(),
  totalWeight: Type.Integer(),
  totalDisplayWeight: Type.String(),
  totalTax: Type.Number(),
  totalDisplayTax: Type.String(),
  shippingTotalPrice: Type.Number(),
  shippingTotalDisplayPrice: Type.String(),
  /** Goods and shipping after promotions, before a gift card. */
  totalPrice: Type.Number(),
  totalDisplayPrice: Type.String(),
  promotions: Type.Array(PromotionRow),
  hasPromotions: Type.Boolean(),
  /** Order-level discounts; line discounts are in the lines and in `lineDiscountsAmount`. */
  promotionsSavedAmount: Type.Number(),
  promotionsDisplaySavedAmount: Type.String(),
  /** The first is the active one. */
  couponCodes: Type.Array(Type.String()),
  /** Empty when there is none. */
  greeting: Type.String(),
  isGiftCardApplied: Type.Boolean(),
  giftCardPaymentAmount: Type.Number(),
  giftCardPaymentDisplayAmount: Type.String(),
  /** EXT. Of the applied card, for the eye; empty without one. */
  giftCardLast4: Type.String(),
  /** What is left to pay after a gift card. */
  adyenPaymentDisplayAmount: Type.String(),
  showShippingCalculator: Type.Boolean(),
  showDeliveryOptions: Type.Boolean(),
  hasFreeShipping: Type.Boolean(),
  /** Goods still missing for free shipping; 0 when reached or when the country has no free limit. */
  amountLeftForFreeShipping: Type.Number(),
  shippingMethodName: Type.String(),
  payments: Type.Array(Type.Object({ billingAddress: Type.Union([Address, Type.Null()]) })),
  /** EXT from here on. Grows with every change; an answer with a lower one is old. */
  version: Type.Integer(),
  currency: Type.String(),
  problems: Type.Array(CartProblem),
  taxes: Type.Array(TaxRow),
  amountLeftForFreeShippingDisplay: Type.String(),
  /** Lines before their reductions. subTotal − lineDiscounts − promotionsSaved + shipping = totalPrice. */
  subTotal: Type.Number(),
  subTotalDisplay: Type.String(),
  lineDiscountsAmount: Type.Number(),
  lineDiscountsDisplayAmount: Type.String(),
  /** What of the line discounts is announced reductions; the rest is promotions of lines. */
  reductionsAmount: Type.Number(),
  reductionsDisplayAmount: Type.String(),
  payableAmount: Type.Number(),
  showGiftMessage: Type.Boolean(),
  /** Deliveries to the given address, or else to one in the shop's own country; their prices add up to `shippingTotalPrice`. */
  deliveries: Type.Array(CartDelivery),
  /** The order that awaits payment while the cart is frozen. */
  openOrder: Type.Union([CartOpenOrder, Type.Null()]),
})
export type Cart = Type.Static<typeof Cart>

const code = Type.String({ minLength: 1, maxLength: 64 })
const lineItemId = Type.String({ format: 'uuid' })
const quantity = Type.Integer({ minimum: 1, maximum: maxQuantity })
const shipmentId = Type.Integer({ minimum: -1, maximum: 10_000 })

/** PUT /api/me/carts: replaces the lines (undo, reorder). */
export const CartPutBody = Type.Object(
  {
    lines: Type.Array(
      Type.Object(
        {
          code,
          quantity,
          shipmentId: Type.Optional(shipmentId),
          customTablet: Type.Optional(CustomTablet),
          giftCard: Type.Optional(SoldCard),
        },
        { additionalProperties: false },
      ),
      { maxItems: maxLines },
    ),
  },
  { additionalProperties: false },
)
export type CartPutBody = Type.Static<typeof CartPutBody>

/** POST /api/me/carts/add. `lineItemId` (EXT) adds to that line. */
export const CartAddBody = Type.Object(
  {
    code,
    quantity,
    shipmentId: Type.Optional(shipmentId),
    customTablet: Type.Optional(CustomTablet),
    giftCard: Type.Optional(SoldCard),
    lineItemId: Type.Optional(lineItemId),
  },
  { additionalProperties: false },
)
export type CartAddBody = Type.Static<typeof CartAddBody>

/**
 * POST /api/me/carts/engraving (EXT): an engraved line becomes this flavour, text, recipient and quantity; everything else in
 * the cart stays.
 */
export const CartEngravingBody = Type.Object(
  { lineItemId, code, quantity, customTablet: CustomTablet },
  { additionalProperties: false },
)
export type CartEngravingBody = Type.Static<typeof CartEngravingBody>

/** POST /api/me/carts/gift-card (EXT): the same for a gift card: sum, recipient, words, day and number. */
export const CartGiftCardBody = Type.Object(
  { lineItemId, code, quantity, giftCard: SoldCard },
  { additionalProperties: false },
)
export type CartGiftCardBody = Type.Static<typeof CartGiftCardBody>

/** POST /api/me/carts/remove: `quantity` is the absolute difference. `lineItemId` (EXT) wins over code and shipment. */
export const CartRemoveBody = Type.Object(
  { code, quantity, shipmentId: Type.Optional(shipmentId), lineItemId: Type.Optional(lineItemId) },
  { additionalProperties: false },
)
export type CartRemoveBody = Type.Static<typeof CartRemoveBody>

/** POST /api/me/carts/delete: the whole line. */
export const CartDeleteBody = Type.Object(
  { code, shipmentId: Type.Optional(shipmentId), lineItemId: Type.Optional(lineItemId) },
  { additionalProperties: false },
)
export type CartDeleteBody = Type.Static<typeof CartDeleteBody>

/** Longer than the limit on purpose: a person who pastes too much gets the field's message. */
export const GreetingBody = Type.Object(
  { greeting: Type.String({ maxLength: 20_000 }) },
  { additionalProperties: false },
)
export type GreetingBody = Type.Static<typeof GreetingBody>

export const CouponBody = Type.Object(
  { couponCode: Type.String({ maxLength: couponMaxLength }) },
  { additionalProperties: false },
)
export type CouponBody = Type.Static<typeof CouponBody>

/** Cart of the domain calls (C-16): the cart and who it belongs to. */
export const DomainCart = Type.Object({
  ...Cart.properties,
  customerId: Type.Union([Type.String(), Type.Null()]),
  anonymousId: Type.String(),
  marketId: Type.String(),
  name: Type.String(),
  status: Type.Enum(cartStatuses),
  createdAt: Type.String(),
  updatedAt: Type.String(),
})
export type DomainCart = Type.Static<typeof DomainCart>

export const CartSearchBody = Type.Object(
  {
    q: Type.Optional(Type.String({ maxLength: 200 })),
    status: Type.Optional(Type.Enum(cartStatuses)),
    from: Type.Optional(Type.String({ format: 'date-time' })),
    to: Type.Optional(Type.String({ format: 'date-time' })),
    customerId: Type.Optional(Type.String({ maxLength: 64 })),
    /** The e-mail address of the delivery or of the bill. */
    email: Type.Optional(Type.String({ maxLength: 80 })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  { additionalProperties: false },
)
export type CartSearchBody = Type.Static<typeof CartSearchBody>
