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
type Row = [table: string, values: Readonly<Record<string, unknown>>]

const cart = (n: number, at: string, status = 'Active'): Row => [
  'cart',
  {
    id: uuid(n),
    owner_id: `v_${n}`,
    status,
    version: 1,
    shipping_address: '{"city": "Oulu"}',
    updated_at: at,
    open_order_number: status === 'InCheckout' ? 'KV26-AAAA-0000' : null,
  },
]
const order = (n: number, at: string): Row => [
  'shop_order',
  {
    id: uuid(n),
    order_number: `KV26-AAAA-000${n}`,
    accounting_number: n,
    cart_id: uuid(n),
    owner_id: `v_${n}`,
    updated_at: at,
    language: 'fi',
    currency: 'EUR',
    status: 'Cancelled',
    payment_status: 'Cancelled',
  },
]
const version = (contentId: number, number: number, at: string, status = 'kept'): Row => [
  'content_version',
  { content_id: contentId, language: 'fi', version: number, status, created_at: at },
]
/** Nobody paid for it. */
const unpaid = (n: number, at: string): Row => {
  const [table, values] = order(n, at)
  return [table, { ...values, billing_address: '{"email": "aino@posti.example"}', greeting: 'Onnea' }]
}
const paid = (n: number, at: string, email = 'aino@posti.example'): Row => {
  const [table, values] = order(n, at)
  const billing = JSON.stringify({ email, companyName: 'Leppä Oy' })
  return [table, { ...values, status: 'Completed', created_at: at, billing_address: billing, greeting: 'Onnea' }]
}
const fiscalDocument = (n: number, at: string, email: string): Row => [
  'fiscal_document',
  {
    id: uuid(n),
    series: 'receipt',
    number: n,
    total_cents: 100,
    cause: n,
    issued_at: at,
    snapshot: JSON.stringify({ buyer: { email } }),
  },
]
/** Came with a sign-in; let go when `undoneAt` is set. */
const handover = (n: number, at: string, undoneAt: string | null): Row => [
  'guest_order_claim',
  { order_id: uuid(n), from_owner: `v_${n}`, to_owner: `c_${n}`, reason: 'email', at, undone_at: undoneAt },
]
const withdrawalOf = (n: number, at: string, status: string): Row => [
  'withdrawal',
  {
    reference: `PI26-AAAA-000${n}`,
    language: 'fi',
    status,
    email: 'aino@posti.example',
    ...(status !== 'received' && { decided_at: at }),
  },
]
const parcel = (n: number, at: string, kind: string): Row => [
  'shipment',
  { order_id: uuid(n), number: 0, kind, status: 'Delivered', address: '{"line1": "Kirkkokatu 4"}', delivered_at: at },
]
/** A gift card's: who gets it stands in its address too. */
const mailed = (n: number, at: string): Row => {
  const [table, values] = parcel(n, at, 'gift-card')
  return [table, { ...values, number: 1, address: '{"name": "Eeva", "email": "eeva@posti.example", "line1": ""}' }]
}
const boughtCard = (n: number): Row => [
  'order_line',
  {
    order_id: uuid(n),
    position: 1,
    shipment_number: 0,
    quantity: 1,
    gift_card: '{"recipientName": "Eeva", "recipientEmail": "eeva@posti.example", "message": "Onnea", "sendOn": ""}',
  },
]
const line = (n: number): Row => ['cart_line', { id: uuid(n), cart_id: uuid(n), quantity: 1 }]
const mail = (n: number, at: string, status: string, more: object = {}): Row => [
  'outbox_mail',
  { dedup_key: n, recipient: 'aino@posti.example', language: 'fi', status, created_at: at, ...more },
]
const event = (n: number, at: string | null): Row => [
  'webhook_inbox',
  { psp_reference: n, processed_at: at, item: '{"merchantAccountCode": "a", "reason": "x"}' },
]
const permission = (n: number, at: string, isGiven: boolean): Row => [
  'marketing_permission',
  { email_key: `${n}@posti.example`, language: 'fi', is_given: isGiven, changed_at: at },
]
const form = (n: number, at: string, waits: boolean): Row => [
  'form_submission',
  { id: uuid(n), nonce: `nonce-${n}`, language: 'fi', waits, created_at: at },
]
const importOf = (at: string, status: string): Row => [
  'catalogue_import',
  { kind: 'stock', format: 'csv', status, updated_at: at },
]
const fileOf = (n: number, at: string, status: string): Row[] => [
  ['catalogue_import', { id: n, kind: 'stock', format: 'csv', status, updated_at: at, finished_at: at }],
  ['catalogue_import_chunk', { import_id: n, bytes: 'x' }],
]
const review = (n: number, at: string, status: string): Row => [
  'review',
  {
    id: uuid(n),
    author_key: `${'a'.repeat(42)}${n}`,
    status,
    rating: 5,
    language: 'fi',
    submitted_at: at,
    ...(status === 'pending' ? { email: 'a@b.example' } : { decided_at: at }),
  },
]

const giftCard = (n: number, at: string): Row => [
  'gift_card',
  {
    id: uuid(n),
    code_hash: `${'a'.repeat(42)}${n}`,
    pin_hash: 'a'.repeat(43),
    last4: 'PQRS',
    amount_cents: 100,
    language: 'fi',
    message: 'Onnea',
    send_at: '2026-01-01',
    issued_at: at,
    expires_on: '2036-01-01',
  },
]

const withoutRecipient = `gift_card ->> 'recipientName' = '' and gift_card ->> 'recipientEmail' = '' and gift_card ->> 'message' = ''`

/** In the order of the list: rows that count from `at`, and rows beside them that are none of the rule's business. */
const cases: { table: string; put: (n: number, at: string) => Row[]; beside?: (at: string) => Row[]; left?: string }[] =
  [
    { table: 'cache_event', put: (_, at) => [['cache_event', { tags: '{x}', created_at: at }]] },
    { table: 'idempotency_key', put: (n, at) => [['idempotency_key', { key: n, created_at: at }]] },
    { table: 'rate_limit', put: (n, at) => [['rate_limit', { key: n, ends_at: at }]] },
    {
      table: 'outbox_mail',
      put: (n, at) => [mail(n, at, 'failed', { ephemeral: true })],
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
      put: (n, at) => [mail(n, at, 'sent', { recipient: '' })],
      beside: (at) => [mail(8, at, 'waiting')],
    },
    {
      table: 'identity_payload',
      put: (n, at) => [['identity_payload', { id: n, expires_at: at }]],
      beside: () => [['identity_payload', { id: 'for good' }]],
    },
    {
      table: 'signing_key',
      put: (n, at) => [['signing_key', { kid: n, sealed: 's', signs_from: '2020-01-01', ends_at: at }]],
      beside: () => [['signing_key', { kid: 8, sealed: 's', signs_from: '2020-01-01' }]],
    },
    {
      table: 'session',
      put: (n, at) => [['session', { realm: 'customer', secret_hash: n, ends_at: at }]],
    },
    {
      table: 'passkey_challenge',
      put: (n, at) => [['passkey_challenge', { challenge: n, realm: 'customer', purpose: 'sign-in', ends_at: at }]],
    },
    {
      table: 'email_verification',
      put: (_, at) => [['email_verification', { kind: 'sign-up', language: 'fi', ends_at: at }]],
    },
    {
      table: 'staff_sign_in',
      put: (n, at) => [['staff_sign_in', { secret_hash: n, ends_at: at }]],
    },
    {
      table: 'staff_invitation',
      put: (n, at) => [['staff_invitation', { token_hash: n, language: 'fi', roles: '{}', ends_at: at }]],
    },
    {
      table: 'staff_recovery_code',
      put: (n, at) => [['staff_recovery_code', { code_hash: n, used_at: at }]],
      beside: () => [['staff_recovery_code', { code_hash: 'unused', used_at: null }]],
      left: 'used_at is null',
    },
    {
      table: 'content_item',
      put: (n, at) => [['content_item', { id: n, kind: 'page', content_type: 'ContentPage', trashed_at: at }]],
      beside: () => [['content_item', { id: 8, kind: 'page', content_type: 'ContentPage' }]],
    },
    {
      table: 'content_version',
      put: (n, at) => [version(n, 1, at)],
      // The last of the day stays.
      beside: (at) => [version(1, 2, at), version(2, 2, at)],
    },
    {
      table: 'content_version',
      put: (n, at) => [version(n, 1, at)],
      beside: (at) => [version(8, 1, at, 'superseded')],
    },
    {
      table: 'content_presence',
      put: (n, at) => [
        ['content_presence', { content_id: 1, language: 'fi', account_id: uuid(n), name: 'x', seen_at: at }],
      ],
    },
    {
      table: 'content_save_answer',
      put: (n, at) => [
        [
          'content_save_answer',
          {
            content_id: 1,
            language: 'fi',
            account_id: uuid(n),
            session_id: uuid(n),
            save_number: 1,
            version: 1,
            fields: '{}',
            saved_at: at,
          },
        ],
      ],
    },
    {
      table: 'content_preview',
      put: (n, at) => [['content_preview', { token_hash: n, content_id: 1, expires_at: at }]],
    },
    { table: 'asked_path', put: (n, at) => [['asked_path', { day: at.slice(0, 10), path: `/${n}`, asked: 1 }]] },
    {
      table: 'restock_request',
      put: (n, at) => [['restock_request', { email: `${n}@a.example`, language: 'fi', created_at: at }]],
    },
    {
      table: 'catalogue_import',
      put: (_, at) => [importOf(at, 'done'), importOf(at, 'failed'), importOf(at, 'cancelled')],
      beside: (at) => [importOf(at, 'running'), importOf(at, 'waiting')],
    },
    {
      table: 'catalogue_import_chunk',
      put: (n, at) => fileOf(n, at, 'done'),
      beside: (at) => fileOf(9, at, 'failed'),
    },
    {
      table: 'catalogue_import',
      put: (_, at) => [importOf(at, 'receiving')],
      beside: (at) => [importOf(at, 'running')],
    },
    { table: 'search_log', put: (n, at) => [['search_log', { day: at.slice(0, 10), language: 'fi', phrase: n }]] },
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
      table: 'cart',
      put: (n, at) => [cart(n, at), line(n), cart(n + 2, at, 'Converted'), order(n + 2, at), line(n + 2)],
      beside: (at) => [cart(9, at, 'InCheckout')],
    },
    {
      table: 'promotion_redemption',
      put: (n, at) => [
        [
          'promotion_redemption',
          { order_id: uuid(n), promotion_id: n, customer_key: 'x', status: 'used', held_at: at },
        ],
      ],
      beside: (at) => [['promotion_redemption', { order_id: uuid(8), promotion_id: 8, status: 'used', held_at: at }]],
      left: 'promotion_id < 8 and customer_key is null',
    },
    {
      table: 'office_export',
      put: (n, at) => [['office_export', { id: uuid(n), language: 'fi', state: 'ready', created_at: at }]],
    },
    {
      table: 'guest_order_claim',
      put: (n, at) => [order(n, at), handover(n, at, null)],
      beside: (at) => [order(8, at), handover(8, at, at)],
    },
    {
      table: 'order_line',
      put: (n, at) => [unpaid(n, at), boughtCard(n)],
      beside: (at) => [order(8, at), boughtCard(8)],
      left: withoutRecipient,
    },
    {
      table: 'shipment',
      put: (n, at) => [unpaid(n, at), parcel(n, at, 'goods'), mailed(n, at)],
      beside: (at) => [order(8, at), parcel(8, at, 'goods'), mailed(8, at)],
      left: `address ->> 'line1' = '' and address ->> 'email' = '' and address ->> 'name' = ''`,
    },
    {
      table: 'shop_order',
      put: (n, at) => [unpaid(n, at)],
      beside: (at) => [order(8, at)],
      left: `billing_address ->> 'email' = '' and greeting = ''`,
    },
    {
      table: 'order_access_request',
      put: (n, at) => [['order_access_request', { id: uuid(n), language: 'fi', created_at: at }]],
    },
    {
      table: 'withdrawal',
      put: (n, at) => [withdrawalOf(n, at, 'accepted')],
      beside: (at) => [withdrawalOf(8, at, 'received')],
      left: `name = '' and email = '' and message = ''`,
    },
    {
      table: 'shipment',
      put: (n, at) => [parcel(n, at, 'tablet'), mailed(n, at)],
      beside: (at) => [parcel(8, at, 'goods')],
      left: `address ->> 'line1' = '' and address ->> 'email' = '' and address ->> 'name' = ''`,
    },
    {
      table: 'order_line',
      put: (n, at) => [parcel(n, at, 'gift-card'), boughtCard(n)],
      // Not sent yet.
      beside: () => [boughtCard(8)],
      left: withoutRecipient,
    },
    {
      table: 'shop_order',
      put: (n, at) => [paid(n, at)],
      beside: (at) => [order(8, at)],
      left: `billing_address ->> 'email' = '' and billing_address ->> 'companyName' is null and greeting = ''`,
    },
    {
      table: 'shipment',
      put: (n, at) => [paid(n, at, ''), parcel(n, at, 'goods')],
      beside: (at) => [paid(8, at), parcel(8, at, 'goods')],
      left: `address ->> 'line1' = ''`,
    },
    {
      table: 'fiscal_document',
      put: (n, at) => [fiscalDocument(n, at, 'aino@posti.example')],
      beside: (at) => [fiscalDocument(8, at, '')],
      left: `snapshot -> 'buyer' ->> 'email' = '' and snapshot -> 'buyer' ->> 'name' = ''`,
    },
    {
      table: 'payment_redirect',
      put: (n, at) => [['payment_redirect', { token_hash: n, method: 'GET', expires_at: at }]],
    },
    { table: 'payment_return', put: (n, at) => [['payment_return', { token_hash: n, expires_at: at }]] },
    {
      table: 'webhook_inbox',
      put: (n, at) => [event(n, at)],
      beside: () => [event(8, null)],
      left: `item = '{"merchantAccountCode": "a"}'`,
    },
    { table: 'webhook_inbox', put: (n, at) => [event(n, at)], beside: () => [event(8, null)] },
    { table: 'gift_card_try', put: (_, at) => [['gift_card_try', { at }]] },
    {
      table: 'gift_card',
      put: (n, at) => [giftCard(n, at)],
      beside: () => [['gift_card', { id: uuid(8), amount_cents: 100, language: 'fi', send_at: '2026-01-01' }]],
      left: `recipient_name = '' and recipient_email = '' and message = ''`,
    },
    { table: 'consent_log', put: (_, at) => [['consent_log', { version: 1, created_at: at }]] },
    {
      table: 'intermediate_user',
      put: (_, at) => [['intermediate_user', { language: 'fi', source: 'newsletter', ends_at: at }]],
    },
    {
      table: 'marketing_permission',
      put: (n, at) => [permission(n, at, false)],
      beside: (at) => [permission(8, at, true)],
    },
    {
      table: 'form_submission',
      put: (n, at) => [form(n, at, true)],
      beside: (at) => [form(8, at, false)],
    },
    { table: 'form_submission', put: (n, at) => [form(n, at, false)] },
    { table: 'news_release', put: (n, at) => [newsRelease(n, at)], beside: () => [newsRelease(8, null)] },
    { table: 'news_subscription', put: (n, at) => [newsReader(n, at)], beside: () => [newsReader(8, null)] },
    {
      table: 'personal_export',
      put: (n, at) => [['personal_export', { id: uuid(n), asked_at: at, ends_at: at }]],
    },
    {
      table: 'erased_person',
      put: (n, at) => [['erased_person', { id: uuid(n), erased_at: at }]],
    },
  ]

const newsRelease = (n: number, withdrawnAt: string | null): Row => [
  'news_release',
  { id: n, guid: uuid(n), external_id: `r${n}`, slug: `r${n}`, language: 'fi', withdrawn_at: withdrawnAt },
]
const newsReader = (n: number, endedAt: string | null): Row => [
  'news_subscription',
  { id: uuid(n), email_key: `r${n}`, language: 'fi', reply_language: 'fi', ended_at: endedAt },
]

/** Something for columns that must not be empty and that no rule asks about. */
const fillers: Readonly<Record<string, string>> = {
  text: 'x',
  uuid: uuid(1),
  jsonb: '{}',
  boolean: 'false',
  ARRAY: '{}',
  'timestamp with time zone': '2026-01-01',
}

/** As the superuser, and without the rows that others refer to. */
const asAdmin = <T>(work: Parameters<typeof withConnection<T>>[2]): Promise<T> =>
  withConnection(test.adminUrl, 'tests', async (connection) => {
    await connection.run('set session_replication_role = replica')
    return work(connection)
  })

const insert = (rows: readonly Row[]): Promise<void> =>
  asAdmin(async ({ sql, run }) => {
    for (const [table, values] of rows) {
      const needed = await sql<{ name: string; type: string }>`select column_name as name, data_type as type
        from information_schema.columns where table_schema = 'public' and table_name = ${table}
        and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`
      const all = { ...Object.fromEntries(needed.map(({ name, type }) => [name, fillers[type] ?? '0'])), ...values }
      const given = Object.entries(all).filter(([, value]) => value !== null)
      const names = given.map(([name]) => name).join(', ')
      await run(
        `insert into ${table} (${names}) overriding system value values (${given.map(([, value]) => `'${String(value)}'`).join(', ')})`,
      )
    }
  })
const empty = (): Promise<void> =>
  asAdmin(({ run }) =>
    run(
      [...new Set([...cases.map(({ table }) => table), 'cart_line', 'shop_order'])]
        .map((table) => `delete from ${table}`)
        .join(';'),
    ),
  )
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
      // A day is the smallest that is counted where rows are sums of one.
      const isByDay = table === 'search_log' || table === 'asked_path'
      const gap = isByDay ? dayMs / minuteMs : 2
      await empty()
      await insert([...put(1, at(0)), ...put(2, at(gap)), ...beside(at(0))])
      const rule = retentionRules[index]
      if (rule === undefined) throw new Error('no rule')
      const { run } = createRetention({ db: test.db, clock, log, rules: [rule] })
      const all = await count(table)
      const own = put(1, at(0)).filter(([name]) => name === table).length

      clock.set(new Date(start + days * dayMs - minuteMs).toISOString())
      if (!isByDay) expect(await run(), 'too early').toEqual([0])
      clock.advance(isByDay ? dayMs / 2 : 2 * minuteMs)
      expect(await run()).toEqual([own])
      expect(await run(), 'again').toEqual([0])
      if (erase === undefined) expect(await count(table)).toBe(all - own)
      else expect([await count(table), await count(table, left)]).toEqual([all, own])
    },
  )

  it('goes in batches, whole, and one line that fails does not stop the others', async () => {
    await empty()
    await test.run(
      `insert into cache_event (tags, created_at) select '{x}', '2026-01-01' from generate_series(1, 2500)`,
    )
    await insert([['payment_return', { token_hash: 'x', expires_at: '2026-01-01' }]])
    clock.set('2026-02-01T00:00:00Z')
    const rules = retentionRules.filter(({ table }) => ['cache_event', 'payment_return'].includes(table))
    const wrong = { table: 'nowhere', since: 'at', days: 1, reason: 'there is no such table' }
    expect(await createRetention({ db: test.db, clock, log, rules: [wrong, ...rules] }).run()).toEqual([0, 2500, 1])
    expect([await count('cache_event'), await count('payment_return')]).toEqual([0, 0])
  })

  it('leaves for the next time what somebody holds', async () => {
    await empty()
    await insert([cart(1, '2026-01-01'), cart(2, '2026-01-01')])
    clock.set('2026-12-01T00:00:00Z')
    const { run } = createRetention({
      db: test.db,
      clock,
      log,
      rules: retentionRules.filter(({ table }) => table === 'cart'),
    })
    await asAdmin(async ({ run: say }) => {
      await say(`begin; select from cart where id = '${uuid(1)}' for update`)
      expect(await run()).toEqual([1])
      await say('rollback')
    })
    expect(await run()).toEqual([1])
  })

  it('goes with all that is part of it, and what it became stays', async () => {
    await empty()
    await insert([cart(1, '2026-01-01', 'Converted'), line(1), order(1, '2026-01-01')])
    clock.set('2026-12-01T00:00:00Z')
    await createRetention({ db: test.db, clock, log, rules: retentionRules }).run()
    expect([await count('cart'), await count('cart_line'), await count('shop_order')]).toEqual([0, 0, 1])
  })
})
