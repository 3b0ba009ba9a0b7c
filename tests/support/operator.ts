import { pino } from 'pino'
import { createPlatform } from '../../src/app/create-platform.ts'
import { createServices } from '../../src/app/create-services.ts'
import { mailsOnly } from '../../src/app/renderer.ts'
import type { Outcome } from '../../src/app/ops/operation.ts'
import { createOperations, type Operations } from '../../src/app/ops/operations.ts'
import { allLines, findOperation } from '../../src/app/ops/ops-table.ts'
import type { Clock } from '../../src/platform/clock.ts'
import { type Config, parseConfig } from '../../src/platform/config.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { Jobs } from '../../src/platform/jobs/jobs.ts'
import { keySettings } from './keys.ts'
import { noJobs } from './no-jobs.ts'
import { projectDirectory } from './places.ts'

export interface Operator {
  operations: Promise<Operations>
  /** A line, in words as the shell hands them over; rejects when there is no such line. */
  line: (...words: string[]) => Promise<Outcome>
  /** What a line answers; what failed begins with `(failed)`. */
  said: (...words: string[]) => Promise<string>
}

export interface OperatorOptions {
  db: Database
  clock: Clock
  config?: Partial<Config>
  /** Left out: what is sent is lost, and an import runs inside its line. */
  jobs?: Partial<Jobs>
  operatorName?: string
  report?: (line: string) => void
}

export const operatorConfig = { publicUrl: 'https://konvehti.example', keys: keySettings() }

const settings = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PUBLIC_URL: 'http://localhost:3000',
  COOKIE_KEYS: 'c'.repeat(32),
  SECRET_KEYS: 's'.repeat(32),
  PAYMENT_API_KEY: 'test',
  PAYMENT_HMAC_KEY: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
  SMTP_PORT: '1',
}

/** An operator at the command line, on the services that the command line has. */
export function createOperator({ db, clock, config, jobs, ...options }: OperatorOptions): Operator {
  const operations = open()
  async function open(): Promise<Operations> {
    const platform = createPlatform({
      config: { ...parseConfig(settings), ...operatorConfig, ...config, roles: [] },
      log: pino({ level: 'silent' }),
      clock,
      projectDir: projectDirectory,
      render: mailsOnly(() => Promise.resolve({})),
      database: { db, stats: () => ({ total: 0, idle: 0, waiting: 0 }), close: () => Promise.resolve() },
      jobs: { ...noJobs, ...jobs },
    })
    return createOperations({ platform, services: await createServices(platform), ...options })
  }
  const line = async (...words: string[]): Promise<Outcome> => {
    const services = await operations
    const found = findOperation(words, allLines(services))
    if (!found) throw new Error(`There is no line ${words.join(' ')}`)
    return found.run(services)
  }
  return {
    operations,
    line,
    said: async (...words) => {
      const { ok, text } = await line(...words)
      return ok ? text : `(failed) ${text}`
    },
  }
}
