import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pino } from 'pino'
import type { Clock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { Jobs } from '../../src/platform/jobs/jobs.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { createFolderFiles } from '../../src/platform/media-files/folder-files.ts'
import { createPictureIntake } from '../../src/platform/images/picture-intake.ts'
import { createPictureProcess } from '../../src/platform/images/picture-process.ts'
import { exportCatalogue } from '../../src/transfer/server/export.ts'
import type { ImportState } from '../../src/transfer/server/imports.service.ts'
import { createImports } from '../../src/transfer/server/imports.service.ts'
import type { Change } from '../../src/transfer/server/changes.ts'
import type { Fault } from '../../src/transfer/server/fault.ts'
import type { KindName } from '../../src/transfer/server/kind.ts'
import { tester } from './actors.ts'
import { noJobs } from './no-jobs.ts'
import { shopTexts } from './shop-texts.ts'

export interface Imported extends Pick<
  ImportState,
  'status' | 'added' | 'changed' | 'unchanged' | 'refused' | 'variations'
> {
  id: number
  faults: Fault[]
  /** Of a dry run. */
  changes: Change[]
}

export interface ImportOptions {
  format?: 'csv' | 'json'
  isDryRun?: boolean
  pictureFolder?: string | null
}

interface BenchOptions {
  mediaDir?: string
  /** Left out: `import` does at once what a job would do. */
  jobs?: Jobs
}

/** Imports and exports in this process. */
export function createImportBench(
  db: Database,
  clock: Clock,
  { mediaDir = join(tmpdir(), 'imported-pictures'), jobs = noJobs }: BenchOptions = {},
) {
  const imports = createImports({
    db,
    clock,
    jobs,
    intake: createPictureIntake({
      media: createFolderFiles([resolve(mediaDir), resolve('demo/images')]),
      pictures: createPictureProcess({ log: pino({ level: 'silent' }) }),
    }),
    text: shopTexts.lookup,
  })

  async function receive(
    kind: KindName,
    text: string | Uint8Array | AsyncIterable<Uint8Array>,
    options: ImportOptions = {},
  ): Promise<number> {
    const { format = 'csv', isDryRun = false, pictureFolder = null } = options
    const request = { kind, format, fileName: `${kind}.${format}`, isDryRun, pictureFolder }
    const received = await imports.receive(request, bytesOf(text), { kind: 'system', by: 'job', name: 'tester' })
    if (!received.ok) throw new Error(`Not received: ${JSON.stringify(received.error)}`)
    return received.value
  }

  async function outcome(id: number): Promise<Imported> {
    const state = await imports.find(id, tester)
    if (state === null) throw new Error(`There is no import ${id}`)
    const { status, added, changed, unchanged, refused, variations } = state
    const [faults, changes] = [await imports.report(id, tester), await imports.changes(id, tester)]
    return { id, status, added, changed, unchanged, refused, variations, faults, changes }
  }

  return {
    imports,
    receive,
    outcome,
    async import(
      kind: KindName,
      text: string | Uint8Array | AsyncIterable<Uint8Array>,
      options?: ImportOptions,
    ): Promise<Imported> {
      const id = await receive(kind, text, options)
      await imports.run(id)
      return outcome(id)
    },
    async export(kind: KindName, format: 'csv' | 'json' = 'csv'): Promise<string> {
      return inTransaction(
        db,
        async (tx) => {
          let text = ''
          for await (const part of exportCatalogue(tx, kind, format)) text += part
          return text
        },
        { isolation: 'repeatable read' },
      )
    },
  }
}

export type ImportBench = ReturnType<typeof createImportBench>

async function* bytesOf(text: string | Uint8Array | AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (typeof text !== 'string' && !(text instanceof Uint8Array)) return yield* text
  yield typeof text === 'string' ? Buffer.from(text) : text
}

/** The lines of a report as they are compared: `3 weight_grams number`. */
export const briefly = (faults: readonly Fault[]): string[] =>
  faults.map(({ line, field, reason }) => `${line} ${field} ${reason}`)
