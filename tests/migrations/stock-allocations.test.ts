import { expect, it } from 'vitest'
import { createOlderDatabase } from '../support/older-database.ts'

const at = `'2026-11-01T10:00:00Z'`
const address = `'{"countryCode": "FIN"}'`

/** Of the release before: what was paid had left its shelf, wherever its parcel was. */
interface OldOrder {
  number: string
  status: string
  hold: 'held' | 'claimed' | 'released'
  parcels: { kind: 'goods' | 'tablet'; status: string; lines: [code: string, quantity: number][] }[]
  holds: [code: string, quantity: number][]
  refunds?: { position: number; quantity: number; isRestocked: boolean }[]
}

function insertOrder({ number, status, hold, parcels, holds, refunds = [] }: OldOrder, index: number): string {
  const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
  let position = 0
  const goods = parcels.flatMap((parcel, shipment) => [
    `insert into shipment (order_id, number, kind, status, method_id, method_name_key, fee_cents, address)
       values ('${id}', ${shipment}, '${parcel.kind}', '${parcel.status}', 'home', 'x', 0, ${address});`,
    ...parcel.lines.map(
      ([
        code,
        quantity,
      ]) => `insert into order_line (order_id, position, shipment_number, code, display_name, product_url, image_url, brand, categories,
          quantity, normal_price_cents, price_cents, promotion_cents, vat_class, tax_rate, tax_cents, weight_grams, custom_tablet)
        values ('${id}', ${position++}, ${shipment}, '${code}', 'x', 'x', 'x', 'x', '{}', ${quantity}, 100, 100, 0, 'food', 14, 0, 100,
          ${parcel.kind === 'tablet' ? `'{}'` : 'null'});`,
    ),
  ])
  return `
    insert into cart (id, owner_id, market_id, name, status, version, priced_at, created_at, updated_at) values ('${id}', 'v_${index}', 'FI', 'x', 'Converted', 1, ${at}, ${at}, ${at});
    insert into shop_order (id, order_number, cart_id, cart_version, owner_id, language, status, payment_status, shipping_address, billing_address,
        taxes, consents, weight_grams, list_cents, line_discount_cents, promotion_cents, shipping_cents, tax_cents, total_cents, gift_card_cents,
        payable_cents, hold_until, payable_until, hold_reasons, created_at, updated_at)
      values ('${id}', '${number}', '${id}', 1, 'v_${index}', 'fi', '${status}', 'Authorised', ${address}, ${address},
        '[]', '[]', 100, 1000, 0, 0, 0, 0, 1000, 1000, 0, ${at}, ${at}, ${status === 'OnHold' ? `'{engraving}'` : `'{}'`}, ${at}, ${at});
    ${goods.join('\n')}
    ${holds.map(([code, quantity]) => `insert into stock_hold (order_id, stock_code, quantity, status) values ('${id}', '${code}', ${quantity}, '${hold}');`).join('\n')}
    ${refunds
      .map(
        ({
          isRestocked,
          ...line
        }) => `insert into payment_refund (order_id, card_cents, gift_card_cents, lines, shipping_cents, other_cents, reason,
          is_restocked, idempotency_key, status, created_at, created_by, decided_at)
        values ('${id}', 0, 100, '${JSON.stringify([{ ...line, cents: 100 }])}', 0, 0, 'x', ${isRestocked}, gen_random_uuid(), 'confirmed', ${at}, 'x', ${at});`,
      )
      .join('\n')}`
}

const orders: OldOrder[] = [
  {
    number: 'KV26-AAAA-AAA1',
    status: 'AwaitingPayment',
    hold: 'held',
    parcels: [{ kind: 'goods', status: 'Released', lines: [['BAR', 3]] }],
    holds: [['BAR', 3]],
  },
  {
    number: 'KV26-AAAA-AAA2',
    status: 'AwaitingPayment',
    hold: 'released',
    parcels: [{ kind: 'goods', status: 'Released', lines: [['BAR', 5]] }],
    holds: [['BAR', 5]],
  },
  // Two of five are back: one of them was put back on its shelf.
  {
    number: 'KV26-AAAA-AAA3',
    status: 'InProgress',
    hold: 'claimed',
    parcels: [{ kind: 'goods', status: 'Released', lines: [['BAR', 5]] }],
    holds: [['BAR', 5]],
    refunds: [
      { position: 0, quantity: 1, isRestocked: true },
      { position: 0, quantity: 1, isRestocked: false },
    ],
  },
  // A package beside what it holds; one tablet is engraved, one is not; one parcel of goods is packed.
  {
    number: 'KV26-AAAA-AAA4',
    status: 'PartiallyShipped',
    hold: 'claimed',
    parcels: [
      {
        kind: 'goods',
        status: 'Packed',
        lines: [
          ['PACK', 1],
          ['BAR', 1],
        ],
      },
      { kind: 'tablet', status: 'AwaitingProduction', lines: [['TAB', 2]] },
      { kind: 'tablet', status: 'Released', lines: [['TAB', 1]] },
      { kind: 'goods', status: 'Shipped', lines: [['BAR', 1]] },
    ],
    holds: [
      ['BAR', 4],
      ['TAB', 3],
    ],
    refunds: [{ position: 1, quantity: 1, isRestocked: true }],
  },
  // Its package held three bars when it was bought, and holds two now.
  {
    number: 'KV26-AAAA-AAA5',
    status: 'OnHold',
    hold: 'claimed',
    parcels: [{ kind: 'goods', status: 'Released', lines: [['PACK', 1]] }],
    holds: [['BAR', 3]],
  },
  {
    number: 'KV26-AAAA-AAA6',
    status: 'Completed',
    hold: 'claimed',
    parcels: [{ kind: 'goods', status: 'Delivered', lines: [['PACK', 1]] }],
    holds: [['BAR', 3]],
  },
  {
    number: 'KV26-AAAA-AAA7',
    status: 'Cancelled',
    hold: 'released',
    parcels: [{ kind: 'goods', status: 'Cancelled', lines: [['BAR', 7]] }],
    holds: [['BAR', 7]],
  },
]

/** Each has a parcel with nothing left to send. */
const emptied: OldOrder[] = [
  {
    number: 'KV26-AAAA-AAA1',
    status: 'PartiallyShipped',
    hold: 'claimed',
    parcels: [
      { kind: 'goods', status: 'Shipped', lines: [['BAR', 1]] },
      { kind: 'goods', status: 'Released', lines: [['BAR', 2]] },
    ],
    holds: [['BAR', 3]],
    refunds: [{ position: 1, quantity: 2, isRestocked: false }],
  },
  {
    number: 'KV26-AAAA-AAA2',
    status: 'PartiallyShipped',
    hold: 'claimed',
    parcels: [
      { kind: 'goods', status: 'Shipped', lines: [['BAR', 1]] },
      { kind: 'goods', status: 'Packed', lines: [['BAR', 1]] },
      { kind: 'tablet', status: 'AwaitingProduction', lines: [['TAB', 1]] },
    ],
    holds: [
      ['BAR', 2],
      ['TAB', 1],
    ],
    refunds: [{ position: 1, quantity: 1, isRestocked: true }],
  },
  {
    number: 'KV26-AAAA-AAA3',
    status: 'InProgress',
    hold: 'claimed',
    parcels: [{ kind: 'goods', status: 'Released', lines: [['BAR', 1]] }],
    holds: [['BAR', 1]],
    refunds: [{ position: 0, quantity: 1, isRestocked: true }],
  },
  {
    number: 'KV26-AAAA-AAA4',
    status: 'OnHold',
    hold: 'claimed',
    parcels: [
      { kind: 'tablet', status: 'Released', lines: [['TAB', 1]] },
      { kind: 'goods', status: 'Delivered', lines: [['BAR', 1]] },
    ],
    holds: [
      ['BAR', 1],
      ['TAB', 1],
    ],
    refunds: [{ position: 0, quantity: 1, isRestocked: false }],
  },
]

async function shelvesBefore(orders: readonly OldOrder[]) {
  const old = await createOlderDatabase('0480')
  await old.run(`
    insert into stock (code, on_hand, reserved, updated_at) values ('BAR', 50, 3, ${at}), ('TAB', 10, 0, ${at}), ('NEVER', 4, 0, ${at});
    insert into product (code, product_type, brand, vat_class, field, news_date, published, updated_at)
      values ('P', 'Product', 'x', 'food', 'sand', '2026-01-01', true, ${at});
    insert into variation (code, product_id, position, weight_grams, stock_code)
      select v.code, product.id, 0, 100, v.stock from product, (values ('BAR', 'BAR'), ('TAB', 'TAB'), ('PACK', null)) as v (code, stock);
    insert into package_item (package_code, item_code, position, quantity) values ('PACK', 'BAR', 0, 2);
    ${orders.map(insertOrder).join('\n')}`)
  return old
}

it('what can be sold of each shelf is what it was, and what is paid and not packed lies there', async () => {
  const old = await shelvesBefore(orders)
  const available = (allocated: string) =>
    old.sql<object>`select code, on_hand - (to_jsonb(stock) ->> ${allocated})::int as available from stock order by code`
  const before = await available('reserved')
  await old.bringUpToDate()
  expect(await available('allocated')).toEqual(before)
  expect(await old.sql`select code, on_hand, allocated from stock order by code`).toEqual([
    // 3 held; 4 of the order with refunds, 3 of the package's.
    { code: 'BAR', on_hand: 57, allocated: 10 },
    { code: 'NEVER', on_hand: 4, allocated: 0 },
    { code: 'TAB', on_hand: 12, allocated: 2 },
  ])
  expect(await old.sql`select code, delta, on_hand, reason from stock_movement order by code`).toEqual([
    { code: 'BAR', delta: 7, on_hand: 57, reason: 'upgraded' },
    { code: 'TAB', delta: 2, on_hand: 12, reason: 'upgraded' },
  ])
  const rows = await old.sql<{ row: string }>`
    select right(o.order_number, 1) || ': ' || concat_ws(' ', line_position, stock_code, quantity, a.allocated, fulfilled, returned) as row
    from stock_allocation a join shop_order o on o.id = a.order_id order by o.order_number, line_position`
  expect(rows.map(({ row }) => row)).toEqual([
    '1: 0 BAR 3 3 0 0',
    '2: 0 BAR 5 0 0 0',
    '3: 0 BAR 5 4 0 0',
    '4: 0 BAR 2 0 2 0',
    '4: 1 BAR 1 0 1 1',
    '4: 2 TAB 2 2 0 0',
    '4: 3 TAB 1 0 1 0',
    '4: 4 BAR 1 0 1 0',
    '5: 0 BAR 3 3 0 0',
    '6: 0 BAR 3 0 3 0',
    '7: 0 BAR 7 0 0 0',
  ])
  expect(
    await old.sql`
      select right(o.order_number, 1) as number, position, removed_quantity as removed, take_out_quantity as "takeOut"
      from order_line l join shop_order o on o.id = l.order_id where removed_quantity > 0 order by 1`,
  ).toEqual([
    { number: '3', position: 0, removed: 2, takeOut: 0 },
    { number: '4', position: 1, removed: 1, takeOut: 1 },
  ])
  expect(
    await old.sql`
      select right(o.order_number, 1) as number, t.kind from order_task t join shop_order o on o.id = t.order_id order by 1, 2`,
  ).toEqual([
    { number: '3', kind: 'refunded-pieces' },
    { number: '4', kind: 'refunded-pieces' },
    { number: '5', kind: 'stock-split' },
  ])
  await old.drop()
})

it('a parcel of which all was refunded is cancelled, what was promised for it is free, and an order with nothing left to send ends', async () => {
  const old = await shelvesBefore(emptied)
  await old.bringUpToDate()
  const rows = await old.sql<{ row: string }>`
    select right(order_number, 1) || ': ' || concat_ws(' ', status, return_status,
      (select string_agg(p.status, ' ' order by p.number) from shipment p where p.order_id = o.id)) as row
    from shop_order o order by order_number`
  expect(rows.map(({ row }) => row)).toEqual([
    '1: Completed PartiallyReturned Shipped Cancelled',
    '2: PartiallyShipped none Shipped Cancelled AwaitingProduction',
    '3: InProgress none Cancelled',
    '4: OnHold PartiallyReturned Cancelled Delivered',
  ])
  expect(await old.sql`select code, allocated from stock order by code`).toEqual([
    // 3 of carts that are not here.
    { code: 'BAR', allocated: 3 },
    { code: 'NEVER', allocated: 0 },
    { code: 'TAB', allocated: 1 },
  ])
  expect(await old.sql`select stock_code as code, allocated from stock_allocation where allocated > 0`).toEqual([
    { code: 'TAB', allocated: 1 },
  ])
  await old.drop()
})
