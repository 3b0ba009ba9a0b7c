import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ShopUnderTest, startShopUnderTest } from '../support/shop-under-test.ts'
import { isFullTier } from '../support/tier.ts'
import { addsAndOrders } from './adds.ts'
import { giftCardApplies, giftCardSpends, promotionLimit } from './cards-and-codes.ts'
import { importsKilled } from './imports.ts'
import { databaseKilled, serverKilled } from './kills.ts'
import { fiveLines, lastUnit, oversell, repeatedOrders } from './oversell.ts'
import { providerFaults } from './provider-faults.ts'
import { createChance } from './support/random.ts'
import { minutes, none, size, withAllFaults } from './support/sizes.ts'
import { webhooksInAllOrders } from './webhooks.ts'

/*
 * Money, stock and cached pages under attack, over real HTTP, against a real server with a durable database: full numbers in the full
 * tier, about a twentieth of them otherwise. FAULT_SEED repeats a run; each prints its seed.
 */

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

describe('stock', () => {
  it(`is never oversold: ${size.buyers} buyers of 20 units`, { timeout: minutes(10) }, async () => {
    const result = await oversell(shop, chance, { buyers: size.buyers, units: 20 })
    expect(result).toMatchObject({ orders: 20, failures: 0, withoutReason: 0, broken: none })
    // How many a machine with other work has time for says nothing of the shop.
    if (isFullTier) expect(result.shed).toBeLessThan(size.buyers / 100)
  })

  it(
    `gives the last unit to one of 30 at the same moment, ${size.repeats} times`,
    { timeout: minutes(10) },
    async () => {
      expect(await lastUnit(shop, chance, { buyers: 30, repeats: size.repeats })).toMatchObject({
        notOne: 0,
        failed: 0,
        broken: none,
      })
    },
  )

  it(
    `has no deadlock for anybody: ${size.fiveLineCarts} carts of five lines in any order`,
    { timeout: minutes(10) },
    async () => {
      expect(await fiveLines(shop, chance, { carts: size.fiveLineCarts })).toMatchObject({
        notPlaced: 0,
        failures: 0,
        broken: none,
      })
    },
  )
})

describe('a cart', () => {
  it(
    `loses no add and no order what is in it: ${size.tabbedCarts} carts, 12 adds and 2 orders of each at once`,
    { timeout: minutes(10) },
    async () => {
      const result = await addsAndOrders(shop, chance, { carts: size.tabbedCarts, adds: 12 })
      expect(result).toMatchObject({ lost: 0, failures: 0, broken: none })
    },
  )
})

describe('an order', () => {
  it(
    `is one, though it is placed ten times with one key, ${size.repeatedCarts} carts`,
    { timeout: minutes(10) },
    async () => {
      const result = await repeatedOrders(shop, chance, { carts: size.repeatedCarts, times: 10 })
      expect(result).toMatchObject({ orders: size.repeatedCarts, differing: 0, notOk: 0, broken: none })
    },
  )
})

describe('a gift card', () => {
  it(
    `is spent once: ${size.giftCards} cards in two carts each, ordered twenty times at once`,
    { timeout: minutes(20) },
    async () => {
      const result = await giftCardSpends(shop, chance, { giftCards: size.giftCards })
      expect(result).toMatchObject({ failed: 0, notPaidOnce: 0, belowZero: 0, broken: none })
    },
  )

  it(`keeps its money, ${size.applies} times on a cart and off it`, { timeout: minutes(10) }, async () => {
    const result = await giftCardApplies(shop, chance, { times: size.applies })
    expect(result).toMatchObject({ failed: 0, moved: 0, broken: none })
  })
})

describe('a promotion', () => {
  it.each([1, Math.ceil(size.promotionCarts / 20)])(
    `is used no more than its limit of %i, with ${size.promotionCarts} carts at once, and is free again after an order that is not paid`,
    { timeout: minutes(15) },
    async (limit) => {
      const result = await promotionLimit(shop, chance, { limit, carts: size.promotionCarts })
      expect(result).toMatchObject({
        orders: limit,
        failed: 0,
        withoutReason: 0,
        refusedFirst: true,
        paidThen: true,
        tooEarly: 409,
        redemptionsAfterTheReservation: 1,
        // With its promotion, or without it where the first order keeps the only use.
        afterwards: 200,
        broken: none,
      })
    },
  )
})

describe('an import', () => {
  const { rows, faults, kills } = size.imports
  // That an import goes on where it was left is shown beside its code in every tier.
  it.runIf(withAllFaults)(
    `tells each of ${faults} faults in ${rows} rows once and leaves what it would have left without ${kills} kills of the server`,
    { timeout: minutes(15) },
    async () => {
      const result = await importsKilled(shop, chance, size.imports)
      expect(result).toMatchObject({
        statuses: ['done', 'done'],
        killed: 2 * kills,
        planted: faults,
        unreported: [],
        unplanted: [],
        reportedTwice: 0,
        added: result.expectedAdded,
        refused: result.expectedRefused,
        priceFaults: 0,
        doubledPrices: 0,
        differing: [],
      })
      if (isFullTier) expect(result.rowsPerSecond).toBeGreaterThanOrEqual(200)
    },
  )
})

describe('a payment', () => {
  it(
    `comes to one state and one mail in ${size.ways} orders of its news, and all of it five times`,
    { timeout: minutes(15) },
    async () => {
      const result = await webhooksInAllOrders(shop, chance, { orders: size.ways })
      expect(result).toMatchObject({
        orders: size.ways,
        notInProgress: 0,
        notOneMail: 0,
        notOnePayment: 0,
        refused: 0,
        broken: none,
      })
    },
  )

  it(
    `is charged, captured and given back once each, whatever the provider does: ${size.faultyOrders} orders of six faults`,
    { timeout: minutes(20) },
    async () => {
      const result = await providerFaults(shop, chance, { orders: size.faultyOrders })
      expect(result).toMatchObject({
        orders: 6 * size.faultyOrders,
        toldOtherwise: 0,
        notChargedOnce: 0,
        notCapturedOnce: 0,
        notRefundedAsAsked: 0,
        refundedMore: 0,
        broken: none,
      })
    },
  )

  it(`is never lost: ${size.databaseKills} crashes of the database`, { timeout: minutes(20) }, async () => {
    const result = await databaseKilled(shop, chance, { kills: size.databaseKills })
    expect(result).toMatchObject({ recovered: size.databaseKills, isSameProcess: true, broken: none })
    if (isFullTier) expect(result.slowestRecoveryMs).toBeLessThan(10_000)
  })

  it(`is never lost: ${size.serverKills} times kill -9 of the server`, { timeout: minutes(20) }, async () => {
    const result = await serverKilled(shop, chance, { kills: size.serverKills, shoppers: 8 })
    expect(result).toMatchObject({ unsettled: 0, broken: none })
    expect(result.taken).toBeGreaterThanOrEqual(isFullTier ? 100 : 3)
  })
})
