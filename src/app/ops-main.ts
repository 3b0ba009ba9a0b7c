import { resolve } from 'node:path'
import { systemClock } from '#src/platform/clock.ts'
import { ConfigError, parseConfig } from '#src/platform/config.ts'
import { openDatabase } from '#src/platform/database/database.ts'
import { createLog, logProcessFaults } from '#src/platform/logging.ts'
import { faultText } from '#src/platform/safe-error.ts'
import { createSender } from '#src/platform/jobs/jobs.ts'
import { createPlatform } from './create-platform.ts'
import { createServices } from './create-services.ts'
import { createOperations } from './ops/operations.ts'
import { allLines, describeOperations, findOperation } from './ops/ops-table.ts'
import { queues } from './queues.ts'
import { loadBuiltRenderer, mailsOnly } from './renderer.ts'

const projectDir = resolve(import.meta.dirname, '../..')
const ofOperators = { maxConnections: 2, applicationName: 'konvehti-ops', statementTimeoutMs: 0 }

/** The operators' command line: `npm run ops -- content publish terms fi`. It runs no job and answers no request. */
async function main(args: readonly string[]): Promise<number> {
  const config = { ...parseConfig(process.env), roles: [] }
  const log = createLog({ level: 'warn', name: 'ops' })
  logProcessFaults(log)
  const url = config.databaseUrl
  const platform = createPlatform({
    config,
    log,
    clock: systemClock,
    projectDir,
    render: mailsOnly(async () => (await loadBuiltRenderer(projectDir)).renderer()),
    database: openDatabase({ ...ofOperators, url, log }),
    jobs: createSender({ url, queues, log, maxConnections: 1 }),
  })
  try {
    const operations = createOperations({
      platform,
      services: await createServices(platform),
      operatorName: config.operator || process.env['USER'] || 'cli',
      report: (line) => void process.stderr.write(`${line}\n`),
    })
    const lines = allLines(operations)
    const found = findOperation(args, lines)
    if (!found) {
      const isAsked = args.length === 0 || args[0] === 'help' || args.at(-1) === '--help'
      const beginning = args[0] === 'help' ? args.slice(1) : args.slice(0, -1)
      process.stdout.write(`${describeOperations(lines, isAsked ? beginning : [])}\n`)
      return isAsked ? 0 : 2
    }
    if (found.help !== null) {
      process.stdout.write(`${found.help}\n`)
      return 0
    }
    if (config.isRestored && !found.operation.whileRestored) {
      process.stderr.write('The database was restored (MAINTENANCE): first the lines of docs/production/backup.md\n')
      return 1
    }
    // Mails are written here, in the words that staff have written over the files' texts.
    await platform.texts.start()
    const outcome = await found.run(operations)
    process.stdout.write(`${outcome.text}\n`)
    return outcome.ok ? 0 : 1
  } finally {
    await platform.jobs.stop()
    await platform.reads.stop()
    platform.outbox.close()
    platform.pictures.close()
    await platform.database.close()
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
