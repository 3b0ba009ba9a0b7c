import { analyticsItem } from '#src/shell/web/analytics/item.ts'
import { track } from '#src/shell/web/analytics/track.ts'
import type { Cart, CartLineItem } from '../contract/cart.ts'

type WholeCartEvent = 'view_cart' | 'begin_checkout' | 'add_shipping_info' | 'add_payment_info'

const toItem = (line: CartLineItem, quantity?: number) =>
  analyticsItem({ ...line, paidPrice: line.discountedPrice }, quantity)

/** Events about all that is in the cart. */
export function trackCart(
  event: WholeCartEvent,
  cart: Cart,
  more?: { shipping_tier?: string; payment_type?: string },
): void {
  track({
    event,
    ecommerce: {
      currency: cart.currency,
      value: cart.totalPrice,
      items: cart.allLineItems.map((line) => toItem(line)),
      ...more,
    },
  })
}

/** Events about what has just changed. Without `affected` the last line of the cart is meant (specification 1, section 9). */
export function trackCartChange(
  event: 'add_to_cart' | 'remove_from_cart',
  cart: Cart,
  affected: { line: CartLineItem; quantity: number } | undefined,
): void {
  const last = cart.allLineItems.at(-1)
  const change = affected ?? (last && { line: last, quantity: last.quantity })
  if (!change) return
  const item = toItem(change.line, change.quantity)
  const value = Math.round(item.price * item.quantity * 100) / 100
  track({ event, ecommerce: { currency: cart.currency, value, items: [item] } })
}
