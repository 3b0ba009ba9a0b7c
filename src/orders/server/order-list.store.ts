import { and, count, desc, eq, exists, gt, gte, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import { unpaidListedMs } from '../contract/limits.ts'
import type { OrderStatus, ShipmentStatus } from '../rules/order-states.ts'
import type { OrderRow } from './order.store.ts'
import { listParcelsOf } from './shipment.store.ts'
import { orderEvent, orderLine, shopOrder } from './orders.tables.ts'

export interface OrderPage {
  /** Null: orders of all owners, for the shop's staff; then nothing is left out. */
  ownerId: string | null
  page: number
  pageSize: number
  now: Date
  filter?: OrderFilter
}

export interface OrderFilter {
  /** Searches the number, and code or name of a line; in the staff's list also name or e-mail of the billing address. */
  q?: string | undefined
  statusCodes?: readonly OrderStatus[] | undefined
  /** The range of the time of placing. */
  from?: Date | undefined
  to?: Date | undefined
}

export interface ListedOrder {
  order: OrderRow
  parcels: readonly { status: ShipmentStatus }[]
}

/**
 * The visitor's orders, newest first; unpaid ones leave after an hour (C-5.2), and at once when they are cancelled: by a change of
 * the cart, which is ordered again. One whose money came too late stays.
 */
export async function listOrders(
  executor: Executor,
  page: OrderPage,
): Promise<{ rows: ListedOrder[]; totalCount: number }> {
  const givenBack = executor
    .select()
    .from(orderEvent)
    .where(and(eq(orderEvent.orderId, shopOrder.id), eq(orderEvent.key, 'payment-reversed')))
  const { q, statusCodes, from, to } = page.filter ?? {}
  const where = and(
    page.ownerId === null
      ? undefined
      : and(
          eq(shopOrder.ownerId, page.ownerId),
          or(
            ne(shopOrder.status, 'AwaitingPayment'),
            gt(shopOrder.createdAt, new Date(page.now.getTime() - unpaidListedMs)),
          ),
          or(ne(shopOrder.status, 'Cancelled'), isNotNull(shopOrder.paymentAttemptId), exists(givenBack)),
        ),
    q ? (page.ownerId === null ? or(mentions(q), isOrderedBy(q)) : mentions(q)) : undefined,
    statusCodes?.length ? inArray(shopOrder.status, [...statusCodes]) : undefined,
    from && gte(shopOrder.createdAt, from),
    to && lte(shopOrder.createdAt, to),
  )
  const orders = await executor
    .select()
    .from(shopOrder)
    .where(where)
    .orderBy(desc(shopOrder.createdAt), desc(shopOrder.accountingNumber))
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize)
  const [total] = await executor.select({ count: count() }).from(shopOrder).where(where)
  const parcels = await listParcelsOf(
    executor,
    orders.map(({ id }) => id),
  )
  const rows = orders.map((order) => ({ order, parcels: parcels.filter(({ orderId }) => orderId === order.id) }))
  return { rows, totalCount: total?.count ?? 0 }
}

/** The staff's search for a buyer, by name or e-mail address. */
const isOrderedBy = (text: string) =>
  sql`(lower(${shopOrder.billingAddress} ->> 'email') = lower(${text}) or strpos(lower(concat_ws(' ',
    ${shopOrder.billingAddress} ->> 'firstName', ${shopOrder.billingAddress} ->> 'lastName')), lower(${text})) > 0)`

const mentions = (text: string) =>
  sql`(strpos(lower(${shopOrder.orderNumber}), lower(${text})) > 0 or exists (select from ${orderLine}
    where ${orderLine.orderId} = ${shopOrder.id}
    and (lower(${orderLine.code}) = lower(${text}) or strpos(lower(${orderLine.displayName}), lower(${text})) > 0)))`
