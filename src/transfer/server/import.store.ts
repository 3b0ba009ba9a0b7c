import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { keptMost } from '../contract/imports.ts'
import type { BatchOutcome } from './batch.ts'
import { addCounts } from './variation-plan.ts'
import type { Fault } from './fault.ts'
import type { Change } from './changes.ts'
import { knownDetail } from './fault-words.ts'
import { catalogueImport, catalogueImportChange, catalogueImportChunk, catalogueImportFault } from './import.tables.ts'

export type ImportRow = typeof catalogueImport.$inferSelect
export type NewImport = Pick<
  typeof catalogueImport.$inferInsert,
  'kind' | 'format' | 'dryRun' | 'dryRunId' | 'fileName' | 'pictureFolder' | 'createdBy' | 'createdAt' | 'updatedAt'
>

export async function insertImport(db: Executor, values: NewImport): Promise<number> {
  const [row] = await db.insert(catalogueImport).values(values).returning({ id: catalogueImport.id })
  if (row === undefined) throw new Error('The import was not written')
  return row.id
}

export async function insertChunk(db: Executor, importId: number, position: number, bytes: Buffer): Promise<void> {
  await db.insert(catalogueImportChunk).values({ importId, position, bytes })
}

/** Gives the file of one import to another. */
export async function moveChunks(tx: Transaction, from: number, to: number): Promise<void> {
  await tx.update(catalogueImportChunk).set({ importId: to }).where(eq(catalogueImportChunk.importId, from))
}

export async function hasChunks(db: Executor, importId: number): Promise<boolean> {
  const rows = await db
    .select({ position: catalogueImportChunk.position })
    .from(catalogueImportChunk)
    .where(eq(catalogueImportChunk.importId, importId))
    .limit(1)
  return rows.length > 0
}

/** The import that a dry run's file went in by; null: none. */
export async function findImportOf(db: Executor, dryRunId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: catalogueImport.id })
    .from(catalogueImport)
    .where(eq(catalogueImport.dryRunId, dryRunId))
  return row?.id ?? null
}

export async function findChunk(db: Executor, importId: number, position: number): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: catalogueImportChunk.bytes })
    .from(catalogueImportChunk)
    .where(and(eq(catalogueImportChunk.importId, importId), eq(catalogueImportChunk.position, position)))
  return row?.bytes ?? null
}

export async function findImport(db: Executor, id: number): Promise<ImportRow | null> {
  const [row] = await db.select().from(catalogueImport).where(eq(catalogueImport.id, id))
  return row ?? null
}

/** The same, held until the transaction ends. */
export async function lockImport(tx: Transaction, id: number): Promise<ImportRow | null> {
  const [row] = await tx.select().from(catalogueImport).where(eq(catalogueImport.id, id)).for('update')
  return row ?? null
}

/** The latest first. */
export async function listImports(db: Executor, count: number): Promise<ImportRow[]> {
  return db.select().from(catalogueImport).orderBy(desc(catalogueImport.id)).limit(count)
}

export async function updateImport(db: Executor, id: number, values: Partial<ImportRow>): Promise<void> {
  await db.update(catalogueImport).set(values).where(eq(catalogueImport.id, id))
}

/** The first lines first; at most `most`. */
export async function listFaults(db: Executor, importId: number, most = keptMost): Promise<Fault[]> {
  const rows = await db
    .select({
      line: catalogueImportFault.line,
      field: catalogueImportFault.field,
      reason: catalogueImportFault.reason,
      message: catalogueImportFault.message,
      key: catalogueImportFault.detail,
      params: catalogueImportFault.params,
      isRefusal: catalogueImportFault.isRefusal,
    })
    .from(catalogueImportFault)
    .where(eq(catalogueImportFault.importId, importId))
    .orderBy(asc(catalogueImportFault.line), asc(catalogueImportFault.id))
    .limit(most)
  return rows.map(({ key, params, ...fault }) => ({ ...fault, detail: knownDetail(key, params) }))
}

/** The first lines first; at most `most`. */
export async function listChanges(db: Executor, importId: number, most = keptMost): Promise<Change[]> {
  const { id, importId: of, ...columns } = getTableColumns(catalogueImportChange)
  return db
    .select(columns)
    .from(catalogueImportChange)
    .where(eq(of, importId))
    .orderBy(asc(columns.line), asc(id))
    .limit(most)
}

/** Adds to the changes, up to their limit, as `insertFaults` does. */
async function insertChanges(
  db: Executor,
  importId: number,
  before: number,
  changes: readonly Change[],
): Promise<void> {
  const kept = changes.slice(0, Math.max(0, keptMost - before))
  for (let from = 0; from < kept.length; from += 1_000)
    await db
      .insert(catalogueImportChange)
      .values(kept.slice(from, from + 1_000).map((change) => ({ ...change, importId })))
}

/** Adds to the report, up to its limit. `before`: number of the import's faults counted so far. */
export async function insertFaults(
  db: Executor,
  importId: number,
  before: number,
  faults: readonly Fault[],
): Promise<void> {
  const kept = faults.slice(0, Math.max(0, keptMost - before))
  for (let from = 0; from < kept.length; from += 1_000)
    await db.insert(catalogueImportFault).values(
      kept.slice(from, from + 1_000).map(({ detail, ...fault }) => ({
        ...fault,
        importId,
        detail: detail?.key ?? null,
        params: detail?.params ?? null,
      })),
    )
}

/** Counts what became of a batch. The row is locked by the caller. */
export async function addOutcome(
  tx: Transaction,
  row: ImportRow,
  outcome: BatchOutcome,
  progress: Pick<ImportRow, 'groupsDone' | 'rowsDone' | 'bytesDone' | 'updatedAt'>,
): Promise<void> {
  await insertFaults(tx, row.id, row.faultCount, outcome.faults)
  await insertChanges(tx, row.id, row.changeCount, outcome.changes)
  const variations = { ...row.variations }
  addCounts(variations, outcome.variations)
  await updateImport(tx, row.id, {
    ...progress,
    added: row.added + outcome.added,
    changed: row.changed + outcome.changed,
    unchanged: row.unchanged + outcome.unchanged,
    refused: row.refused + outcome.refused,
    variations,
    faultCount: row.faultCount + outcome.faults.length,
    changeCount: row.changeCount + outcome.changes.length,
  })
}

export async function deleteChunks(db: Executor, importId: number): Promise<void> {
  await db.delete(catalogueImportChunk).where(eq(catalogueImportChunk.importId, importId))
}

export async function deleteFaults(db: Executor, importId: number): Promise<void> {
  await db.delete(catalogueImportFault).where(eq(catalogueImportFault.importId, importId))
}

export async function deleteChanges(db: Executor, importId: number): Promise<void> {
  await db.delete(catalogueImportChange).where(eq(catalogueImportChange.importId, importId))
}

/** One batch at a time, whichever import and process it belongs to; waits for its turn. */
export async function lockImports(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '60s'`)
  await tx.execute(sql`set local statement_timeout = '60s'`)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('catalogue import'))`)
}
