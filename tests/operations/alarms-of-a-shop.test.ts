import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withConnection } from '../../src/platform/database/client.ts'
import { clusterPathsOf } from '../../src/platform/database/embedded/cluster-paths.ts'
import {
  type EmbeddedDatabase,
  removeEmbeddedDatabase,
  startEmbeddedDatabase,
} from '../../src/platform/database/embedded-database.ts'
import { createLog } from '../../src/platform/logging.ts'
import { type HostileShop, startShopOn } from '../hostile/support/shop-on-database.ts'
import { projectDirectory } from '../support/places.ts'
import { makeStandby } from '../support/standby.ts'
import { makeMigratedTemplate } from '../support/test-cluster.ts'
import { copyDatabase, type TestDatabase } from '../support/test-database-copy.ts'
import { isFullTier } from '../support/tier.ts'
import { until } from '../support/until.ts'
import { alarmCases } from './alarm-cases.ts'
import { databaseFaults, type Fault, paidOrder, processFaults, type World } from './alarm-faults.ts'
import { startMailbox } from './mailbox.ts'
import { type AlarmTest, hasPromtool, namesIn, rules, testAlarms } from './promtool.ts'
import { readScrape, type Scrape, seriesBetween } from './scraped-series.ts'

/*
 * A real shop is scraped while all is well and while something is wrong, and promtool says whether the rule of each alarm sounds
 * by what was scraped. `alarm-cases.ts` has the same by numbers that were written by hand.
 */

/** Alarms whose fault is not made here. */
const elsewhere: Readonly<Record<string, string>> = {
  'roll-unfinished': 'a process of another version',
  'rate-limited': 'the shop of these tests has no limits: src/platform/http/limit-routes.test.ts counts them',
  'backup-old': 'a file of base-backup.mjs: tests/operations/restore-drill.test.ts',
  'disk-full': 'node_exporter',
  certificate: 'blackbox_exporter',
}
/** Alarms that are logged by faults which the tests beside the code make; their counter is the one of those made here. */
const loggedElsewhere = (name: string, expr: string): boolean =>
  expr.includes(`shop_alarms_total{alarm="${name}"}`) && !(name in processFaults)

const [first, second] = [`alarms-a-${process.pid}`, `alarms-b-${process.pid}`]
/** The shop reads what the database knows at most this often. */
const gaugesKeptMs = 15_500
const settings = { max_connections: '100', wal_keep_size: '512MB', archive_mode: 'on' }

let primary: EmbeddedDatabase
let standby: EmbeddedDatabase
let database: TestDatabase
let mailbox: World['mailbox']
let shop: HostileShop
let webOnly: HostileShop
let isReady = false
beforeAll(async () => {
  if (!isFullTier || !(await hasPromtool())) return
  isReady = true
  primary = await startEmbeddedDatabase({ project: projectDirectory, name: first, durable: false, settings })
  // A copy of its data waits until the log is archived.
  await administer(primary, `alter system set archive_command = '/bin/true'`, 'select pg_reload_conf()')
  await makeMigratedTemplate(primary)
  database = await copyDatabase(primary.adminUrl, { seeded: true })
  const { run: socket } = clusterPathsOf(projectDirectory, first)
  standby = await makeStandby({
    of: first,
    name: second,
    durable: false,
    settings: { max_connections: '100' },
    lines: [`primary_conninfo = 'host=${socket} port=5432 user=postgres application_name=replica'`],
  })
  await administer(
    primary,
    `alter system set synchronous_standby_names = 'ANY 1 (replica)'`,
    'select pg_reload_conf()',
    'grant pg_read_all_stats to konvehti_app',
  )
  mailbox = await startMailbox()
  const own = {
    SMTP_PORT: String(mailbox.port),
    SITE_INDEXABLE: 'true',
    ERASURE_LOG: '/proc/there-is-no-such-folder/erased.jsonl',
  }
  const kept = { ...database, drop: async () => {} }
  const log = createLog({ level: 'info', name: 'alarms', destination: { write: () => {} } })
  shop = await startShopOn(kept, own, log)
  webOnly = await startShopOn(kept, { ...own, ROLES: 'web' }, log)
}, 300_000)
afterAll(async () => {
  await webOnly?.stop()
  await mailbox?.stop()
  await database?.close()
  await removeEmbeddedDatabase(projectDirectory, second)
  await removeEmbeddedDatabase(projectDirectory, first)
}, 120_000)

const administer = (server: EmbeddedDatabase, ...statements: string[]): Promise<void> =>
  withConnection(server.adminUrl, 'tests', async ({ run }) => {
    for (const statement of statements) await run(statement)
  })

const textOf = async (of: HostileShop): Promise<string> =>
  (await of.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body
const scraped = async (of: HostileShop): Promise<Scrape> =>
  readScrape(await textOf(of), 'job="shop-web",instance="a"', shop.clock.now().getTime() / 1_000)
const ruleOf = (alarm: string): string => rules.find(({ name }) => name === alarm)?.expr ?? ''

/** What the alarm's rule reads, between two scrapes. */
const testOf = (alarm: string, sounds: boolean, before: Scrape, after: Scrape): AlarmTest => {
  const minutes = alarmCases[alarm]?.after ?? 0
  const series = seriesBetween(before, after, { names: namesIn(ruleOf(alarm)), after: minutes })
  return { alarm, sounds, series, after: minutes }
}

const isUp = (origin: string): Promise<number> =>
  fetch(`${origin}/metrics`).then(
    () => 1,
    () => 0,
  )
const upSeries = (up: number, minutes: number) => [
  { series: 'up{job="shop-web", instance="a"}', values: `${up}x${minutes + 5}` },
]

it.runIf(isFullTier)(
  'each sounds by its fault in a real shop, and by nothing without it',
  { timeout: 1_800_000 },
  async ({ skip }) => {
    if (!isReady) skip('promtool is not installed: nothing says whether an alarm sounds')
    const tests: AlarmTest[] = []
    const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const upBefore = await isUp(origin)

    let during: Scrape | null = null
    const world: World = {
      shop,
      mailbox,
      scrapeNow: async () => void (during = await scraped(shop)),
      async readingOf(series) {
        const [, value = '0'] =
          (await textOf(shop))
            .split('\n')
            .find((line) => line.startsWith(`${series} `))
            ?.split(' ') ?? []
        return Number(value)
      },
    }
    const calmBefore = await scraped(shop)
    await behaveWell(world)
    await sleep(gaugesKeptMs)
    const calm = [calmBefore, await scraped(shop)] as const
    const faulty = (alarm: string, before: Scrape, after: Scrape): void => {
      tests.push(testOf(alarm, true, before, after), testOf(alarm, false, ...calm))
    }
    for (const [alarm, cause] of Object.entries(processFaults)) {
      during = null
      const before = await scraped(shop)
      await cause(world)
      faulty(alarm, before, during ?? (await scraped(shop)))
    }
    faulty('jobs-dead', calm[1], await scraped(webOnly))
    await makeDatabaseFaults(world, databaseFaults, faulty)

    const beforeLag = await scraped(shop)
    await administer(standby, `alter system set recovery_min_apply_delay = '32s'`, 'select pg_reload_conf()')
    await until(async () => {
      await database.run(`insert into cache_event (tags) values ('{probe}')`)
      return (await world.readingOf('shop_replica_lag_seconds{standby="replica"}')) > 30
    }, 'a standby that is late')
    faulty('replica-lag', beforeLag, await scraped(shop))
    await standby.stop()
    await sleep(gaugesKeptMs)
    faulty('no-sync-standby', beforeLag, await scraped(shop))

    await shop.stop()
    const upAfter = await isUp(origin)
    for (const alarm of ['shop-down', 'process-down']) {
      const after = alarmCases[alarm]?.after ?? 0
      tests.push({ alarm, sounds: false, series: upSeries(upBefore, after), after })
      tests.push({ alarm, sounds: true, series: upSeries(upAfter, after), after })
    }

    const made = new Set(tests.map(({ alarm }) => alarm))
    const left = rules.filter(
      ({ name, expr }) => !made.has(name) && !(name in elsewhere) && !loggedElsewhere(name, expr),
    )
    expect(left.map(({ name }) => name)).toEqual([])
    process.stdout.write(`${made.size} alarms of ${rules.length} sounded by their fault\n`)
    await testAlarms(tests)
  },
)

/** An ordinary minute: pages that others have looked at, orders that are paid, their mails, a word of the provider. */
async function behaveWell(world: World): Promise<void> {
  for (let page = 0; page < 80; page += 1) await shop.send({ url: '/tuotteet' })
  for (let order = 0; order < 2; order += 1) {
    const { number } = await paidOrder(world)
    await until(() => Promise.resolve(mailbox.with(number).length > 0), 'its mail')
  }
}

async function makeDatabaseFaults(
  world: World,
  faults: Readonly<Record<string, Fault>>,
  faulty: (alarm: string, before: Scrape, after: Scrape) => void,
): Promise<void> {
  const before = await scraped(shop)
  for (const cause of Object.values(faults)) await cause(world)
  await sleep(gaugesKeptMs)
  const after = await scraped(shop)
  for (const alarm of Object.keys(faults)) faulty(alarm, before, after)
}
