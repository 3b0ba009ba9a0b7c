import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtServer } from '../../src/app/start/places.ts'
import { projectDirectory } from '../support/places.ts'
import { type ShopUnderTest, startShopUnderTest } from '../support/shop-under-test.ts'
import { isFullTier, runsInTier } from '../support/tier.ts'
import { rolledUnderLoad } from './rolling.ts'
import { sharedWork } from './shared-work.ts'
import { createChance } from './support/random.ts'
import type { SecondServer } from './support/second-server.ts'
import { minutes, none } from './support/sizes.ts'

const chance = createChance()
let shop: ShopUnderTest
/** The one for jobs first, then those that serve as `shop` does. */
const running: SecondServer[] = []
beforeAll(async () => {
  shop = await startShopUnderTest({
    durable: true,
    // Vitest sets DEV for its own ends. A check each 0.2 s: three are over long before the drain is, on a busy machine too.
    env: { RATE_LIMITS: 'off', DEV: 'false', ROLES: 'web', DRAIN_SECONDS: '6' },
  })
}, minutes(3))
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()))
  await shop?.stop()
}, minutes(1))

const wanted = isFullTier ? { webs: 3, rounds: 2, requests: 10_000 } : { webs: 2, rounds: 1, requests: 200 }

it('a process says which files it was built from', async () => {
  const { files } = (await (await fetch(`${shop.shopUrl}/version`)).json()) as { files: Record<string, string> }
  const server = await readFile(join(projectDirectory, builtServer))
  expect(files['node/server-main.js']).toBe(createHash('sha256').update(server).digest('hex'))
})

it(
  'two processes that serve and one for jobs do nothing twice and leave nothing out: orders, mails, an import, a release',
  { timeout: minutes(isFullTier ? 10 : 5) },
  async () => {
    const size = { orders: runsInTier(60), rows: runsInTier(2_000) }
    const result = await sharedWork(shop, chance, size, running)
    const all = 2 * size.orders
    expect(result.before).toEqual({ mails: 0, releases: 0, import: 'waiting', jobs: {} })
    expect(result).toMatchObject({ orders: all, placed: all, charged: all, refused: [], notPaidOnce: 0, notOneMail: 0 })
    expect(result).toMatchObject({ import: { status: 'done', missing: 0, refused: 0 }, releases: 1, releaseMails: 1 })
    expect(result).toMatchObject({ jobsOfWebs: 0, uneven: none, broken: none })
  },
)

it(
  `no request is lost while each of ${wanted.webs} processes that serve and one for jobs is replaced, ${wanted.rounds} times`,
  // Each process loads the shop anew: some ten seconds on a machine with other work.
  { timeout: minutes(isFullTier ? 20 : 6) },
  async () => {
    const result = await rolledUnderLoad(shop, chance, wanted, running)
    expect(result).toMatchObject({ failed: 0, broken: none })
    expect(result.requests).toBeGreaterThanOrEqual(wanted.requests)
    expect(result.paid).toBeGreaterThan(0)
    expect([result.kept, result.mails]).toEqual([result.paid, result.paid])
  },
)
