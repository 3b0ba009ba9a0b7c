import type { CartService } from '#src/cart/server/cart.service.ts'
import type { OnArrival } from '#src/identity/server/session/arrival.ts'
import type { OrderHandover } from '#src/orders/server/order-handover.ts'
import type { Clock } from '#src/platform/clock.ts'
import { callOffDeletion } from '#src/privacy/server/deletions.ts'

interface Followers {
  clock: Clock
  carts: Pick<CartService, 'handOver'>
  orders: Pick<OrderHandover, 'handOver'>
}

/** Whoever signs in keeps the account that was to be erased. Then the cart, then the orders: who locks both locks them in this order. */
export const onArrival =
  ({ clock, carts, orders }: Followers): OnArrival =>
  async (tx, { accountId, ownerId: to, guestId: from, language, provedEmails }) => {
    await callOffDeletion(tx, accountId, { kind: 'customer', accountId, ownerId: to }, clock.now())
    const cartMerge = from === null ? null : await carts.handOver(tx, { from, to, language })
    await orders.handOver(tx, { from, to, provedEmails })
    return { cartMerge }
  }
