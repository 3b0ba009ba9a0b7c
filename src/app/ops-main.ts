import { resolve } from 'node:path'
import { systemClock } from '#src/platform/clock.ts'
import { ConfigError, parseConfig } from '#src/platform/config.ts'
import { openDatabase } from '#src/platform/database/database.ts'
import { openReads } from '#src/platform/database/reads.ts'
import { createLog, logProcessFaults } from '#src/platform/logging.ts'
import { faultText } from '#src/platform/safe-error.ts'
import { createSender } from '#src/platform/jobs/jobs.ts'
import { queues } from './queues.ts'
import { createOperations } from './ops/operations.ts'
import { describeOperations, findOperation } from './ops/ops-table.ts'
import { loadTexts } from './texts.ts'

const ofOperators = { maxConnections: 2, applicationName: 'konvehti-ops', statementTimeoutMs: 0 }

/** The operators' command line: `npm run ops -- content publish terms fi`. Every line is a service function. */
async function main(args: readonly string[]): Promise<number> {
  const found = findOperation(args)
  if (!found) {
    const isAsked = args.length === 0 || args[0] === 'help' || args.at(-1) === '--help'
    process.stdout.write(`${describeOperations(args.at(-1) === '--help' ? args.slice(0, -1) : [])}\n`)
    return isAsked ? 0 : 2
  }
  if (found.help !== null) {
    process.stdout.write(`${found.help}\n`)
    return 0
  }
  const config = parseConfig(process.env)
  if (config.isRestored && !found.operation.whileRestored) {
    process.stderr.write('The database was restored (MAINTENANCE): first the lines of docs/production/backup.md\n')
    return 1
  }
  const log = createLog({ level: 'warn', name: 'ops' })
  logProcessFaults(log)
  const database = openDatabase({ ...ofOperators, url: config.databaseUrl, log })
  const reads =
    config.readDatabaseUrl === ''
      ? null
      : openReads({
          primary: database.db,
          replica: openDatabase({ ...ofOperators, url: config.readDatabaseUrl, log }),
          maxLagMs: config.readMaxLagMs,
          log,
        })
  const jobs = createSender({ url: config.databaseUrl, queues, log, maxConnections: 1 })
  try {
    const texts = loadTexts(resolve(import.meta.dirname, '../..', 'src'), config.textsDir)
    const operations = createOperations({
      db: database.db,
      ...(reads && {
        async readFrom() {
          await reads.start()
          return reads.current()
        },
      }),
      clock: systemClock,
      config,
      log,
      text: texts.lookup,
      jobs,
      operatorName: config.operator || process.env['USER'] || 'cli',
      report: (line) => void process.stderr.write(`${line}\n`),
    })
    const outcome = await found.run(operations)
    process.stdout.write(`${outcome.text}\n`)
    return outcome.ok ? 0 : 1
  } finally {
    await jobs.stop()
    await reads?.stop()
    await database.close()
  }
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof ConfigError ? error.message : faultText(error)}\n`)
    process.exitCode = 1
  },
)
