import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { withConnection } from '#src/platform/database/client.ts'
import { createRetention } from '#src/platform/retention/retention.ts'
import { retentionRules } from './retention.ts'

const log = pino({ level: 'silent' })
const start = Date.parse('2026-01-10T10:00:00Z')
const minuteMs = 60_000
const dayMs = 86_400_000
const clock = createTestClock()
let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const author = (n: number): string => `${'a'.repeat(42)}${n}`
/** Of a cart, without the references it needs. */
const cart = (n: number, at: string, status = 'Active'): string =>
  `insert into cart (id, owner_id, market_id, name, status, version, shipping_address, priced_at, created_at, updated_at)
   values ('${uuid(n)}', 'v_${n}', 'FI', 'Default', '${status}', 1, '{"city": "Oulu"}', '${at}', '${at}', '${at}')`
const order = (n: number, at: string): string =>
  `insert into shop_order overriding system value select (json_populate_record(null::shop_order, json_build_object(
     'id', '${uuid(n)}', 'order_number', 'KV26-AAAA-000${n}', 'accounting_number', ${n}, 'cart_id', '${uuid(n)}', 'cart_version', 1,
     'owner_id', 'v_${n}', 'language', 'fi', 'currency', 'EUR', 'status', 'Cancelled', 'payment_status', 'Cancelled',
     'shipping_address', '{}'::json, 'billing_address', '{}'::json, 'greeting', '', 'promotions', '[]'::json, 'taxes', '[]'::json,
     'consents', '[]'::json, 'weight_grams', 1, 'list_cents', 0, 'line_discount_cents', 0, 'promotion_cents', 0, 'shipping_cents', 0,
     'tax_cents', 0, 'total_cents', 0, 'gift_card_cents', 0, 'payable_cents', 0, 'hold_until', '${at}', 'payable_until', '${at}',
     'is_bulk', false, 'created_at', '${at}', 'updated_at', '${at}'))).*`
const line = (n: number): string =>
  `insert into cart_line (id, cart_id, position, shipment_id, code, display_name, quantity, normal_price_cents, price_cents)
   values ('${uuid(n)}', '${uuid(n)}', 0, 0, 'A', 'A', 1, 1, 1)`
const mail = (n: number, at: string, status: string, ephemeral = false, recipient = 'aino@posti.example'): string =>
  `insert into outbox_mail (dedup_key, kind, recipient, language, subject, html, text, status, ephemeral, created_at)
   values ('${n}', 'x', '${recipient}', 'fi', 's', 'h', 't', '${status}', ${ephemeral}, '${at}')`
const importOf = (at: string, status: string): string =>
  `insert into catalogue_import (kind, format, dry_run, file_name, status, created_by, created_at, updated_at)
   values ('stock', 'csv', false, 'f', '${status}', 'cli', '${at}', '${at}')`
const review = (n: number, at: string, status: string): string =>
  `insert into review (id, product_code, author_key, status, rating, title, body, author_name, language, verified, email, submitted_at, decided_at)
   values ('${uuid(n)}', 'P', '${author(n)}', '${status}', 5, 't', 'b', 'a', 'fi', false,
     ${status === 'pending' ? "'a@b.example', " : 'null, '}'${at}', ${status === 'pending' ? 'null' : `'${at}'`})`

/** In the order of the list: rows that count from `at`, and rows beside them that are none of the rule's business. */
const cases: {
  table: string
  put: (n: number, at: string) => string[]
  beside?: (at: string) => string[]
  left?: string
}[] = [
  { table: 'cache_event', put: (_, at) => [`insert into cache_event (tags, created_at) values ('{x}', '${at}')`] },
  {
    table: 'idempotency_key',
    put: (n, at) => [
      `insert into idempotency_key (owner_id, scope, key, request_hash, created_at) values ('v_1', 'order', '${n}', 'h', '${at}')`,
    ],
  },
  {
    table: 'payment_redirect',
    put: (n, at) => [
      `insert into payment_redirect (token_hash, order_number, attempt_id, url, method, fields, expires_at)
       values ('${n}', 'KV', '${uuid(1)}', 'https://bank.example', 'GET', '{}', '${at}')`,
    ],
  },
  {
    table: 'payment_return',
    put: (n, at) => [`insert into payment_return (token_hash, details, expires_at) values ('${n}', '{}', '${at}')`],
  },
  {
    table: 'identity_payload',
    put: (n, at) => [
      `insert into identity_payload (model, id, payload, expires_at) values ('Session', '${n}', '{}', '${at}')`,
    ],
    beside: () => [`insert into identity_payload (model, id, payload) values ('Session', 'for good', '{}')`],
  },
  {
    table: 'signing_key',
    put: (n, at) => [
      `insert into signing_key (kid, sealed, created_at, signs_from, ends_at) values ('${n}', 's', '2020-01-01', '2020-01-01', '${at}')`,
    ],
    beside: () => [
      `insert into signing_key (kid, sealed, created_at, signs_from) values ('8', 's', '2020-01-01', '2020-01-01')`,
    ],
  },
  {
    table: 'rate_limit',
    put: (n, at) => [`insert into rate_limit (key, count, ends_at) values ('${n}', 1, '${at}')`],
  },
  {
    table: 'content_preview',
    put: (n, at) => [
      `insert into content_preview (token_hash, content_id, created_at, created_by, expires_at) values ('${n}', 1, '${at}', 'cli', '${at}')`,
    ],
  },
  {
    table: 'cart',
    put: (n, at) => [cart(n, at), line(n)],
    beside: (at) => [
      cart(8, at),
      order(8, at),
      cart(9, at)
        .replace(`'Active', 1`, `'InCheckout', 1`)
        .replace('(id, ', '(open_order_number, id, ')
        .replace(`values (`, `values ('KV26-AAAA-0009', `),
    ],
  },
  {
    table: 'cart',
    put: (n, at) => [cart(n, at, 'Converted'), order(n, at)],
    left: 'shipping_address is null',
  },
  {
    table: 'cart_line',
    put: (n, at) => [cart(n, at, 'Converted'), order(n, at), line(n)],
  },
  {
    table: 'webhook_inbox',
    put: (n, at) => [
      `insert into webhook_inbox (psp_reference, event_code, success, merchant_reference, item, received_at, processed_at)
       values ('${n}', 'CAPTURE', true, 'm', '{}', '${at}', '${at}')`,
    ],
    beside: (at) => [
      `insert into webhook_inbox (psp_reference, event_code, success, merchant_reference, item, received_at)
       values ('8', 'CAPTURE', true, 'm', '{}', '${at}')`,
    ],
  },
  {
    table: 'outbox_mail',
    put: (n, at) => [mail(n, at, 'failed', true)],
    beside: (at) => [mail(8, at, 'waiting')],
    left: `recipient = '' and html = '' and subject = '' and text = ''`,
  },
  {
    table: 'outbox_mail',
    put: (n, at) => [mail(n, at, 'sent')],
    beside: (at) => [mail(8, at, 'waiting')],
    left: `recipient = '' and html = '' and subject = '' and text = ''`,
  },
  {
    table: 'outbox_mail',
    put: (n, at) => [mail(n, at, 'sent', false, '')],
    beside: (at) => [mail(8, at, 'waiting')],
  },
  {
    table: 'consent_log',
    put: (_, at) => [
      `insert into consent_log (version, functional, analytics, marketing, page, created_at) values (1, true, true, true, '/', '${at}')`,
    ],
  },
  {
    table: 'search_log',
    put: (n, at) => [
      `insert into search_log (day, language, phrase) values ('${at}'::timestamptz at time zone 'UTC', 'fi', 'p${n}')`,
    ],
  },
  {
    table: 'restock_request',
    put: (n, at) => [
      `insert into restock_request (variation_code, email, language, created_at) values ('A', '${n}@a.example', 'fi', '${at}')`,
    ],
  },
  {
    table: 'review',
    put: (n, at) => [review(n, at, 'pending')],
    beside: (at) => [review(8, at, 'published')],
    left: `status = 'pending' and email is null`,
  },
  {
    table: 'review',
    put: (n, at) => [review(n, at, 'rejected')],
    beside: (at) => [review(8, at, 'published')],
  },
  {
    table: 'catalogue_import',
    put: (_, at) => [importOf(at, 'done'), importOf(at, 'failed'), importOf(at, 'cancelled')],
    beside: (at) => [importOf(at, 'running'), importOf(at, 'waiting')],
  },
  {
    table: 'catalogue_import',
    put: (_, at) => [importOf(at, 'receiving')],
    beside: (at) => [importOf(at, 'running')],
  },
]

/** As the superuser, and without the rows that others refer to. */
const arrange = (statements: readonly string[]): Promise<void> =>
  withConnection(test.adminUrl, 'tests', async ({ run }) => {
    await run(`set session_replication_role = replica; ${statements.join(';')}`)
  })
const empty = (): Promise<void> =>
  arrange([...new Set([...cases.map(({ table }) => table), 'shop_order'])].map((table) => `delete from ${table}`))
const count = async (table: string, where = 'true'): Promise<number> => {
  const { rows } = await test.db.$client.query<{ n: number }>(
    `select count(*)::integer as n from ${table} where ${where}`,
  )
  return rows[0]?.n ?? 0
}

describe('what is kept for a time only', () => {
  it('has a test for each line of the list', () => {
    expect(cases.map(({ table }) => table)).toEqual(retentionRules.map(({ table }) => table))
  })

  it('has a line for each table whose rows expire', async () => {
    const tables = await test.sql<{ name: string }>`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('expires_at', 'ends_at')`
    const ruled = new Set(retentionRules.map(({ table }) => table))
    expect(tables.map(({ name }) => name).filter((name) => !ruled.has(name))).toEqual([])
  })

  it.each(retentionRules.map((rule, index) => ({ index, ...rule })))(
    'is $table for $days days, because $reason',
    async ({ index, days, erase }) => {
      const { table, put, beside = () => [], left = 'false' } = cases[index] ?? { table: '', put: () => [] }
      const at = (minutes: number): string => new Date(start + minutes * minuteMs).toISOString()
      // A day is the smallest that is counted in the log of searches.
      const gap = table === 'search_log' ? dayMs / minuteMs : 2
      await empty()
      await arrange([...put(1, at(0)), ...put(2, at(gap)), ...beside(at(0))])
      const rule = retentionRules[index]
      if (rule === undefined) throw new Error('no rule')
      const { run } = createRetention({ db: test.db, clock, log, rules: [rule] })
      const all = await count(table)
      const own = put(1, at(0)).filter((text) => text.startsWith(`insert into ${table} `)).length

      clock.set(new Date(start + days * dayMs - minuteMs).toISOString())
      if (table !== 'search_log') expect(await run(), 'too early').toEqual([0])
      clock.advance(table === 'search_log' ? dayMs / 2 : 2 * minuteMs)
      expect(await run()).toEqual([own])
      expect(await run(), 'again').toEqual([0])
      if (erase === undefined) expect(await count(table)).toBe(all - own)
      else expect([await count(table), await count(table, left)]).toEqual([all, own])
    },
  )

  it('goes in batches, whole, and one line that fails does not stop the others', async () => {
    await empty()
    await arrange([
      `insert into cache_event (tags, created_at) select '{x}', '2026-01-01' from generate_series(1, 2500)`,
      `insert into payment_return (token_hash, details, expires_at) values ('x', '{}', '2026-01-01')`,
    ])
    clock.set('2026-02-01T00:00:00Z')
    const rules = retentionRules.filter(({ table }) => ['cache_event', 'payment_return'].includes(table))
    const wrong = { table: 'nowhere', since: 'at', days: 1, reason: 'there is no such table' }
    expect(await createRetention({ db: test.db, clock, log, rules: [wrong, ...rules] }).run()).toEqual([0, 2500, 1])
    expect([await count('cache_event'), await count('payment_return')]).toEqual([0, 0])
  })

  it('leaves for the next time what somebody holds', async () => {
    await empty()
    await arrange([cart(1, '2026-01-01'), cart(2, '2026-01-01')])
    clock.set('2026-12-01T00:00:00Z')
    const { run } = createRetention({
      ...{ db: test.db, clock, log },
      rules: retentionRules.filter(({ table, erase }) => table === 'cart' && erase === undefined),
    })
    await withConnection(test.adminUrl, 'tests', async ({ run: say }) => {
      await say(`begin; select from cart where id = '${uuid(1)}' for update`)
      expect(await run()).toEqual([1])
      await say('rollback')
    })
    expect(await run()).toEqual([1])
  })
})
