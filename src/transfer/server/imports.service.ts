import { createHash } from 'node:crypto'
import { business, notFound, type Problem, type Refusal, type TextLookup } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { type AuditDetails, recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { PictureIntake } from '#src/platform/images/picture-intake.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { summariseError } from '#src/platform/safe-error.ts'
import { areaOfKind } from '../contract/imports.ts'
import type { Change } from './changes.ts'
import type { Fault } from './fault.ts'
import {
  deleteChunks,
  findImport,
  findImportOf,
  hasChunks,
  type ImportRow,
  insertChunk,
  insertImport,
  listChanges,
  listFaults,
  listImports,
  lockImport,
  moveChunks,
  updateImport,
} from './import.store.ts'
import { type RunEnd, runImport } from './import-runner.ts'
import type { KindName } from './kind.ts'
import { importCheckQueue, importQueue } from './queues.ts'

export interface ImportsDeps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'send' | 'work'>
  intake: PictureIntake
  text: TextLookup
}

export interface ImportRequest {
  kind: KindName
  format: 'csv' | 'json'
  fileName: string
  isDryRun: boolean
  /** Folder of the pictures a file names, as the process that works on it sees it; null: only pictures the shop has. */
  pictureFolder: string | null
}

export type ImportState = ImportRow

/** Largest file of the command line, in bytes. */
export const maxImportBytes = 1_000_000_000
const chunkBytes = 256 * 1024
const sliceMs = 10_000

/**
 * Imports of the catalogue: a file is taken in as it is, and worked off behind the requests by whichever process comes to
 * it. Cells that are wrong are reported with their line and column; the group they stand in stays out, the rest goes in.
 */
export function createImports(deps: ImportsDeps) {
  const { db, clock, jobs } = deps

  const send = (tx: Transaction, { id, dryRun }: Pick<ImportRow, 'id' | 'dryRun'>): Promise<void> =>
    jobs.send(tx, dryRun ? importCheckQueue : importQueue, { id })

  /**
   * Takes a file of at most `bytesMost` in and promises to work on it. Refused when it is empty, too large, or a workbook of
   * a spreadsheet. Returns the import's number.
   */
  async function receive(
    request: ImportRequest,
    bytes: AsyncIterable<Uint8Array>,
    actor: ShopActor,
    bytesMost = maxImportBytes,
  ): Promise<Result<number, Refusal>> {
    authorise(actor, 'imports:write')
    const { kind, format, fileName, isDryRun: dryRun, pictureFolder } = request
    authorise(actor, `${areaOfKind[kind]}:write`)
    const now = clock.now()
    const values = { kind, format, dryRun, pictureFolder, fileName: fileName.slice(0, 200) }
    const id = await insertImport(db, { ...values, createdBy: actor.name, createdAt: now, updatedAt: now })
    const { byteCount, sha256, head } = await keep(id, bytes, bytesMost)
    const fault = faultOf(byteCount, bytesMost, head)
    if (fault !== null) {
      const { key: problemKey, params: problemParams = {} } = fault
      const why = { problem: deps.text('en', problemKey, problemParams), problemKey, problemParams }
      await updateImport(db, id, { status: 'cancelled', ...why, finishedAt: now, updatedAt: now })
      await deleteChunks(db, id)
      return refuse(business(fault))
    }
    return inTransaction(db, async (tx) => {
      // It may have been cancelled while its file was on the way.
      if ((await lockImport(tx, id))?.status !== 'receiving') {
        await deleteChunks(tx, id)
        return refuse({ kind: 'conflict' })
      }
      await begin(tx, { id, kind, format, dryRun, byteCount, sha256 }, actor)
      return ok(id)
    })
  }

  type Whole = Pick<ImportRow, 'id' | 'kind' | 'format' | 'dryRun' | 'byteCount' | 'sha256'>

  async function begin(tx: Transaction, whole: Whole, actor: ShopActor): Promise<void> {
    const { id, kind, format, dryRun, byteCount, sha256 } = whole
    await updateImport(tx, id, { status: 'waiting', byteCount, sha256, updatedAt: clock.now() })
    await send(tx, whole)
    // The record names the file by its hash: its file name is arbitrary.
    const record = { command: 'import.received', subject: id, after: { kind, format, dryRun, sha256 } } as const
    await recordAudit(tx, { at: clock.now(), actor, ...record })
  }

  /** Lets the file of a dry run in, once. Refused as `conflict` when the file has gone in or is no longer there. */
  async function importChecked(id: number, actor: ShopActor): Promise<Result<number, Refusal>> {
    authorise(actor, 'imports:write')
    return inTransaction(db, async (tx) => {
      const row = await lockImport(tx, id)
      if (row === null) return refuse(notFound)
      authorise(actor, `${areaOfKind[row.kind]}:write`)
      if (!row.dryRun || row.status !== 'done' || !(await hasChunks(tx, id))) return refuse({ kind: 'conflict' })
      const { kind, format, fileName, pictureFolder, byteCount, sha256 } = row
      const now = clock.now()
      const values = { kind, format, fileName, pictureFolder, dryRun: false, dryRunId: id }
      const followed = await insertImport(tx, { ...values, createdBy: actor.name, createdAt: now, updatedAt: now })
      await moveChunks(tx, id, followed)
      await begin(tx, { id: followed, kind, format, dryRun: false, byteCount, sha256 }, actor)
      return ok(followed)
    })
  }

  async function keep(id: number, bytes: AsyncIterable<Uint8Array>, bytesMost: number) {
    const hash = createHash('sha256')
    let byteCount = 0
    let head: Uint8Array | null = null
    let position = 0
    let held: Uint8Array[] = []
    let heldBytes = 0
    const put = async (): Promise<void> => {
      if (heldBytes === 0) return
      await insertChunk(db, id, position++, Buffer.concat(held))
      held = []
      heldBytes = 0
    }
    for await (const piece of bytes) {
      byteCount += piece.length
      if (byteCount > bytesMost) break
      head ??= piece
      hash.update(piece)
      held.push(piece)
      heldBytes += piece.length
      if (heldBytes >= chunkBytes) await put()
    }
    await put()
    return { byteCount, sha256: hash.digest('hex'), head }
  }

  /** Works on an import in this process, until it is over or the time is up. */
  const run = (id: number, isTimeUp: () => boolean = () => false): Promise<RunEnd> => runImport(deps, id, isTimeUp)

  /** Makes this process work on imports. */
  async function startWorking(): Promise<void> {
    const handle = async ({ id }: { id: number }, job: { last: boolean }): Promise<void> => {
      const end = +clock.now() + sliceMs
      try {
        if ((await run(id, () => +clock.now() >= end)) === 'paused') await again(id)
      } catch (error) {
        if (job.last) await fail(id, summariseError(error))
        throw error
      }
    }
    await jobs.work(importQueue, handle)
    await jobs.work(importCheckQueue, handle)
  }

  /**
   * Goes on at once with what a process left that died; otherwise its job would have to run out first. One that is being
   * worked on elsewhere comes to no harm: of two, the one that finds it moved on stops. After the jobs have started.
   */
  async function resumeInterrupted(): Promise<void> {
    for (const { id, status, dryRun } of await listImports(db, 100))
      if (status === 'running' && !dryRun) await again(id)
  }

  async function again(id: number): Promise<boolean> {
    return inTransaction(db, async (tx) => {
      const row = await lockImport(tx, id)
      if (row?.status !== 'running' && row?.status !== 'waiting') return false
      await send(tx, row)
      return true
    })
  }

  async function fail(id: number, problem: string): Promise<void> {
    const now = clock.now()
    const why = { ...noProblem, problem: problem.slice(0, 1_000) }
    await updateImport(db, id, { status: 'failed', ...why, finishedAt: now, updatedAt: now })
  }

  /** Stops an import after the batch that is being written; what went in stays. Refused when it is over. */
  async function cancel(id: number, actor: ShopActor): Promise<Result<void, Refusal>> {
    authorise(actor, 'imports:write')
    return inTransaction(db, async (tx) => {
      const row = await lockImport(tx, id)
      if (row === null) return refuse(notFound)
      if (row.finishedAt !== null || row.status === 'cancelled') return refuse({ kind: 'conflict' })
      const now = clock.now()
      await updateImport(tx, id, { status: 'cancelled', finishedAt: now, updatedAt: now })
      await deleteChunks(tx, id)
      await recordAudit(tx, { at: now, actor, command: 'import.cancelled', subject: id, before: stateOf(row) })
      return ok(undefined)
    })
  }

  /** Goes on with an import that broke off, where it broke off. Refused when its file is gone. */
  async function resume(id: number, actor: ShopActor): Promise<Result<void, Refusal>> {
    authorise(actor, 'imports:write')
    return inTransaction(db, async (tx) => {
      const row = await lockImport(tx, id)
      if (row === null) return refuse(notFound)
      authorise(actor, `${areaOfKind[row.kind]}:write`)
      const hasFile =
        row.status === 'running' || row.status === 'waiting' || (row.status === 'failed' && row.problem !== null)
      if (!hasFile || !(await hasChunks(tx, id))) return refuse({ kind: 'conflict' })
      await updateImport(tx, id, { status: 'waiting', ...noProblem, finishedAt: null, updatedAt: clock.now() })
      await send(tx, row)
      await recordAudit(tx, { at: clock.now(), actor, command: 'import.resumed', subject: id, before: stateOf(row) })
      return ok(undefined)
    })
  }

  return {
    receive,
    importChecked,
    run,
    startWorking,
    resumeInterrupted,
    cancel,
    resume,
    /** Null for an unknown number. */
    find(id: number, actor: ShopActor): Promise<ImportState | null> {
      authorise(actor, 'imports:read')
      return findImport(db, id)
    },
    /** What may be done with its file: go on, let it in; `followedBy` is the import that a dry run's file went in by. */
    async fileOf(id: number, actor: ShopActor): Promise<{ isThere: boolean; followedBy: number | null }> {
      authorise(actor, 'imports:read')
      return { isThere: await hasChunks(db, id), followedBy: await findImportOf(db, id) }
    },
    /** The latest first. */
    list(actor: ShopActor, count = 30): Promise<ImportState[]> {
      authorise(actor, 'imports:read')
      return listImports(db, count)
    },
    /** What a dry run would change, by line; at most as many as are kept. */
    changes(id: number, actor: ShopActor, most?: number): Promise<Change[]> {
      authorise(actor, 'imports:read')
      return listChanges(db, id, most)
    },
    /** What was wrong and worth knowing, by line; at most as many as are kept. */
    report(id: number, actor: ShopActor, most?: number): Promise<Fault[]> {
      authorise(actor, 'imports:read')
      return listFaults(db, id, most)
    },
  }
}

export type Imports = ReturnType<typeof createImports>

const noProblem = { problem: null, problemKey: null, problemParams: null }

const stateOf = ({ status, rowsDone }: ImportRow): AuditDetails => ({ status, rowsDone })

/** Spreadsheets keep their workbooks as archives, and did so in a format of the office before. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const

function faultOf(byteCount: number, bytesMost: number, head: Uint8Array | null): Problem | null {
  if (byteCount === 0) return { key: 'office/refused/import-empty' }
  if (byteCount > bytesMost) {
    const params = { megabytes: bytesMost / 1_000_000 }
    return { key: 'office/refused/import-too-large', params }
  }
  const isWorkbook = workbooks.some((sign) => sign.every((byte, at) => head?.[at] === byte))
  return isWorkbook ? { key: 'office/refused/import-workbook' } : null
}
