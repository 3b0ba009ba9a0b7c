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
