import type { SoldCardOrders } from '#src/gift-cards/server/gift-card-delivery.ts'
import { paidStatuses } from '../rules/order-states.ts'
import { parcelOfLine } from './gift-card-line.store.ts'
import { lockOrder } from './order.store.ts'
import { transition } from './transition.ts'

/** What the gift card mail job needs to know of the order. */
export const soldCardOrders: SoldCardOrders = {
  async lockForCards(tx, orderId) {
    const { status } = await lockOrder(tx, orderId)
    return status !== 'OnHold' && paidStatuses.includes(status)
  },

  async cardsSent(tx, orderId, linePosition, actor, now) {
    const parcels = [await parcelOfLine(tx, orderId, linePosition)]
    await transition(tx, await lockOrder(tx, orderId), { kind: 'delivered', parcels }, actor, now)
  },
}
