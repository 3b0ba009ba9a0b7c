import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import type { Person } from '#src/platform/personal-data/person.ts'
import { orderTask, shipment, shopOrder } from './orders.tables.ts'
import { withdrawal } from './withdrawal.tables.ts'

const buyer = sql<string>`lower(${shopOrder.billingAddress} ->> 'email')`

/**
 * Orders of these owners, and orders billed to these addresses: found by their keyed hash, or by the address before there was
 * one. An order that awaits its payment is its owner's alone, since anyone can type an address; unpaid, it soon ends and loses
 * its names.
 */
export async function findPersonsOrders(
  db: Executor,
  { owners, emails, hashes }: Pick<Person, 'owners' | 'emails' | 'hashes'>,
): Promise<Pick<Person, 'orders' | 'references'>> {
  const isPlaced = ne(shopOrder.status, 'AwaitingPayment')
  const rows = await db
    .select({ id: shopOrder.id, number: shopOrder.orderNumber })
    .from(shopOrder)
    .where(
      or(
        inArray(shopOrder.ownerId, [...owners]),
        // The hash is of the folded address, which several mailboxes may share.
        and(isPlaced, inArray(shopOrder.customerKey, [...hashes]), inArray(buyer, [...emails])),
        and(isPlaced, isNull(shopOrder.customerKey), inArray(buyer, [...emails])),
      ),
    )
  return { orders: rows.map(({ id }) => id), references: rows.map(({ number }) => number) }
}

/**
 * Numbers of orders that are not finished: to be paid, made, sent or handed over, disputed, or with something a person must
 * decide. A statement of withdrawal under their address counts where it is about a paid order of theirs: anyone can type an
 * address.
 */
export async function listUnfinished(db: Executor, { orders }: Pick<Person, 'orders'>): Promise<string[]> {
  const openTask = db.select({ id: orderTask.orderId }).from(orderTask).where(isNull(orderTask.doneAt))
  const openStatement = db.select({ id: withdrawal.orderId }).from(withdrawal).where(eq(withdrawal.status, 'received'))
  const onItsWay = db
    .select({ id: shipment.orderId })
    .from(shipment)
    .where(notInArray(shipment.status, ['Delivered', 'Returned', 'Cancelled']))
  const wasPaid = or(ne(shopOrder.status, 'Cancelled'), isNotNull(shopOrder.paymentAttemptId))
  const rows = await db
    .select({ number: shopOrder.orderNumber })
    .from(shopOrder)
    .where(
      and(
        inArray(shopOrder.id, [...orders]),
        or(
          notInArray(shopOrder.status, ['Completed', 'Cancelled']),
          sql`${shopOrder.disputedAt} is not null`,
          inArray(shopOrder.id, openTask),
          and(wasPaid, inArray(shopOrder.id, openStatement)),
          and(ne(shopOrder.status, 'Cancelled'), inArray(shopOrder.id, onItsWay)),
        ),
      ),
    )
    .orderBy(asc(shopOrder.orderNumber))
  return rows.map(({ number }) => number)
}

/** Billing addresses of orders in small letters, sorted, after the one given. */
export async function listBuyers(db: Executor, after: string, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ email: buyer })
    .from(shopOrder)
    .where(gt(buyer, after))
    .orderBy(buyer)
    .limit(most)
  return rows.map(({ email }) => email)
}
