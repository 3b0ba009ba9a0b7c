import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '../../../demo/seed-catalogue.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { languages } from '#src/common/locale.ts'
import { namedStatement } from '#src/platform/database/statement.ts'
import { readSaleFacts, saleFactsJson, type SaleFactsJson } from './sale-facts.store.ts'
import { createSaleReader } from './sale-reader.ts'
import { listSaleRowsByCode, type SaleRow, type SaleTexts } from './sale.store.ts'

let test: TestDatabase
const clock = createTestClock()
beforeAll(async () => {
  test = await createTestDatabase()
  await seedCatalogue(test.db, clock)
})
afterAll(() => test.drop())

const statement = namedStatement<{ facts: SaleFactsJson }>(
  'test_facts',
  `select ${saleFactsJson('$1::text[]')} as facts`,
)
const read = async (codes: readonly string[]) => {
  const [row] = await statement(test.db, [codes])
  return [...readSaleFacts(row?.facts ?? { variations: null, prices: null, contents: null }).values()]
}
/** In an order of their own, which neither reading promises. */
const sorted = (rows: readonly (SaleRow & Partial<SaleTexts>)[]) =>
  rows
    .map((row) => ({
      ...row,
      prices: row.prices.toSorted((a, b) => a.id - b.id),
      demands: row.demands.toSorted((a, b) => (a.stockCode < b.stockCode ? -1 : 1)),
    }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))

it.each(languages)('both ways of reading what can be sold agree on everything, in %s', async (language) => {
  // A window and a campaign that were not seeded, and a package of an item that is on no shelf.
  await test.sql`update product set sale_from = now() - interval '1 day', sale_to = now() + interval '90 minutes' where id % 3 = 0`
  await test.sql`update product set best_before_min_days = null where id in (select product_id from package_item join variation on code = item_code order by 1 limit 1)`
  const codes = (await test.sql<{ code: string }>`select code from variation`).map(({ code }) => code)
  const expected = await listSaleRowsByCode(test.db, codes, language)
  expect(expected.some(({ productType, demands }) => productType === 'Package' && demands.length > 1)).toBe(true)
  const rows = await createSaleReader(test.db)(await read(codes), language, clock.now())
  expect(sorted(rows)).toEqual(sorted(expected))
})

it('leaves out what is unknown, and takes a code once', async () => {
  const [{ code } = { code: '' }] = await test.sql<{ code: string }>`select code from variation limit 1`
  expect((await read([code, 'NOPE', '', code])).map((row) => row.code)).toEqual([code])
  expect(await read([])).toEqual([])
})

it('reads prices and stock each time, and texts once a minute', async () => {
  const reader = createSaleReader(test.db)
  const [{ code } = { code: '' }] = await test.sql<{
    code: string
  }>`select code from variation where stock_code is not null limit 1`
  const at = async (now: Date) => (await reader(await read([code]), 'fi', now))[0]
  const before = await at(clock.now())
  await test.sql`update stock set on_hand = on_hand + 7 where code = (select stock_code from variation where code = ${code})`
  await test.sql`update product_text set name = 'Uusi nimi' where language = 'fi' and product_id = ${before?.productId}`
  const after = await at(clock.now())
  expect(after?.demands[0]?.available).toBe((before?.demands[0]?.available ?? 0) + 7)
  expect(after?.productName).toBe(before?.productName)
  clock.advance(60_000)
  expect((await at(clock.now()))?.productName).toBe('Uusi nimi')
})
