import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGenerator } from '../../../demo/generate/generator.ts'
import { seedCatalogue } from '../../../demo/seed-catalogue.ts'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { deliverEvents } from '../../../tests/support/deliver-events.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { importCatalogue } from '#src/transfer/server/catalogue-import.ts'
import { createCatalogueOperations } from '#src/products/server/product-operations.ts'
import { findVariationsForSale } from '#src/products/server/products.service.ts'
import { createProductLists, firstPage, type ProductLists } from './product-lists.ts'

let test: TestDatabase
let lists: ProductLists
let refreshed: (readonly string[] | 'all')[] = []
const clock = createTestClock()
const start = () =>
  createProductLists({
    db: test.db,
    clock,
    log: pino({ level: 'silent' }),
    onRefreshed: (tags) => refreshed.push(tags),
  })

beforeAll(async () => {
  test = await createTestDatabase()
  await seedCatalogue(test.db, clock)
  lists = start()
  await lists.start()
})
afterAll(async () => {
  await lists.stop()
  await test.drop()
})
beforeEach(async () => {
  refreshed = []
  await test.sql`delete from cache_event`
})

const deliver = () => deliverEvents(test, lists)
const operations = () => createCatalogueOperations({ db: test.db, clock })
const card = (code: string) => lists.get(code)?.card
const forSale = async (code: string) => (await findVariationsForSale(test.db, [code], 'fi', clock.now())).get(code)

describe('lists follow the database', () => {
  it('when a price changes', async () => {
    expect(await operations().setPrice('KV1010', 999, tester)).toEqual({ ok: true, value: undefined })
    expect(card('KV1010')?.price?.payableCents).not.toBe(999)
    expect(await deliver()).toEqual(expect.arrayContaining(['product:KV1010', 'category:suklaalevyt']))
    expect(card('KV1010')?.price?.payableCents).toBe(999)
    expect((await forSale('KV1010'))?.price?.payableCents).toBe(999)
    expect(refreshed.flat()).toEqual(expect.arrayContaining(['product:KV1010', 'category:suklaalevyt']))
  })

  it('when the last one is gone, and when it is back', async () => {
    // Packages that hold it run out with it: counted are the bars.
    const inStock = () =>
      lists.query({ ...firstPage('fi', 1), category: 'suklaalevyt', filters: { inStock: ['true'] } }).totalCount
    const before = inStock()
    await operations().setStock('KV1010', 0, tester)
    await deliver()
    expect(inStock()).toBe(before - 1)
    expect(card('KV1010')).toMatchObject({ inStock: false, isBuyable: true })
    await operations().setStock('KV1010', 50, tester)
    await deliver()
    expect(inStock()).toBe(before)
  })

  it('when the size a card showed is sold out: the next in stock takes its place', async () => {
    const first = card('KV1005')?.code ?? ''
    await operations().setStock(first, 0, tester)
    await deliver()
    expect(card('KV1005')?.code).not.toBe(first)
    await operations().setStock(first, 100, tester)
    await deliver()
    expect(card('KV1005')?.code).toBe(first)
  })

  it('when a product is taken out and put back', async () => {
    await operations().publish('KV1010', false, tester)
    await deliver()
    expect(lists.get('KV1010')).toBeNull()
    expect((await forSale('KV1010'))?.isBuyable).toBe(false)
    await operations().publish('KV1010', true, tester)
    await deliver()
    expect(lists.get('KV1010')?.anyBuyable).toBe(true)
  })

  it('when a campaign is ended early', async () => {
    expect(card('KV1015')?.price?.lowest30DaysCents).toBe(420)
    clock.advance(1)
    await operations().setCampaign('KV1015', { name: 'end', cents: null, from: null, to: null }, tester)
    await deliver()
    expect(card('KV1015')?.price).toEqual({ normalCents: 420, payableCents: 420, lowest30DaysCents: null })
  })

  it('when everything may have been missed', async () => {
    await test.sql`update product set brand = 'Renamed' where code = 'KV1010'`
    lists.invalidate('all')
    await lists.settled()
    expect(lists.get('KV1010')?.brand).toBe('Renamed')
    expect(refreshed).toEqual(['all'])
  })

  it('when the clock turns a price, with nobody writing anything', async () => {
    const from = new Date(+clock.now() + 3_600_000)
    await operations().setCampaign('KV1020-100G', { name: 'soon', cents: 100, from, to: null }, tester)
    await deliver()
    refreshed = []
    expect(card('KV1020')?.price?.payableCents).not.toBe(100)
    // The timer waits in real time; what it would do then is asked for here.
    clock.set(from.toISOString())
    const other = start()
    await other.start()
    expect(other.get('KV1020')?.card?.price?.payableCents).toBe(100)
    await other.stop()
  })
})

describe('one reading at a time', () => {
  it('lets what changes during the first wait for its end', async () => {
    const order: string[] = []
    const other = createProductLists({
      db: test.db,
      clock,
      log: pino({ level: 'silent' }),
      onRefreshed: () => void order.push('refreshed'),
    })
    other.invalidate(['product:KV1010'])
    const starting = other.start().then(() => void order.push('started'))
    other.invalidate(['product:KV1015'])
    await Promise.all([starting, other.settled()])
    await other.settled()
    expect(order).toEqual(['started', 'refreshed'])
    await other.stop()
  })

  it('and none after the stop, which waits for the last', async () => {
    let told = 0
    const other = createProductLists({
      db: test.db,
      clock,
      log: pino({ level: 'silent' }),
      onRefreshed: () => void told++,
    })
    await other.start()
    other.invalidate('all')
    await other.stop()
    expect(told).toBe(1)
    other.invalidate('all')
    await other.settled()
    expect(told).toBe(1)
  })
})

describe('a list that nobody touches', () => {
  it('has a campaign’s price once its moment has come', async () => {
    const [began, start] = [Date.now(), +clock.now()]
    const running = { now: () => new Date(start + Date.now() - began) }
    await operations().setCampaign(
      'KV1010',
      { name: 'soon', cents: 90, from: new Date(start + 1_500), to: null },
      tester,
    )
    const told: (readonly string[] | 'all')[] = []
    const waiting = createProductLists({
      db: test.db,
      clock: running,
      log: pino({ level: 'silent' }),
      onRefreshed: (tags) => void told.push(tags),
    })
    await waiting.start()
    expect(waiting.get('KV1010')?.card?.price?.payableCents).not.toBe(90)
    await expect.poll(() => waiting.get('KV1010')?.card?.price?.payableCents).toBe(90)
    await waiting.settled()
    expect(told.flat()).toEqual(expect.arrayContaining(['product:KV1010', 'category:suklaalevyt']))
    await waiting.stop()
  })
})

describe('operators', () => {
  it.each([
    ['an unknown variation', () => operations().setPrice('NOPE', 100, tester), { kind: 'not-found' }],
    ['an unknown shelf', () => operations().setStock('NOPE', 1, tester), { kind: 'not-found' }],
    ['an unknown product', () => operations().publish('NOPE', true, tester), { kind: 'not-found' }],
    ['a price of nothing', () => operations().setPrice('KV1010', 0, tester), { kind: 'fields' }],
    ['half a cent', () => operations().setPrice('KV1010', 10.5, tester), { kind: 'fields' }],
    ['a negative count', () => operations().setStock('KV1010', -1, tester), { kind: 'fields' }],
  ])('are told about %s', async (_, act, error) => expect(await act()).toMatchObject({ ok: false, error }))

  it('cannot rewrite the price history', async () => {
    await expect(test.sql`update price set cents = 1`).rejects.toThrow()
    await expect(test.sql`delete from price`).rejects.toThrow()
  })
})

describe('two thousand more products', () => {
  it('are loaded, listed and found like the first hundred', async () => {
    const generator = await createGenerator(1, clock.now())
    const data = { ...generator.part(0, 2_000), categories: generator.categories }
    await inTransaction(test.db, (tx) => importCatalogue(tx, data, clock.now()))
    await deliver()
    const all = lists.query(firstPage('fi', 12))
    expect(all.totalCount).toBe(2_101)
    const vegan = lists.query({ ...firstPage('fi', 12), filters: { freeFrom: ['vegan'], priceBand: ['0-5'] } })
    const byHand = [...lists.entries()].filter(
      (entry) => entry.facets.freeFrom.includes('vegan') && entry.facets.priceBand.includes('0-5'),
    )
    expect(vegan.totalCount).toBe(byHand.length)
    expect(byHand.length).toBeGreaterThan(20)
  })
})
