import { PassThrough, type Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { exportCatalogue, type ExportFormat } from './export.ts'
import type { KindName } from './kind.ts'

/** Exports the catalogue, for the shop's staff, from the database that `readFrom` answers. */
export function createCatalogueExports({ readFrom }: { readFrom: () => Promise<Database> }) {
  const pass = async (kind: KindName, format: ExportFormat, into: Writable): Promise<void> =>
    inTransaction(await readFrom(), (tx) => pipeline(exportCatalogue(tx, kind, format), into), {
      isolation: 'repeatable read',
    })
  return {
    /** Writes one kind from one snapshot, piece by piece. */
    async write(kind: KindName, format: ExportFormat, into: Writable, actor: ShopActor): Promise<void> {
      authorise(actor, 'imports:read')
      await pass(kind, format, into)
    },
    /** The same to read from. A reader that goes away ends it; what goes wrong ends the stream with an error. */
    read(kind: KindName, format: ExportFormat, actor: ShopActor): Readable {
      authorise(actor, 'imports:read')
      const stream = new PassThrough()
      void pass(kind, format, stream).catch((error: unknown) => stream.destroy(error as Error))
      return stream
    },
  }
}

export type CatalogueExports = ReturnType<typeof createCatalogueExports>
