import pg from 'pg'

/** The server's own error inside whatever Drizzle wrapped round it; null when it did not come from the server. */
export function databaseError(error: unknown): pg.DatabaseError | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof pg.DatabaseError) return current
  }
  return null
}

/** True for a serialisation failure, a deadlock or a stale plan: the same transaction may succeed when it is run again. */
export function isRetryable(error: unknown): boolean {
  const code = databaseError(error)?.code
  return code === '40001' || code === '40P01' || isStalePlan(error)
}

/**
 * True when a connection's named plan is outdated: a column's type has changed, or the server has dropped the plan. It
 * fails on that connection until it ends.
 */
export function isStalePlan(error: unknown): boolean {
  const fault = databaseError(error)
  return fault?.code === '26000' || (fault?.code === '0A000' && fault.routine === 'RevalidateCachedQuery')
}

// 57P0x: the server stops or starts. 08: connection. 53300: too many connections. 25P03: idle in a transaction for too long.
// 25006: the connection leads to a server that only reads, as one does that was the primary until a failover.
const unavailableCodes = /^(57P0\d|08...|53300|25P03|25006)$/
// ENOENT counts for a connection alone: elsewhere it is a file that is missing, which no retry brings.
const systemCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/
const statementTimeout = '57014'
// The driver gives these no code.
const driverMessages =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (has encountered|was closed))/

/**
 * True when the server could not be reached, is starting or stopping, reads only, the connection broke, or none became free in
 * time. The job library reports its errors as plain objects with the same fields.
 */
export function isUnavailable(error: unknown): boolean {
  for (let current = error; typeof current === 'object' && current !== null;) {
    const { code, syscall, message, cause } = current as Record<string, unknown> // read as unknown
    if (typeof code === 'string' && (unavailableCodes.test(code) || systemCodes.test(code))) return true
    if (code === 'ENOENT' && syscall === 'connect') return true
    if (typeof message === 'string' && driverMessages.test(message)) return true
    current = cause
  }
  return false
}

/** True when the database is at fault and the same call may soon succeed: it is away, has no room, or a lock took too long. */
export const isDatabaseBusy = (error: unknown): boolean =>
  isUnavailable(error) || isRetryable(error) || isTimedOut(error)

/**
 * The level at which a failure of work is logged that will be tried again: a busy database is no fault of the program. A statement that
 * took too long may be one, and take too long each time.
 */
export const levelOfRetry = (error: unknown): 'warn' | 'error' =>
  isDatabaseBusy(error) && databaseError(error)?.code !== statementTimeout ? 'warn' : 'error'

/** A word for a failure, as it is counted. */
export function errorClass(error: unknown): 'unavailable' | 'timeout' | 'retryable' | 'other' {
  if (isUnavailable(error)) return 'unavailable'
  if (isTimedOut(error)) return 'timeout'
  return isRetryable(error) ? 'retryable' : 'other'
}

/** True when a lock or a statement hit its time limit: the same call may succeed a moment later. */
export function isTimedOut(error: unknown): boolean {
  const code = databaseError(error)?.code
  return code === '55P03' || code === statementTimeout
}
