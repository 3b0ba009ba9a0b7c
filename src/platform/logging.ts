import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { alarms } from './metrics/process-metrics.ts'
import { traceIds } from './tracing.ts'
import { describeError } from './safe-error.ts'

export type Log = Logger

/**
 * JSON log lines on standard output. Allow-list thinking: nothing personal is logged on purpose, and of errors only what
 * `describeError` copies; what could slip in with headers or bodies is redacted here as the second net.
 */
export function createLog(options: { level: string; name: string; destination?: DestinationStream }): Log {
  const settings: LoggerOptions = {
    level: options.level,
    name: options.name,
    mixin: () => traceIds(),
    // Errors are described before the library sees them: it would take a missing message from them.
    serializers: { err: (value: unknown) => (value instanceof Error ? describeError(value) : value) },
    hooks: {
      logMethod(args, method) {
        const [first, ...rest] = args as unknown[]
        countAlarm(first)
        const fields = first instanceof Error ? { err: describeError(first) } : withSafeErrors(first)
        const hasMessage = typeof first === 'string' || typeof rest[0] === 'string'
        method.apply(this, [fields, ...(hasMessage ? rest : ['failure'])] as Parameters<typeof method>)
      },
    },
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        '*.pin',
        '*.password',
        '*.access_token',
        '*.email',
        '*.phoneNumber',
      ],
      censor: '[redacted]',
    },
  }
  return options.destination ? pino(settings, options.destination) : pino(settings)
}

function countAlarm(fields: unknown): void {
  if (typeof fields !== 'object' || fields === null || !('alarm' in fields)) return
  alarms.inc({ alarm: String(fields.alarm) })
}

function withSafeErrors(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) return fields
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof Error ? describeError(value) : value]),
  )
}

/** Logs every uncaught failure like any other, and ends the process: Node itself would print all data the failure carries. */
export function logProcessFaults(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a failure that nobody caught')
    process.exit(1)
  })
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'a warning'))
}

const accessBufferBytes = 8 * 1024
const accessDelayMs = 200

/**
 * The log of answered requests, on standard output too. Its lines are buffered, because a system call for each costs more
 * than answering a cached page: a process that is killed loses its last lines. Nothing needs redaction: a line holds
 * method, path, status and time.
 */
export function createAccessLog(options: { level: string; name: string }): Log {
  const destination = pino.destination({ dest: 1, minLength: accessBufferBytes, periodicFlush: accessDelayMs })
  return pino({ level: options.level, name: options.name }, destination)
}
