import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, isBuildStale } from '../../src/app/start/build.ts'
import {
  deliveryOrigin,
  mailboxOrigin,
  paymentOrigin,
  pressOrigin,
  serverEnvironment,
  shopOrigin,
  type StackSettings,
} from '../../src/app/start/environment.ts'
import { makeSecrets, type Secrets } from '../../src/app/start/secrets.ts'
import { type Stack, startStack } from '../../src/app/start/stack.ts'
import { projectDirectory } from './places.ts'
import { findFreePorts } from './ports.ts'
import { startTestCluster, type TestCluster } from './test-cluster.ts'
import { copyDatabase, type TestDatabase } from './test-database-copy.ts'

/** A whole shop, as `npm start` runs it, with its own database, stand-ins, secrets and ports. */
export interface ShopUnderTest {
  shopUrl: string
  paymentUrl: string
  mailboxUrl: string
  deliveryUrl: string
  pressUrl: string
  secrets: Secrets
  database: TestDatabase
  settings: StackSettings
  /** The server's environment, for a second server beside the first. */
  environment: Record<string, string>
  stack: Stack
  /** Where the processes' logs are. */
  logDirectory: string
  stop(): Promise<void>
}

export interface ShopOptions {
  /** True for money and fault runs: the database survives a crash of the machine. */
  durable?: boolean
  /** Settings of the server, e.g. RATE_LIMITS. */
  env?: Readonly<Record<string, string>>
  /** Where its database is made, with the migrated template; it ends with the shop. A new one when left out. */
  cluster?: TestCluster
}

export async function startShopUnderTest(options: ShopOptions = {}): Promise<ShopUnderTest> {
  if (await isBuildStale(projectDirectory)) await build(projectDirectory)
  const cluster = options.cluster ?? (await startTestCluster({ durable: options.durable ?? false }))
  const dataDirectory = await mkdtemp(join(tmpdir(), 'shop-under-test-'))
  const logDirectory = join(projectDirectory, 'test-results', 'logs')
  const cleanUp = async (): Promise<void> => {
    await cluster.stop()
    await rm(dataDirectory, { recursive: true, force: true })
  }
  try {
    const database = await copyDatabase(cluster.adminUrl, { seeded: true })
    const [shop = 0, payment = 0, mailboxPage = 0, mailboxSmtp = 0, reviews = 0, delivery = 0, press = 0] =
      await findFreePorts(7)
    const ports = { shop, payment, mailboxPage, mailboxSmtp, reviews, delivery, press }
    const secrets = makeSecrets()
    const overrides = { IMAGE_CACHE_DIR: join(projectDirectory, '.cache', 'images'), ...options.env }
    const settings: StackSettings = {
      project: projectDirectory,
      dataDirectory,
      ports,
      secrets,
      overrides,
      development: false,
      databaseUrl: database.url,
      migrationDatabaseUrl: database.ownerUrl,
    }
    const stack = await startStack({ settings, logDirectory, serverLogDirectory: logDirectory, surviveServer: true })
    return {
      shopUrl: shopOrigin(ports),
      paymentUrl: paymentOrigin(ports),
      mailboxUrl: mailboxOrigin(ports),
      deliveryUrl: deliveryOrigin(ports),
      pressUrl: pressOrigin(ports),
      environment: serverEnvironment(settings),
      secrets,
      database,
      settings,
      stack,
      logDirectory,
      async stop() {
        await stack.stop()
        await database.drop()
        await cleanUp()
      },
    }
  } catch (error) {
    await cleanUp()
    throw error
  }
}
