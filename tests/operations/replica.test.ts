import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { withConnection } from '../../src/platform/database/client.ts'
import { withDatabase } from '../../src/platform/database/connection-options.ts'
import { clusterPathsOf } from '../../src/platform/database/embedded/cluster-paths.ts'
import {
  type EmbeddedDatabase,
  removeEmbeddedDatabase,
  startEmbeddedDatabase,
} from '../../src/platform/database/embedded-database.ts'
import { applicationRole } from '../../src/platform/database/migrate.ts'
import type { ProductList } from '../../src/listing/contract/product-list.ts'
import { createCatalogueOperations } from '../../src/products/server/product-operations.ts'
import { type HostileShop, startShopOn } from '../hostile/support/shop-on-database.ts'
import { tester } from '../support/actors.ts'
import { withRole } from '../support/database-urls.ts'
import { projectDirectory } from '../support/places.ts'
import { makeStandby } from '../support/standby.ts'
import { makeMigratedTemplate } from '../support/test-cluster.ts'
import { copyDatabase, type TestDatabase } from '../support/test-database-copy.ts'
import { isFullTier } from '../support/tier.ts'
import { until } from '../support/until.ts'

/*
 * A shop with READ_DATABASE_URL: a streaming replica of the embedded PostgreSQL that replays each commit seconds late, as one with a
 * slow disk. Whatever is told of a change too early would keep the state of before.
 */

const [first, second] = [`replica-a-${process.pid}`, `replica-b-${process.pid}`]
const delaySeconds = 3
const maxLagSeconds = 10
const code = 'KV1010'

let primary: EmbeddedDatabase
let standby: EmbeddedDatabase
let database: TestDatabase
let readUrl: string
let shop: HostileShop

beforeAll(async () => {
  if (!isFullTier) return
  const settings = { max_connections: '100', wal_keep_size: '1GB' }
  primary = await startEmbeddedDatabase({ project: projectDirectory, name: first, durable: false, settings })
  await makeMigratedTemplate(primary)
  database = await copyDatabase(primary.adminUrl, { seeded: true })
  const name = new URL(database.url).pathname.slice(1)
  standby = await startStandby()
  readUrl = withRole(withDatabase(standby.adminUrl, name), applicationRole)
  shop = await startShopOn(
    { ...database, drop: async () => {} },
    { READ_DATABASE_URL: readUrl, READ_MAX_LAG_SECONDS: String(maxLagSeconds) },
  )
}, 300_000)
afterAll(async () => {
  await shop?.stop()
  await database?.close()
  await removeEmbeddedDatabase(projectDirectory, second)
  await removeEmbeddedDatabase(projectDirectory, first)
}, 120_000)

/** A copy of the primary that follows it. */
function startStandby(): Promise<EmbeddedDatabase> {
  const { run } = clusterPathsOf(projectDirectory, first)
  return makeStandby({
    of: first,
    name: second,
    durable: false,
    settings: { max_connections: '100' },
    lines: [
      `primary_conninfo = 'host=${run} port=5432 user=postgres application_name=replica'`,
      `recovery_min_apply_delay = '${delaySeconds}s'`,
    ],
  })
}

const delayBy = (seconds: number): Promise<void> =>
  withConnection(standby.adminUrl, 'tests', async (admin) => {
    await admin.run(`alter system set recovery_min_apply_delay = '${seconds}s'`)
    await admin.run('select pg_reload_conf()')
  })

async function readsOnReplica(of: HostileShop): Promise<boolean> {
  const { body } = await of.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  return /^shop_reads_on_replica 1$/m.test(body)
}

/** What the list asks for it, in cents. */
async function priceShown(): Promise<number> {
  const list = await shop.send({ url: '/api/categories/products?category=suklaalevyt&sort=price&pageSize=100' })
  const card = (JSON.parse(list.body) as ProductList).productViewModels.find((one) => one.code === code)
  return Math.round((card?.placedPrice ?? 0) * 100)
}

/** Sets a price and asks until it is shown; resolves with the seconds, and rejects when an older price is shown after that. */
async function secondsUntilShown(cents: number): Promise<number> {
  shop.clock.advance(60_000)
  const operations = createCatalogueOperations({ db: database.db, clock: shop.clock })
  expect((await operations.setPrice(code, cents, tester)).ok).toBe(true)
  const began = performance.now()
  await until(async () => (await priceShown()) === cents, `the price of ${cents} cents`)
  const seconds = (performance.now() - began) / 1_000
  for (let look = 0; look < 20; look += 1, await sleep(100)) expect(await priceShown()).toBe(cents)
  return seconds
}

it.runIf(isFullTier)(
  'a price is shown as soon as the replica has it, and no older one afterwards',
  { timeout: 300_000 },
  async () => {
    await until(() => readsOnReplica(shop), 'the replica being read')
    const seconds: number[] = []
    for (const cents of [1_111, 1_222, 1_333]) seconds.push(await secondsUntilShown(cents))
    process.stdout.write(`${JSON.stringify({ delaySeconds, seconds })}\n`)
    // Earlier it would have been read from the primary.
    expect(Math.min(...seconds)).toBeGreaterThan(delaySeconds - 1)
    expect(Math.max(...seconds)).toBeLessThan(delaySeconds + 5)
  },
)

it.runIf(isFullTier)(
  'a replica that is too late is left, and read again when it has caught up',
  { timeout: 300_000 },
  async () => {
    await delayBy(3_600)
    await database.run(`insert into cache_event (tags) values ('{probe}')`)
    await until(async () => !(await readsOnReplica(shop)), 'the primary being read')
    expect(await secondsUntilShown(1_444)).toBeLessThan(delaySeconds)
    await delayBy(0)
    await until(() => readsOnReplica(shop), 'the replica being read again')
    expect(await priceShown()).toBe(1_444)
    expect(await secondsUntilShown(1_555)).toBeLessThan(delaySeconds)
  },
)

it.runIf(isFullTier)(
  'a replica that goes away is not missed, nor one that comes back',
  { timeout: 300_000 },
  async () => {
    await standby.stop()
    expect(await secondsUntilShown(1_666)).toBeLessThan(delaySeconds)
    expect(await readsOnReplica(shop)).toBe(false)
    const settings = { max_connections: '100' }
    standby = await startEmbeddedDatabase({ project: projectDirectory, name: second, durable: false, settings })
    await until(() => readsOnReplica(shop), 'the replica being read again')
    expect(await secondsUntilShown(1_777)).toBeLessThan(delaySeconds)
  },
)

it.runIf(isFullTier)('a replica that goes its own way is left', { timeout: 300_000 }, async () => {
  expect(await readsOnReplica(shop)).toBe(true)
  await withConnection(standby.adminUrl, 'tests', (admin) => admin.run('select pg_promote()'))
  await until(async () => !(await readsOnReplica(shop)), 'the primary being read')
  expect(await secondsUntilShown(1_888)).toBeLessThan(delaySeconds)
})

it.runIf(isFullTier)('a database that is no replica of the shop’s is never read', { timeout: 300_000 }, async () => {
  const wrong = await startShopOn({ ...database, drop: async () => {} }, { READ_DATABASE_URL: inject('clusterUrl') })
  expect(await readsOnReplica(wrong)).toBe(false)
  expect((await wrong.send({ url: '/' })).statusCode).toBe(200)
  await wrong.stop()
})
