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
const unavailableCodes = /^(57P0\d|08...|53300|25P03)$/
const systemCodes = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/
// The driver gives these no code.
const driverMessages =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (has encountered|was closed))/

/** True when the server could not be reached, is starting or stopping, the connection broke, or none became free in time. */
export function isUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? String(current.code) : ''
    if (current instanceof pg.DatabaseError ? unavailableCodes.test(code) : systemCodes.test(code)) return true
    if (driverMessages.test(current.message)) return true
  }
  return false
}

/** A word for a failure, as it is counted. */
export function errorClass(error: unknown): 'unavailable' | 'timeout' | 'retryable' | 'other' {
  if (isUnavailable(error)) return 'unavailable'
  if (isTimedOut(error)) return 'timeout'
  return isRetryable(error) ? 'retryable' : 'other'
}

/** True when a lock or a statement hit its time limit: the same call may succeed a moment later. */
export function isTimedOut(error: unknown): boolean {
  const code = databaseError(error)?.code
  return code === '55P03' || code === '57014'
}
