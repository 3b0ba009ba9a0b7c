import { readFileSync } from 'node:fs'
import type { ConnectionOptions as TlsOptions } from 'node:tls'

/** Everything a PostgreSQL client needs to know; none of it comes from the PG* variables of the environment. */
export interface ConnectionOptions {
  host: string
  port: number
  /** The socket's file, e.g. `/run/shop/.s.PGSQL.5432`; null when the server is reached over TCP. */
  socket: string | null
  user: string
  /** null where the server trusts its local users. */
  password: string | null
  database: string
  /** false, or what `tls.connect` needs: without verification for `require`, as libpq does it. */
  tls: false | TlsOptions
}

const knownParameters: readonly string[] = ['socket', 'sslmode', 'sslrootcert']

/**
 * Reads an ordinary `postgres://user:password@host:port/database?sslmode=…&sslrootcert=…` and our form for sockets,
 * `postgres://user@localhost/database?socket=/dir/.s.PGSQL.5432`. Throws on anything it does not know, because a silently
 * ignored parameter (`sslmode`, say) would be a silently weaker connection.
 */
export function connectionOptions(url: string): ConnectionOptions {
  const parsed = parse(url)
  for (const name of parsed.searchParams.keys()) {
    if (!knownParameters.includes(name)) throw new Error(`The database URL has the unknown parameter "${name}"`)
  }
  const database = decodeURIComponent(parsed.pathname.slice(1))
  if (database === '' || parsed.username === '') throw new Error('The database URL needs a user and a database name')
  return {
    host: parsed.hostname.replace(/^\[|\]$/g, ''),
    port: parsed.port === '' ? 5432 : Number(parsed.port),
    socket: parsed.searchParams.get('socket'),
    user: decodeURIComponent(parsed.username),
    password: parsed.password === '' ? null : decodeURIComponent(parsed.password),
    database,
    tls: tls(parsed.searchParams.get('sslmode'), parsed.searchParams.get('sslrootcert')),
  }
}

/** The URL of a database reached over a unix socket. */
export function socketUrl(socket: string, role: string, database: string): string {
  return `postgres://${encodeURIComponent(role)}@localhost/${encodeURIComponent(database)}?socket=${encodeURIComponent(socket)}`
}

/** The same server and role, another database. */
export function withDatabase(url: string, database: string): string {
  const parsed = parse(url)
  parsed.pathname = `/${encodeURIComponent(database)}`
  return parsed.href
}

/** The same connection to a server whose certificate this authority has signed; '' leaves the URL as it is. */
export function withAuthority(url: string, file: string): string {
  if (file === '' || !URL.canParse(url)) return url
  const parsed = new URL(url)
  parsed.searchParams.set('sslrootcert', file)
  return parsed.href
}

function parse(url: string): URL {
  const parsed = URL.canParse(url) ? new URL(url) : null
  // The URL itself stays out of the message: it may hold a password.
  if (parsed === null || !/^postgres(ql)?:$/.test(parsed.protocol))
    throw new Error('The database URL must start with postgres://')
  return parsed
}

function tls(sslmode: string | null, authority: string | null): false | TlsOptions {
  if (authority !== null && sslmode !== 'verify-full')
    throw new Error('The database URL names an authority (DATABASE_CA_FILE): it needs sslmode=verify-full')
  switch (sslmode) {
    case null:
    case 'disable':
      return false
    case 'require':
      return { rejectUnauthorized: false }
    case 'verify-full':
      return { rejectUnauthorized: true, ...(authority === null ? {} : { ca: readFileSync(authority, 'utf8') }) }
    default:
      throw new Error(`The database URL has sslmode=${sslmode}; known are disable, require and verify-full`)
  }
}
