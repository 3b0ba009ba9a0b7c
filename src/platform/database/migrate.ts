import { setTimeout as sleep } from 'node:timers/promises'
import { migrateJobs } from '../jobs/migrate-jobs.ts'
import type { QueueDefinition } from '../jobs/queue.ts'
import { summariseError } from '../safe-error.ts'
import { type Connection, openConnection } from './client.ts'
import { isTimedOut } from './errors.ts'
import { type MigrationFile, readMigrations } from './migration-files.ts'

export interface MigrateOptions {
  /** A role that owns the database's schema; the application's own role may change data only. */
  url: string
  /** The folder with the files `NNNN-what.sql`. */
  directory: string
  /** Every queue any process sends to or works on. */
  queues: readonly QueueDefinition[]
  /** One line for each thing done. */
  report: (line: string) => void
}

/** The role the application connects as, or is a member of. Migrations may name it in grants. */
export const applicationRole = 'konvehti_app'

// Any number, as long as all versions of this program use the same one.
const lockKey = 7_204_913

/**
 * A query for a table waits behind any statement that waits for it: the whole shop stands still as long as a migration
 * waits for a lock. So it gives up soon, and comes back when a report or a long transaction may be over. An automatic vacuum makes way
 * for a statement that has waited for `deadlock_timeout`, a second: a shorter wait would find it there at every try.
 */
const lockTimeoutMs = 1_250
const lockTries = 20
const lockPauseMs = 1_000

/**
 * Brings the database up to date: each new file in its own transaction unless it says otherwise, then the job queues. Several
 * processes may call it at once; all but one wait. Throws when an applied file was changed or is missing. Returns the files it
 * applied. `docs/how-to/write-a-migration.md` says what a file may do while the shop runs.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const connection = await openConnection(options.url, {
    applicationName: 'migrate',
    statementTimeoutMs: 0,
    lockTimeoutMs,
  })
  const { report } = options
  try {
    await lock(connection, report)
    await untilLocked('The rights of the application', report, () => prepareApplicationRole(connection))
    const applied = await applyFiles(connection, options)
    await migrateJobs({ connection, url: options.url, queues: options.queues, applicationRole, report })
    return applied
  } finally {
    await connection.end()
  }
}

/** Holds the lock until the connection ends. It polls, because a waiting lock call would run into the lock timeout. */
async function lock({ sql }: Connection, report: (line: string) => void): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const [row] = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${lockKey}) as locked`
    if (row?.locked === true) return
    if (attempt === 0) report('waiting for another migration to end')
    await sleep(200)
  }
}

/** Each new table gets its rights when it is made, so that a migration can revoke single ones for good. */
async function prepareApplicationRole({ sql, run }: Connection): Promise<void> {
  const [row] = await sql<{ exists: boolean }>`
    select exists (select from pg_roles where rolname = ${applicationRole}) as exists`
  if (row?.exists !== true) {
    await run(`create role ${applicationRole} login`).catch((cause: unknown) => {
      throw new Error(`Create the role ${applicationRole} first: this one may not`, { cause })
    })
  }
  await run(`
    grant usage on schema public to ${applicationRole};
    alter default privileges in schema public grant select, insert, update, delete on tables to ${applicationRole};
    alter default privileges in schema public grant usage, select on sequences to ${applicationRole};
    create table if not exists schema_migration (
      name text primary key,
      sha256 text not null,
      applied_at timestamptz not null default now()
    );
    alter table schema_migration add column if not exists needs_stop boolean not null default false;
    revoke insert, update, delete on schema_migration from ${applicationRole};
  `)
}

async function applyFiles(connection: Connection, options: MigrateOptions): Promise<string[]> {
  const files = await readMigrations(options.directory)
  const rows = await connection.sql<{ name: string; sha256: string }>`select name, sha256 from schema_migration`
  const known = new Map(rows.map((row) => [row.name, row.sha256]))
  for (const name of known.keys()) {
    if (!files.some((file) => file.name === name))
      throw new Error(`The database has the migration ${name}, which this version lacks`)
  }
  const applied: string[] = []
  for (const file of files) {
    const before = known.get(file.name)
    if (before !== undefined && before !== file.sha256) {
      throw new Error(
        `The migration ${file.name} was changed after it was applied: write a new one (in development: npm run db:reset)`,
      )
    }
    if (before !== undefined) continue
    if (file.needsStop) await refuseWhileServing(connection, file)
    const apply = file.isOutsideTransaction ? applyStatements : applyWhole
    await untilLocked(file.name, options.report, () => apply(connection, file)).catch((cause: unknown) => {
      throw new Error(`The migration ${file.name} failed: ${summariseError(cause)}`, { cause })
    })
    options.report(`applied ${file.name}`)
    applied.push(file.name)
  }
  return applied
}

/** Tries again while others hold what the work needs; it must leave nothing behind when it fails. */
async function untilLocked(what: string, report: (line: string) => void, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!isTimedOut(error) || attempt === lockTries) throw error
      report(`${what} waits for others to finish (try ${attempt} of ${lockTries})`)
      await sleep(lockPauseMs * (0.5 + Math.random()))
    }
  }
}

/** A file that the version before cannot live with is applied when that version has stopped, and not before. */
async function refuseWhileServing({ sql }: Connection, file: MigrationFile): Promise<void> {
  const [row] = await sql<{ others: number }>`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and application_name in ('konvehti', 'jobs', 'cache events')`
  if (row !== undefined && row.others > 0)
    throw new Error(`The migration ${file.name} needs a stop: end all processes first (${row.others} connections)`)
}

const noteApplied = ({ sql }: Connection, { name, sha256, needsStop }: MigrationFile) =>
  sql`insert into schema_migration (name, sha256, needs_stop) values (${name}, ${sha256}, ${needsStop})`

async function applyWhole(connection: Connection, file: MigrationFile): Promise<void> {
  const { run } = connection
  await run('begin')
  try {
    await run(file.text)
    await noteApplied(connection, file)
    await run('commit')
  } catch (cause) {
    await run('rollback')
    throw cause
  }
}

/**
 * Runs statements that must not be inside a transaction. They let others read and write, so they may wait for them as long
 * as it takes. An index whose building was interrupted is there, and unusable: it is built again.
 */
async function applyStatements(connection: Connection, file: MigrationFile): Promise<void> {
  const { run, sql } = connection
  await run('set lock_timeout = 0')
  try {
    for (const { text, builds } of file.statements) {
      const [broken] = await sql<object>`
        select from pg_index where indexrelid = to_regclass(${builds ?? ''}) and not indisvalid`
      if (broken !== undefined) await run(`drop index concurrently ${builds}`)
      await run(text)
    }
    await noteApplied(connection, file)
  } finally {
    await run(`set lock_timeout = ${lockTimeoutMs}`)
  }
}
