import type { CheckoutPort } from '#src/cart/server/checkout-port.ts'
import { findOrderOfCart, lockOrder, transition } from '#src/orders/server/orders.service.ts'
import { listInFlight } from '#src/payments/server/attempts.ts'
import type { Clock } from '#src/platform/clock.ts'

/** What the checkout does for the cart (see the port). */
export const createCheckoutPort = (clock: Clock): CheckoutPort => ({
  async cancelOpenOrder(tx, cartId, orderNumber, by) {
    const found = await findOrderOfCart(tx, cartId)
    // The order was cancelled meanwhile: the cart can change.
    if (found?.orderNumber !== orderNumber) return true
    const order = await lockOrder(tx, found.id)
    if (order.status !== 'AwaitingPayment' || (await listInFlight(tx, order.id)).length > 0) return false
    const actor = by ?? ({ kind: 'visitor', ownerId: order.ownerId } as const)
    await transition(tx, order, { kind: 'cancelled', detail: 'cart changed' }, actor, clock.now())
    return true
  },
  async isPaymentUnderWay(executor, cartId, orderNumber) {
    const found = await findOrderOfCart(executor, cartId)
    if (found?.orderNumber !== orderNumber) return false
    return found.status !== 'AwaitingPayment' || (await listInFlight(executor, found.id)).length > 0
  },
})
