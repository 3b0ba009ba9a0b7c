import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { VoucherSeries } from '../rules/voucher.ts'
import { voucher, voucherCounter } from './receipts.tables.ts'

export type VoucherRow = typeof voucher.$inferSelect
export type NewVoucher = typeof voucher.$inferInsert

/** The next of its series and year. Its row stays locked until the transaction ends, and goes back if that fails. */
export async function drawNumber(tx: Transaction, series: VoucherSeries, year: number): Promise<number> {
  const [row] = await tx
    .insert(voucherCounter)
    .values({ series, year, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [voucherCounter.series, voucherCounter.year],
      set: { lastNumber: sql`${voucherCounter.lastNumber} + 1` },
    })
    .returning({ number: voucherCounter.lastNumber })
  if (!row) throw new Error(`No number of ${series} ${year} was drawn`)
  return row.number
}

export async function insertVoucher(tx: Transaction, values: NewVoucher): Promise<void> {
  await tx.insert(voucher).values(values)
}

/** Receipts and credit notes of an order, oldest first; of one moment the receipt first. */
export const listVouchers = (executor: Executor, orderId: string): Promise<VoucherRow[]> =>
  executor
    .select()
    .from(voucher)
    .where(eq(voucher.orderId, orderId))
    .orderBy(asc(voucher.issuedAt), desc(voucher.series), asc(voucher.number))

/** One of the order's by its number, `K2026-000123`; its newest receipt for null. Null: it has none. */
export async function findVoucher(
  executor: Executor,
  orderId: string,
  number: string | null,
): Promise<VoucherRow | null> {
  const vouchers = await listVouchers(executor, orderId)
  const wanted = number?.trim().toUpperCase()
  const found = vouchers.findLast(({ series, snapshot }) =>
    wanted === undefined ? series === 'receipt' : snapshot.number === wanted,
  )
  return found ?? null
}
