import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { type ExportRow, officeExport, officeExportPart } from './office.tables.ts'

const listedMost = 50

export async function insertExport(tx: Transaction, values: Omit<ExportRow, 'id' | 'written'>): Promise<ExportRow> {
  const [row] = await tx.insert(officeExport).values(values).returning()
  if (!row) throw new Error('The export was not written')
  return row
}

export async function findExport(executor: Executor, id: string): Promise<ExportRow | null> {
  const [row] = await executor.select().from(officeExport).where(eq(officeExport.id, id))
  return row ?? null
}

/** A person's exports since a moment, newest first. */
export const listExports = (executor: Executor, accountId: string, since: Date): Promise<ExportRow[]> =>
  executor
    .select()
    .from(officeExport)
    .where(and(eq(officeExport.accountId, accountId), gt(officeExport.createdAt, since)))
    .orderBy(desc(officeExport.createdAt))
    .limit(listedMost)

/** Begins the file from its first line. */
export async function beginExport(executor: Executor, id: string): Promise<void> {
  await executor.delete(officeExportPart).where(eq(officeExportPart.exportId, id))
  await executor.update(officeExport).set({ state: 'running', written: 0 }).where(eq(officeExport.id, id))
}

export async function addPart(
  executor: Executor,
  exportId: string,
  { position, content, written }: { position: number; content: string; written: number },
): Promise<void> {
  await executor.insert(officeExportPart).values({ exportId, position, content })
  await executor.update(officeExport).set({ written }).where(eq(officeExport.id, exportId))
}

export async function endExport(executor: Executor, id: string, state: 'ready' | 'failed'): Promise<void> {
  await executor.update(officeExport).set({ state }).where(eq(officeExport.id, id))
}

/** True for the first caller alone. */
export async function takeExport(executor: Executor, id: string): Promise<boolean> {
  const taken = await executor
    .update(officeExport)
    .set({ state: 'fetched' })
    .where(and(eq(officeExport.id, id), eq(officeExport.state, 'ready')))
    .returning({ id: officeExport.id })
  return taken.length > 0
}

/** One part of the file; null after the last. */
export async function findPart(executor: Executor, exportId: string, position: number): Promise<string | null> {
  const [row] = await executor
    .select({ content: officeExportPart.content })
    .from(officeExportPart)
    .where(and(eq(officeExportPart.exportId, exportId), eq(officeExportPart.position, position)))
    .orderBy(asc(officeExportPart.position))
  return row?.content ?? null
}

export async function removeParts(executor: Executor, exportId: string): Promise<void> {
  await executor.delete(officeExportPart).where(eq(officeExportPart.exportId, exportId))
}
