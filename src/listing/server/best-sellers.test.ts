import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createBestSellers } from './best-sellers.ts'
import { createCatalogueOperations } from '#src/products/server/product-operations.ts'
import { createProductLists, type ProductLists } from './product-lists.ts'

let test: TestDatabase
let lists: ProductLists
let sold: { code: string; units: number }[] | null
let asked: Date[] = []
const clock = createTestClock()
const log = pino({ level: 'silent' })

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  lists = createProductLists({ db: test.db, clock, log })
  await lists.start()
})
afterAll(async () => {
  await lists.stop()
  await test.drop()
})
beforeEach(() => {
  asked = []
  sold = []
})

const bestSellers = () =>
  createBestSellers({
    lists,
    clock,
    log,
    soldUnits: (since) => {
      asked.push(since)
      return sold === null ? Promise.reject(new Error('away')) : Promise.resolve(sold)
    },
  })
const codes = async (found: ReturnType<typeof bestSellers>, category?: string, most = 4) =>
  (await found.find(category, most))?.map((entry) => entry.code)

it('are by units of all sizes of a product together, of the last thirty days', async () => {
  sold = [
    { code: lists.get('KV1010')?.variationCodes[0] ?? '', units: 5 },
    { code: 'KV1005-40G', units: 3 },
    { code: 'KV1005-200G', units: 4 },
    { code: 'GONE', units: 99 },
  ]
  const found = bestSellers()
  const best = await codes(found)
  expect(best?.slice(0, 2)).toEqual(['KV1005', 'KV1010'])
  expect(best).toHaveLength(4)
  expect(asked).toEqual([new Date(+clock.now() - 30 * 86_400_000)])
})

it('are filled up with what is tagged so, and leave out what cannot be bought', async () => {
  const before = await codes(bestSellers(), 'suklaalevyt', 3)
  expect(before).toHaveLength(3)
  for (const code of before ?? []) expect(lists.get(code)?.tags).toContain('bestseller')
  const [first = ''] = before ?? []
  const operations = createCatalogueOperations({ db: test.db, clock })
  for (const code of lists.get(first)?.variationCodes ?? []) await operations.setStock(code, 0, tester)
  lists.invalidate([`product:${first}`])
  await lists.settled()
  sold = [{ code: lists.get(first)?.variationCodes[0] ?? '', units: 50 }]
  expect(await codes(bestSellers(), 'suklaalevyt', 3)).not.toContain(first)
})

it('of a category are of it, and there is none for a category that is not', async () => {
  sold = [{ code: lists.get('KV1010')?.variationCodes[0] ?? '', units: 5 }]
  expect(await codes(bestSellers(), 'karkit')).not.toContain('KV1010')
  expect(await codes(bestSellers(), 'none')).toBeUndefined()
})

it('are asked for every ten minutes, and stay when orders cannot be read', async () => {
  sold = [{ code: lists.get('KV1010')?.variationCodes[0] ?? '', units: 5 }]
  const found = bestSellers()
  expect((await codes(found))?.[0]).toBe('KV1010')
  sold = null
  expect((await codes(found))?.[0]).toBe('KV1010')
  expect(asked).toHaveLength(1)
  clock.advance(600_000)
  expect((await codes(found))?.[0]).toBe('KV1010')
  expect(asked).toHaveLength(2)
})
