import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createFunnelCounts } from './funnel-counts.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('steps are added up by day of the shop, of all processes, and nothing is kept of a single one', async () => {
  const clock = createTestClock('2026-11-29T21:59:59Z')
  const processes = [1, 2].map(() => createFunnelCounts({ db: test.db, clock, log: { warn: () => {} } }))
  for (const { count } of processes) count('product')
  clock.advance(1_000)
  for (const { count } of processes) {
    count('product')
    count('product')
    count('cart')
  }
  await Promise.all(processes.map(({ flush }) => flush()))
  processes[0]?.count('checkout')
  await processes[0]?.stop()
  expect(await test.sql`select day::text as day, step, taken from funnel_day order by day, step`).toEqual([
    { day: '2026-11-29', step: 'product', taken: 2 },
    { day: '2026-11-30', step: 'cart', taken: 2 },
    { day: '2026-11-30', step: 'checkout', taken: 1 },
    { day: '2026-11-30', step: 'product', taken: 4 },
  ])
  const columns = await test.sql`select column_name from information_schema.columns where table_name = 'funnel_day'`
  expect(columns).toHaveLength(3)
})
