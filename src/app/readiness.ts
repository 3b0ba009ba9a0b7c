import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Database } from '#src/platform/database/database.ts'
import { readSchemaState, type SchemaState } from '#src/platform/database/schema-version.store.ts'
import type { Log } from '#src/platform/logging.ts'

/** Whether a balancer shall send requests to this process; everything but `ready` says why not. */
export type Readiness =
  | 'ready'
  | 'starting'
  | 'restored'
  | 'stopping'
  | 'no database'
  | 'database is older'
  | 'database is newer'

const watchMs = 5_000

/** The database has another schema than this version of the program needs. */
export class SchemaError extends Error {
  constructor(state: Exclude<SchemaState, 'fits'>) {
    super(
      state === 'older'
        ? 'The database lacks migrations of this version: run "node scripts/launch.mjs migrate" first'
        : 'The database has the schema of a later version, which this one must not run beside: start that version',
    )
  }
}

export interface ReadinessOptions {
  db: Database
  projectDir: string
  /** The database was put back from a backup and waits for an operator: the process never becomes ready. */
  isRestored: boolean
  log: Pick<Log, 'error'>
  /** Called once when a later version has taken the database while this process runs. */
  onRefused: () => void
}

/** Keeps whether this process can serve: its start is complete, it is not about to stop, and its database fits. */
export function createReadiness({ db, projectDir, isRestored, log, onRefused }: ReadinessOptions) {
  const migrations = readdirSync(resolve(projectDir, 'database/migrations')).filter((name) => name.endsWith('.sql'))
  let phase: 'starting' | 'ready' | 'stopping' = 'starting'
  let watch: NodeJS.Timeout | undefined

  /** Throws when the database does not fit; call it before anything reads from it. */
  async function checkSchema(): Promise<void> {
    const state = await readSchemaState(db, migrations)
    if (state !== 'fits') throw new SchemaError(state)
    watch = setInterval(() => {
      readSchemaState(db, migrations).then(
        (now) => {
          if (now !== 'newer' || phase === 'stopping') return
          log.error({}, 'a later version has taken the database: this process ends')
          onRefused()
        },
        () => {}, // The next look tells; readiness says meanwhile that there is no database.
      )
    }, watchMs).unref()
  }

  async function ask(): Promise<Readiness> {
    if (isRestored) return 'restored'
    if (phase !== 'ready') return phase
    const state = await readSchemaState(db, migrations).catch(() => null)
    if (state === null) return 'no database'
    return state === 'fits' ? 'ready' : `database is ${state}`
  }

  return {
    checkSchema,
    ask,
    isStopping: () => phase === 'stopping',
    complete(): void {
      if (phase === 'starting') phase = 'ready'
    },
    stop(): void {
      phase = 'stopping'
      clearInterval(watch)
    },
  }
}
