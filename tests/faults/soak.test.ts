import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectionOptions } from '../../src/platform/database/connection-options.ts'
import { type ShopUnderTest, startShopUnderTest } from '../support/shop-under-test.ts'
import { startTestCluster } from '../support/test-cluster.ts'
import { isFullTier } from '../support/tier.ts'
import { startWire, type Wire } from '../support/wire.ts'
import { soaked } from './soak.ts'
import { createChance } from './support/random.ts'
import { minutes, none } from './support/sizes.ts'

/* Alone on the machine, after all other tests: 45 minutes, or `SOAK_MINUTES`; 120 by hand before a release. */

const chance = createChance()
const soakMinutes = Number(process.env['SOAK_MINUTES'] ?? 45)
/** Connections of a pool are opened as they are needed: what is lost is lost again and again, in hundreds of faults. */
const poolOf = 20
let shop: ShopUnderTest
let database: Wire
beforeAll(async () => {
  if (!isFullTier) return
  const cluster = await startTestCluster({ durable: true })
  database = await startWire({ path: connectionOptions(cluster.adminUrl).socket ?? '' })
  const byWire = {
    adminUrl: `postgres://postgres@127.0.0.1:${database.port}/postgres`,
    async stop() {
      await database.close()
      await cluster.stop()
    },
  }
  // Vitest sets DEV for its own ends.
  shop = await startShopUnderTest({
    cluster: byWire,
    durable: true,
    env: { RATE_LIMITS: 'off', DEV: 'false', ROLES: 'web' },
  })
}, minutes(3))
afterAll(() => shop?.stop(), minutes(2))

it.runIf(isFullTier)(
  `under half of its load for ${soakMinutes} minutes of kills, cuts and slow lines the shop loses no order, no memory and no file`,
  { timeout: minutes(soakMinutes + 20) },
  async () => {
    const result = await soaked(shop, database, chance, { forMs: minutes(soakMinutes) })
    const { before, after } = result
    expect(result).toMatchObject({ broken: none })
    expect([result.kept, result.mails]).toEqual([result.paid, result.paid])
    expect(result.paid).toBeGreaterThan(0)
    // Level: a list that grows by a kilobyte with each request would be over it in minutes.
    expect(after.webHeap).toBeLessThan(before.webHeap + 20)
    expect(after.jobsHeap).toBeLessThan(before.jobsHeap + 20)
    expect(after.webHandles).toBeLessThan(before.webHandles + poolOf)
    expect(after.jobsHandles).toBeLessThan(before.jobsHandles + poolOf)
  },
)
