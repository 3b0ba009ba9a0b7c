import type { SoldCardOrders } from '#src/gift-cards/server/gift-card-delivery.ts'
import { paidStatuses } from '../rules/order-states.ts'
import { deliverCardsOfLine } from './gift-card-line.store.ts'
import { insertEvent, lockOrder } from './order.store.ts'

/** What the job that mails gift cards asks of the order they were bought with. */
export const soldCardOrders: SoldCardOrders = {
  async lockForCards(tx, orderId) {
    const { status } = await lockOrder(tx, orderId)
    return status !== 'OnHold' && paidStatuses.includes(status)
  },

  async cardsSent(tx, orderId, linePosition, now) {
    await deliverCardsOfLine(tx, orderId, linePosition, now)
    await insertEvent(tx, orderId, 'gift-card-sent', now)
  },
}
