import { expect, it } from 'vitest'
import { createOlderDatabase } from '../support/older-database.ts'

const at = '2026-11-01T10:00:00.000Z'
const id = '00000000-0000-4000-8000-000000000001'

it('no row is lost under the new names, and a fiscal document still cannot be changed', async () => {
  const older = await createOlderDatabase('0540')
  await older.run(`
    insert into cart (id, owner_id, market_id, name, status, version, priced_at, created_at, updated_at)
      values ('${id}', 'v_1', 'FI', 'x', 'Converted', 1, '${at}', '${at}', '${at}');
    insert into shop_order (id, order_number, cart_id, cart_version, owner_id, language, status, payment_status, shipping_address,
        billing_address, taxes, consents, weight_grams, list_cents, line_discount_cents, promotion_cents, shipping_cents, tax_cents,
        total_cents, gift_card_cents, payable_cents, hold_until, payable_until, created_at, updated_at)
      values ('${id}', 'KV26-0000-0001', '${id}', 1, 'v_1', 'fi', 'AwaitingPayment', 'Pending', '{}', '{}', '[]', '[]', 100, 1000,
        0, 0, 0, 0, 1000, 1000, 0, '${at}', '${at}', '${at}', '${at}');
    insert into voucher_series (series, year, last_number) values ('receipt', 2026, 1);
    insert into voucher (series, year, number, order_id, cause, total_cents, issued_at, snapshot)
      values ('receipt', 2026, 1, '${id}', 'capture 1', 1000, '${at}', '{"buyer": {"email": "a@example.com"}}');
    insert into order_handover (order_id, from_owner, to_owner, reason, at) values ('${id}', 'v_1', 'c_1', 'browser', '${at}');
    insert into mail_proof (kind, email, email_key, language, browser_hash, created_at, ends_at, details)
      values ('sign-up', 'a@example.com', 'x', 'fi', 'x', '${at}', '${at}', '{}');
    insert into media_item (path, kind, created_at, beside_path) values ('/media/a.webm', 'video', '${at}', '/media/a.mp4')`)
  await older.bringUpToDate()
  expect(await older.sql`select number, total_cents from fiscal_document`).toEqual([{ number: 1, total_cents: 1000 }])
  expect(await older.sql`select last_number from fiscal_document_series`).toEqual([{ last_number: 1 }])
  expect(await older.sql`select to_owner from guest_order_claim`).toEqual([{ to_owner: 'c_1' }])
  expect(await older.sql`select kind from email_verification`).toEqual([{ kind: 'sign-up' }])
  expect(await older.sql`select reserved_until from shop_order`).toEqual([{ reserved_until: new Date(at) }])
  expect(await older.sql`select alternate_path from media_item`).toEqual([{ alternate_path: '/media/a.mp4' }])
  await expect(older.run('update fiscal_document set total_cents = 1')).rejects.toThrow('a voucher is not changed')
  await older.drop()
})
