import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sumOf } from '#src/common/money.ts'
import type { StaffRole } from '#src/common/permissions.ts'
import { listSales } from '#src/fulfilment/server/sales-report.store.ts'
import { listVat } from '#src/receipts/server/vat-report.store.ts'
import { address, cards, type MoneyShop, startMoneyShop, testCard } from '../../../tests/support/money-shop.ts'
import { asStaff } from '../../../tests/support/money-staff.ts'
import { rowsRead } from '../../../tests/support/rows-read.ts'
import type { ReportAnswer, Reports } from '../contract/reports.ts'

/* Reports over HTTP, on orders that were really placed, paid, packed and refunded around the night that loses an hour. */

const operator = { kind: 'system', by: 'operator', name: 'Olli' } as const
/** The clocks go forward on 28 March 2027 in Helsinki, which has 23 hours. */
const week = { from: '2027-03-25', to: '2027-03-31' }

let shop: MoneyShop
let names = 0
const numbers: string[] = []

const ask = <Body = ReportAnswer>(name: string, query: Record<string, string> = {}, role: StaffRole = 'Admin') =>
  shop.call<Body>({
    method: 'GET',
    url: `/api/admin/reports${name}?${new URLSearchParams(query).toString()}`,
    headers: { authorization: `Bearer staff-${role}`, 'accept-language': 'en' },
  })
const read = async (name: string, query: Record<string, string> = week): Promise<ReportAnswer> => {
  const { status, body } = await ask(`/${name}`, query)
  expect([name, status]).toEqual([name, 200])
  return body
}
const column = ({ rows }: ReportAnswer, name: string) => rows.map(({ cells }) => cells[name])

async function orderAt(moment: string, ...codes: string[]): Promise<string> {
  shop.clock.set(moment)
  const visitor = shop.visitor(`buyer-${(names += 1)}`)
  const number = await visitor.placedOrder(...codes)
  await visitor.pay(number)
  return number
}
/** Packed, and the provider has told that the money is taken. */
async function packed(number: string): Promise<void> {
  await shop.parcels.pack(number, null, operator)
  const has = (table: string, status: string) =>
    shop.until(async () => {
      const rows = await shop.database.sql`select from payment_capture as c join shop_order as o on o.id = c.order_id
        where o.order_number = ${number} and c.status = ${status}`
      return rows.length > 0
    }, table)
  await has('the capture', 'accepted')
  await shop.deliverWebhooks()
  await has('the receipt', 'confirmed')
}
const refund = (number: string, more: object) =>
  shop.refunds.refund(
    number,
    { lines: [], shipping: false, otherCents: 0, restock: false, reason: 'x', withdrawalReference: null, ...more },
    operator,
  )

beforeAll(async () => {
  shop = await startMoneyShop()
  for (const moment of ['2027-03-27T21:59:59Z', '2027-03-27T22:00:00Z', '2027-03-28T20:59:59Z', '2027-03-28T21:00:00Z'])
    numbers.push(await orderAt(moment, 'BAR', 'MUG'))
  const [first = '', second = ''] = numbers
  for (const number of numbers) await packed(number)
  await refund(first, { lines: [{ position: 0, quantity: 1 }] })
  await refund(second, { lines: 'all', shipping: true })
  // Nothing of these is a sale: not paid, and cancelled before any money was taken.
  await shop.visitor('waits').placedOrder('BAR')
  await shop.admin.cancel(await orderAt('2027-03-28T21:00:00Z', 'BAR'), null, operator)
}, 60_000)
afterAll(() => shop.stop())

describe('sales', () => {
  it('stand on the days of Helsinki, also on the one of 23 hours, and days without any are there', async () => {
    const sales = await read('sales')
    expect(column(sales, 'day')).toEqual(['25', '26', '27', '28', '29', '30', '31'].map((day) => `2027-03-${day}`))
    expect(column(sales, 'orders')).toEqual([0, 0, 1, 2, 1, 0, 0])
    expect(sales.totals['orders']).toBe(4)
  })

  it('less refunds are what the books hold, and so is the tax report', async () => {
    const documents = await shop.database.sql<{
      series: string
      cents: number
      vat: { ratePercent: number; vatCents: number }[]
    }>`
      select series, total_cents as cents, snapshot -> 'vat' as vat from fiscal_document`
    const signed = documents.map((one) => ({ ...one, sign: one.series === 'receipt' ? 1 : -1 }))
    const books = sumOf(signed.map(({ sign, cents }) => sign * cents))
    const sales = await read('sales')
    const vat = await read('vat')
    expect(documents.filter(({ series }) => series === 'receipt')).toHaveLength(4)
    expect(books).toBeGreaterThan(0)
    expect(sales.totals['netCents']).toBe(books)
    expect(sales.totals['totalCents']).toBe(books - (sales.totals['refundCents'] ?? 0))
    expect(vat.totals['grossCents']).toBe(books)
    expect(vat.rows.map(({ cells }) => [cells['month'], cells['ratePercent'], cells['vatCents']])).toEqual(
      [25.5, 13.5].map((rate) => [
        '2027-03',
        rate,
        sumOf(
          signed.flatMap(({ sign, vat: rows }) =>
            rows.map(({ ratePercent, vatCents }) => (ratePercent === rate ? sign * vatCents : 0)),
          ),
        ),
      ]),
    )
  })

  it('are compared day by day with the period before and with the year before', async () => {
    const day = { from: '2027-03-28', to: '2027-03-28' }
    const before = await read('sales', { ...day, compare: 'before' })
    expect(before.before).toEqual({ from: '2027-03-27', to: '2027-03-27' })
    expect(before.rows).toMatchObject([{ cells: { orders: 2 }, before: { day: '2027-03-27', orders: 1 } }])
    expect(before.totalsBefore?.['orders']).toBe(1)
    const year = await read('sales', { from: '2028-02-29', to: '2028-03-29', compare: 'year' })
    expect(year.before).toEqual({ from: '2027-02-28', to: '2027-03-29' })
    expect([year.totals['orders'], year.totalsBefore?.['orders']]).toEqual([0, 4])
    const vat = await read('vat', { from: '2028-03-01', to: '2028-03-31', compare: 'year' })
    expect(vat.rows.map(({ cells, before: was }) => [cells['ratePercent'], cells['vatCents'], was !== null])).toEqual([
      [25.5, 0, true],
      [13.5, 0, true],
    ])
  })

  it('has the steps towards an order on each day, next to the orders that were paid', async () => {
    await shop.funnel.flush()
    await shop.database.run(`insert into funnel_day values ('2027-03-27', 'product', 40), ('2027-03-28', 'product', 60),
      ('2027-03-28', 'checkout', 3), ('2027-04-01', 'product', 9)`)
    const funnel = await read('funnel')
    expect(column(funnel, 'productViews')).toEqual([0, 0, 40, 60, 0, 0, 0])
    // Each order began with a cart, also those that were not paid.
    expect(column(funnel, 'cartsBegun')).toEqual([0, 0, 1, 2, 3, 0, 0])
    expect(column(funnel, 'checkoutsBegun')).toEqual([0, 0, 0, 3, 0, 0, 0])
    expect(column(funnel, 'orders')).toEqual(column(await read('sales'), 'orders'))
    expect(funnel.totals).toMatchObject({ productViews: 100, cartsBegun: 6, checkoutsBegun: 3, orders: 4 })
  })

  it('leaves what staff took on the telephone out of the way to an order', async () => {
    await orderAt('2027-04-02T10:00:00Z', 'BAR')
    const staff = asStaff(shop)
    const body = { lines: [{ code: 'BAR', quantity: 1 }], addresses: { shippingAddress: address } }
    const key = { 'idempotency-key': 'phone-key-1' }
    const taken = await staff.send<{ orderNumber: string }>('POST', '/api/cda/orders', body, key)
    const paying = `/api/cda/orders/${taken.body.orderNumber}/payments`
    const paid = await staff.send('POST', paying, { paymentMethod: testCard(cards.authorised) })
    expect([taken.status, paid.status, paid.body]).toMatchObject([201, 200, { resultCode: 'Authorised' }])
    await shop.funnel.flush()
    const day = { from: '2027-04-02', to: '2027-04-02' }
    expect((await read('sales', day)).totals).toMatchObject({ orders: 2 })
    expect((await read('funnel', day)).totals).toMatchObject({ cartsBegun: 1, orders: 1 })
  })

  it('tell products and reductions, which add up to the discounts of the days', async () => {
    await shop.database.sql`
      insert into price (variation_code, kind, cents, valid_from, valid_to, created_at, created_by)
      values ('SALE', 'campaign', 400, '2027-03-01', '2027-04-30', '2027-02-01', 'tests')`
    await orderAt('2027-03-30T10:00:00Z', 'SALE')
    const [sales, products, discounts] = [await read('sales'), await read('sold-products'), await read('discounts')]
    expect(
      products.rows.map(({ cells }) => [cells['code'], cells['name'], cells['pieces'], cells['paidCents']]),
    ).toEqual([
      ['MUG', 'Tuote MUG', 4, 4_000],
      ['BAR', 'Tuote BAR', 4, 1_800],
      ['SALE', 'Tuote SALE', 1, 400],
    ])
    expect(discounts.totals['goodsCents']).toBe(-(sales.totals['discountCents'] ?? 0))
    expect(column(discounts, 'name')).toContain('Reduced prices')
  })

  it('are read by the index of their time', async () => {
    await shop.database.run(`
      insert into shop_order overriding system value
      select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'order_number', 'KV00-0000-' || lpad(n::text, 4, '0'),
        'accounting_number', 900000 + n, 'cart_id', gen_random_uuid(), 'created_at', o.created_at - interval '1 year'))).*
      from shop_order as o, generate_series(1, 3000) as n where o.status = 'AwaitingPayment'`)
    await shop.database.run('analyze shop_order; analyze fiscal_document; analyze payment_refund')
    const period = { ...week, begin: new Date('2027-03-24T22:00:00Z'), end: new Date('2027-03-31T21:00:00Z') }
    const { db } = shop.database
    expect(await rowsRead(db, 'shop_order', (tx) => listSales(tx, period))).toBeLessThan(100)
    expect(await rowsRead(db, 'fiscal_document', (tx) => listVat(tx, period))).toBeLessThan(100)
  })
})

describe('the other reports', () => {
  it('tell how long parcels took, what gift cards owe, what is short and what nothing was found for', async () => {
    await shop.database.run(`
      insert into gift_card (id, amount_cents, language, recipient_name, recipient_email, send_at, created_at)
        values ('00000000-0000-4000-8000-0000000000c1', 5000, 'fi', 'x', 'x@posti.example', now(), now());
      insert into gift_card_entry (card_id, kind, amount_cents, order_id, cause, at, actor)
        select '00000000-0000-4000-8000-0000000000c1', kind, cents,
          case when kind <> 'issue' then (select id from shop_order where order_number = '${numbers[0]}') end, kind, at, 'x'
        from (values ('issue', 5000, timestamptz '2027-03-24T21:59:59Z'), ('hold', -1200, '2027-03-24T22:00:00Z'),
          ('release', 200, '2027-03-31T21:00:00Z')) as moved (kind, cents, at);
      insert into search_log (day, language, phrase, searches, hits) values
        ('2027-03-25', 'fi', '=kaura', 3, 0), ('2027-03-24', 'fi', 'vanha', 9, 0), ('2027-04-01', 'fi', 'uusi', 9, 0)`)
    expect((await read('hours')).rows[0]?.cells).toMatchObject({ method: 'All', parcels: 4 })
    const cards = await read('gift-cards')
    expect(column(cards, 'cents')).toEqual([5_000, -1_200])
    expect(cards.totals['cents']).toBe(3_800)
    expect((await read('searches')).rows.map(({ cells }) => cells)).toEqual([
      { phrase: '=kaura', language: 'Finnish', searches: 3 },
    ])
    const short = await read('shortages')
    expect(short.rows[0]?.cells).toMatchObject({ code: 'NONE', status: 'Out', available: 0 })
  })

  it('are files with the same numbers, in which no formula runs', async () => {
    const { text, headers } = await ask<string>('/searches/file', { ...week, compare: 'before' })
    expect(headers['content-disposition']).toBe('attachment; filename="searches_2027-03-25_2027-03-31.csv"')
    expect(text).toBe(
      `\uFEFFPhrase,Language,Searches,Searches 2027-03-18–2027-03-24\n'=kaura,Finnish,3,\nvanha,Finnish,0,9\n`,
    )
    const sales = await read('sales')
    const lines = (await ask<string>('/sales/file', week)).text.trim().split('\n').slice(1)
    expect(lines.map((line) => line.split(',')[2])).toEqual(
      column(sales, 'totalCents').map((cents) => (Number(cents) / 100).toFixed(2)),
    )
  })

  it('are files as the reader’s spreadsheet reads them', async () => {
    const answer = await shop.call<string>({
      method: 'GET',
      url: `/api/admin/reports/sales/file?${new URLSearchParams(week).toString()}`,
      headers: { authorization: 'Bearer staff-Admin', 'accept-language': 'fi' },
    })
    expect(answer.text.split('\n')[1]).toMatch(/^[^;,]+;\d+;\d+,\d\d;/)
  })

  it.each([
    [{ from: '2027-03-31', to: '2027-03-30' }, 'from'],
    [{ from: '2027-02-30', to: '2027-03-30' }, 'from'],
    [{ from: '2025-01-01', to: '2027-03-30' }, 'from'],
    [{ to: '2027-02-30' }, 'to'],
    [{ to: '9999-12-31' }, 'to'],
    [{ from: '0001-01-02', to: '0001-01-05', compare: 'year' }, 'to'],
    [{ from: '1969-12-31', to: '1970-01-05' }, 'from'],
  ])('refuse the period %o', async (query, field) => {
    const { status, body } = await ask<{ errors: Record<string, string[]> }>('/sales', query as Record<string, string>)
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  })

  it('are for whom they are: sums of sales without persons, one’s own queue, the books for the administrator', async () => {
    const named = async (role: StaffRole) =>
      (await ask<Reports>('', {}, role)).body.reports.map(({ name }) => name).toSorted()
    expect(await named('Merchandiser')).toEqual([
      'discounts',
      'funnel',
      'sales',
      'searches',
      'shortages',
      'sold-products',
    ])
    expect(await named('CustomerService')).toEqual(['gift-cards', 'hours', 'searches', 'shortages'])
    expect(await named('Production')).toEqual(['hours', 'searches', 'shortages'])
    const all = await named('Admin')
    expect(all).toHaveLength(9)
    expect((await ask('', {}, 'Editor')).status).toBe(403)
    for (const role of ['Merchandiser', 'CustomerService', 'Production'] as const) {
      const own = await named(role)
      for (const name of all)
        for (const path of [`/${name}`, `/${name}/file`])
          expect([role, path, (await ask(path, week, role)).status]).toEqual([
            role,
            path,
            own.includes(name) ? 200 : 403,
          ])
    }
    for (const name of all) {
      const { text } = await ask(`/${name}`, { ...week, compare: 'before' })
      for (const personal of [address.lastName, address.email, address.line1]) expect(text).not.toContain(personal)
    }
  })
})
