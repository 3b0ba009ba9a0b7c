import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ShopUnderTest, startShopUnderTest } from '../support/shop-under-test.ts'
import { isFullTier } from '../support/tier.ts'
import { primaryKilled } from './primary-killed.ts'
import { createChance } from './support/random.ts'
import { minutes, none } from './support/sizes.ts'
import { startThreeDatabases, type ThreeDatabases } from './support/three-databases.ts'

const chance = createChance()
const kills = Number(process.env['FAULT_KILLS'] ?? 10)
let databases: ThreeDatabases
let shop: ShopUnderTest
beforeAll(async () => {
  // Three databases and a shop take longer to start than a test of the CI tier may.
  if (!isFullTier) return
  databases = await startThreeDatabases()
  // Vitest sets DEV for its own ends.
  shop = await startShopUnderTest({ cluster: databases, durable: true, env: { RATE_LIMITS: 'off', DEV: 'false' } })
}, minutes(5))
afterAll(() => shop?.stop(), minutes(2))

it.runIf(isFullTier)(
  `no acknowledged order is lost when the primary is killed ${kills} times, and the shop is back within 15 seconds of the promotion`,
  { timeout: minutes(30) },
  async () => {
    const result = await primaryKilled(shop, databases, chance, { kills, shoppers: 8 })
    expect(result).toMatchObject({
      recovered: kills,
      isSameProcess: true,
      lost: 0,
      paidAndLost: 0,
      unsettled: 0,
      notInTheLedger: 0,
      broken: none,
    })
    expect(result.placed).toBeGreaterThan(kills)
    expect(result.slowestRecoveryMs).toBeLessThan(15_000)
  },
)
