import { getConstructionPlans, getMigrationPlans, PgBoss } from 'pg-boss'
import type { Connection } from '../database/client.ts'
import { bossConnection, jobsSchema } from './boss-options.ts'
import { deadLetterName, type QueueDefinition } from './queue.ts'

export interface MigrateJobsOptions {
  /** Connects as the owner role. */
  connection: Connection
  url: string
  queues: readonly QueueDefinition[]
  applicationRole: string
  report: (line: string) => void
}

/**
 * The schema of the job library and all queues, made by the owner: at run time the application may not change the schema.
 * Upgrades run the library's plans as SQL, because only these build new indexes at once instead of leaving it to a worker.
 */
export async function migrateJobs(options: MigrateJobsOptions): Promise<void> {
  const { connection, applicationRole: role } = options
  const before = await installedVersion(connection)
  if (before === null) {
    await connection.run(getConstructionPlans(jobsSchema))
    options.report('made the job queues')
  } else if (await upgrade(connection, before)) {
    options.report('brought the job queues up to date')
  }
  const boss = new PgBoss({
    ...bossConnection(options.url, 1),
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
    reindex: false,
  })
  const errors: unknown[] = []
  boss.on('error', (error) => errors.push(error))
  await boss.start()
  try {
    const known = new Set((await boss.getQueues()).map((queue) => queue.name))
    for (const queue of options.queues) await createQueue(boss, queue, known)
  } finally {
    await boss.stop({ graceful: false })
  }
  if (errors.length > 0) throw errors[0]
  await connection.run(`
    grant usage on schema ${jobsSchema} to ${role};
    grant select, insert, update, delete on all tables in schema ${jobsSchema} to ${role};
    grant usage, select on all sequences in schema ${jobsSchema} to ${role};
    grant execute on all functions in schema ${jobsSchema} to ${role};
  `)
}

async function installedVersion({ sql }: Connection): Promise<number | null> {
  const [table] = await sql<{ name: string | null }>`select to_regclass(${`${jobsSchema}.version`})::text as name`
  if (table === undefined || table.name === null) return null
  const [row] = await sql<{ version: number }>`select version from jobs.version`
  return row?.version ?? null
}

/** The plan is a transaction, followed by index builds that must not be inside one. False when there is nothing to do. */
async function upgrade({ run }: Connection, version: number): Promise<boolean> {
  const plan = planFrom(version)
  if (plan === null) return false
  const commit = plan.lastIndexOf('COMMIT;') + 'COMMIT;'.length
  await run(plan.slice(0, commit))
  for (const statement of plan.slice(commit).split(/;\s*$/m)) {
    if (statement.trim() !== '') await run(statement)
  }
  return true
}

/** Null when the schema has the version this library needs: without a start the library offers no other check. */
function planFrom(version: number): string | null {
  try {
    return getMigrationPlans(jobsSchema, version)
  } catch (error) {
    if (error instanceof Error && error.message === `Version ${version} not found.`) return null
    throw error
  }
}

async function createQueue(boss: PgBoss, queue: QueueDefinition, known: ReadonlySet<string>): Promise<void> {
  const dead = deadLetterName(queue)
  if (!known.has(dead)) await boss.createQueue(dead)
  const options = {
    retryLimit: queue.retryLimit,
    retryDelay: queue.retryDelay,
    retryBackoff: queue.retryDelayMax !== null,
    ...(queue.retryDelayMax === null ? {} : { retryDelayMax: queue.retryDelayMax }),
    expireInSeconds: queue.expireInSeconds,
    deadLetter: dead,
  }
  if (known.has(queue.name)) await boss.updateQueue(queue.name, options)
  else await boss.createQueue(queue.name, options)
}
