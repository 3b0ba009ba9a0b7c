import { afterAll, beforeAll, expect, it } from 'vitest'
import { addGoods, defaultGoods } from '../support/money-goods.ts'
import { createOlderDatabase } from '../support/older-database.ts'

/* Carts and orders of before: one price beside the paid one, shipments without a kind, promotions in a column. */

let old: Awaited<ReturnType<typeof createOlderDatabase>>
const cart = '00000000-0000-4000-8000-000000000001'
const order = '00000000-0000-4000-8000-000000000002'

beforeAll(async () => {
  old = await createOlderDatabase('0110')
  // Gift cards came later.
  await addGoods(
    old,
    defaultGoods.filter(({ type }) => type !== 'GiftCard'),
  )
  await old.run(`
    insert into price (variation_code, kind, cents, valid_from, created_at, created_by)
      values ('SALE', 'normal', 650, '2026-12-01T00:00:00Z', '2026-01-01T00:00:00Z', 'test');
    insert into cart (id, owner_id, market_id, name, status, version, priced_at, created_at, updated_at)
      values ('${cart}', 'v_somebody', 'FI', 'Default', 'Converted', 3, '2026-11-20T10:00:00Z', now(), now());
    insert into cart_line (id, cart_id, position, shipment_id, code, display_name, quantity, list_price_cents, price_cents, custom_tablet) values
      (gen_random_uuid(), '${cart}', 0, 0, 'BAR', 'Levy', 2, 450, 450, null),
      (gen_random_uuid(), '${cart}', 1, 0, 'SALE', 'Tarjous', 1, 480, 400, null),
      (gen_random_uuid(), '${cart}', 2, 1, 'TAB-DARK', 'Taulu', 1, 2490, 2490, '{"flavour": "TAB-DARK"}'),
      (gen_random_uuid(), '${cart}', 3, 0, 'GONE', 'Poistunut', 1, 700, 600, null);
    insert into shop_order (id, order_number, cart_id, cart_version, owner_id, language, status, payment_status, coupon_code, promotions,
      shipping_address, billing_address, taxes, consents, weight_grams, list_cents, line_discount_cents, promotion_cents,
      shipping_cents, tax_cents, total_cents, gift_card_cents, payable_cents, hold_until, created_at, updated_at)
    values ('${order}', 'KV26-0000-0000', '${cart}', 3, 'v_somebody', 'fi', 'AwaitingPayment', 'Pending', 'ILO',
      '[{"name": "Syysalennus", "cents": 100}, {"name": "Ei mitään", "cents": 0}]', '{}', '{}', '[]', '[]',
      0, 4570, 180, 100, 1580, 0, 5870, 0, 5870, '2026-11-20T10:20:00Z', '2026-11-20T10:00:00Z', now());
    insert into shipment (order_id, number, status, method_id, method_name_key, price_cents, address) values
      ('${order}', 0, 'Released', 'home', 'delivery/home', 890, '{}'),
      ('${order}', 1, 'AwaitingProduction', 'tablet-letter', 'delivery/tablet-letter', 690, '{}');
    insert into order_line (order_id, position, shipment_number, code, display_name, product_url, image_url, brand, categories, quantity,
      list_price_cents, price_cents, promotion_cents, vat_class, tax_rate, tax_cents, weight_grams, custom_tablet)
    select '${order}', position, shipment_id, code, display_name, '', '', '', '{}', quantity,
      list_price_cents, price_cents, 0, 'food', 13.5, 0, 0, custom_tablet from cart_line;`)
  await old.bringUpToDate()
})
afterAll(() => old.drop())

const prices = [
  { code: 'BAR', normal: 450, lowest: null, paid: 450 },
  // The normal price of that day, not of a later one.
  { code: 'SALE', normal: 500, lowest: 480, paid: 400 },
  { code: 'TAB-DARK', normal: 2490, lowest: null, paid: 2490 },
  // Nobody knows any more what it cost: what it was reduced from.
  { code: 'GONE', normal: 700, lowest: 700, paid: 600 },
]

it.each(['cart_line', 'order_line'])('every line of %s keeps its prices and gets its normal one', async (table) => {
  const find =
    table === 'cart_line'
      ? old.sql`select code, normal_price_cents as normal, lowest_price_cents as lowest, price_cents as paid from cart_line order by position`
      : old.sql`select code, normal_price_cents as normal, lowest_price_cents as lowest, price_cents as paid from order_line order by position`
  expect(await find).toEqual(prices)
})

it('shipments keep their fees and get a kind', async () => {
  expect(await old.sql`select number, kind, fee_cents, status from shipment order by number`).toEqual([
    { number: 0, kind: 'goods', fee_cents: 890, status: 'Released' },
    { number: 1, kind: 'tablet', fee_cents: 690, status: 'AwaitingProduction' },
  ])
})

it('what promotions took off becomes rows, in every language as they were called', async () => {
  expect(
    await old.sql`select position, target, line_position, shipment_number, source, code, name, amount_cents from order_adjustment`,
  ).toEqual([
    {
      position: 0,
      target: 'order',
      line_position: null,
      shipment_number: null,
      source: 'promotion',
      code: 'ILO',
      name: { fi: 'Syysalennus', sv: 'Syysalennus', en: 'Syysalennus' },
      amount_cents: 100,
    },
  ])
})

it('an unpaid order can be paid as long as its goods were held', async () => {
  expect(
    await old.sql`select status, is_bulk, payable_until = reserved_until as same, total_cents from shop_order`,
  ).toEqual([{ status: 'AwaitingPayment', is_bulk: false, same: true, total_cents: 5870 }])
})
