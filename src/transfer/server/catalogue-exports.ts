import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { exportCatalogue } from './export.ts'
import type { KindName } from './kind.ts'

/** Exports the catalogue, for the shop's staff, from the database that `readFrom` answers. */
export const createCatalogueExports = ({ readFrom }: { readFrom: () => Promise<Database> }) => ({
  /** Writes one kind from one snapshot, piece by piece. */
  async write(kind: KindName, format: 'csv' | 'json', into: Writable, actor: ShopActor): Promise<void> {
    authorise(actor, 'imports:read')
    await inTransaction(await readFrom(), (tx) => pipeline(exportCatalogue(tx, kind, format), into), {
      isolation: 'repeatable read',
    })
  },
})
