import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operations } from '../../src/app/ops/ops-table.ts'
import { type HostileShop, startShopOn } from '../hostile/support/shop-on-database.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

/* A process on a database that was put back: it does nothing by itself until an operator has looked. */

let database: TestDatabase
let shop: HostileShop
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  await database.run(
    `insert into jobs.job (name, data) values ('orders.mail', '{"orderId": "none"}'), ('retention', '{}')`,
  )
  shop = await startShopOn(database, { MAINTENANCE: 'restored' })
})
afterAll(() => shop.stop())

it('serves nothing and is not ready', async () => {
  expect((await shop.app.inject({ url: '/health/live' })).statusCode).toBe(200)
  expect((await shop.app.inject({ url: '/health/ready' })).statusCode).toBe(503)
  for (const url of ['/', '/office', '/api/me/carts']) expect((await shop.app.inject({ url })).statusCode).toBe(404)
})

it('runs no job and schedules none', async () => {
  // Workers would have looked three times by then.
  await sleep(1_500)
  const jobs = await database.sql<{ name: string }>`select name from jobs.job where state <> 'created'`
  expect(jobs).toEqual([])
  expect(await database.sql`select name from jobs.schedule`).toEqual([])
})

it('has the lines of the runbook on its command line, and none that changes the shop', () => {
  const open = operations.filter(({ whileRestored }) => whileRestored).map(({ name }) => name.join(' '))
  expect(open.toSorted()).toEqual(
    [
      'jobs dead',
      'jobs forget',
      'jobs retry',
      'orders list',
      'orders show',
      'outbox drop',
      'outbox hold',
      'outbox list',
      'outbox release',
      'payments reconcile',
      'privacy erased',
      'privacy reapply',
      'verify',
    ].toSorted(),
  )
})
