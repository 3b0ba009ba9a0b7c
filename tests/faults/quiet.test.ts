import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ShopUnderTest, startShopUnderTest } from '../support/shop-under-test.ts'
import { isFullTier } from '../support/tier.ts'
import { overload } from './overload.ts'
import { purgesUnderLoad } from './purges.ts'
import { createChance } from './support/random.ts'
import { minutes, none, size } from './support/sizes.ts'
import { thingsDown } from './things-down.ts'

/* Runs that load the machine themselves: alone on it, after all other tests. The full tier holds them to a time. */

const chance = createChance()
let shop: ShopUnderTest
beforeAll(async () => {
  shop = await startShopUnderTest({
    durable: true,
    // Vitest sets DEV for its own ends.
    env: { RATE_LIMITS: 'off', DEV: 'false' },
  })
}, minutes(3))
afterAll(() => shop?.stop(), minutes(1))

describe('a publication', () => {
  it(
    `shows on another process in time, and nothing older after it, ${size.publications.plain} times and while its listening connection is cut`,
    { timeout: minutes(15) },
    async () => {
      const result = await purgesUnderLoad(shop, chance, size.publications)
      expect(result).toMatchObject({ late: 0, stale: 0, listeners: 1 })
      expect(result.cuts).toBeGreaterThanOrEqual(size.publications.cut)
      expect(Object.keys(result.statuses)).toEqual(Object.keys(result.statuses).filter((status) => status === '503'))
    },
  )
})

describe('too many at once', () => {
  it(
    `leave buying its turn: ${size.overload.many} who search and ${size.overload.slow} who never end what they say`,
    { timeout: minutes(5) },
    async () => {
      const result = await overload(shop, chance, size.overload)
      expect(result).toMatchObject({ withoutTime: 0, notBought: 0, broken: none })
      expect(result.purchases).toBeGreaterThan(0)
      // The best was measured in other seconds: on a machine with other work the share says nothing.
      if (isFullTier) expect(result.manyPerSecond).toBeGreaterThanOrEqual(result.bestPerSecond * 0.8)
    },
  )
})

describe('what the shop leans on', () => {
  it('may hang: pages are there, buying goes on, the mail comes later and once', { timeout: minutes(6) }, async () => {
    const result = await thingsDown(shop, chance, size.down)
    expect(result).toMatchObject({
      paid: 200,
      mails: 1,
      broken: none,
      ...(size.down.withPayment && { toldPending: true }),
    })
    expect(Object.keys(result.statuses)).toEqual(['200'])
  })
})
