import pg from 'pg'
import { connectionOptions } from './connection-options.ts'

export interface Limits {
  applicationName: string
  /** Milliseconds a statement may take; 0 is without limit. */
  statementTimeoutMs: number
  /** Milliseconds a statement may wait for a lock; 0 is without limit. */
  lockTimeoutMs: number
}

/** Long: no visitor waits for these connections, and a machine with much other work takes its time to make one. */
const connectTimeoutMs = 5_000
const idleInTransactionTimeoutMs = 10_000

/** The driver's settings, complete: none comes from the PG* variables of the environment. */
export function clientConfig(url: string, limits: Limits): pg.ClientConfig {
  const { host, port, socket, user, password, database, tls } = connectionOptions(url)
  const [, directory, socketPort] = /^(.*)\/\.s\.PGSQL\.(\d+)$/.exec(socket ?? '') ?? []
  return {
    host: directory ?? host,
    port: socketPort === undefined ? port : Number(socketPort),
    user,
    // Never used where local users are trusted; without a password the driver would look for a password file.
    password: password ?? 'none',
    database,
    ssl: tls,
    application_name: limits.applicationName,
    statement_timeout: limits.statementTimeoutMs,
    lock_timeout: limits.lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    // Compiling a plan costs more than any of our queries gains by it.
    options: '-c jit=off',
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  }
}

/** Rows of one statement; values in `${}` are sent as parameters. */
export type Sql = <Row extends object>(strings: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>

export function taggedSql(client: pg.ClientBase | pg.Pool): Sql {
  return async <Row extends object>(strings: TemplateStringsArray, ...values: unknown[]) => {
    const text = strings.reduce((before, part, index) => `${before}$${index}${part}`)
    const { rows } = await client.query<Row>(text, values)
    return rows
  }
}

/** One connection, for command-line work and for listening. */
export interface Connection {
  sql: Sql
  /** Any number of statements, without parameters. */
  run: (text: string) => Promise<void>
  end: () => Promise<void>
}

export async function openConnection(url: string, limits: Limits): Promise<Connection> {
  const client = new pg.Client(clientConfig(url, limits))
  // A connection that breaks between statements emits this error; the next statement fails, which is soon enough.
  client.on('error', () => {})
  await client.connect()
  return {
    sql: taggedSql(client),
    run: async (text) => {
      await client.query(text)
    },
    end: () => client.end(),
  }
}

/** Runs `work` on a separate connection without time limits: for migrations and administration. */
export async function withConnection<T>(
  url: string,
  applicationName: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await openConnection(url, { applicationName, statementTimeoutMs: 0, lockTimeoutMs: 0 })
  try {
    return await work(connection)
  } finally {
    await connection.end()
  }
}
