import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { FiscalDocumentSeries } from '../rules/fiscal-document.ts'
import { fiscalDocument, fiscalDocumentCounter } from './receipts.tables.ts'

export type FiscalDocumentRow = typeof fiscalDocument.$inferSelect
export type NewFiscalDocument = typeof fiscalDocument.$inferInsert

/** Draws the next number of a series and year. The counter's row is locked until the transaction ends, and rolls back too. */
export async function drawNumber(tx: Transaction, series: FiscalDocumentSeries, year: number): Promise<number> {
  const [row] = await tx
    .insert(fiscalDocumentCounter)
    .values({ series, year, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [fiscalDocumentCounter.series, fiscalDocumentCounter.year],
      set: { lastNumber: sql`${fiscalDocumentCounter.lastNumber} + 1` },
    })
    .returning({ number: fiscalDocumentCounter.lastNumber })
  if (!row) throw new Error(`No number of ${series} ${year} was drawn`)
  return row.number
}

export async function insertFiscalDocument(tx: Transaction, values: NewFiscalDocument): Promise<void> {
  await tx.insert(fiscalDocument).values(values)
}

/** Receipts and credit notes of an order, oldest first; the receipt first where times are equal. */
export const listFiscalDocuments = (executor: Executor, orderId: string): Promise<FiscalDocumentRow[]> =>
  executor
    .select()
    .from(fiscalDocument)
    .where(eq(fiscalDocument.orderId, orderId))
    .orderBy(asc(fiscalDocument.issuedAt), desc(fiscalDocument.series), asc(fiscalDocument.number))

/** Finds a document of the order by its number, `K2026-000123`, or its newest receipt for null. Null: it has none. */
export async function findFiscalDocument(
  executor: Executor,
  orderId: string,
  number: string | null,
): Promise<FiscalDocumentRow | null> {
  const fiscalDocuments = await listFiscalDocuments(executor, orderId)
  const wanted = number?.trim().toUpperCase()
  const found = fiscalDocuments.findLast(({ series, snapshot }) =>
    wanted === undefined ? series === 'receipt' : snapshot.number === wanted,
  )
  return found ?? null
}
