import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { queues } from '../../src/app/queues.ts'
import { openConnection, withConnection } from '../../src/platform/database/client.ts'
import { withDatabase } from '../../src/platform/database/connection-options.ts'
import { withRole } from '../support/database-urls.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { ownerRole, prepareDatabase } from '../../src/platform/database/prepare-database.ts'
import { migrationsDirectory } from '../support/places.ts'

/** A database as it was before a migration, for data of that time; `goOn` applies it and those after it. */
export async function openDatabaseBefore(migration: string) {
  const clusterUrl = inject('clusterUrl')
  const name = `before_${randomBytes(6).toString('hex')}`
  await prepareDatabase(clusterUrl, name)
  const url = withRole(withDatabase(clusterUrl, name), ownerRole)
  const directory = await mkdtemp(join(tmpdir(), 'migrations-'))
  const files = await readdir(migrationsDirectory)
  const take = async (wanted: (file: string) => boolean) => {
    for (const file of files.filter(wanted)) await cp(join(migrationsDirectory, file), join(directory, file))
    return migrate({ url, directory, queues, report: () => {} })
  }
  await take((file) => file < migration)
  const connection = await openConnection(url, { applicationName: 'tests', statementTimeoutMs: 0, lockTimeoutMs: 0 })
  return {
    url,
    sql: connection.sql,
    run: connection.run,
    goOn: () => take(() => true),
    async drop() {
      await connection.end()
      await withConnection(clusterUrl, 'tests', ({ run }) => run(`drop database "${name}" with (force)`))
      await rm(directory, { recursive: true })
    },
  }
}
