import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { CustomerIds } from '#src/identity/server/account/customer-ids.ts'
import { parseOrderNumber } from '#src/orders/rules/order-number.ts'
import { paidStatuses } from '#src/orders/rules/order-states.ts'
import {
  findOrder,
  getOrderParts,
  isPartlySent,
  listNotes,
  listTasksOf,
  listWithdrawalsOf,
} from '#src/orders/server/orders.service.ts'
import { moneyOf } from '#src/payments/server/order-money.ts'
import { centsLeft, isFullyRefunded, leftToRefund } from '#src/payments/server/refundable.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { listOrderDocuments } from '#src/receipts/server/receipts.service.ts'
import type { OrderForStaff } from './order-record.presenter.ts'
import { listOrderAudit, listOrderMails, listOtherOrders } from './order-record.store.ts'

export interface OrderRecordsDeps {
  db: Database
  customers: Pick<CustomerIds, 'customersOf'>
}

/** Orders as the back office shows them, each read from one snapshot. */
export const createOrderRecords = ({ db, customers }: OrderRecordsDeps) => ({
  /** Null: there is no such order. */
  async find(typed: string, actor: ShopActor): Promise<OrderForStaff | null> {
    authorise(actor, 'orders:read')
    const number = parseOrderNumber(typed)
    if (number === null) return null
    const found = await inTransaction(
      db,
      async (tx) => {
        const order = await findOrder(tx, 'shop', number)
        if (!order) return null
        const money = await moneyOf(tx, order.id)
        const left =
          paidStatuses.includes(order.status) || money.refunds.length > 0
            ? await leftToRefund(tx, order, money.refunds)
            : null
        return {
          ...(await getOrderParts(tx, order)),
          ...money,
          // A cancelled authorisation reserves nothing any more.
          authorisedCents:
            order.paymentAttemptId === null || order.paymentStatus === 'Cancelled' ? 0 : order.payableCents,
          refundableCents: left && centsLeft(left),
          isFullyRefunded: await isFullyRefunded(tx, order),
          isPartlySent: await isPartlySent(tx, order),
          receipts: await listOrderDocuments(tx, order.id),
          notes: await listNotes(tx, order.id),
          tasks: await listTasksOf(tx, order.id),
          withdrawals: await listWithdrawalsOf(tx, order.id),
          mails: await listOrderMails(tx, order),
          others: await listOtherOrders(tx, order),
          audit: await listOrderAudit(tx, order.orderNumber),
        }
      },
      { isolation: 'repeatable read' },
    )
    if (!found) return null
    const { ownerId } = found.order
    return { ...found, customerId: (await customers.customersOf([ownerId])).get(ownerId) ?? null }
  },
})
