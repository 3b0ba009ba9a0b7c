import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { type CacheEvents, createCacheEvents } from '#src/platform/cache-events/cache-events.ts'
import { createProductLists, firstPage, type ProductLists } from '#src/listing/server/product-lists.ts'
import { createProductSearch, type ProductSearch } from '#src/product-search/server/product-search.ts'
import { createImportBench, type ImportBench } from '../../../tests/support/import-bench.ts'

const clock = { now: () => new Date() }
const log = pino({ level: 'silent' })
let test: TestDatabase
let shop: ImportBench
let lists: ProductLists
let search: ProductSearch
let events: CacheEvents

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  shop = createImportBench(test.db, clock)
  lists = createProductLists({ db: test.db, clock, log })
  search = createProductSearch({ db: test.db, log })
  const onInvalidate = (tags: readonly string[] | 'all') => {
    lists.invalidate(tags)
    search.invalidate(tags)
  }
  events = createCacheEvents({ db: test.db, url: test.url, log, onInvalidate })
  await Promise.all([lists.start(), search.start()])
  await events.start()
})
afterAll(async () => {
  await events.stop()
  await lists.stop()
  await search.stop()
  await test.drop()
})

it('lists and search follow an import, and are never without what was there', async () => {
  const all = { ...firstPage('fi', 1_000), filters: {} }
  const before = lists.query(all).totalCount
  let fewest = before
  const watch = setInterval(() => (fewest = Math.min(fewest, lists.query(all).totalCount)), 1)
  const codes = [...lists.entries()].map(({ code }) => code)
  const added = Array.from(
    { length: 600 },
    (_, at) => `N${at},N${at}-1,Product,general,Tuonti,true,suklaalevyt,Uutuuslevy ${at},uutuus-${at},100`,
  )
  const outcome = await shop.import(
    'products',
    [
      'product_code,variation_code,product_type,vat_class,brand,published,categories,name_fi,slug_fi,weight_grams',
      ...added,
    ].join('\n'),
  )
  expect(outcome).toMatchObject({ added: 600, faults: [] })
  const renamed = await shop.import(
    'products',
    ['product_code,brand', ...codes.map((code) => `${code},Tuonti`)].join('\n'),
  )
  expect(renamed).toMatchObject({ changed: codes.length })
  const brands = () => new Set([...lists.entries()].map(({ brand }) => brand))
  await expect.poll(() => [lists.query(all).totalCount, brands().size]).toEqual([before + 600, 1])
  clearInterval(watch)
  expect(fewest).toBe(before)
  const found = () =>
    search
      .search('fi', 'uutuuslevy 599')
      .ids.slice(0, 1)
      .map((id) => lists.getById(id)?.code)
  await expect.poll(found).toEqual(['N599'])
})
