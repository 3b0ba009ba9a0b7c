import pg from 'pg'
import { scrub } from '#src/common/scrub.ts'

/**
 * The parts of a failure that may be stored in a log line, a job or a row. Errors carry the data they failed on: statements
 * their parameters, constraints the row, mail servers an address, parsers the text. So errors are not redacted; only these
 * few fields are copied.
 */
export interface SafeError {
  name: string
  code?: string
  constraint?: string
  table?: string
  column?: string
  routine?: string
  status?: string
  syscall?: string
  message?: string
  stack?: string
  cause?: SafeError
  errors?: readonly SafeError[]
}

const names = ['constraint', 'table', 'column', 'routine', 'syscall'] as const
const identifier = /^[A-Za-z_][\w.-]{0,79}$/
const codeForm = /^[A-Z0-9][\w-]{0,39}$/
const frame =
  /^ {4}at (?:(?:async )?[\w$.<>[\] #]{1,120} \()?(?:async )?(?:file:\/\/|node:|\/|[A-Z]:\\)[^\n()]{1,300}:\d+:\d+\)?$/
const deepest = 5

export function describeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { name: typeof error }
  const fields = error as Error & Record<string, unknown>
  const text = (name: string, form: RegExp): string | undefined => {
    const value = fields[name]
    const written = typeof value === 'number' ? String(value) : value
    return typeof written === 'string' && form.test(written) ? written : undefined
  }
  const safe: SafeError = { name: identifier.test(error.constructor.name) ? error.constructor.name : 'Error' }
  const code = text('code', codeForm)
  if (code !== undefined) safe.code = code
  for (const name of names) {
    const value = text(name, identifier)
    if (value !== undefined) safe[name] = value
  }
  const status = text('status', /^\d{3}$/) ?? text('statusCode', /^\d{3}$/) ?? text('responseCode', /^\d{3}$/)
  if (status !== undefined) safe.status = status
  const frames = framesOf(error)
  const message = messageOf(error, frames[0] ?? '')
  if (message !== '') safe.message = message
  if (frames.length > 0) safe.stack = frames.join('\n')
  if (depth === deepest) return safe
  if (error.cause !== undefined) safe.cause = describeError(error.cause, depth + 1)
  if (error instanceof AggregateError)
    safe.errors = error.errors.slice(0, 3).map((one) => describeError(one, depth + 1))
  return safe
}

/** The text of a failure in one line, for a column or a console. */
export function summariseError(error: unknown): string {
  const parts = ({ name, code, status, constraint, message, cause }: SafeError): string =>
    [name, code, status, constraint, message, ...(cause ? [`(${parts(cause)})`] : [])].filter(Boolean).join(' ')
  return parts(describeError(error)).slice(0, 500)
}

/** The text of a failure in several lines, for a program that ends with it. */
export const faultText = (error: unknown): string =>
  [summariseError(error), ...stacksOf(describeError(error))].join('\n')

const stacksOf = ({ stack, cause }: SafeError): string[] => [
  ...(stack === undefined ? [] : [stack]),
  ...(cause ? stacksOf(cause) : []),
]

/**
 * Messages stand at the head of a stack and may go over several lines: only what has the form of a frame counts. A short message may
 * stand in a frame too, as a part of a path.
 */
function framesOf({ message, stack = '' }: Error): string[] {
  const end = message === '' ? -1 : stack.indexOf(message)
  const rest = end < 0 ? stack : stack.slice(end + message.length)
  return rest
    .split('\n')
    .filter((line) => frame.test(line))
    .slice(0, 20)
}

/** Driver errors that have no code. */
const driverMessage =
  /^(Connection terminated( unexpectedly| due to connection timeout)?|timeout exceeded when trying to connect|Query read timeout)$/

/**
 * The shop's own messages hold only references, the database's hold values only in quotes. Errors of libraries are known by
 * their code and place; their messages may quote the input.
 */
function messageOf(error: Error, firstFrame: string): string {
  const { message } = error
  if (driverMessage.test(message)) return message
  const isOwn =
    !/node_modules|node:/.test(firstFrame) && firstFrame !== '' && !('params' in error || 'syscall' in error)
  if (!isOwn && !(error instanceof pg.DatabaseError)) return ''
  return scrub(withoutQuoted(message)).slice(0, 300)
}

/**
 * Cuts from the first quotation mark to the last. Two searches, because one pattern for both would look for the second from
 * each first.
 */
function withoutQuoted(message: string): string {
  const start = message.search(/["'“”`«]/)
  const end = Math.max(...Array.from('"\'“”`»', (mark) => message.lastIndexOf(mark)))
  return start >= 0 && end > start ? `${message.slice(0, start)}"…"${message.slice(end + 1)}` : message
}
