import { randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { queues } from '../../src/app/queues.ts'
import { type Connection, openConnection, withConnection } from '../../src/platform/database/client.ts'
import { withDatabase } from '../../src/platform/database/connection-options.ts'
import { withRole } from './database-urls.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { ownerRole, prepareDatabase } from '../../src/platform/database/prepare-database.ts'
import { migrationsDirectory } from './places.ts'

/** A database as it was before the migration of this number: rows are put in, then it is brought up to date. */
export async function createOlderDatabase(before: string) {
  const clusterUrl = inject('clusterUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await prepareDatabase(clusterUrl, name)
  const url = withRole(withDatabase(clusterUrl, name), ownerRole)
  const bringTo = (directory: string) => migrate({ url, directory, queues, report: () => {} })
  const directory = await mkdtemp(join(tmpdir(), 'older-migrations-'))
  try {
    const older = (await readdir(migrationsDirectory)).filter((file) => file < before)
    await Promise.all(older.map((file) => copyFile(join(migrationsDirectory, file), join(directory, file))))
    await bringTo(directory)
  } finally {
    await rm(directory, { recursive: true })
  }
  const connection: Connection = await openConnection(url, {
    applicationName: 'tests',
    statementTimeoutMs: 0,
    lockTimeoutMs: 0,
  })
  return {
    sql: connection.sql,
    run: connection.run,
    bringUpToDate: () => bringTo(migrationsDirectory),
    async drop(): Promise<void> {
      await connection.end()
      await withConnection(clusterUrl, 'tests', ({ run }) => run(`drop database "${name}" with (force)`))
    },
  }
}
