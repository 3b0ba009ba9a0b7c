import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Address } from '../../common/address.ts'
import type { AppliedGiftCard } from '../../gift-cards/contract/gift-card.ts'
import type { SoldCard } from '../../gift-cards/contract/sold-card.ts'
import type { FrozenPromotions } from '../rules/cart-promotions.ts'
import type { DeliveryChoice } from '../../delivery/rules/choice.ts'
import type { CustomTablet } from '../contract/custom-tablet.ts'
import { cartStatuses } from '../rules/cart-status.ts'

export const cart = pgTable('cart', {
  id: uuid().primaryKey().defaultRandom(),
  ownerId: text('owner_id').notNull(),
  marketId: text('market_id').notNull(),
  name: text().notNull(),
  status: text({ enum: cartStatuses }).notNull().default('Active'),
  version: integer().notNull(),
  shippingAddress: jsonb('shipping_address').$type<Address>(),
  billingAddress: jsonb('billing_address').$type<Address>(),
  greeting: text().notNull().default(''),
  couponCode: text('coupon_code'),
  promoted: jsonb().$type<FrozenPromotions>(),
  /** The applied gift card, including the balance that the shopper has seen. */
  giftCard: jsonb('gift_card').$type<AppliedGiftCard>(),
  delivery: jsonb().$type<DeliveryChoice>(),
  openOrderNumber: text('open_order_number'),
  pricedAt: timestamp('priced_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

export const cartLine = pgTable('cart_line', {
  id: uuid().primaryKey(),
  cartId: uuid('cart_id')
    .notNull()
    .references(() => cart.id, { onDelete: 'cascade' }),
  position: integer().notNull(),
  shipmentId: integer('shipment_id').notNull(),
  code: text().notNull(),
  displayName: text('display_name').notNull(),
  quantity: integer().notNull(),
  normalPriceCents: integer('normal_price_cents').notNull(),
  lowestPriceCents: integer('lowest_price_cents'),
  priceCents: integer('price_cents').notNull(),
  previousPriceCents: integer('previous_price_cents'),
  customTablet: jsonb('custom_tablet').$type<CustomTablet>(),
  giftCard: jsonb('gift_card').$type<SoldCard>(),
})
