import { analyticsItem } from '#src/shell/web/analytics/item.ts'
import { businessEvents } from '#src/shell/web/analytics/events.ts'
import { track } from '#src/shell/web/analytics/track.ts'
import type { Cart, CartLineItem } from '../contract/cart.ts'
import { type AffectedItem, affectedItems, type CartChangeEvent, type WholeCartEvent } from '../rules/affected-items.ts'

const toItem = ({ line, quantity }: AffectedItem<CartLineItem>) =>
  analyticsItem({ ...line, paidPrice: line.discountedPrice }, quantity)

/** Sends events about the whole cart. */
export function trackCart(
  event: Exclude<WholeCartEvent, 'complete'>,
  cart: Cart,
  more?: { shipping_tier?: string; payment_type?: string },
): void {
  const items = affectedItems(event, cart.allLineItems).map(toItem)
  track({
    event: businessEvents[event],
    ecommerce: { currency: cart.currency, value: worth(items), items, ...more },
  })
}

/** Sends events about the latest change. Without `affected` they concern the cart's last line. */
export function trackCartChange(
  event: CartChangeEvent,
  cart: Cart,
  affected: AffectedItem<CartLineItem> | undefined,
): void {
  const items = affectedItems(event, cart.allLineItems, affected && [affected]).map(toItem)
  if (items.length === 0) return
  track({ event: businessEvents[event], ecommerce: { currency: cart.currency, value: worth(items), items } })
}

/** The price of the goods without delivery: statistics add these values up, and delivery is known for some carts only. */
const worth = (items: readonly { price: number; quantity: number }[]): number =>
  Math.round(items.reduce((sum, item) => sum + item.price * item.quantity, 0) * 100) / 100
