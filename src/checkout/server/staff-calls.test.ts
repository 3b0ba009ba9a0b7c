import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  address,
  cards,
  consents,
  type MoneyShop,
  startMoneyShop,
  tablet,
  testCard,
} from '../../../tests/support/money-shop.ts'
import { asStaff } from '../../../tests/support/money-staff.ts'
import type { DomainCart } from '#src/cart/contract/cart.ts'
import type { DomainOrder } from '#src/orders/contract/order.ts'
import type { PaymentResult } from '#src/payments/contract/payments.ts'
import type { CartPayment, PreparedCart } from '../contract/domain-calls.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

let count = 0
const newVisitor = (language = 'fi') => shop.visitor(`asked-${(count += 1)}`, language)
const carts = '/api/cda/carts'
const orders = '/api/cda/orders'
const place = { marketId: 'FI', currency: 'EUR' }
const bar = (quantity = 1) => ({ ...place, lines: [{ code: 'BAR', quantity }] })
const newKey = () => ({ 'idempotency-key': `staff-key-${(count += 1)}` })
const taking = (more: object = {}) => ({
  lines: [{ code: 'BAR', quantity: 2 }],
  addresses: { shippingAddress: address },
  ...more,
})
const take = (more: object = {}, key = newKey()) => asStaff(shop).send<DomainOrder>('POST', orders, taking(more), key)
const correct = (body: object) => asStaff(shop).send<DomainOrder>('PUT', orders, body)
const events = async (orderNumber: string) =>
  shop.database.sql<{ key: string; actor: string }>`select e.key, e.actor from order_event e
    join shop_order o on o.id = e.order_id where o.order_number = ${orderNumber} order by e.id`

describe('carts of others', () => {
  it('are opened for a guest whom nobody has been, read and changed by version', async () => {
    const staff = asStaff(shop)
    const opened = await staff.send<DomainCart>('POST', carts, { ...bar(2), greeting: 'Onnea' })
    expect(opened).toMatchObject({ status: 201, body: { totalQuantity: 2, greeting: 'Onnea', customerId: null } })
    const { id, version, anonymousId } = opened.body
    expect(anonymousId).toMatch(/^v_[\w-]{22}$/)
    const changed = await staff.send<DomainCart>('PUT', carts, { ...bar(3), id, version })
    expect(changed).toMatchObject({ status: 200, body: { id, totalQuantity: 3, greeting: 'Onnea' } })
    const old = await staff.send('PUT', carts, { ...bar(9), id, version })
    expect([old.status, old.body]).toMatchObject([409, [{ key: 'version-conflict' }]])
    expect(await staff.done(id)).toEqual(['cart.changed', 'cart.changed', 'cart.changed'])
    const read = await staff.send<DomainCart>('GET', `${carts}/${id}`)
    expect([read.status, read.body.totalQuantity, (await staff.done(id)).at(-1)]).toEqual([200, 3, 'cart.read'])
  })

  it('are the visitor’s own: what is changed for them, they see, and a code is taken by its rules', async () => {
    const [visitor, staff] = [newVisitor(), asStaff(shop)]
    const { id } = (await visitor.add('BAR')).body
    const { anonymousId } = (await staff.send<DomainCart>('GET', `${carts}/${id}`)).body
    const byOwner = await staff.send<DomainCart>('PUT', carts, { ...bar(4), customerId: anonymousId })
    expect([byOwner.body.id, (await visitor.cart()).totalQuantity]).toEqual([id, 4])
    const refused = await staff.send('PUT', carts, { ...bar(4), id, coupon: 'NOTHING' })
    expect([refused.status, refused.body]).toMatchObject([400, [{ key: 'coupon/invalid' }]])
    expect((await staff.send('POST', carts, { ...bar(1), customerId: anonymousId })).status).toBe(409)
    expect(await visitor.cart()).toMatchObject({ totalQuantity: 4 })
  })

  it('are found by the e-mail of an address', async () => {
    const [visitor, staff] = [newVisitor(), asStaff(shop)]
    const id = await visitor.readyCart('BAR')
    const email = `etsitty${count}@posti.example`
    await visitor.details(id, { shippingAddress: { ...address, email } })
    const found = await staff.send<{ items: DomainCart[]; totalCount: number }>('POST', `${carts}/search`, {
      email: email.toUpperCase(),
    })
    expect([found.body.totalCount, found.body.items[0]?.id]).toEqual([1, id])
    const several = await staff.send<{ items: DomainCart[] }>('POST', `${carts}/search`, { pageSize: 3 })
    const [read] = await shop.database.sql<{ after: { of: string[] } }>`
      select after from audit_entry where command = 'cart.read' and subject_id is null order by id desc limit 1`
    expect(read?.after.of).toEqual(several.body.items.map((cart) => cart.id))
  })

  it('are named by id or customer, which belong together', async () => {
    const [visitor, staff] = [newVisitor(), asStaff(shop, 'CustomerService', 'sv')]
    const { id } = (await visitor.add('BAR')).body
    const unnamed = await staff.send('PUT', carts, bar())
    expect([unnamed.status, unnamed.body]).toMatchObject([400, { errors: { id: [expect.any(String)] } }])
    for (const named of [
      { id, customerId: 'v_somebodyelse' },
      { id: '00000000-0000-4000-8000-000000000000' },
      { customerId: 'c_nobody' },
      { customerId: '00000000-0000-4000-8000-000000000000' },
    ])
      expect((await staff.send('PUT', carts, { ...bar(7), ...named })).status, JSON.stringify(named)).toBe(404)
    expect((await staff.send('POST', carts, { ...bar(), customerId: 'c_nobody' })).status).toBe(404)
    expect((await visitor.cart()).totalQuantity).toBe(1)
  })

  it('are prepared, their payment said, and ordered for whose they are', async () => {
    const [visitor, staff] = [newVisitor(), asStaff(shop)]
    const id = await visitor.readyCart('BAR', 'MUG')
    const prepared = await staff.send<PreparedCart>('POST', `${carts}/${id}/preparecheckout`)
    expect([prepared.status, prepared.body.problems]).toEqual([200, []])
    const amount = (await visitor.cart()).payableAmount
    const chosen = await staff.send<CartPayment>('POST', `${carts}/${id}/payments`, { method: 'Adyen', amount })
    expect(chosen).toMatchObject({ status: 200, body: { amount, status: 'Pending' } })
    expect((await staff.send('POST', `${carts}/${id}/payments`, { method: 'Adyen', amount })).status).toBe(409)
    expect((await staff.send('PUT', `${carts}/${id}/payments`, { method: 'Adyen', amount: 1 })).status).toBe(409)
    expect((await staff.send('PUT', `${carts}/${id}/payments`, { method: 'Adyen', amount })).status).toBe(200)
    expect((await staff.send('POST', `${carts}/${id}/processpayments`)).body).toEqual({ status: 'Pending' })
    const keyless = await staff.send('POST', `${carts}/${id}/converttoorder`, { consents })
    expect([keyless.status, keyless.body]).toMatchObject([400, [{ key: 'checkout/idempotency-key-required' }]])
    const key = newKey()
    const placed = await staff.send<DomainOrder>('POST', `${carts}/${id}/converttoorder`, { consents }, key)
    const again = await staff.send<DomainOrder>('POST', `${carts}/${id}/converttoorder`, { consents }, key)
    expect([placed.status, again.body.orderNumber]).toEqual([200, placed.body.orderNumber])
    expect((await visitor.send('GET', `/api/me/orders/${placed.body.orderNumber}`)).status).toBe(200)
    expect(await staff.done(placed.body.orderNumber)).toEqual(['order.taken'])
  })
})

describe('an order that is taken for somebody', () => {
  it('is priced by the shop, waits for its payment, is paid for them, and says who did it', async () => {
    const taken = await take({ notes: '  Soittaa\u0007 ennen toimitusta  ', language: 'sv', greeting: 'Onnea' })
    expect(taken).toMatchObject({
      status: 201,
      body: { statusCode: 'AwaitingPayment', notes: 'Soittaa ennen toimitusta', customerId: null, greeting: 'Onnea' },
    })
    const { orderNumber, totals } = taken.body
    expect(totals.subTotal).toBe(9)
    const [row] = await shop.database.sql`select language, consents from shop_order where order_number = ${orderNumber}`
    expect(row).toMatchObject({
      language: 'sv',
      consents: [
        { key: 'terms', accepted: true },
        { key: 'marketing', accepted: false },
      ],
    })
    const staff = asStaff(shop)
    const paid = await staff.send<PaymentResult>('POST', `${orders}/${orderNumber}/payments`, {
      paymentMethod: testCard(cards.authorised),
    })
    expect(paid).toMatchObject({ status: 200, body: { resultCode: 'Authorised' } })
    const read = await staff.send<DomainOrder>('GET', `${orders}/${orderNumber}`)
    expect(read.body).toMatchObject({ statusCode: 'InProgress', payments: [{ statusCode: 'Authorised' }] })
    expect(await staff.done(orderNumber)).toEqual([
      'order.taken',
      'order.corrected',
      'order.payment-tried',
      'order.paid',
      'order.read',
    ])
    expect((await events(orderNumber)).find(({ key }) => key === 'payment-authorised')?.actor).toBe('staff Tarja Toimi')
  })

  it('is one for each key, and none where something is wrong with it', async () => {
    const key = newKey()
    const answers = await Promise.all([take({}, key), take({}, key), take({}, key)])
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.orderNumber)
    expect(new Set(made).size).toBe(1)
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
    expect((await take({}, key)).body.orderNumber).toBe(made[0])
    expect((await take({ greeting: 'Muu' }, key)).status).toBe(422)
    const [before] = await shop.database.sql`select count(*)::int as carts from cart where status <> 'Expired'`
    const refusals: [object, number, unknown][] = [
      [{ lines: [{ code: 'NONE', quantity: 1 }] }, 400, [{ key: 'cart/out-of-stock' }]],
      [{ lines: [{ code: 'TAB-DARK', quantity: 1 }] }, 400, [{ key: 'cart/engraving-required' }]],
      [{ coupon: 'NOTHING' }, 400, [{ key: 'coupon/invalid' }]],
      [{ consents: [] }, 400, [{ key: 'checkout/consent-required' }]],
      [{ delivery: { methodId: 'dragon' } }, 400, [{ key: 'delivery/not-offered' }]],
      [
        { addresses: { shippingAddress: { ...address, email: 'x' } } },
        400,
        { errors: { 'shippingAddress.email': [expect.any(String)] } },
      ],
      [{ customerId: 'c_nobody' }, 404, [{ key: 'not-found' }]],
      [{ notes: 'x'.repeat(2_001) }, 400, { errors: { notes: [expect.any(String)] } }],
    ]
    for (const [more, status, body] of refusals) {
      const refused = await take(more)
      expect([refused.status, refused.body], JSON.stringify(more).slice(0, 80)).toMatchObject([status, body])
    }
    const [after] = await shop.database.sql`select count(*)::int as carts from cart where status <> 'Expired'`
    expect(after).toEqual(before)
    const keyless = await asStaff(shop, 'CustomerService', 'en').send('POST', orders, taking())
    expect([keyless.status, keyless.body]).toMatchObject([400, [{ value: expect.stringContaining('could not') }]])
  })

  it('of engraved goods is taken as well, and is the visitor’s whose id is named', async () => {
    const visitor = newVisitor()
    const { id } = (await visitor.add('MUG')).body
    const { anonymousId } = (await asStaff(shop).send<DomainCart>('GET', `${carts}/${id}`)).body
    const lines = [{ code: 'TAB-DARK', quantity: 1, customTablet: tablet }]
    const taken = await take({ lines, customerId: anonymousId })
    expect(taken.status).toBe(201)
    expect((await visitor.send('GET', `/api/me/orders/${taken.body.orderNumber}`)).status).toBe(200)
    // What they were filling is theirs still.
    expect(await visitor.cart()).toMatchObject({ id, totalQuantity: 1, allLineItems: [{ code: 'MUG' }] })
  })
})

describe('a correction', () => {
  it('moves what is not packed, mends the bill, keeps notes, and is refused on an older version', async () => {
    const visitor = newVisitor()
    const orderNumber = await visitor.placedOrder('BAR')
    await visitor.pay(orderNumber)
    const { version = 0 } = (await asStaff(shop).send<DomainOrder>('GET', `${orders}/${orderNumber}`)).body
    const moved = { ...address, line1: 'Mannerheimintie 1' }
    const billed = { ...address, email: 'oikea@posti.example' }
    const corrected = await correct({
      orderNumber,
      version,
      addresses: { shippingAddress: moved, billingAddress: billed },
      notes: 'Korjattu puhelimessa',
      lines: [{ code: 'BAR', quantity: 1 }],
    })
    expect(corrected).toMatchObject({
      status: 200,
      body: {
        shipments: [{ shippingAddress: { line1: 'Mannerheimintie 1' } }],
        payments: [{ billingAddress: { email: 'oikea@posti.example' } }],
        notes: 'Korjattu puhelimessa',
      },
    })
    expect(corrected.body.version).toBeGreaterThan(version)
    const old = await correct({ orderNumber, version, notes: 'Vanha' })
    expect([old.status, old.body]).toMatchObject([409, [{ key: 'version-conflict' }]])
    const abroad = await correct({ orderNumber, addresses: { shippingAddress: { ...address, countryCode: 'SWE' } } })
    expect([abroad.status, abroad.body]).toMatchObject([409, [{ key: 'orders/country-fixed' }]])
    // The shopper sees where it goes, and none of the shop's notes.
    const seen = await visitor.send<DomainOrder>('GET', `${orders}/${orderNumber}`)
    expect([seen.status, seen.text.includes('Korjattu'), seen.body.version]).toEqual([200, false, undefined])
    const [facts] = await shop.database.sql<{ after: object }>`select after from audit_entry
      where command = 'order.corrected' and subject_id = ${orderNumber}`
    expect(facts?.after).toMatchObject({ fields: ['shippingAddress', 'notes', 'billingAddress'] })
  })

  it('sent again changes nothing, and leaves no trace', async () => {
    const orderNumber = await newVisitor().placedOrder('BAR')
    const body = { orderNumber, addresses: { shippingAddress: address }, notes: 'Sama' }
    const { version } = (await correct(body)).body
    expect((await correct(body)).body.version).toBe(version)
    expect((await asStaff(shop).done(orderNumber)).filter((command) => command === 'order.corrected')).toHaveLength(1)
  })

  it('of an unpaid order’s lines makes another order of it, or leaves it as it is', async () => {
    const visitor = newVisitor()
    const orderNumber = await visitor.placedOrder('SCARCE')
    const tooMany = await correct({ orderNumber, lines: [{ code: 'SCARCE', quantity: 4 }] })
    expect([tooMany.status, tooMany.body]).toMatchObject([400, [{ key: 'cart/only-left' }]])
    const still = await visitor.send<DomainOrder>('GET', `/api/me/orders/${orderNumber}`)
    expect(still.body.statusCode).toBe('AwaitingPayment')
    const anew = await correct({
      orderNumber,
      lines: [
        { code: 'SCARCE', quantity: 2 },
        { code: 'BAR', quantity: 1 },
      ],
    })
    expect(anew).toMatchObject({ status: 200, body: { statusCode: 'AwaitingPayment' } })
    expect(anew.body.orderNumber).not.toBe(orderNumber)
    expect((await visitor.send<DomainOrder>('GET', `/api/me/orders/${orderNumber}`)).body.statusCode).toBe('Cancelled')
    const [stock] = await shop.database.sql`select allocated from stock where code = 'SCARCE'`
    expect(stock).toEqual({ allocated: 2 })
    expect((await visitor.pay(anew.body.orderNumber)).body.resultCode).toBe('Authorised')
    const paid = await correct({ orderNumber: anew.body.orderNumber, lines: [{ code: 'BAR', quantity: 1 }] })
    expect([paid.status, paid.body]).toMatchObject([409, [{ key: 'orders/lines-fixed' }]])
    const unknown = await correct({ orderNumber: 'KV26-0000-0000', notes: 'x' })
    expect(unknown.status).toBe(404)
  })
})

describe('a payment for somebody', () => {
  it('is by telephone: no bank’s page is opened for a card that its owner would be asked about', async () => {
    const [visitor, staff] = [newVisitor(), asStaff(shop)]
    const asked = await visitor.pay(await visitor.placedOrder('BAR'), cards.challenge)
    expect(asked.body.resultCode).toBe('RedirectShopper')
    const url = `${orders}/${await newVisitor().placedOrder('BAR')}/payments`
    const paid = await staff.send<PaymentResult>('POST', url, { paymentMethod: testCard(cards.challenge) })
    expect(paid.body).toMatchObject({ resultCode: 'Authorised' })
  })

  it('is refused as theirs would be, tried in another way, and answered once per key', async () => {
    const [visitor, staff] = [newVisitor('sv'), asStaff(shop)]
    const orderNumber = await visitor.placedOrder('BAR')
    const pay = (method: 'POST' | 'PUT', card: string, key = {}) =>
      staff.send<PaymentResult>(method, `${orders}/${orderNumber}/payments`, { paymentMethod: testCard(card) }, key)
    expect((await pay('PUT', cards.authorised)).status).toBe(404)
    expect((await pay('POST', cards.refused)).body).toMatchObject({ resultCode: 'Refused', attempt: 1 })
    const key = newKey()
    const [first, second] = [await pay('PUT', cards.authorised, key), await pay('PUT', cards.authorised, key)]
    expect([first.body.resultCode, second.body.attempt]).toEqual(['Authorised', first.body.attempt])
    expect(
      (await staff.send('POST', `${orders}/KV26-0000-0000/payments`, { paymentMethod: testCard(cards.refused) }))
        .status,
    ).toBe(404)
    const unknown = await staff.send('POST', `${orders}/${orderNumber}/processpayments`, { redirectResult: 'x' })
    expect([unknown.status, unknown.body]).toMatchObject([400, [{ key: 'payment/result-unknown' }]])
    for (const url of ['payments', 'processpayments'])
      expect((await visitor.send('POST', `${orders}/${orderNumber}/${url}`, {})).status, url).toBe(403)
  })
})

describe('the shop’s people and the owner at the same moment', () => {
  it('of a cart that is changed while its owner pays: what is charged is what was ordered', async () => {
    for (let round = 0; round < 8; round++) {
      const visitor = newVisitor()
      const orderNumber = await visitor.placedOrder('BAR')
      const { id } = await visitor.cart()
      const [paid, changed] = await Promise.all([
        visitor.pay(orderNumber),
        asStaff(shop).send<DomainCart>('PUT', carts, { ...bar(5), id }),
      ])
      const [order] = await shop.database.sql<{ status: string; total: number; paid: number }>`
        select o.status, o.payable_cents as total, coalesce(sum(a.amount_cents) filter (where a.status = 'Authorised'), 0)::int as paid
        from shop_order o left join payment_attempt a on a.order_id = o.id where o.order_number = ${orderNumber} group by o.id`
      // Either the payment was first, and the cart stays as it was ordered, or is none any more; or the change was, and nothing was charged.
      if (order?.status === 'InProgress') {
        expect([404, 409]).toContain(changed.status)
        expect(order.paid).toBe(order.total)
      } else expect([order?.status, order?.paid, changed.status, paid.status]).toEqual(['Cancelled', 0, 200, 409])
    }
  })

  it('of corrections at once: each is of the version it has seen, and none is lost', async () => {
    // The first round opens connections one after the other; those that follow meet.
    for (let round = 0; round < 5; round++) {
      const orderNumber = await newVisitor().placedOrder('BAR')
      const { version = 0 } = (await asStaff(shop).send<DomainOrder>('GET', `${orders}/${orderNumber}`)).body
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, n) => correct({ orderNumber, version, notes: `Korjaus ${n}` })),
      )
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
    }
  })
})
