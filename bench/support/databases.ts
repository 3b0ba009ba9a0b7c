import { createGenerator } from '../../demo/generate/generator.ts'
import { generateInto } from '../../demo/generate/write-generated.ts'
import type { CatalogueImport } from '../../src/transfer/server/catalogue-import.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { startEmbeddedDatabase } from '../../src/platform/database/embedded-database.ts'
import { withConnection } from '../../src/platform/database/client.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { projectDirectory } from '../../tests/support/places.ts'
import { startTestCluster } from '../../tests/support/test-cluster.ts'
import { addLookAlikes } from '../../tests/relevance/relevance-products.ts'
import { copyDatabase, type TestDatabase } from '../../tests/support/test-database-copy.ts'
import { pino } from 'pino'
import { flattenCatalogue, type FlatProduct } from '../brute-force.ts'

export type ShopDatabase = TestDatabase

export interface Databases {
  /** Milliseconds a PostgreSQL with data takes until it answers. */
  startMs: number
  /** `PostgreSQL 18.4 …`, fsync and synchronous_commit. */
  version: string
  /** The demo's data; another name is another copy, for who brings secrets of their own. */
  demo: (name?: string) => Promise<ShopDatabase>
  generated: (count: number) => Promise<ShopDatabase>
  lookAlikes: () => Promise<ShopDatabase>
  stop: () => Promise<void>
}

/** A durable PostgreSQL of the bench's own, removed at the end. */
export async function startDatabases(say: (line: string) => void): Promise<Databases> {
  const startMs = await timeStart()
  const cluster = await startTestCluster({ durable: true })
  const made = new Map<string, Promise<ShopDatabase>>()
  const once = (name: string, make: () => Promise<ShopDatabase>): Promise<ShopDatabase> => {
    const known = made.get(name) ?? make()
    made.set(name, known)
    return known
  }
  const demo = (): Promise<ShopDatabase> => copyDatabase(cluster.adminUrl, { seeded: true })
  return {
    startMs,
    version: await versionOf(cluster.adminUrl),
    demo: (name = 'demo') => once(name, demo),
    generated: (count) =>
      once(`generated ${count}`, async () => {
        const began = performance.now()
        const database = await demo()
        await database.run('update product set published = false')
        await fill(database, count)
        await settle(database)
        say(`  ${count} products written (${((performance.now() - began) / 1000).toFixed(1)} s)`)
        return database
      }),
    lookAlikes: () =>
      once('look-alikes', async () => {
        const database = await demo()
        await addLookAlikes(database)
        await database.run('analyze')
        return database
      }),
    stop: async () => {
      for (const database of made.values()) await (await database.catch(() => null))?.close()
      await cluster.stop()
    },
  }
}

const generatedSeed = 7

/** What generated prices and campaigns are computed from, so that brute force knows them too. */
const generatedAt = systemClock.now()

async function fill(database: ShopDatabase, products: number): Promise<void> {
  // Large writes take longer than the application's role may.
  const owner = openDatabase({
    url: database.ownerUrl,
    maxConnections: 4,
    applicationName: 'bench',
    log: pino({ level: 'silent' }),
    statementTimeoutMs: 0,
  })
  try {
    await generateInto({ db: owner.db, products, seed: generatedSeed, now: generatedAt })
  } finally {
    await owner.close()
  }
}

/** What `generated(count)` writes. */
export async function generatedPart(count: number): Promise<CatalogueImport> {
  return (await createGenerator(generatedSeed, generatedAt)).part(0, count)
}

/** The products `generated(count)` writes, as their lists must show them. */
export async function generatedByHand(count: number): Promise<FlatProduct[]> {
  const generator = await createGenerator(generatedSeed, generatedAt)
  const parents = new Map(generator.categories.map(({ code, parentCode }) => [code, parentCode]))
  return flattenCatalogue(generator.part(0, count), parents, generatedAt)
}

/** What PostgreSQL does by itself after so many rows is done now, and not beside the first measurements. */
export async function settle(database: ShopDatabase): Promise<void> {
  await withConnection(database.adminUrl, 'bench', async ({ run }) => {
    await run('vacuum (analyze)')
    await run('checkpoint')
  })
}

async function timeStart(): Promise<number> {
  const options = { project: projectDirectory, name: `test-${process.pid}`, durable: true }
  const first = await startEmbeddedDatabase(options)
  await first.stop()
  const began = performance.now()
  const second = await startEmbeddedDatabase(options)
  const took = performance.now() - began
  await second.stop()
  return took
}

async function versionOf(url: string): Promise<string> {
  const handle = openDatabase({ url, maxConnections: 1, applicationName: 'bench', log: pino({ level: 'silent' }) })
  try {
    const { rows } = await handle.db.$client.query<Record<string, string>>(
      `select current_setting('server_version') as version, current_setting('fsync') as fsync,
              current_setting('synchronous_commit') as commit`,
    )
    const [row] = rows
    return `PostgreSQL ${row?.['version']}, fsync ${row?.['fsync']}, synchronous_commit ${row?.['commit']}`
  } finally {
    await handle.close()
  }
}
