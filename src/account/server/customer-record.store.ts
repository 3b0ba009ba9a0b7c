import { sql } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'

const ordersMost = 50

export interface CustomerOrderRow extends Record<string, unknown> {
  orderNumber: string
  createdAt: string
  status: string
  totalCents: number
}

/** Orders of a customer, newest first. */
export async function listCustomerOrders(executor: Executor, ownerId: string): Promise<CustomerOrderRow[]> {
  const { rows } = await executor.execute<CustomerOrderRow>(sql`
    select order_number as "orderNumber", created_at as "createdAt", status, total_cents as "totalCents"
    from shop_order where owner_id = ${ownerId} order by created_at desc limit ${ordersMost}`)
  return rows
}
