import type { TextLookup } from '#src/common/errors.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { PictureIntake } from '#src/platform/images/picture-intake.ts'
import type { BatchWriter } from './batch.ts'
import { type Entry, readEntries } from './entries.ts'
import { UnreadableFile } from './file-text.ts'
import {
  addOutcome,
  deleteChanges,
  deleteChunks,
  deleteFaults,
  findChunk,
  type ImportRow,
  insertFaults,
  lockImport,
  lockImports,
  updateImport,
} from './import.store.ts'
import type { KindName } from './kind.ts'
import { kindOf } from './kinds.ts'
import { createOverlay, type Overlay } from './overlay.ts'
import { createStorePicture, type StorePicture, storePictures } from './pictures.ts'
import { factsKind, imagesKind, productKind } from './product-fields.ts'
import { productWriter } from './write-products.ts'
import { writeLocations, writeLunch, writeSpecialHours } from './write-locations.ts'
import { writeCategories, writePrices, writeStock } from './write-others.ts'

/*
 * Runs an import. Each batch of groups and the import's progress are written in one transaction: a process that dies leaves
 * whole batches behind, and the next one goes on after them. Two processes may run the same import: only the one that finds
 * the progress unchanged writes its batch.
 */

const writers: Readonly<Record<KindName, BatchWriter>> = {
  categories: writeCategories,
  products: productWriter(productKind),
  facts: productWriter(factsKind),
  images: productWriter(imagesKind),
  stock: writeStock,
  prices: writePrices,
  locations: writeLocations,
  'special-hours': writeSpecialHours,
  lunch: writeLunch,
}

/** Bounds of one batch, so that its memory and its transaction are. */
const maxGroups = 200
const maxBatchRows = 500
/** Pictures take longer than anything else. */
const maxPictureGroups = 10

export interface RunnerDeps {
  db: Database
  clock: Clock
  intake: PictureIntake
  text: TextLookup
}

/** `over`: done, failed or cancelled. `paused`: time was up, and there is more. */
export type RunEnd = 'over' | 'paused'

interface Run {
  row: ImportRow
  overlay: Overlay
  storePicture: StorePicture
}

/**
 * Goes on with an import until it is over, or until `isTimeUp` says so between two batches. A dry run is never paused: what
 * its groups would have brought is only known to this process.
 */
export async function runImport(deps: RunnerDeps, id: number, isTimeUp: () => boolean): Promise<RunEnd> {
  const { db, clock } = deps
  const row = await begin(deps, id)
  if (row === null) return 'over'
  const run: Run = {
    row,
    overlay: createOverlay(),
    storePicture: createStorePicture(deps, row.pictureFolder),
  }
  try {
    for (;;) {
      const end = await runPass(deps, run, row.dryRun ? () => false : isTimeUp)
      if (end !== 'passed') return end
      if (!(await nextPass(db, run, clock.now()))) return 'over'
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    await giveUp(db, id, error, clock.now())
    return 'over'
  }
}

const fromTheStart = {
  pass: 1,
  groupsDone: 0,
  rowsDone: 0,
  bytesDone: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  variations: {},
  faultCount: 0,
  changeCount: 0,
}

/** Null when there is nothing to do. A dry run always begins at the start. */
async function begin({ db, clock }: RunnerDeps, id: number): Promise<ImportRow | null> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const row = await lockImport(tx, id)
    if (row === null || (row.status !== 'waiting' && row.status !== 'running')) return null
    const changes = {
      status: 'running' as const,
      startedAt: row.startedAt ?? now,
      updatedAt: now,
      ...(row.dryRun ? fromTheStart : {}),
    }
    if (row.dryRun) {
      await deleteFaults(tx, id)
      await deleteChanges(tx, id)
    }
    await updateImport(tx, id, changes)
    return { ...row, ...changes }
  })
}

/** Packages come in a second pass, when what they hold is there, wherever in the file it stands. */
const isOfPass = (entry: Entry, row: ImportRow): boolean =>
  row.kind !== 'products' || entry.isPackage === (row.pass === 2)

async function runPass(deps: RunnerDeps, run: Run, isTimeUp: () => boolean): Promise<RunEnd | 'passed'> {
  const bytes = countedChunks(deps.db, run.row.id)
  const most = run.row.kind === 'images' ? maxPictureGroups : maxGroups
  let groups = 0
  let batch: Entry[] = []
  let rows = 0
  for await (const entry of readEntries(kindOf(run.row.kind), run.row.format, bytes.chunks)) {
    if (!isOfPass(entry, run.row)) continue
    groups++
    if (groups <= run.row.groupsDone) continue
    batch.push(entry)
    rows += entry.rows
    if (batch.length < most && rows < maxBatchRows) continue
    if (!(await writeBatch(deps, run, batch, bytes.read()))) return 'over'
    batch = []
    rows = 0
    if (isTimeUp()) return 'paused'
  }
  if (batch.length > 0 && !(await writeBatch(deps, run, batch, bytes.read()))) return 'over'
  return 'passed'
}

/** The file's pieces in order, and how much of it was read. */
function countedChunks(db: Database, id: number) {
  let read = 0
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let position = 0; ; position++) {
      const chunk = await findChunk(db, id, position)
      if (chunk === null) return
      read += chunk.length
      yield chunk
    }
  }
  return { chunks: chunks(), read: () => read }
}

/** False when the import's progress has changed: it was cancelled, or another process continues it. */
async function writeBatch(deps: RunnerDeps, run: Run, batch: readonly Entry[], bytesDone: number): Promise<boolean> {
  const { row } = run
  const now = deps.clock.now()
  // Outside of the transaction, which others wait for.
  if (row.kind === 'images') for (const entry of batch) await storePictures(entry, run.storePicture, row.dryRun)
  const next = await inTransaction(deps.db, async (tx) => {
    if (!row.dryRun) await lockImports(tx)
    const found = await lockImport(tx, row.id)
    if (found?.status !== 'running' || !isWhere(found, row)) return null
    const entries = batch.map(copyOf)
    const outcome = await writers[row.kind](tx, entries, {
      now,
      actor: { kind: 'system', by: 'job', name: row.createdBy },
      isDryRun: row.dryRun,
      overlay: row.dryRun ? run.overlay : createOverlay(),
    })
    const rows = batch.reduce((sum, entry) => sum + entry.rows, 0)
    const progress = {
      groupsDone: row.groupsDone + batch.length,
      rowsDone: row.rowsDone + rows,
      bytesDone,
      updatedAt: now,
    }
    await addOutcome(tx, found, outcome, progress)
    return progress
  })
  if (next !== null) run.row = { ...row, ...next }
  return next !== null
}

const isWhere = (found: ImportRow, row: ImportRow): boolean =>
  found.pass === row.pass && found.groupsDone === row.groupsDone

/** A transaction that is run again must find its groups as they were read. */
const copyOf = (entry: Entry): Entry => ({
  ...entry,
  head: { ...entry.head, values: new Map(entry.head.values) },
  parts: entry.parts?.map((part) => ({ ...part, values: new Map(part.values) })) ?? null,
  faults: [...entry.faults],
})

/** False when that was the last one; the import is done then. */
async function nextPass(db: Database, run: Run, now: Date): Promise<boolean> {
  const { row } = run
  const isLast = row.kind !== 'products' || row.pass === 2
  const changes: Partial<ImportRow> = isLast
    ? { status: 'done', finishedAt: now, updatedAt: now }
    : { pass: 2, groupsDone: 0, updatedAt: now }
  const isOurs = await inTransaction(db, async (tx: Transaction) => {
    const found = await lockImport(tx, row.id)
    if (found?.status !== 'running' || !isWhere(found, row)) return false
    await updateImport(tx, row.id, changes)
    // The file of a dry run stays for the import that may follow.
    if (isLast && !row.dryRun) await deleteChunks(tx, row.id)
    return true
  })
  run.row = { ...row, ...changes }
  return isOurs && !isLast
}

/** Nothing more can be made of the file; what went in before stays. */
async function giveUp(db: Database, id: number, error: UnreadableFile, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockImport(tx, id)
    if (row?.status !== 'running') return
    const { line, field, reason, detail, message } = error
    await insertFaults(tx, id, row.faultCount, [{ line, field, reason, detail, message, isRefusal: true }])
    const why = { problem: message, problemKey: detail.key, problemParams: detail.params }
    const faultCount = row.faultCount + 1
    await updateImport(tx, id, { status: 'failed', ...why, faultCount, finishedAt: now, updatedAt: now })
    await deleteChunks(tx, id)
  })
}
