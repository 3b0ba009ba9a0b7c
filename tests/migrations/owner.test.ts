import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOlderDatabase } from '../support/older-database.ts'

let old: Awaited<ReturnType<typeof createOlderDatabase>>
const id = 'A'.repeat(22)

beforeAll(async () => {
  old = await createOlderDatabase('0103')
  await old.sql`
    with c as (
      insert into cart (anonymous_id, market_id, name, status, version, priced_at, created_at, updated_at)
      values (${id}, 'FIN', 'default', 'Converted', 3, now(), now(), now()), (${'B'.repeat(128)}, 'FIN', 'default', 'Active', 1, now(), now(), now())
      returning id, status, anonymous_id)
    insert into shop_order (order_number, cart_id, cart_version, anonymous_id, language, status, payment_status,
      shipping_address, billing_address, taxes, consents, weight_grams, list_cents, line_discount_cents, promotion_cents,
      shipping_cents, tax_cents, total_cents, gift_card_cents, payable_cents, hold_until, created_at, updated_at)
    select 'KV26-0000-0000', id, 3, anonymous_id, 'fi', 'Cancelled', 'Cancelled', '{}', '{}', '[]', '[]',
      0, 0, 0, 0, 0, 0, 0, 0, 0, now(), now(), now() from c where status = 'Converted'`
  await old.sql`
    insert into idempotency_key (scope, key, request_hash, status, body)
    values (${`order:${id}`}, 'key-1', 'x', 200, '"KV26-0000-0000"'), (${`payments:${id}`}, 'key-1', 'x', null, null)`
  await old.sql`
    insert into identity_payload (model, id, payload) values
      ('Session', 'cookie', '{"jti": "cookie", "accountId": "aino"}'), ('Interaction', 'uid', '{"jti": "uid"}')`
  await old.bringUpToDate()
})
afterAll(() => old.drop())

it('what belonged to a visitor belongs to the same one under the new kind of id', async () => {
  expect(await old.sql`select owner_id, version from cart order by version desc`).toEqual([
    { owner_id: `v_${id}`, version: 3 },
    { owner_id: `v_${'B'.repeat(128)}`, version: 1 },
  ])
  expect(await old.sql`select owner_id, order_number from shop_order`).toEqual([
    { owner_id: `v_${id}`, order_number: 'KV26-0000-0000' },
  ])
  expect(await old.sql`select owner_id, scope, key, body from idempotency_key order by scope`).toEqual([
    { owner_id: `v_${id}`, scope: 'order', key: 'key-1', body: 'KV26-0000-0000' },
    { owner_id: `v_${id}`, scope: 'payments', key: 'key-1', body: null },
  ])
})

it('what opened a session is stored as its hash', async () => {
  expect(await old.sql`select id, payload, account_id from identity_payload order by model`).toEqual([
    { id: 'uid', payload: { jti: 'uid' }, account_id: null },
    {
      id: createHash('sha256').update('cookie').digest('hex'),
      payload: { accountId: 'aino' },
      account_id: 'aino',
    },
  ])
})

it('an owner of no kind is refused', async () => {
  await expect(old.sql`update cart set owner_id = ${id}`).rejects.toThrow('cart_owner_id_check')
})
