import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { languages, withLanguage } from '../../src/common/locale.ts'
import { findVersion } from '../../src/content/server/content.store.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { emitCacheEvent } from '../../src/platform/cache-events/cache-events.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { withConnection } from '../../src/platform/database/client.ts'
import { keySettings } from '../support/keys.ts'
import { createOperator } from '../support/operator.ts'
import type { ShopUnderTest } from '../support/shop-under-test.ts'
import type { Chance } from './support/random.ts'
import { byStatus, reported } from './support/report.ts'
import { type SecondServer, startSecondServer } from './support/second-server.ts'
import { type Load, startLoad, type Watched } from './support/watched-load.ts'
import { tester } from '../support/actors.ts'
import { isFullTier } from '../support/tier.ts'

/** Two seconds are promised; outside the full tier only a fault passes the limit, however busy the machine is. */
const purgeLimitMs = isFullTier ? 2_000 : 10_000
/** How long the load goes on after the last address is new: an old answer would come now. */
const afterwardsMs = 300

export interface PurgeRounds {
  /** Publications with everything as it should be. */
  plain: number
  /** While the second server's listening connection is cut again and again. */
  cut: number
  /** With the connection made anew. */
  afterwards: number
}

/**
 * Pages are published on one process while eight connections ask another for them, as documents and as models in three
 * languages. Each answer is looked at: the new one comes in time, and none after it is old.
 */
export function purgesUnderLoad(shop: ShopUnderTest, chance: Chance, rounds: PurgeRounds) {
  return reported('purges', chance, async () => {
    const second = await startSecondServer(shop)
    const publisher = await openPublisher(shop, chance)
    try {
      const pages = await listPages(shop)
      const results = { plain: [] as Round[], cut: [] as Round[], afterwards: [] as Round[] }
      let generation = 0
      let cuts = 0
      for (const kind of ['plain', 'cut', 'afterwards'] as const) {
        const cutting = kind === 'cut' ? startCutting(shop, second) : null
        try {
          for (let round = 0; round < rounds[kind]; round += 1) {
            const page = chance.pick(pages)
            const load = startLoad(second.origin, addressesOf(page), chance)
            // Everything is kept before it is purged.
            await load.hasAsked(3)
            generation += 1
            const made = generation
            results[kind].push(await publishUnder(load, () => publisher.publish(page, made), made))
          }
        } finally {
          cuts += (await cutting?.stop()) ?? 0
        }
        if (cutting) await reconnected(second)
      }
      const all = Object.values(results).flat()
      const slowest = (of: Round[]) => Math.round(Math.max(0, ...of.map(({ slowestMs }) => slowestMs)))
      return {
        publications: all.length,
        answers: all.reduce((sum, { answers }) => sum + answers, 0),
        statuses: byStatus(all.flatMap(({ oddStatuses }) => oddStatuses)),
        stale: all.reduce((sum, { stale }) => sum + stale, 0),
        late: all.reduce((sum, { late }) => sum + late, 0),
        cuts,
        listeners: (await second.listeners()).length,
        slowestMs: slowest(results.plain),
        slowestCutMs: slowest(results.cut),
        slowestAfterwardsMs: slowest(results.afterwards),
      }
    } finally {
      await publisher.close()
      await second.stop()
    }
  })
}

interface Round {
  answers: number
  /** From the end of the publication to the first new answer of the address that took longest. */
  slowestMs: number
  /** Old answers to requests that were sent after a new one had come. */
  stale: number
  /** Addresses that were not new in time. */
  late: number
  /** Anything but 200 is no page: shedding, or a fault. */
  oddStatuses: number[]
}

async function publishUnder(load: Load, publish: () => Promise<void>, generation: number): Promise<Round> {
  await publish().catch(async (error: unknown) => {
    await load.stop()
    throw error
  })
  const publishedAt = performance.now()
  const isNew = ({ generation: seen }: Watched): boolean => seen >= generation
  while (performance.now() < publishedAt + purgeLimitMs + 500) {
    if (load.addresses.every((address) => load.watched(address).some(isNew))) break
    await sleep(20)
  }
  await sleep(afterwardsMs)
  const answers = await load.stop()
  const round: Round = { answers: answers.length, slowestMs: 0, stale: 0, late: 0, oddStatuses: [] }
  round.oddStatuses = answers.map(({ status }) => status).filter((status) => status !== 200)
  for (const address of load.addresses) {
    const pages = load.watched(address).filter(({ status }) => status === 200)
    const firstNewAt = Math.min(...pages.filter(isNew).map(({ receivedAt }) => receivedAt))
    const tookMs = Math.max(0, firstNewAt - publishedAt)
    if (tookMs > purgeLimitMs) round.late += 1
    round.slowestMs = Math.max(round.slowestMs, Math.min(tookMs, 99_999))
    round.stale += pages.filter((page) => !isNew(page) && page.sentAt > firstNewAt).length
  }
  return round
}

interface Page {
  key: string
  paths: Record<string, string>
}

/** Pages of the tree that are there in all languages. */
async function listPages(shop: ShopUnderTest): Promise<Page[]> {
  const rows = await shop.database.sql<Page>`
    select i.key, jsonb_object_agg(p.language, p.path) as paths from content_item i join content_path p on p.content_id = i.id
    where i.content_type in ('StartPage', 'LandingPage', 'ArticlePage') and i.key is not null
    group by i.key having count(*) = 3 order by i.key limit 5`
  if (rows.length < 3) throw new Error('The demo brand has too few pages')
  return rows
}

const addressesOf = ({ paths }: Page): string[] =>
  languages.flatMap((language) => {
    const path = withLanguage(paths[language] ?? '/', language)
    return [path, `/api/cda/content?${new URLSearchParams({ contentUrl: path, currentPageUrl: path }).toString()}`]
  })

/** Publishes by the operators' command line, over connections of its own. */
async function openPublisher(shop: ShopUnderTest, chance: Chance) {
  const log = pino({ level: 'silent' })
  const handle = openDatabase({ url: shop.database.url, maxConnections: 2, applicationName: 'konvehti-ops', log })
  const operator = createOperator({
    db: handle.db,
    clock: systemClock,
    config: { publicUrl: shop.shopUrl, keys: keySettings(shop.secrets.secretKeys[0]) },
  })
  const operations = await operator.operations
  /** How long the last publication took. */
  let tookMs = 20
  /** Another purge in the middle of it, so that the page is being made anew from the old state while the new one is committed. */
  async function purgeMeanwhile(id: number): Promise<void> {
    await sleep(chance.between(0, tookMs))
    await inTransaction(handle.db, (tx) => emitCacheEvent(tx, [`content:${id}`]))
  }
  return {
    close: () => handle.close(),
    async publish({ key }: Page, generation: number): Promise<void> {
      const id = await operations.findContent(key)
      for (const language of languages) {
        const published = id === null ? null : await findVersion(handle.db, id, language, 'published')
        if (id === null || !published) throw new Error(`${key} is not published`)
        const fields = { ...published.fields, metaTitle: `generation-${generation}-` }
        const saved = await operations.content.saveDraft(
          id,
          language,
          { name: published.name, slug: published.slug, fields },
          tester,
        )
        if (!saved.ok) throw new Error(`${key}: ${JSON.stringify(saved.error)}`)
      }
      const purged = id === null ? null : purgeMeanwhile(id)
      const began = performance.now()
      const outcome = await operator.line('content', 'publish', key)
      tookMs = performance.now() - began
      await purged
      if (!outcome.ok) throw new Error(`${key}: ${outcome.text}`)
    },
  }
}

/** Ends the second server's listening connection whenever there is one. */
function startCutting(shop: ShopUnderTest, second: SecondServer) {
  let isOver = false
  let cuts = 0
  const work = withConnection(shop.database.adminUrl, 'tests', async ({ sql }) => {
    while (!isOver) {
      for (const pid of await second.listeners()) {
        await sql`select pg_terminate_backend(${pid})`
        cuts += 1
      }
      await sleep(20)
    }
  })
  // Told to whoever stops it.
  work.catch(() => {})
  return {
    async stop() {
      isOver = true
      await work
      return cuts
    },
  }
}

/** Waits until it listens again, and a little longer: more than one connection would come now. */
async function reconnected(second: SecondServer): Promise<void> {
  const deadline = performance.now() + 60_000
  while ((await second.listeners()).length === 0) {
    if (performance.now() > deadline) throw new Error('The second server does not listen again')
    await sleep(20)
  }
  await sleep(1_000)
}
