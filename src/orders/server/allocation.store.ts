import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { rowsBy } from '#src/platform/database/rows-by.ts'
import type { Allocation, AllocationChange } from '../rules/allocation.ts'
import { shopOrder, stockAllocation } from './orders.tables.ts'

/* Stock allocated to orders. The caller has locked the order, and changes the shelves in the same transaction. */

export const listAllocations = rowsBy('allocations_of_order', stockAllocation, stockAllocation.orderId, {
  orderBy: [stockAllocation.linePosition, stockAllocation.stockCode],
})

/** Allocates all goods of a new order, or of one whose reservation had lapsed. */
export async function insertAllocations(
  tx: Transaction,
  orderId: string,
  rows: readonly Pick<Allocation, 'linePosition' | 'stockCode' | 'quantity'>[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.insert(stockAllocation).values(rows.map((row) => ({ ...row, orderId, allocated: row.quantity })))
}

export async function changeAllocations(
  tx: Transaction,
  orderId: string,
  changes: readonly AllocationChange[],
): Promise<void> {
  for (const { linePosition, stockCode, ...change } of changes)
    await tx
      .update(stockAllocation)
      .set(change)
      .where(
        and(
          eq(stockAllocation.orderId, orderId),
          eq(stockAllocation.linePosition, linePosition),
          eq(stockAllocation.stockCode, stockCode),
        ),
      )
}

/** Orders to which something of these stock items is promised, oldest first. */
export const listOrdersWithStock = (
  executor: Executor,
  stockCodes: readonly string[],
): Promise<{ stockCode: string; orderId: string; orderNumber: string }[]> =>
  executor
    .selectDistinctOn([stockAllocation.stockCode, shopOrder.createdAt, shopOrder.id], {
      stockCode: stockAllocation.stockCode,
      orderId: shopOrder.id,
      orderNumber: shopOrder.orderNumber,
    })
    .from(stockAllocation)
    .innerJoin(shopOrder, eq(shopOrder.id, stockAllocation.orderId))
    .where(and(inArray(stockAllocation.stockCode, [...stockCodes]), gt(stockAllocation.allocated, 0)))
    .orderBy(stockAllocation.stockCode, shopOrder.createdAt, shopOrder.id)
