import { createWriteStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { areaOfKind } from '../contract/imports.ts'
import { exportCatalogue, type ExportFormat } from './export.ts'
import type { KindName } from './kind.ts'

/** Exports the catalogue, for the shop's staff, from the database that `readFrom` answers. */
export function createCatalogueExports({ readFrom }: { readFrom: () => Promise<Database> }) {
  /** The exports for readers that are written now: one after the other. */
  let last: Promise<unknown> = Promise.resolve()

  const pass = async (kind: KindName, format: ExportFormat, into: Writable): Promise<void> =>
    inTransaction(await readFrom(), (tx) => pipeline(exportCatalogue(tx, kind, format), into), {
      isolation: 'repeatable read',
    })

  /** The file is written before anything of it is sent: a slow reader holds neither a transaction nor a connection. */
  async function writeWhole(kind: KindName, format: ExportFormat): Promise<Readable> {
    const folder = await mkdtemp(join(tmpdir(), 'export-'))
    try {
      const path = join(folder, kind)
      await pass(kind, format, createWriteStream(path))
      // The open file stays readable when its name is gone.
      return (await open(path)).createReadStream()
    } finally {
      await rm(folder, { recursive: true })
    }
  }

  return {
    /** Writes one kind from one snapshot, piece by piece. */
    async write(kind: KindName, format: ExportFormat, into: Writable, actor: ShopActor): Promise<void> {
      authorise(actor, 'imports:read')
      authorise(actor, `${areaOfKind[kind]}:read`)
      await pass(kind, format, into)
    },
    /** The same to read from. */
    async read(kind: KindName, format: ExportFormat, actor: ShopActor): Promise<Readable> {
      authorise(actor, 'imports:read')
      authorise(actor, `${areaOfKind[kind]}:read`)
      const mine = last.then(() => writeWhole(kind, format))
      last = mine.catch(() => {})
      return mine
    },
  }
}

export type CatalogueExports = ReturnType<typeof createCatalogueExports>
