import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '#src/platform/logging.ts'
import { clientConfig } from './client.ts'
import { planningClient } from './planned-once.ts'

type DrizzleDatabase = NodePgDatabase & { $client: pg.Pool }

/** The application's database. Transactions go through `inTransaction`; `execute` answers `{ rows, rowCount }`. */
export type Database = Omit<DrizzleDatabase, 'transaction'>
export type Transaction = Parameters<Parameters<DrizzleDatabase['transaction']>[0]>[0]
/** What a store takes: it works the same inside and outside a transaction. */
export type Executor = Database | Transaction

export interface DatabaseHandle {
  db: Database
  /** Connections now: open, of these unused, and callers that wait for one. */
  stats(): { total: number; idle: number; waiting: number }
  /** Waits for running queries. */
  close: () => Promise<void>
}

export interface DatabaseOptions {
  url: string
  maxConnections: number
  applicationName: string
  log: Pick<Log, 'debug' | 'warn'>
  /** 5 s unless said otherwise; 0 is without limit, for command-line work. */
  statementTimeoutMs?: number
  /** 1 s to connect and 5 s to wait for a free connection, unless said otherwise. */
  patience?: { connectMs: number; queueMs: number }
}

const defaultStatementTimeoutMs = 5_000
const lockTimeoutMs = 2_000
const defaultPatience = { connectMs: 1_000, queueMs: 5_000 }
const idleTimeoutMs = 60_000

/**
 * A pool of connections. It opens none before the first query and recovers by itself from a restart of the server: running
 * queries fail, later ones reconnect. A query that waits over 5 s for a free connection fails (`isUnavailable`).
 */
export function openDatabase(options: DatabaseOptions): DatabaseHandle {
  const { url, applicationName, log } = options
  const statementTimeoutMs = options.statementTimeoutMs ?? defaultStatementTimeoutMs
  const { connectMs, queueMs } = options.patience ?? defaultPatience
  const config = clientConfig(url, { applicationName, statementTimeoutMs, lockTimeoutMs })
  const pool = new pg.Pool({
    ...config,
    // The pool has one setting for two things: how long to connect, and how long to wait for a free connection.
    Client: planningClient({ connectionTimeoutMillis: connectMs }),
    max: options.maxConnections,
    connectionTimeoutMillis: queueMs,
    idleTimeoutMillis: idleTimeoutMs,
  })
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'))
  pool.on('connect', (client) => {
    // Without a listener a connection that breaks between two statements of a transaction would end the process.
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke'))
    client.on('notice', (notice) => log.debug({ notice: notice.message }, 'database notice'))
  })
  return {
    db: drizzle({ client: pool }),
    stats: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}
