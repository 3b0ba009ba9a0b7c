import { setTimeout as sleep } from 'node:timers/promises'
import { notification } from '../../standins/payment-provider/webhooks.ts'
import type { NotificationItem } from '../../standins/payment-provider/ledger-events.ts'
import { openConnection, withConnection } from '../../src/platform/database/client.ts'
import { emitCacheEvent } from '../../src/platform/cache-events/cache-events.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { type HostileShop, hmacKey, merchantAccount } from '../hostile/support/shop-on-database.ts'
import { cards } from '../support/money-goods.ts'
import { until } from '../support/until.ts'
import type { startMailbox } from './mailbox.ts'

/** A shop, and what it leans on, for faults that are made on purpose. */
export interface World {
  shop: HostileShop
  mailbox: Awaited<ReturnType<typeof startMailbox>>
  /** Scrapes the shop while the fault lasts, in place of afterwards. */
  scrapeNow: () => Promise<void>
  /** The value of a series in the shop's metrics now. */
  readingOf: (series: string) => Promise<number>
}

export type Fault = (world: World) => Promise<unknown>

const minute = 60_000

async function placed(
  shop: HostileShop,
): Promise<{ number: string; visitor: Awaited<ReturnType<HostileShop['visitor']>> }> {
  const visitor = await shop.visitor()
  return { number: (await visitor.placeOrder()).orderNumber, visitor }
}

const event = (more: Partial<NotificationItem>): NotificationItem => ({
  amount: { currency: 'EUR', value: 100 },
  eventCode: 'AUTHORISATION',
  eventDate: new Date().toISOString(),
  merchantAccountCode: merchantAccount,
  merchantReference: 'KV26-0000-0000-1',
  paymentMethod: 'visa',
  pspReference: `FAULT${Math.random().toString(36).slice(2, 13).toUpperCase()}`,
  reason: '',
  success: 'true',
  ...more,
})

const tell = ({ shop }: World, item: NotificationItem, key = hmacKey) =>
  shop.send({ method: 'POST', url: '/api/adyen/webhooks/authorisation', payload: notification(item, key) })

/** Holds the table of carts so that everyone who reads one waits. */
async function whileCartsAreHeld(shop: HostileShop, work: () => Promise<unknown>): Promise<void> {
  const limits = { applicationName: 'tests', statementTimeoutMs: 0, lockTimeoutMs: 0 }
  const holder = await openConnection(shop.database.ownerUrl, limits)
  await holder.run('begin; lock table cart in access exclusive mode')
  try {
    await work()
  } finally {
    await holder.run('rollback')
    await holder.end()
  }
}

/** Takes the right to read carts from the shop's role. */
async function withoutCarts(shop: HostileShop, work: () => Promise<unknown>): Promise<void> {
  await allow(shop, 'revoke select on cart from')
  try {
    await work()
  } finally {
    await allow(shop, 'grant select on cart to')
  }
}

const allow = (shop: HostileShop, what: string): Promise<void> =>
  withConnection(shop.database.ownerUrl, 'tests', ({ run }) => run(`${what} konvehti_app`))

const manyCarts = async (shop: HostileShop, count: number): Promise<unknown> => {
  const { headers } = await shop.visitor()
  const ask = () => shop.app.inject({ url: '/api/me/carts', headers })
  return Promise.all(Array.from({ length: count }, ask))
}

/** What is done to the process, each with a look at it before and after. */
export const processFaults: Readonly<Record<string, Fault>> = {
  'error-rate': ({ shop }) => withoutCarts(shop, () => manyCarts(shop, 5)),
  'slow-route': async ({ shop }) => {
    let asked: Promise<unknown> = Promise.resolve()
    await whileCartsAreHeld(shop, async () => {
      asked = manyCarts(shop, 3)
      await sleep(1_400)
    })
    await asked
  },
  'load-shed': ({ shop }) => whileCartsAreHeld(shop, () => manyCarts(shop, 10)),
  'database-errors': ({ shop }) => whileCartsAreHeld(shop, () => manyCarts(shop, 10)),
  'pool-exhausted': async ({ shop, scrapeNow }) => {
    let asked: Promise<unknown> = Promise.resolve()
    await whileCartsAreHeld(shop, async () => {
      asked = manyCarts(shop, 40)
      await sleep(500)
      await scrapeNow()
    })
    await asked
  },
  'event-loop': async ({ shop }) => {
    // Each scrape begins a new measurement, which counts from the first turn of the loop.
    await shop.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    await sleep(50)
    for (const end = performance.now() + 1_500; performance.now() < end;);
    await sleep(20)
  },
  'process-memory': async ({ scrapeNow }) => {
    const much = Buffer.alloc(1_600_000_000, 1)
    await scrapeNow()
    return much.length
  },
  'browser-errors': ({ shop }) =>
    Promise.all(
      Array.from({ length: 40 }, () =>
        shop.send({
          method: 'POST',
          url: '/api/telemetry/errors',
          payload: { page: 'start-page', device: 'phone', source: 'script', path: '/', message: 'x is undefined' },
        }),
      ),
    ),
  'cache-hit-low': async ({ shop }) => {
    const pathsOf = async (url: string): Promise<string[]> =>
      [...(await shop.send({ url })).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one = '']) => new URL(one).pathname)
    const pages = (await Promise.all((await pathsOf('/sitemap.xml')).map(pathsOf))).flat()
    for (const url of pages.slice(0, 150)) await shop.send({ url })
  },
  'purge-lag': async ({ shop, readingOf }) => {
    const before = await readingOf('shop_purge_lag_seconds_count')
    await shop.database.run(
      `insert into cache_event (tags, created_at) values ('{probe}', now() - interval '20 seconds')`,
    )
    await until(async () => (await readingOf('shop_purge_lag_seconds_count')) > before, 'a purge that comes late')
  },
  'read-model-stale': async ({ shop }) => {
    await allow(shop, 'revoke select on product, variation, price from')
    await inTransaction(shop.database.db, (tx) => emitCacheEvent(tx, [`product:${shop.goods.code}`]))
    await sleep(12_000)
    await allow(shop, 'grant select on product, variation, price to')
  },
  'job-failing': async ({ shop, mailbox, readingOf }) => {
    const series = 'shop_job_seconds_count{queue="mail",result="retry"}'
    const before = await readingOf(series)
    mailbox.gate.isOpen = false
    const { number, visitor } = await placed(shop)
    await visitor.pay(number)
    await until(async () => (await readingOf(series)) > before, 'a mail that does not leave')
  },
  'payments-failing': async ({ shop }) => {
    for (let order = 0; order < 4; order += 1) {
      const { number, visitor } = await placed(shop)
      await visitor.pay(number, cards.refused)
    }
  },
  'webhook-signature': (world) => tell(world, event({}), 'f'.repeat(64)),
  'webhook-account': async (world) => {
    await tell(world, event({ merchantAccountCode: 'Another' }))
    await counted(world, 'webhook-account')
  },
  'webhook-unknown': async (world) => {
    await tell(world, event({}))
    await counted(world, 'webhook-unknown')
  },
  'payment-event': async (world) => {
    await chargeback(world)
    await counted(world, 'payment-event')
  },
}

const counted = (world: World, alarm: string): Promise<unknown> =>
  until(async () => (await world.readingOf(`shop_alarms_total{alarm="${alarm}"}`)) > 0, `the alarm ${alarm}`)

/** An order that is paid, and the provider says so. */
export async function paidOrder(world: World): Promise<{ number: string; psp: string; reference: string }> {
  const { shop } = world
  const { number, visitor } = await placed(shop)
  await visitor.pay(number)
  const [payment] = await shop.database.sql<{ psp: string; reference: string; cents: number }>`
    select a.psp_reference as psp, a.merchant_reference as reference, o.payable_cents as cents from payment_attempt a
    join shop_order o on o.id = a.order_id where o.order_number = ${number}`
  const { psp = '', reference = '', cents = 0 } = payment ?? {}
  await tell(
    world,
    event({ pspReference: psp, merchantReference: reference, amount: { currency: 'EUR', value: cents } }),
  )
  return { number, psp, reference }
}

/** A buyer's bank takes the money of a paid order back. */
async function chargeback(world: World): Promise<void> {
  const { psp, reference } = await paidOrder(world)
  await tell(world, event({ eventCode: 'CHARGEBACK', merchantReference: reference, originalReference: psp }))
}

/** What then stands in the database, all of it before one look: the shop reads its gauges at most every 15 seconds. */
export const databaseFaults: Readonly<Record<string, Fault>> = {
  'order-tasks': async (world) => {
    await chargeback(world)
    await until(
      async () => (await world.shop.database.sql`select from order_task where done_at is null`).length > 0,
      'a task',
    )
  },
  'orders-held': ({ shop }) =>
    shop.database.run(`update shop_order set status = 'OnHold', hold_reasons = '{chargeback}'
      where id = (select id from shop_order where status = 'InProgress' limit 1)`),
  'dead-letters': ({ shop }) => shop.database.run(`insert into jobs.job (name, data) values ('mail.dead', '{}')`),
  // A queue that no process works on.
  'queue-age': ({ shop }) =>
    withConnection(shop.database.ownerUrl, 'tests', async ({ run }) => {
      await run(`insert into jobs.queue
        select (jsonb_populate_record(queue, '{"name": "left-behind"}')).* from jobs.queue where name = 'mail'`)
      await run(`insert into jobs.job (name, data, start_after) values ('left-behind', '{}', now() - interval '400 s')`)
    }),
  'mail-stuck': async ({ shop }) => {
    await mail(shop, 1, 'waiting')
    shop.clock.advance(45 * minute)
  },
  'mail-failing': ({ shop }) => mail(shop, 6, 'failed'),
  'mails-held': ({ shop }) => mail(shop, 1, 'held'),
  'payments-undecided': async ({ shop }) => {
    const { number, visitor } = await placed(shop)
    await visitor.pay(number, cards.pending)
    await shop.database.sql`update payment_attempt set created_at = created_at - interval '45 minutes'
      where order_id = (select id from shop_order where order_number = ${number})`
  },
  // After three quarters of an hour without news, people still order.
  'webhook-silence': ({ shop }) => placed(shop),
  'webhook-age': ({ shop }) =>
    shop.database.run(`update webhook_inbox set processed_at = null where id = (select id from webhook_inbox limit 1)`),
  'erasure-log-behind': ({ shop }) =>
    shop.database.run(`insert into erased_person (erased_at, account_ids, owner_ids, order_ids, email_hashes)
      values (now(), '{}', '{}', '{}', '{}')`),
  'wal-archive-failing': async ({ shop }) => {
    await withConnection(shop.database.adminUrl, 'tests', async ({ run }) => {
      await run(`alter system set archive_command = '/bin/false'`)
      await run('select pg_reload_conf()')
      await run('select pg_switch_wal()')
    })
    await until(
      async () => (await shop.database.sql`select from pg_stat_archiver where failed_count > 0`).length > 0,
      'an archive that takes nothing',
    )
  },
}

async function mail(shop: HostileShop, count: number, status: string): Promise<void> {
  await shop.database.sql`
    insert into outbox_mail (dedup_key, kind, recipient, language, subject, html, text, status, created_at)
    select ${status}::text || n, 'order-confirmation', 'aino@posti.example', 'fi', 'x', 'x', 'x', ${status}, ${shop.clock.now()}::timestamptz
    from generate_series(1, ${count}::int) n`
}
