import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../../../demo/seed-catalogue.ts'
import { createTestClock } from '../../../../tests/support/clock.ts'
import { rowsRead } from '../../../../tests/support/rows-read.ts'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { withConnection } from '#src/platform/database/client.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { findVariationsForSale } from '../products.service.ts'
import {
  allocateStock,
  countStock,
  fulfilStock,
  lastMovements,
  listMovements,
  listShortLevels,
  moveStock,
  releaseStock,
  returnStock,
} from './stock.service.ts'

let test: TestDatabase
const clock = createTestClock()
const now = clock.now()
const bar = 'KV1005-100G'
const packageCode = 'KV7035'

beforeAll(async () => {
  test = await createTestDatabase({ maxConnections: 12 })
  await seedCatalogue(test.db, clock)
})
afterAll(() => test.drop())

const level = async (code: string) => {
  const [row] = await test.sql<{
    on_hand: number
    allocated: number
  }>`select on_hand, allocated from stock where code = ${code}`
  return [row?.on_hand, row?.allocated]
}
const set = (code: string, onHand: number) =>
  inTransaction(test.db, (tx) => countStock(tx, [{ code, onHand }], 'operator Olli', now))
const allocate = (stockCode: string, quantity: number) =>
  inTransaction(test.db, (tx) => allocateStock(tx, [{ stockCode, quantity }], now))
const release = (stockCode: string, quantity: number) =>
  inTransaction(test.db, (tx) => releaseStock(tx, [{ stockCode, quantity }], now))
const packed = { reason: 'packed', orderId: null, actor: 'operator Olli' } as const
const fulfil = (stockCode: string, quantity: number) =>
  inTransaction(test.db, (tx) => fulfilStock(tx, [{ stockCode, quantity }], packed, now))
const movements = async (code: string) =>
  (await listMovements(test.db, code, 100)).map(({ delta, onHand, reason }) => `${reason} ${delta} ${onHand}`)
const forSale = async (code: string) => (await findVariationsForSale(test.db, [code], 'fi', now)).get(code)
const tags = async () =>
  (await test.sql<{ tags: string[] }>`select tags from cache_event order by id`).flatMap((row) => row.tags)

beforeEach(async () => {
  await test.sql`update stock set allocated = 0`
  await set(bar, 100)
  await test.sql`delete from cache_event`
})

describe('allocating stock', () => {
  it('promises units, and promises them no more', async () => {
    expect(await allocate(bar, 30)).toEqual({ ok: true, value: new Map([[bar, 100]]) })
    expect(await level(bar)).toEqual([100, 30])
    expect((await forSale(bar))?.available).toBe(70)
    await release(bar, 30)
    expect(await level(bar)).toEqual([100, 0])
  })

  it('leaves what is promised on the shelf until it is fulfilled, which changes nothing of what can be sold', async () => {
    await allocate(bar, 30)
    await fulfil(bar, 20)
    expect(await level(bar)).toEqual([80, 10])
    expect((await forSale(bar))?.available).toBe(70)
  })

  it('takes all or nothing, and says how many there are', async () => {
    const result = await inTransaction(test.db, (tx) =>
      allocateStock(
        tx,
        [
          { stockCode: 'KV1010', quantity: 1 },
          { stockCode: bar, quantity: 101 },
        ],
        now,
      ),
    )
    expect(result).toEqual({ ok: false, error: [{ stockCode: bar, wanted: 101, available: 100 }] })
    expect((await level('KV1010'))[1]).toBe(0)
  })

  it('adds up demands of one stock item from several lines', async () => {
    const demands = [
      { stockCode: bar, quantity: 60 },
      { stockCode: bar, quantity: 60 },
    ]
    const result = await inTransaction(test.db, (tx) => allocateStock(tx, demands, now))
    expect(result).toEqual({ ok: false, error: [{ stockCode: bar, wanted: 120, available: 100 }] })
  })

  it('refuses an unknown stock item as empty', async () => {
    expect(await allocate('NOPE', 1)).toEqual({ ok: false, error: [{ stockCode: 'NOPE', wanted: 1, available: 0 }] })
  })

  it('throws when more is released or fulfilled than is allocated, and changes nothing', async () => {
    await allocate(bar, 2)
    await expect(release(bar, 3)).rejects.toThrow(bar)
    await expect(fulfil(bar, 3)).rejects.toThrow(bar)
    expect(await level(bar)).toEqual([100, 2])
  })

  it('never sells more than there is, whoever comes at once and in whatever order of lines', async () => {
    await set(bar, 20)
    await set('KV1010', 1_000)
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const lines = [
          { stockCode: bar, quantity: 1 },
          { stockCode: 'KV1010', quantity: 1 },
        ]
        return inTransaction(test.db, (tx) => allocateStock(tx, index % 2 === 0 ? lines : lines.toReversed(), now))
      }),
    )
    expect(results.filter((result) => result.ok)).toHaveLength(20)
    expect(await level(bar)).toEqual([20, 20])
    expect((await level('KV1010'))[1]).toBe(20)
  })
})

describe('what lies on a shelf', () => {
  it('is what was counted, also below what is promised: nothing of it can be sold then, and it shows as none', async () => {
    await allocate(bar, 10)
    expect(await set(bar, 4)).toEqual([{ code: bar, onHand: 4, allocated: 10 }])
    expect(await level(bar)).toEqual([4, 10])
    expect((await forSale(bar))?.available).toBe(0)
    expect(await allocate(bar, 1)).toEqual({ ok: false, error: [{ stockCode: bar, wanted: 1, available: 0 }] })
    expect(await listShortLevels(test.db)).toMatchObject([{ code: bar, onHand: 4, allocated: 10 }])
    expect(await set('NOPE', 4)).toEqual([])
  })

  it('changes with a movement that says why, which a promise does not write', async () => {
    const before = await movements(bar)
    await allocate(bar, 5)
    await release(bar, 2)
    expect(await movements(bar)).toEqual(before)
    await fulfil(bar, 3)
    const back = { ...packed, reason: 'restocked' } as const
    await inTransaction(test.db, (tx) => returnStock(tx, [{ stockCode: bar, quantity: 1 }], back, now))
    const spoilt = { reason: 'spoilt', actor: 'operator Olli' } as const
    expect(await inTransaction(test.db, (tx) => moveStock(tx, bar, -2, spoilt, now))).toMatchObject({ onHand: 96 })
    expect(await inTransaction(test.db, (tx) => moveStock(tx, bar, -97, spoilt, now))).toBeNull()
    await set(bar, 96)
    await set(bar, 50)
    const since = (await movements(bar)).slice(0, -before.length)
    expect(since).toEqual(['counted -46 50', 'counted 0 96', 'spoilt -2 96', 'restocked 1 98', 'packed -3 97'])
  })
})

describe('packages', () => {
  it('can be sold as often as their contents allow', async () => {
    const sale = await forSale(packageCode)
    expect(sale?.demands.map((demand) => demand.stockCode)).toContain(bar)
    await set(bar, 3)
    expect((await forSale(packageCode))?.available).toBe(3)
    await allocate(bar, 2)
    expect((await forSale(packageCode))?.available).toBe(1)
  })

  it('take a unit of everything they hold', async () => {
    const demands = (await forSale(packageCode))?.demands ?? []
    const allocated = () => Promise.all(demands.map(async ({ stockCode }) => (await level(stockCode))[1]))
    const before = await allocated()
    expect((await inTransaction(test.db, (tx) => allocateStock(tx, demands, now))).ok).toBe(true)
    const after = await allocated()
    demands.forEach(({ quantity }, at) => expect((after[at] ?? 0) - (before[at] ?? 0)).toBe(quantity))
  })
})

describe('what others are told', () => {
  it('is nothing while the shown state stays', async () => {
    await allocate(bar, 30)
    await release(bar, 10)
    await set(bar, 90)
    expect(await tags()).toEqual([])
  })

  it.each([
    ['low', 80],
    ['out', 100],
  ])('is that a product runs %s, with its packages and lists', async (_, quantity) => {
    await allocate(bar, quantity)
    expect(await tags()).toEqual(
      expect.arrayContaining(['product:KV1005', `product:${packageCode}`, 'category:suklaalevyt', 'category:lahjat']),
    )
  })

  it('is that it is back', async () => {
    await allocate(bar, 100)
    await test.sql`delete from cache_event`
    await release(bar, 100)
    expect(await tags()).toContain('product:KV1005')
  })
})

describe('a large catalogue', () => {
  it('is not read for the few things that an order takes', async () => {
    await test.run(`
      insert into stock (code, on_hand, updated_at) select 'MANY-' || n, 10, now() from generate_series(1, 5000) as n;
      insert into variation (code, product_id, position, weight_grams, stock_code)
        select 'MANY-' || n, (select product_id from variation where code = '${bar}'), n, 100, 'MANY-' || n
        from generate_series(1, 5000) as n`)
    await withConnection(test.ownerUrl, 'test', ({ run }) => run('analyze stock, variation, package_item'))
    const read = await rowsRead(test.db, 'variation', (tx) => allocateStock(tx, [{ stockCode: bar, quantity: 1 }], now))
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThan(1_000)
  })

  it('is not read for the shelves that hold less than is promised', async () => {
    await test.sql`update stock set allocated = on_hand + 1 where code = 'MANY-1'`
    const read = await rowsRead(test.db, 'stock', async (tx) => {
      expect(await listShortLevels(tx)).toMatchObject([{ code: 'MANY-1' }])
    })
    expect(read).toBeLessThan(1_000)
  })

  it('nor is the history of a shelf, for what moved there last', async () => {
    await test.run(`
      insert into stock_movement (code, delta, on_hand, reason, actor, at)
        select 'MANY-2', 1, n, 'counted', 'tester', '2026-01-01'::timestamptz + n * interval '1 hour' from generate_series(1, 5000) as n`)
    await withConnection(test.ownerUrl, 'test', ({ run }) => run('analyze stock_movement'))
    const read = await rowsRead(test.db, 'stock_movement', async (tx) => {
      const moved = await lastMovements(tx, ['MANY-2', 'MANY-3'])
      expect([...moved.keys()]).toEqual(['MANY-2'])
    })
    expect(read).toBeLessThan(1_000)
  })
})
