import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCustomers } from '../src/app/start/demo-customers.ts'
import { portsFrom, serverEnvironment } from '../src/app/start/environment.ts'
import { makeSecrets } from '../src/app/start/secrets.ts'
import { orderMailQueue } from '../src/orders/server/queues.ts'
import { parseConfig } from '../src/platform/config.ts'
import { brokenInvariants } from '../tests/faults/support/invariants.ts'
import { projectDirectory } from '../tests/support/places.ts'
import { createTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'
import { openPastShop, type PastShop, type PastShopOptions } from './orders/past-shop.ts'
import { seedOrders } from './seed-orders.ts'

const now = new Date()
const operator = { kind: 'system', by: 'job', name: 'operator' } as const
let test: TestDatabase
let folder: string
let options: PastShopOptions

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  folder = await mkdtemp(join(tmpdir(), 'demo-orders-'))
  const secrets = makeSecrets()
  const config = parseConfig(
    serverEnvironment({
      project: projectDirectory,
      databaseUrl: test.url,
      migrationDatabaseUrl: test.ownerUrl,
      ports: portsFrom({}),
      secrets,
      dataDirectory: folder,
      development: false,
      overrides: {},
    }),
  )
  const { merchantAccount } = config.payment
  const { paymentApiKey: apiKey, paymentHmacKey: hmacKey } = secrets
  const standin = { port: 0, dataDir: folder, apiKey, hmacKey, merchantAccount }
  options = { database: test, config, projectDir: projectDirectory, standin }
})
afterAll(async () => {
  await test.drop()
  await rm(folder, { recursive: true })
})

interface OrderState {
  number: string
  email: string
  state: string
  days: number
}
const listOrders = () => test.sql<OrderState>`
  select o.order_number as number, o.billing_address ->> 'email' as email,
    concat_ws(' ', o.status, o.payment_status, nullif(o.return_status, 'none')) as state,
    extract(day from ${now.toISOString()}::timestamptz - o.created_at)::int as days
  from shop_order o order by o.created_at`

const numberOf = async (state: string): Promise<string> =>
  (await listOrders()).find((order) => order.state === state)?.number ?? ''

/** The confirmation of each is a job that waits for the shop: it has the pages that mails lead to. */
const unsentConfirmations = async (): Promise<number> => {
  const [row] = await test.sql<{ count: number }>`select count(*)::int from jobs.job
    where name = ${orderMailQueue.name} and data ->> 'kind' = 'order-confirmation' and state = 'created'`
  return row?.count ?? 0
}

describe('the orders of the demo’s customers', () => {
  beforeAll(() => test.run("update customer_address set phone = '' where line1 = 'Mannerheimvägen 8 A 4'"))

  it('are five each, one in every state, of the last months, also with an address book of before, without numbers', async () => {
    expect(await seedOrders(options, now)).toBe(5 * demoCustomers.length)
    const orders = await listOrders()
    for (const { email } of demoCustomers) {
      const own = orders.filter((order) => order.email === email)
      expect(own.map(({ state }) => state)).toEqual([
        'Completed Refunded',
        'Completed Captured',
        expect.stringMatching(/^Completed (Captured|PartiallyRefunded) WithdrawalRequested$/),
        'PartiallyShipped Captured',
        'InProgress Authorised',
      ])
      for (const { days } of own) expect(days).toBeLessThan(100)
    }
    expect(await unsentConfirmations()).toBe(orders.length)
  })

  it('add up: where the shop has yet to mail a confirmation, its job waits', async () => {
    expect(await brokenInvariants(test)).toEqual({})
  })

  it('name what was bought in the language of its customer', async () => {
    const names = await test.sql<{ language: string; known: boolean }>`
      select a.language, bool_and(l.display_name like t.name || '%') as known
      from order_line l join shop_order o on o.id = l.order_id join account a on a.owner_id = o.owner_id
        join variation v on v.code = l.code join product_text t on t.product_id = v.product_id and t.language = a.language
      group by 1 order by 1`
    expect(names).toEqual(['en', 'fi', 'sv'].map((language) => ({ language, known: true })))
  })

  it('happen in the order of their days: what is later has the higher number of receipt', async () => {
    const [row] = await test.sql<{ numbers: number[]; byDay: number[] }>`
      select array_agg(number order by number) as numbers, array_agg(number order by issued_at, number) as "byDay"
      from fiscal_document where series = 'receipt'`
    expect(row?.byDay).toEqual(row?.numbers)
  })

  it('are not made again, and leave a customer alone who has bought something', async () => {
    const before = await listOrders()
    expect(await seedOrders(options)).toBe(0)
    expect(await listOrders()).toEqual(before)
  })

  it('can be refunded and cancelled by a shop that starts later, whose payment provider knows them', async () => {
    const [refunded, cancelled] = [await numberOf('Completed Captured'), await numberOf('InProgress Authorised')]
    const shop: PastShop = await openPastShop(options)
    const whole = { lines: 'all', shipping: true, otherCents: 0, restock: false, withdrawalReference: null } as const
    expect(await shop.refunds.refund(refunded, { ...whole, reason: 'x' }, operator)).toMatchObject({ ok: true })
    expect(await shop.orders.cancel(cancelled, null, operator)).toMatchObject({ ok: true })
    await shop.settle()
    const told = shop.ledger.entries().filter((entry) => entry.kind === 'modification-received')
    await shop.close()
    const states = new Map((await listOrders()).map(({ number, state }) => [number, state]))
    expect([states.get(refunded), states.get(cancelled)]).toEqual(['Completed Refunded', 'Cancelled Cancelled'])
    expect(told.slice(-2).map(({ action, success }) => [action, success])).toEqual(
      expect.arrayContaining([
        ['refund', true],
        [expect.stringMatching(/cancel|reversal/), true],
      ]),
    )
  })
})

describe('a customer of the demo', () => {
  it('has an address book with one default, and a wishlist of products that are in the shop', async () => {
    const rows = await test.sql<{ addresses: number; defaults: number; wishes: number }>`
      select (select count(*)::int from customer_address c where c.account_id = a.id) as addresses,
        (select count(*)::int from customer_address c where c.account_id = a.id and is_default_shipping) as defaults,
        (select count(*)::int from wishlist_item w join product p on p.code = w.product_code and p.published where w.account_id = a.id) as wishes
      from account a where a.realm = 'customer'`
    expect(rows).toHaveLength(demoCustomers.length)
    for (const { addresses, defaults, wishes } of rows)
      expect([addresses >= 2, defaults, wishes >= 3]).toEqual([true, 1, true])
  })
})
