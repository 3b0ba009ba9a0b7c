import { spawn } from 'node:child_process'
import { queues } from '../queues.ts'
import { withConnection } from '../../platform/database/client.ts'
import { startEmbeddedDatabase } from '../../platform/database/embedded-database.ts'
import { applicationRole, migrate } from '../../platform/database/migrate.ts'
import { ownerRole, prepareDatabase } from '../../platform/database/prepare-database.ts'
import {
  type Environment,
  paymentEnvironment,
  portsFrom,
  serverEnvironment,
  shopOrigin,
  type StackSettings,
  usesOwnPayment,
} from './environment.ts'
import { withAuthority } from '../../platform/database/connection-options.ts'
import { migrationDatabaseFaults } from '../../platform/database/encrypted-database.ts'
import { fingerprint } from './fingerprint.ts'
import { shopDatabase } from './places.ts'
import { type Report, step } from './progress.ts'
import { loadSecrets } from './secrets.ts'
import { lockSeed, readSeedMark, writeSeedMark } from './seed-mark.store.ts'

export interface PreparedShop {
  settings: StackSettings
  /** The environment of the server, or of a command that runs next to it. */
  environment: Record<string, string>
  /** Settles when the embedded database ends by itself. */
  databaseFailed: Promise<void>
  /** Ends the embedded database, if it is ours to end. */
  stopDatabase: () => Promise<void>
}

export interface PrepareOptions {
  project: string
  env: Environment
  report: Report
  development?: boolean
}

const databaseName = 'konvehti'

/** Secrets and a running, migrated database: the embedded one with the demo brand, unless the environment names another. */
export async function prepareShop(options: PrepareOptions): Promise<PreparedShop> {
  const { project, env, report } = options
  const database = await openShopDatabase(options)
  try {
    const settings: StackSettings = {
      project,
      databaseUrl: database.url,
      migrationDatabaseUrl: database.ownerUrl,
      ports: portsFrom(env),
      secrets: await loadSecrets(project),
      dataDirectory: project,
      development: options.development ?? false,
      overrides: env,
    }
    await migrate({ url: database.ownerUrl, directory: `${project}/database/migrations`, queues, report })
    const environment = serverEnvironment(settings)
    // With a real payment provider no demo orders are made: nothing is bought where money may move.
    const standin = usesOwnPayment(env) ? {} : paymentEnvironment(settings)
    if (database.isOurs) await seed(project, database.ownerUrl, { ...environment, ...standin }, report)
    return {
      settings,
      environment,
      databaseFailed: database.failed,
      stopDatabase: database.stop,
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}

interface ShopDatabase {
  url: string
  ownerUrl: string
  failed: Promise<void>
  stop: () => Promise<void>
  /**
   * True when the database was made here and so holds the demo brand. Any other database is migrated and otherwise left
   * alone.
   */
  isOurs: boolean
}

async function openShopDatabase({ project, env, report }: PrepareOptions): Promise<ShopDatabase> {
  const url = env['DATABASE_URL']
  if (url !== undefined && url !== '') {
    const ownerUrl = withAuthority(env['MIGRATION_DATABASE_URL'] ?? '', env['DATABASE_CA_FILE'] ?? '')
    if (!ownerUrl)
      throw new Error('DATABASE_URL is set: set MIGRATION_DATABASE_URL too, the URL of a role that owns the schema')
    // Checked before anything is sent to it; the server reports its other faults itself.
    const [fault] = migrationDatabaseFaults({
      publicUrl: env['PUBLIC_URL'] || shopOrigin(portsFrom(env)),
      migrationDatabaseUrl: ownerUrl,
    })
    if (fault !== undefined) throw new Error(fault)
    return { url, ownerUrl, failed: new Promise(() => {}), stop: () => Promise.resolve(), isOurs: false }
  }
  const server = await step(report, 'starting PostgreSQL', () =>
    startEmbeddedDatabase({ project, name: shopDatabase, durable: true }),
  )
  await prepareDatabase(server.adminUrl, databaseName)
  return {
    url: server.url(applicationRole, databaseName),
    ownerUrl: server.url(ownerRole, databaseName),
    failed: server.failed,
    stop: () => server.stop(),
    isOurs: true,
  }
}

/**
 * Loads the demo brand when its files have changed since the last time; a second start at the same moment waits for the
 * end.
 */
async function seed(project: string, ownerUrl: string, env: Record<string, string>, report: Report): Promise<void> {
  const wanted = fingerprint(project, ['demo/**/*'])
  await withConnection(ownerUrl, 'start', async ({ sql }) => {
    await lockSeed(sql)
    if ((await readSeedMark(sql)) === wanted) return
    await step(report, 'filling in the demo brand', () => runSeed(project, ownerUrl, env, report))
    await writeSeedMark(sql, wanted)
  })
}

/** Runs in a separate process, whose memory is free again afterwards. */
async function runSeed(
  project: string,
  ownerUrl: string,
  environment: Record<string, string>,
  report: Report,
): Promise<void> {
  const guard = new URL('end-with-parent.mjs', import.meta.url).href
  const child = spawn(process.execPath, ['--import', guard, 'scripts/cli.ts', 'seed'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment, MIGRATION_DATABASE_URL: ownerUrl, PARENT_PID: String(process.pid) },
  })
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n')) if (line.trim() !== '') report(`  ${line.trim()}`)
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error('The demo brand could not be filled in')
}
