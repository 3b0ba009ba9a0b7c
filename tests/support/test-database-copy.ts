import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { withDatabase } from '../../src/platform/database/connection-options.ts'
import { withRole } from './database-urls.ts'
import { type Sql, taggedSql, withConnection } from '../../src/platform/database/client.ts'
import { type DatabaseHandle, openDatabase } from '../../src/platform/database/database.ts'
import { applicationRole } from '../../src/platform/database/migrate.ts'
import { ownerRole } from '../../src/platform/database/prepare-database.ts'
import { seededTemplate } from './seeded-template.ts'
import { templateName } from './test-cluster.ts'

export interface TestDatabase extends DatabaseHandle {
  /** The application's role: data only. */
  url: string
  /** The role that owns the schema. */
  ownerUrl: string
  adminUrl: string
  /** For arranging and looking, as the application's role: sql`select …` gives the rows. */
  sql: Sql
  /** Any number of statements without parameters, as the application's role. */
  run(text: string): Promise<void>
  /** Ends all connections, also those of others, and removes the database. */
  drop(): Promise<void>
}

export interface TestDatabaseOptions {
  /** True copies the template with the demo brand in it, which the first call of a run makes. */
  seeded?: boolean
  maxConnections?: number
}

/** A migrated database of one's own: a copy of the template, about 0.15 s. */
export async function copyDatabase(clusterUrl: string, options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const template = options.seeded === true ? await seededTemplate(clusterUrl) : templateName
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(clusterUrl, `create database "${name}" template "${template}" owner ${ownerRole}`)
  await administer(clusterUrl, `revoke temporary on database "${name}" from public`)
  const adminUrl = withDatabase(clusterUrl, name)
  const url = withRole(adminUrl, applicationRole)
  const handle = openDatabase({
    url,
    maxConnections: options.maxConnections ?? 5,
    applicationName: 'tests',
    log: pino({ level: 'silent' }),
    // What a test says does not depend on what else the machine does.
    patience: { connectMs: 30_000, queueMs: 60_000 },
  })
  return {
    ...handle,
    sql: taggedSql(handle.db.$client),
    run: async (text) => {
      await handle.db.$client.query(text)
    },
    url,
    adminUrl,
    ownerUrl: withRole(adminUrl, ownerRole),
    drop: async () => {
      await handle.close()
      await administer(clusterUrl, `drop database if exists "${name}" with (force)`)
    },
  }
}

async function administer(clusterUrl: string, statement: string): Promise<void> {
  await withConnection(clusterUrl, 'tests', ({ run }) => run(statement))
}
