import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFactFindings } from '../../src/products/server/food-report.ts'
import { listSaleRows } from '../../src/products/server/sale.store.ts'
import { openDatabase, type DatabaseHandle } from '../../src/platform/database/database.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { generateInto } from './write-generated.ts'

let test: TestDatabase
let owner: DatabaseHandle
const now = new Date()
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  const log = pino({ level: 'silent' })
  owner = openDatabase({ url: test.ownerUrl, maxConnections: 4, applicationName: 'test', log, statementTimeoutMs: 0 })
})
afterAll(async () => {
  await owner.close()
  await test.drop()
})

/** One order of nothing: all that counts is that somebody ordered. */
const oneOrder = `
  with visitor as (
    insert into cart (owner_id, market_id, name, status, version, priced_at, created_at, updated_at)
    values ('v_visitor-1', 'FIN', 'default', 'Converted', 1, now(), now(), now()) returning id, owner_id)
  insert into shop_order (order_number, cart_id, cart_version, owner_id, language, status, payment_status,
    shipping_address, billing_address, taxes, consents, weight_grams, list_cents, line_discount_cents, promotion_cents,
    shipping_cents, tax_cents, total_cents, gift_card_cents, payable_cents, reserved_until, payable_until, created_at, updated_at)
  select 'KV26-0000-0000', id, 1, owner_id, 'fi', 'Cancelled', 'Cancelled', '{}', '{}', '[]', '[]',
    0, 0, 0, 0, 0, 0, 0, 0, 0, now(), now(), now(), now() from visitor`

const generate = (products: number, more: { despiteOrders?: boolean } = {}) =>
  generateInto({ db: owner.db, products, seed: 7, now, ...more })
const count = async (): Promise<number> =>
  (await test.sql<{ count: number }>`select count(*)::int as count from product where code like 'GEN7-%'`)[0]?.count ??
  0
const prices = async (): Promise<number> =>
  (await test.sql<{ count: number }>`select count(*)::int as count from price where variation_code like 'GEN7-%'`)[0]
    ?.count ?? 0

it('adds what is missing, and nothing twice', async () => {
  expect(await generate(60)).toBe(60)
  const before = await prices()
  expect(await generate(60)).toBe(0)
  expect(await prices()).toBe(before)
  expect(await generate(100)).toBe(40)
  expect(await count()).toBe(100)
})

it('makes products that can be found and sold, and of which nothing is missing or contradicts itself', async () => {
  const [found] = await test.sql<{ searchable: number }>`
    select count(*)::int as searchable from search_document join product on id = product_id where code like 'GEN7-%'`
  expect(found).toEqual({ searchable: 100 })
  const rows = (await listSaleRows(owner.db, null)).filter(({ productCode }) => productCode.startsWith('GEN7-'))
  expect(new Set(rows.map(({ productCode }) => productCode)).size).toBe(100)
  expect(rows.filter(({ foodComplete }) => !foodComplete).map(({ code }) => code)).toEqual([])
  const findings = []
  for await (const finding of findFactFindings(owner.db, null)) findings.push(finding)
  expect(findings).toEqual([])
})

it('writes nothing into a shop that has orders, unless it is told to', async () => {
  await test.run(oneOrder)
  await expect(generate(120)).rejects.toThrow('--despite-orders')
  expect(await count()).toBe(100)
  expect(await generate(120, { despiteOrders: true })).toBe(20)
})

it('writes nothing where the categories of the assortment are missing', async () => {
  const empty = await createTestDatabase()
  const handle = openDatabase({
    url: empty.ownerUrl,
    maxConnections: 2,
    applicationName: 'test',
    log: pino({ level: 'silent' }),
  })
  await expect(generateInto({ db: handle.db, products: 20, seed: 7, now })).rejects.toThrow('seed the shop first')
  await handle.close()
  await empty.drop()
})
