import { queues } from '../../src/app/queues.ts'
import { withAuthority } from '../../src/platform/database/connection-options.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { migrationDatabaseFaults } from '../../src/platform/database/encrypted-database.ts'
import { projectDirectory } from '../tools.ts'

/** Brings the database behind MIGRATION_DATABASE_URL up to date: before each new version is served. */
export async function run(): Promise<number> {
  const url = withAuthority(process.env['MIGRATION_DATABASE_URL'] ?? '', process.env['DATABASE_CA_FILE'] ?? '')
  if (url === '') {
    console.error('MIGRATION_DATABASE_URL is missing: the URL of a role that owns the schema')
    return 1
  }
  const faults = migrationDatabaseFaults({ publicUrl: process.env['PUBLIC_URL'], migrationDatabaseUrl: url })
  if (faults.length > 0) {
    console.error(faults.join('\n'))
    return 1
  }
  const applied = await migrate({
    url,
    directory: `${projectDirectory}/database/migrations`,
    queues,
    report: (line) => console.log(line),
  })
  console.log(applied.length === 0 ? 'The database is up to date' : `Applied ${applied.length}`)
  return 0
}
