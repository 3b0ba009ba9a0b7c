import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtServer } from '../../src/app/start/places.ts'
import { projectDirectory } from '../support/places.ts'
import { type ShopUnderTest, startShopUnderTest } from '../support/shop-under-test.ts'
import { isFullTier } from '../support/tier.ts'
import { rolledUnderLoad } from './rolling.ts'
import { createChance } from './support/random.ts'
import { minutes, none } from './support/sizes.ts'

const chance = createChance()
let shop: ShopUnderTest
beforeAll(async () => {
  shop = await startShopUnderTest({
    durable: true,
    // Vitest sets DEV for its own ends. A check each 0.2 s: three are over long before the drain is, on a busy machine too.
    env: { RATE_LIMITS: 'off', DEV: 'false', ROLES: 'web', DRAIN_SECONDS: '6' },
  })
}, minutes(3))
afterAll(() => shop?.stop(), minutes(1))

const wanted = isFullTier ? { webs: 3, rounds: 2, requests: 10_000 } : { webs: 2, rounds: 1, requests: 200 }

it('a process says which files it was built from', async () => {
  const { files } = (await (await fetch(`${shop.shopUrl}/version`)).json()) as { files: Record<string, string> }
  const server = await readFile(join(projectDirectory, builtServer))
  expect(files['node/server-main.js']).toBe(createHash('sha256').update(server).digest('hex'))
})

it(
  `no request is lost while each of ${wanted.webs} processes that serve and one for jobs is replaced, ${wanted.rounds} times`,
  // Each process loads the shop anew: some ten seconds on a machine with other work.
  { timeout: minutes(isFullTier ? 20 : 6) },
  async () => {
    const result = await rolledUnderLoad(shop, chance, wanted)
    expect(result).toMatchObject({ failed: 0, broken: none })
    expect(result.requests).toBeGreaterThanOrEqual(wanted.requests)
    expect(result.paid).toBeGreaterThan(0)
    expect([result.kept, result.mails]).toEqual([result.paid, result.paid])
  },
)
