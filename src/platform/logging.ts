import { type Logger, pino } from 'pino'

export type Log = Logger

/**
 * JSON log lines on standard output. Allow-list thinking: nothing personal is logged on purpose; what could slip in with
 * headers or bodies is redacted here as the second net.
 */
export function createLog(options: { level: string; name: string }): Log {
  return pino({
    level: options.level,
    name: options.name,
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
  })
}

const accessBufferBytes = 8 * 1024
const accessDelayMs = 200

/**
 * The log of answered requests, on standard output too. Its lines wait for each other, because a call of the system for each
 * costs more than answering a kept page: a process that is killed loses those of its last moment. Nothing is looked for to
 * redact: a line holds method, path, status and time.
 */
export function createAccessLog(options: { level: string; name: string }): Log {
  const destination = pino.destination({ dest: 1, minLength: accessBufferBytes, periodicFlush: accessDelayMs })
  return pino({ level: options.level, name: options.name }, destination)
}
