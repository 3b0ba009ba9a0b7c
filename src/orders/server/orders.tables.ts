import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Address } from '../../common/address.ts'
import type { SoldCard } from '../../gift-cards/contract/sold-card.ts'
import type { DeliveryWindow, PickupPoint } from '../../delivery/contract/delivery.ts'
import { holdReasons, orderStatuses, paymentStatuses, returnStatuses, shipmentStatuses } from '../rules/order-states.ts'
import type { NewAdjustment, StoredConsent, StoredTablet, StoredTax } from '../rules/new-order.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const shopOrder = pgTable('shop_order', {
  id: uuid().primaryKey().defaultRandom(),
  orderNumber: text('order_number').notNull().unique(),
  accountingNumber: bigint('accounting_number', { mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
  cartId: uuid('cart_id').notNull(),
  cartVersion: integer('cart_version').notNull(),
  ownerId: text('owner_id').notNull(),
  language: text({ enum: ['fi', 'sv', 'en'] }).notNull(),
  currency: text().notNull().default('EUR'),
  status: text({ enum: orderStatuses }).notNull(),
  paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull(),
  paymentAttemptId: uuid('payment_attempt_id').unique(),
  shippingAddress: jsonb('shipping_address').$type<Address>().notNull(),
  billingAddress: jsonb('billing_address').$type<Address>().notNull(),
  greeting: text().notNull().default(''),
  couponCode: text('coupon_code'),
  customerKey: text('customer_key'),
  taxes: jsonb().$type<StoredTax[]>().notNull(),
  consents: jsonb().$type<StoredConsent[]>().notNull(),
  weightGrams: integer('weight_grams').notNull(),
  listCents: integer('list_cents').notNull(),
  lineDiscountCents: integer('line_discount_cents').notNull(),
  promotionCents: integer('promotion_cents').notNull(),
  shippingCents: integer('shipping_cents').notNull(),
  taxCents: integer('tax_cents').notNull(),
  totalCents: integer('total_cents').notNull(),
  giftCardCents: integer('gift_card_cents').notNull(),
  payableCents: integer('payable_cents').notNull(),
  reservedUntil: time('reserved_until').notNull(),
  holdReasons: text('hold_reasons', { enum: holdReasons }).array().notNull().default([]),
  disputedAt: time('disputed_at'),
  returnStatus: text('return_status', { enum: returnStatuses }).notNull().default('none'),
  payableUntil: time('payable_until').notNull(),
  isBulk: boolean('is_bulk').notNull().default(false),
  /** Raised by every change of the order. */
  version: integer().notNull().default(1),
  /** The shop's notes about the order. */
  notes: text().notNull().default(''),
  trackedAt: time('tracked_at'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
})

export const orderLine = pgTable('order_line', {
  id: uuid().primaryKey().defaultRandom(),
  orderId: uuid('order_id').notNull(),
  position: integer().notNull(),
  shipmentNumber: integer('shipment_number').notNull(),
  code: text().notNull(),
  displayName: text('display_name').notNull(),
  productUrl: text('product_url').notNull(),
  imageUrl: text('image_url').notNull(),
  brand: text().notNull(),
  categories: text().array().notNull(),
  quantity: integer().notNull(),
  normalPriceCents: integer('normal_price_cents').notNull(),
  lowestPriceCents: integer('lowest_price_cents'),
  priceCents: integer('price_cents').notNull(),
  promotionCents: integer('promotion_cents').notNull(),
  vatClass: text('vat_class').notNull(),
  taxRate: numeric('tax_rate', { precision: 4, scale: 1, mode: 'number' }).notNull(),
  taxCents: integer('tax_cents').notNull(),
  weightGrams: integer('weight_grams').notNull(),
  customTablet: jsonb('custom_tablet').$type<StoredTablet>(),
  giftCard: jsonb('gift_card').$type<SoldCard>(),
  isGift: boolean('is_gift').notNull().default(false),
  /** Pieces refunded before they were sent; of those, pieces still in the packed parcel. */
  removedQuantity: integer('removed_quantity').notNull().default(0),
  takeOutQuantity: integer('take_out_quantity').notNull().default(0),
  /** The pieces not sent whose money has not gone back. */
  leftOutQuantity: integer('left_out_quantity').notNull().default(0),
})

export const shipment = pgTable(
  'shipment',
  {
    orderId: uuid('order_id').notNull(),
    number: integer().notNull(),
    kind: text({ enum: ['goods', 'tablet', 'gift-card'] }).notNull(),
    status: text({ enum: shipmentStatuses }).notNull(),
    methodId: text('method_id').notNull(),
    methodNameKey: text('method_name_key').notNull(),
    feeCents: integer('fee_cents').notNull(),
    address: jsonb().$type<Address>().notNull(),
    deliverBy: date('deliver_by', { mode: 'string' }),
    packedAt: time('packed_at'),
    shippedAt: time('shipped_at'),
    /** Empty where no carrier is used, or where the parcel cannot be tracked. */
    carrier: text().notNull().default(''),
    trackingNumber: text('tracking_number').notNull().default(''),
    trackingUrl: text('tracking_url').notNull().default(''),
    pickupPoint: jsonb('pickup_point').$type<PickupPoint>(),
    deliveryWindow: jsonb('delivery_window').$type<DeliveryWindow>(),
    /** Handed over, by the carrier's word or by the end of its time. */
    deliveredAt: time('delivered_at'),
    /** Packed, not sent after all, and its pieces are on the shelf again. */
    takenApartAt: time('taken_apart_at'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
)

export const orderAdjustment = pgTable(
  'order_adjustment',
  {
    orderId: uuid('order_id').notNull(),
    position: integer().notNull(),
    target: text({ enum: ['line', 'shipment', 'order'] }).notNull(),
    linePosition: integer('line_position'),
    shipmentNumber: integer('shipment_number'),
    source: text().notNull(),
    code: text(),
    name: jsonb().$type<NewAdjustment['name']>().notNull(),
    amountCents: integer('amount_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
)

export const stockAllocation = pgTable(
  'stock_allocation',
  {
    orderId: uuid('order_id').notNull(),
    linePosition: integer('line_position').notNull(),
    stockCode: text('stock_code').notNull(),
    quantity: integer().notNull(),
    allocated: integer().notNull().default(0),
    fulfilled: integer().notNull().default(0),
    returned: integer().notNull().default(0),
    writtenOff: integer('written_off').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.linePosition, table.stockCode] })],
)

export const orderEvent = pgTable('order_event', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid('order_id').notNull(),
  at: time('at').notNull(),
  key: text().notNull(),
  detail: text().notNull().default(''),
  actor: text().notNull().default(''),
})

/** Notes of staff about an order, which are added and never changed. */
export const orderNote = pgTable('order_note', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid('order_id').notNull(),
  at: time('at').notNull(),
  author: text().notNull(),
  body: text().notNull(),
})

export const orderTask = pgTable('order_task', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid('order_id').notNull(),
  kind: text().notNull(),
  /** The event behind the task: the same event reported twice is one task. */
  cause: text().notNull().unique(),
  detail: text().notNull(),
  createdAt: time('created_at').notNull(),
  doneAt: time('done_at'),
  doneBy: text('done_by'),
})
