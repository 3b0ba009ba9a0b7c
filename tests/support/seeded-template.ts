import { withDatabase } from '../../src/platform/database/connection-options.ts'
import { withRole } from './database-urls.ts'
import { withConnection } from '../../src/platform/database/client.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { ownerRole } from '../../src/platform/database/prepare-database.ts'
import { pino } from 'pino'
import { projectDirectory } from './places.ts'
import { makeTemplate, templateName } from './test-cluster.ts'

const name = 'template_seeded'
// Any number that nothing else on the test cluster locks.
const lockKey = 5_501

/** The name of the template with the demo brand; the first caller of a run makes it, the others wait. */
export async function seededTemplate(clusterUrl: string): Promise<string> {
  return withConnection(clusterUrl, 'tests', async ({ sql, run }) => {
    await sql`select pg_advisory_lock(${lockKey})`
    const [row] = await sql<{ exists: boolean }>`
      select exists (select from pg_database where datname = ${name} and datistemplate) as exists`
    if (row?.exists !== true) {
      await run(`drop database if exists "${name}" with (force)`)
      await run(`create database "${name}" template "${templateName}" owner ${ownerRole}`)
      await seed(withRole(withDatabase(clusterUrl, name), ownerRole))
      await makeTemplate(clusterUrl, name)
    }
    return name
  })
}

async function seed(url: string): Promise<void> {
  const { seedDemo } = await import(`${projectDirectory}/demo/seed.ts`)
  const handle = openDatabase({
    url,
    maxConnections: 4,
    applicationName: 'seed',
    log: pino({ level: 'silent' }),
    statementTimeoutMs: 0,
  })
  try {
    await seedDemo({ db: handle.db, report: () => {} })
  } finally {
    await handle.close()
  }
}
