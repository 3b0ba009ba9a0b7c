import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrateJobs } from '../jobs/migrate-jobs.ts'
import type { QueueDefinition } from '../jobs/queue.ts'
import { summariseError } from '../safe-error.ts'
import { type Connection, openConnection } from './client.ts'

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
 * Brings the database up to date: each new file in its own transaction, then the job queues. Several processes may call it
 * at once; all but one wait. Throws when an applied file was changed or is missing. Returns the files it applied.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const connection = await openConnection(options.url, {
    applicationName: 'migrate',
    statementTimeoutMs: 0,
    lockTimeoutMs: 10_000,
  })
  try {
    await lock(connection, options.report)
    await prepareApplicationRole(connection)
    const applied = await applyFiles(connection, options)
    await migrateJobs({ connection, url: options.url, queues: options.queues, applicationRole, report: options.report })
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
    await apply(connection, file)
    options.report(`applied ${file.name}`)
    applied.push(file.name)
  }
  return applied
}

interface MigrationFile {
  name: string
  text: string
  sha256: string
}

async function readMigrations(directory: string): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted()
  const numbers = new Set<string>()
  for (const name of names) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]
    if (number === undefined) throw new Error(`The migration ${name} is not named NNNN-what-it-does.sql`)
    if (numbers.has(number)) throw new Error(`There are two migrations with the number ${number}`)
    numbers.add(number)
  }
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(directory, name), 'utf8')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function apply({ sql, run }: Connection, file: MigrationFile): Promise<void> {
  await run('begin')
  try {
    await run(file.text)
    await sql`insert into schema_migration (name, sha256) values (${file.name}, ${file.sha256})`
    await run('commit')
  } catch (cause) {
    await run('rollback')
    throw new Error(`The migration ${file.name} failed: ${summariseError(cause)}`, {
      cause,
    })
  }
}
