import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import { parseOrderNumber } from '../rules/order-number.ts'
import { paidStatuses } from '../rules/order-states.ts'
import { orderLine, shopOrder } from './orders.tables.ts'

export interface Purchase {
  /** The number as a person types it. */
  orderNumber: string
  /** An address of the buyer or of the recipient, in any case. */
  email: string
  /** Variations, one of which was bought. */
  codes: readonly string[]
}

/** Whether the person has bought and paid for it. Does not say why not: no such order, another address, other goods. */
export async function hasBought(executor: Executor, { orderNumber, email, codes }: Purchase): Promise<boolean> {
  const number = parseOrderNumber(orderNumber)
  if (number === null || codes.length === 0) return false
  const address = email.trim().toLowerCase()
  const [row] = await executor
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .innerJoin(orderLine, eq(orderLine.orderId, shopOrder.id))
    .where(
      and(
        eq(shopOrder.orderNumber, number),
        inArray(shopOrder.status, paidStatuses),
        inArray(shopOrder.paymentStatus, ['Authorised', 'Captured', 'PartiallyRefunded']),
        inArray(orderLine.code, [...codes]),
        or(
          sql`lower(${shopOrder.shippingAddress}->>'email') = ${address}`,
          sql`lower(${shopOrder.billingAddress}->>'email') = ${address}`,
        ),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Whether the person has a paid order that is not cancelled: found by keyed hashes, or by the address where it has no hash. */
export async function hasOrdered(
  executor: Executor,
  { keys, email }: { keys: readonly string[]; email: string },
): Promise<boolean> {
  const address = sql`lower(${shopOrder.billingAddress}->>'email') = ${email.trim().toLowerCase()}`
  const [row] = await executor
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(
      and(
        inArray(shopOrder.status, paidStatuses),
        or(inArray(shopOrder.customerKey, [...keys]), and(isNull(shopOrder.customerKey), address)),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Orders placed after a moment from the same cart, or by the same owner. */
export async function listOrdersOfShopper(
  executor: Executor,
  { cartId, ownerId }: { cartId: string; ownerId: string },
  since: Date,
): Promise<string[]> {
  const rows = await executor
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(and(or(eq(shopOrder.cartId, cartId), eq(shopOrder.ownerId, ownerId)), gt(shopOrder.createdAt, since)))
  return rows.map(({ id }) => id)
}
