import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderRecord } from '#src/fulfilment/contract/order-record.ts'
import { orderList } from '#src/fulfilment/server/order-list.sql.ts'
import { answerDay } from '#src/orders/server/orders.service.ts'
import { createListQuery } from '#src/platform/resources/list-query.ts'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { addStaffAccount } from '../../../tests/support/money-staff.ts'
import type { News } from '../contract/news.ts'
import type { AnyRecord, BulkAnswer, Export, Exports, List, Problem } from '../contract/records.ts'

/* Orders in the back office, over HTTP: found, read, packed, sent, refunded, held, left out, corrected. */

type Whole = OrderRecord & AnyRecord
type Listed = Omit<List, 'items'> & { items: ({ id: string } & Record<string, unknown>)[] }

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
  await addStaffAccount(shop)
})
afterAll(() => shop.stop())

const call = <Body>(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, role = 'CustomerService') =>
  shop.call<Body>({
    method,
    url: `/api/admin/${url}`,
    headers: { authorization: `Bearer staff-${role}`, 'accept-language': 'en' },
    ...(payload && { payload }),
  })
const read = async (number: string, role?: string): Promise<Whole> =>
  (await call<Whole>('GET', `orders/${number}`, undefined, role)).body
const act = <Body = Whole>(number: string, action: string, body: object = {}, role?: string) =>
  call<Body>('POST', `orders/${number}/${action}`, body, role)
const list = async (query: string) => (await call<Listed>('GET', `orders?${query}`)).body
const numbers = ({ items }: Listed): string[] => items.map(({ id }) => id)

let names = 0
async function paidOrder(...codes: string[]): Promise<string> {
  const visitor = shop.visitor(`buyer-${(names += 1)}`)
  const number = await visitor.placedOrder(...codes)
  await visitor.pay(number)
  return number
}
/** Packed, and the provider has told that the money is taken. */
async function packedOrder(...codes: string[]): Promise<string> {
  const number = await paidOrder(...codes)
  await act(number, 'pack')
  await shop.until(async () => (await read(number)).money.captures[0]?.status === 'accepted', 'the capture')
  await shop.deliverWebhooks()
  await shop.until(async () => (await read(number)).money.receipts.length === 1, 'the receipt')
  return number
}
const audits = (number: string) =>
  shop.database.sql<{ command: string; actor: string }>`
    select command, actor from audit_entry where subject_id = ${number} and subject_kind = 'order' order by id`

describe('an order', () => {
  it('is packed, sent and read with what happened to it', async () => {
    const number = await paidOrder('BAR', 'MUG')
    const before = await read(number)
    expect(before).toMatchObject({
      id: number,
      status: { value: 'InProgress', label: 'In progress' },
      money: { capturedCents: 0, receipts: [] },
    })
    expect(before.actions).toEqual(expect.arrayContaining(['pack', 'cancel', 'refund', 'hold', 'leave-out', 'note']))
    expect(before.actions).not.toContain('ship')

    const packed = await act(number, 'pack')
    expect(packed.status).toBe(200)
    expect(packed.body.parcels[0]).toMatchObject({ status: { value: 'Packed' }, actions: ['ship'] })
    await shop.until(async () => (await read(number)).money.captures[0]?.status === 'accepted', 'the capture')
    await shop.deliverWebhooks()
    await shop.until(async () => (await read(number)).money.receipts.length === 1, 'the receipt')
    const shipped = await act(number, 'ship', { trackingNumber: 'JJFI1234', carrier: 'Posti' })
    expect(shipped.body).toMatchObject({ status: { value: 'Completed' }, parcels: [{ trackingNumber: 'JJFI1234' }] })
    const after = await read(number)
    expect(after.money).toMatchObject({ capturedCents: after.money.payableCents, receipts: [{ kind: 'receipt' }] })
    expect(after.timeline.find(({ key }) => key === 'parcel-shipped')?.by).toBe('Tarja Toimi')
    // Who did what, in words: neither the codes of queues nor the ids of accounts.
    const messageOf = (key: string) => after.timeline.find((entry) => entry.key === key)
    expect(messageOf('parcel-shipped')).toMatchObject({ by: 'Tarja Toimi', detail: 'Parcel 1' })
    expect(messageOf('payment-captured')?.by).toBe('The system')
    expect(after.timeline.filter(({ by }) => /^(system|staff|customer|visitor|job)\b|[\da-f]{8}-/.test(by))).toEqual([])
    const partly = { lines: [], shipping: false, otherCents: 100, restock: false }
    expect((await act<{ endsOrder: boolean }>(number, 'refund-preview', partly)).body.endsOrder).toBe(false)
    expect((await act<Problem[]>(number, 'pack')).status).toBe(409)
    expect((await audits(number)).map(({ command }) => command)).toEqual(
      expect.arrayContaining(['order.read', 'order.packed', 'order.shipped']),
    )
    expect(numbers(await list('q=jjfi1234'))).toEqual([number])
    const receipt = await shop.call({
      method: 'GET',
      url: `/api/admin/orders/${number}/receipts/${after.money.receipts[0]?.number ?? ''}`,
      headers: { authorization: 'Bearer staff-CustomerService' },
    })
    expect([receipt.status, receipt.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  it('is refunded by the sum that was shown before', async () => {
    const number = await packedOrder('BAR', 'MUG')
    const wanted = { lines: [{ position: 0, quantity: 1 }], shipping: false, otherCents: 100, restock: false }
    const shown = await act<{ totalCents: number; cardCents: number; endsOrder: boolean }>(
      number,
      'refund-preview',
      wanted,
    )
    expect([shown.status, shown.text]).toEqual([200, expect.anything()])
    expect((await read(number)).money.refunds).toEqual([])
    expect((await act<Problem[]>(number, 'refund', { ...wanted, reason: 'broken' }, 'Production')).status).toBe(403)
    const stale = await act<Problem[]>(number, 'refund', { ...wanted, reason: 'broken' })
    expect([stale.status, stale.body[0]?.key]).toEqual([403, 'auth/step-up'])
    const refunded = await act(number, 'refund', { ...wanted, reason: 'broken' }, 'CustomerService!')
    expect(refunded.body.money.refunds).toMatchObject([
      { cardCents: shown.body.cardCents, reason: 'broken', by: 'Tarja Toimi' },
    ])
    const tooMuch = await act<Problem[]>(number, 'refund-preview', { ...wanted, lines: [], otherCents: 9_000_000 })
    expect([tooMuch.status, tooMuch.body[0]?.value]).toEqual([409, `That is more than is left to refund of ${number}.`])
  })

  it('is held for a reason and let go on', async () => {
    const number = await paidOrder('BAR')
    const held = await act(number, 'hold', { reason: 'Calls on Monday' })
    expect(held.body.holds).toMatchObject([{ reason: { value: 'staff' }, detail: 'Calls on Monday', canRelease: true }])
    expect((await act<Problem[]>(number, 'hold', { reason: 'Again' })).body[0]?.key).toBe('office/refused/held-already')
    const released = await act(number, 'release', { reason: 'staff', note: 'She called' })
    expect(released.body).toMatchObject({ status: { value: 'InProgress' }, notes: [{ text: 'She called' }] })
  })

  it('leaves out pieces without money, and a later refund of them sends no less', async () => {
    const visitor = shop.visitor(`buyer-${(names += 1)}`)
    await visitor.add('BAR', 3)
    const cart = await visitor.add('MUG')
    await visitor.details(cart.body.id)
    const number = (await visitor.order(cart.body.id)).body
    await visitor.pay(number)
    const { money } = await read(number)
    const line = (await read(number)).lines.find(({ code }) => code === 'BAR')
    const wanted = [{ position: line?.position ?? 0, quantity: 1 }]
    const left = await act(number, 'leave-out', { lines: wanted, reason: 'none left' })
    expect(left.body.lines.find(({ code }) => code === 'BAR')).toMatchObject({
      quantity: 3,
      leftToSend: 2,
      leftOutQuantity: 1,
    })
    expect(left.body.money).toMatchObject({ totalCents: money.totalCents, refundedCents: 0 })
    const sums = { lines: wanted, shipping: false, otherCents: 0, restock: false }
    const refunded = await act(number, 'refund', { ...sums, reason: 'left out' }, 'CustomerService!')
    expect(refunded.body.lines.find(({ code }) => code === 'BAR')).toMatchObject({
      leftToSend: 2,
      leftOutQuantity: 0,
      refundedQuantity: 1,
    })
    const all = left.body.lines.map(({ position, leftToSend: quantity }) => ({ position, quantity }))
    const none = await act<Problem[]>(number, 'leave-out', { lines: all, reason: 'nothing' })
    expect(none.body[0]?.key).toBe('office/refused/nothing-left')
    await act(number, 'pack')
    const late = await act<Problem[]>(number, 'leave-out', { lines: wanted, reason: 'late' })
    expect(late.body[0]?.key).toBe('office/refused/packed-already')
  })

  it('takes a corrected address once, and shows it to whom was late', async () => {
    const number = await paidOrder('BAR')
    const { version, shippingAddress } = await read(number)
    const moved = { ...shippingAddress, line1: 'Uusikatu 9' }
    const first = await call<Whole>('PATCH', `orders/${number}`, { version, shippingAddress: moved })
    expect(first.status).toBe(200)
    const second = await call<Problem[]>('PATCH', `orders/${number}`, { version, shippingAddress })
    expect(second.status).toBe(409)
    expect(second.body[0]).toMatchObject({
      key: 'office/version-conflict',
      current: { shippingAddress: { line1: 'Uusikatu 9' }, version: first.body.version },
    })
    const unknown = await call<object>('PATCH', `orders/${number}`, { version, status: 'Completed' })
    expect([unknown.status, Object.keys(Object(Object(unknown.body).errors) as object)]).toEqual([400, ['status']])
  })

  it('is found by name, e-mail address, number and product', async () => {
    const number = await paidOrder('SALE')
    await shop.database.sql`update shop_order set billing_address = billing_address
      || '{"firstName": "Venla", "lastName": "Mäkinen", "email": "venla.m@kauppa.example"}'::jsonb
      where order_number = ${number}`
    for (const q of [
      'mäkin',
      'VENLA MÄK',
      'venla.m@',
      number,
      number.replaceAll('-', '').toLowerCase(),
      number.slice(2, 9),
    ])
      expect([q, numbers(await list(`q=${encodeURIComponent(q)}`))]).toEqual([q, [number]])
    expect(numbers(await list('q=sale'))).toContain(number)
    expect(numbers(await list(`q=${encodeURIComponent('mäk%n')}`))).toEqual([])
    const short = await call<{ errors: object }>('GET', 'orders?q=m')
    expect([short.status, short.body.errors]).toEqual([400, { q: ['Type at least three characters.'] }])
    const [found] = await shop.database.sql<{ after: { of?: string[] } | null; subject: string | null }>`
      select after, subject_id as subject from audit_entry where command = 'order.read' order by id desc limit 1`
    expect(found?.after?.of ?? [found?.subject]).toContain(number)
  })
})

it('shows statements of withdrawal with the last day to answer each', async () => {
  const payload = { orderNumber: 'KV26-0000-0000', name: 'Aino', email: 'aino@posti.example' }
  const { body } = await shop.call<{ reference: string }>({ method: 'POST', url: '/api/withdrawals', payload })
  const { items } = (await call<Listed>('GET', 'withdrawals?sort=-receivedAt')).body
  expect(items[0]).toMatchObject({ id: body.reference, answerBy: answerDay(shop.clock.now()) })
})

it('tells what waits, and since when', async () => {
  const number = await paidOrder('BAR')
  await shop.database.sql`update shop_order set created_at = '2020-02-01T10:00:00Z' where order_number = ${number}`
  const { body } = await call<News>('GET', 'news')
  const view = (name: string) => body.counts.find(({ resource, view: its }) => resource === 'orders' && its === name)
  expect(view('toPack')).toMatchObject({ label: 'To pack', oldest: '2020-02-01T10:00:00.000Z' })
  expect(view('disputed')).toMatchObject({ count: 0, oldest: null })
  const waiting = (await list(`filter=${encodeURIComponent('{"status":["InProgress"],"parcels":["Released"]}')}`))
    .totalCount
  expect(view('toPack')?.count).toBe(waiting)
  // When the order was made says nothing of when it was held.
  await act(number, 'hold', { reason: 'By telephone' })
  const { body: after } = await call<News>('GET', 'news')
  expect(after.counts.find(({ view: its }) => its === 'held')).toMatchObject({ count: 1, oldest: null })
})

describe('several at once', () => {
  it('are packed each by itself, and those that are refused say why', async () => {
    const [one, two] = [await paidOrder('BAR'), await paidOrder('MUG')]
    await act(two, 'hold', { reason: 'Later' })
    const ids = [one, two, 'KV26-0000-0000']
    const { body } = await call<BulkAnswer>('POST', 'orders/actions/pack', { ids, body: {} }, 'Production')
    expect(body.results.map(({ id, isDone }) => [id, isDone])).toEqual([
      [one, true],
      [two, false],
      ['KV26-0000-0000', false],
    ])
    expect(body.results[1]?.problems[0]?.value).toContain('not in a state')
    expect(body.results[2]?.problems[0]?.value).toBe('The page or item could not be found.')
  })
})

describe('a list as a file', () => {
  it('is written by a job, guarded against formulas, and opens once for who asked', async () => {
    const number = await paidOrder('BIG')
    await shop.database.sql`update shop_order set billing_address = billing_address
      || '{"firstName": "=cmd()", "lastName": "Virta"}'::jsonb where order_number = ${number}`
    const body = { filter: { ids: [number] }, columns: ['orderNumber', 'customer', 'status', 'totalCents'] }
    expect((await call('POST', 'orders/export', body)).status).toBe(403)
    const unknown = await call('POST', 'orders/export', { columns: ['nothing'] }, 'CustomerService!')
    expect(unknown.status).toBe(400)
    const asked = await call<Export>('POST', 'orders/export', body, 'CustomerService!')
    expect([asked.status, asked.body]).toEqual([202, expect.objectContaining({ state: 'waiting', url: null })])
    const mine = async () => (await call<Exports>('GET', 'exports')).body.exports.find(({ id }) => id === asked.body.id)
    await shop.until(async () => (await mine())?.state === 'ready', 'the file')
    const made = await mine()
    const open = () =>
      shop.call({ method: 'GET', url: made?.url ?? '', headers: { authorization: 'Bearer staff-CustomerService' } })
    const file = await open()
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.text).toMatch(/^\ufeffOrder,Customer,Status,Total\n/)
    expect(file.text).toContain(`${number},'=cmd() Virta,In progress,`)
    expect((await open()).status).toBe(404)
    expect((await mine())?.state).toBe('fetched')
  })

  it('begins again where the database ends its reading in between: no row is there twice', async () => {
    const rows: string[] = []
    let isFirst = true
    const done = await createListQuery({ name: 'orders', ...orderList }).each(
      shop.database.db,
      {},
      {
        async begin() {
          rows.length = 0
        },
        async take(found) {
          rows.push(...found.map(({ id }) => id))
          if (!isFirst) return
          isFirst = false
          throw Object.assign(new pg.DatabaseError('conflict with recovery', 0, 'error'), { code: '40001' })
        },
      },
    )
    expect([done.ok, isFirst]).toEqual([true, false])
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows).size).toBe(rows.length)
  })

  it('has the separators of the reader’s spreadsheet: a sum with a point would become a day', async () => {
    const number = await paidOrder('BIG')
    const authorization = 'Bearer staff-CustomerService!'
    const payload = { filter: { ids: [number] }, columns: ['orderNumber', 'totalCents'] }
    const headers = { authorization, 'accept-language': 'fi' }
    const asked = await shop.call<Export>({ method: 'POST', url: '/api/admin/orders/export', headers, payload })
    const mine = async () => (await call<Exports>('GET', 'exports')).body.exports.find(({ id }) => id === asked.body.id)
    await shop.until(async () => (await mine())?.state === 'ready', 'the file')
    const file = await shop.call({ method: 'GET', url: (await mine())?.url ?? '', headers })
    expect(file.text).toMatch(/^\ufeff[^;,]+;[^;,]+\n/)
    expect(file.text).toMatch(new RegExp(`${number};\\d+,\\d\\d\\n`))
  })
})
