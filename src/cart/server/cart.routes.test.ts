import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeCatalogue, changePrice } from '../../../tests/support/catalogue-change.ts'
import { type MoneyShop, startMoneyShop, tablet } from '../../../tests/support/money-shop.ts'
import type { Cart } from '../contract/cart.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

let visitors = 0
const newVisitor = (language = 'fi') => shop.visitor(`cart-${(visitors += 1)}`, language)
const countCarts = async () => (await shop.database.sql<{ n: number }>`select count(*)::int as n from cart`)[0]?.n

describe('a cart', () => {
  it('is empty and stored nowhere before the first add', async () => {
    const before = await countCarts()
    const cart = await newVisitor().cart()
    expect(cart).toMatchObject({
      id: '',
      version: 0,
      totalQuantity: 0,
      totalPrice: 0,
      problems: [],
      openOrder: null,
      shippingMethodName: '',
    })
    expect(cart.shipments).toEqual([{ id: 0, lineItems: [], shippingAddress: null }])
    expect(await countCarts()).toBe(before)
  })

  it('answers 401 without a token', async () => {
    const answer = await shop.call({ method: 'GET', url: '/api/me/carts' })
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject([{ key: 'auth/token' }])
  })

  it('shows lines, sums, tax and delivery in the visitor’s language', async () => {
    const visitor = newVisitor('en')
    await visitor.add('SALE', 2)
    const { status, body } = await visitor.add('BAR', 3)
    expect(status).toBe(200)
    expect(
      body.allLineItems.map((line) => [line.code, line.quantity, line.placedPriceString, line.discountedPriceString]),
    ).toEqual([
      ['SALE', 2, '€10.00', '€8.00'],
      ['BAR', 3, '€13.50', '€13.50'],
    ])
    // The price of a unit is that of what is paid; a reduction names the lowest price of 30 days, of one.
    expect(body.allLineItems.map(({ unitPriceString, previousPrice }) => [unitPriceString, previousPrice])).toEqual([
      ['€20.00/kg', { priceIncludingTax: 5, priceString: '€5.00' }],
      ['€45.00/kg', null],
    ])
    expect(body.allLineItems.map(({ piecePriceString }) => piecePriceString)).toEqual(['€4.00', '€4.50'])
    expect(body).toMatchObject({
      subTotal: 23.5,
      lineDiscountsAmount: 2,
      shippingTotalPrice: 8.9,
      totalPrice: 30.4,
      totalDisplayPrice: '€30.40',
      totalTax: 3.62,
      totalWeight: 700,
      totalDisplayWeight: '700\u00a0g',
      hasFreeShipping: false,
      amountLeftForFreeShipping: 27.5,
      shippingMethodName: 'Home delivery',
    })
    expect(body.allLineItems[0]).toMatchObject({
      hasDiscountedPrice: true,
      maxQuantity: 50,
      productImageUrl: '/media/products/sale.webp',
    })
    expect(body.taxes).toEqual([{ rate: 13.5, net: 26.78, tax: 3.62, display: '€3.62' }])
  })

  it('says of a line what is being said of its product, in the visitor’s language', async () => {
    const notice = { type: 'recall', texts: { fi: 'Palauta erä L1', sv: 'Returnera parti L1', en: '' } }
    await changeCatalogue(
      shop.database,
      `update product set notice = '${JSON.stringify(notice)}' where id = (select product_id from variation where code = 'MUG')`,
    )
    const visitor = newVisitor('sv')
    await visitor.add('BAR')
    const { allLineItems } = (await visitor.add('MUG')).body
    expect(allLineItems.map(({ code, notice: told }) => [code, told])).toEqual([
      ['BAR', undefined],
      ['MUG', { type: 'recall', text: 'Returnera parti L1' }],
    ])
    expect((await visitor.cart()).allLineItems[1]?.notice).toEqual({ type: 'recall', text: 'Returnera parti L1' })
    await changeCatalogue(shop.database, 'update product set notice = null where notice is not null')
  })

  it('tells what each way of delivery costs and when it arrives, in three languages', async () => {
    const visitor = newVisitor()
    await visitor.add('BAR')
    const letterTo = (recipient: Partial<typeof tablet>) =>
      visitor.send<Cart>('POST', '/api/me/carts/add', {
        code: tablet.flavour,
        quantity: 1,
        customTablet: { ...tablet, ...recipient },
      })
    for (const name of ['Eeva Koski', 'Veikko Koski']) await letterTo({ name })
    const { body } = await letterTo({ countryCode: 'SWE', postalCode: '111 22', name: 'Lars Koski' })
    const asSet = { place: '', isEstimate: false, isFetched: false }
    expect(body.deliveries).toEqual([
      {
        ...asSet,
        methodName: 'Kotiinkuljetus',
        count: 1,
        price: 8.9,
        priceDisplay: '8,90\u00a0€',
        estimateString: 'ti\u00a024.11.–to\u00a026.11.',
      },
      {
        ...asSet,
        methodName: 'Kirje saajalle',
        count: 2,
        price: 13.8,
        priceDisplay: '13,80\u00a0€',
        estimateString: 'ke\u00a025.11.–to\u00a026.11.',
      },
      {
        ...asSet,
        methodName: 'Kirje saajalle ulkomaille',
        count: 1,
        price: 6.9,
        priceDisplay: '6,90\u00a0€',
        estimateString: 'to\u00a026.11.–ke\u00a02.12.',
      },
    ])
    expect(body.deliveries.reduce((cents, { price }) => cents + Math.round(price * 100), 0)).toBe(
      Math.round(body.shippingTotalPrice * 100),
    )
    expect(body.allLineItems.map(({ deliveryEstimateString }) => deliveryEstimateString.slice(0, 2))).toEqual([
      'ti',
      'ke',
      'ke',
      'to',
    ])
  })

  it('ships free from 49 €', async () => {
    const { body } = await newVisitor().add('BIG')
    expect(body).toMatchObject({
      hasFreeShipping: true,
      amountLeftForFreeShipping: 0,
      shippingTotalPrice: 0,
      totalPrice: 50,
    })
  })

  it('adds to a line, takes off it and ends it', async () => {
    const visitor = newVisitor()
    await visitor.add('BAR', 2)
    expect((await visitor.add('BAR', 3)).body.allLineItems).toMatchObject([{ code: 'BAR', quantity: 5, shipmentId: 0 }])
    const less = await visitor.send<Cart>('POST', '/api/me/carts/remove', { code: 'BAR', quantity: 4, shipmentId: 0 })
    expect(less.body.totalQuantity).toBe(1)
    const none = await visitor.send<Cart>('POST', '/api/me/carts/remove', { code: 'BAR', quantity: 1 })
    expect(none.body.shipments).toEqual([{ id: 0, lineItems: [], shippingAddress: null }])
    const gone = await visitor.send('POST', '/api/me/carts/remove', { code: 'BAR', quantity: 1 })
    expect([gone.status, gone.body]).toMatchObject([400, [{ key: 'cart/line-not-found' }]])
  })

  it('grows in version with each change and in nothing else', async () => {
    const visitor = newVisitor()
    const first = (await visitor.add('BAR')).body.version
    expect((await visitor.cart()).version).toBe(first)
    expect((await visitor.add('BAR')).body.version).toBe(first + 1)
    await visitor.add('NONE')
    expect((await visitor.cart()).version).toBe(first + 1)
  })

  it('forgets a deleted line, also when it is deleted twice', async () => {
    const visitor = newVisitor()
    const { version } = (await visitor.add('BAR')).body
    for (let twice = 0; twice < 2; twice++) {
      const answer = await visitor.send<Cart>('POST', '/api/me/carts/delete', { code: 'BAR' })
      expect([answer.status, answer.body.totalQuantity, answer.body.version]).toEqual([200, 0, version + 1])
    }
  })

  it('replaces its lines and keeps the ids of those that stay', async () => {
    const visitor = newVisitor()
    const before = (await visitor.add('BAR')).body.allLineItems[0]?.id
    const answer = await visitor.send<Cart>('PUT', '/api/me/carts', {
      lines: [
        { code: 'MUG', quantity: 1 },
        { code: 'BAR', quantity: 4 },
      ],
    })
    expect(answer.body.allLineItems.map((line) => [line.code, line.quantity])).toEqual([
      ['MUG', 1],
      ['BAR', 4],
    ])
    expect(answer.body.allLineItems[1]?.id).toBe(before)
    expect((await visitor.cart()).allLineItems.map((line) => line.code)).toEqual(['MUG', 'BAR'])
  })

  it('is found by market and name, and only by these', async () => {
    const visitor = newVisitor()
    const { body } = await visitor.add('BAR')
    expect((await visitor.send<Cart>('GET', '/api/me/carts/FI/Default')).body.id).toBe(body.id)
    expect((await visitor.send('GET', '/api/me/carts/SE/Default')).status).toBe(404)
  })

  it('is nobody else’s', async () => {
    const { body } = await newVisitor().add('BAR')
    const other = newVisitor()
    const line = body.allLineItems[0]?.id
    expect((await other.cart()).id).toBe('')
    for (const [method, url, payload] of [
      ['GET', `/api/cda/me/carts/${body.id}`, undefined],
      ['DELETE', `/api/cda/me/carts/${body.id}`, undefined],
      ['PUT', `/api/me/checkout/${body.id}/greeting`, { greeting: 'x' }],
      ['GET', `/api/me/checkout/${body.id}/payment`, undefined],
    ] as const) {
      expect((await other.send(method, url, payload)).status, url).toBe(404)
    }
    expect(
      (await other.send('POST', '/api/me/carts/remove', { code: 'BAR', quantity: 1, lineItemId: line })).status,
    ).toBe(400)
  })

  it('takes one first add of many at the same moment without losing any', async () => {
    const visitor = newVisitor()
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.add('BAR')))
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200))
    expect((await visitor.cart()).totalQuantity).toBe(8)
  })
})

describe('stock and limits', () => {
  it.each([
    ['SCARCE', 4, 400, { key: 'cart/only-left', value: 'Vain 3 kpl jäljellä', available: 3, code: 'SCARCE' }],
    ['NONE', 1, 400, { key: 'cart/out-of-stock', value: 'Loppunut: Tuote NONE', available: 0 }],
    ['GHOST', 1, 400, { key: 'cart/not-available', value: 'Ei enää myynnissä: GHOST' }],
  ])('%s × %i is refused', async (code, quantity, status, problem) => {
    const answer = await newVisitor().add(code, quantity)
    expect([answer.status, answer.body]).toMatchObject([status, [problem]])
  })

  it('refuses the whole add, not a part of it', async () => {
    const visitor = newVisitor()
    await visitor.add('SCARCE', 2)
    expect((await visitor.add('SCARCE', 2)).status).toBe(400)
    expect((await visitor.cart()).totalQuantity).toBe(2)
  })

  it('counts what a package and its content take together', async () => {
    const visitor = newVisitor()
    expect((await visitor.add('PACK')).status).toBe(200)
    const answer = await visitor.add('SCARCE', 2)
    expect([answer.status, answer.body]).toMatchObject([400, [{ key: 'cart/only-left', available: 1 }]])
    expect((await visitor.add('PACK')).status).toBe(400)
  })

  it('tells about lines that can no longer be had, and lets the shopper take them out', async () => {
    const visitor = newVisitor()
    await visitor.add('MUG', 20)
    await shop.database.sql`update stock set on_hand = 5 where code = 'MUG'`
    expect((await visitor.cart()).problems).toMatchObject([
      { key: 'cart/only-left', available: 5, blocking: true, code: 'MUG' },
    ])
    await changeCatalogue(shop.database, `update variation set published = false where code = 'MUG'`)
    expect((await visitor.cart()).problems).toMatchObject([{ key: 'cart/not-available', blocking: true }])
    expect(
      (await visitor.send<Cart>('POST', '/api/me/carts/remove', { code: 'MUG', quantity: 1 })).body.totalQuantity,
    ).toBe(19)
    await changeCatalogue(shop.database, `update variation set published = true where code = 'MUG'`)
    await shop.database.sql`update stock set on_hand = 50 where code = 'MUG'`
  })
})

describe('prices', () => {
  it('hold for five minutes, then the change is told once and settled by the next change of the cart', async () => {
    const visitor = newVisitor()
    await visitor.add('BAR-2')
    await changePrice(shop.database, 'BAR-2', 590, shop.clock.now())
    shop.clock.advance(60_000)
    expect(await visitor.cart()).toMatchObject({ subTotal: 4.9, problems: [] })
    shop.clock.advance(5 * 60_000)
    expect(await visitor.cart()).toMatchObject({
      subTotal: 5.9,
      problems: [{ key: 'cart/price-changed', blocking: false }],
    })
    expect((await visitor.cart()).problems).toHaveLength(1)
    expect((await visitor.add('BAR')).body.problems).toEqual([])
  })
})

describe('engraved tablets', () => {
  const tablets = (cart: Cart) =>
    cart.allLineItems.map((line) => [line.shipmentId, line.quantity, line.frontText, line.recipientName])

  it('get a shipment for each design and recipient; the same again adds up', async () => {
    const visitor = newVisitor()
    await visitor.add('TAB-DARK', 1, { customTablet: tablet })
    await visitor.add('TAB-DARK', 1, { customTablet: { ...tablet, name: 'Aino Virta' } })
    const { body } = await visitor.add('TAB-DARK', 2, {
      customTablet: { ...tablet, backText: tablet.backText.replace('\n', '\r\n') },
    })
    expect(tablets(body)).toEqual([
      [1, 3, 'Onnea, Eeva', 'Eeva Koski'],
      [2, 1, 'Onnea, Eeva', 'Aino Virta'],
    ])
    expect(body.shipments.map((shipment) => shipment.id)).toEqual([0, 1, 2])
    expect(body.allLineItems[0]).toMatchObject({
      isCustomTablet: true,
      backText: tablet.backText,
      recipientPhone: '+358401234567',
      maxQuantity: 59,
    })
    expect(body.shippingTotalPrice).toBe(13.8)
    const stepped = await visitor.add('TAB-DARK', 1, { shipmentId: 2 })
    expect(tablets(stepped.body)[1]?.[1]).toBe(2)
    const removed = await visitor.send<Cart>('POST', '/api/me/carts/delete', {
      code: 'TAB-DARK',
      lineItemId: body.allLineItems[0]?.id,
    })
    expect(tablets(removed.body)).toEqual([[2, 2, 'Onnea, Eeva', 'Aino Virta']])
  })

  it('keep the recipient’s telephone number as one, however it was written', async () => {
    const visitor = newVisitor()
    for (const phone of ['+358 (0)40 123 4567', '00358401234567', '+358358401234567'])
      await visitor.add('TAB-DARK', 1, { customTablet: { ...tablet, phone } })
    const { body } = await visitor.add('TAB-DARK', 1, { customTablet: tablet })
    expect(body.allLineItems).toMatchObject([{ quantity: 4, recipientPhone: '+358401234567' }])
  })

  it('keep the postal code as its country writes it', async () => {
    const { body } = await newVisitor().add('TAB-DARK', 1, {
      customTablet: { ...tablet, postalCode: ' 11122', countryCode: 'swe' },
    })
    expect(body.allLineItems[0]).toMatchObject({ recipientPostalCode: '111 22', recipientCountry: 'SWE' })
  })

  it.each([
    ['no front', { frontText: '  ' }, 'customTablet.frontText', 'Kirjoita etupuolen teksti'],
    ['a long front', { frontText: 'x'.repeat(17) }, 'customTablet.frontText', 'Etupuolelle mahtuu enintään 16 merkkiä'],
    [
      'seven lines',
      { backText: 'a\n'.repeat(6) + 'a' },
      'customTablet.backText',
      'Takapuolelle mahtuu enintään 6 riviä ja 300 merkkiä',
    ],
    ['a long line', { backText: 'x'.repeat(51) }, 'customTablet.backText', 'Rivillä voi olla enintään 50 merkkiä'],
    ['a long signature', { signature: 'x'.repeat(31) }, 'customTablet.signature', 'Allekirjoitus: enintään 30 merkkiä'],
    ['a postal code of letters', { postalCode: 'ABCDE' }, 'customTablet.postalCode', 'Vain numeroita ja välilyöntejä'],
    ['a short postal code', { postalCode: '105' }, 'customTablet.postalCode', 'Vähintään 4 merkkiä'],
    ['a short phone', { phone: '+3581234' }, 'customTablet.phone', 'Vähintään 6 numeroa'],
  ])('with %s are refused at the field', async (_what, change, field, message) => {
    const answer = await newVisitor().add('TAB-DARK', 1, { customTablet: { ...tablet, ...change } })
    expect([answer.status, answer.body]).toEqual([400, { errors: { [field]: [message] } }])
  })

  it.each([
    ['fi', 'Suunnittele ensin kaiverrus'],
    ['sv', 'Utforma graveringen först'],
    ['en', 'Design the engraving first'],
  ])('are not sold without their engraving, in %s: %s', async (language, value) => {
    const visitor = newVisitor(language)
    const { status, body } = await visitor.add('TAB-DARK')
    expect([status, body]).toEqual([400, [{ key: 'cart/engraving-required', value, code: 'TAB-DARK' }]])
    expect((await visitor.cart()).allLineItems).toEqual([])
  })

  it('are the only goods that take one', async () => {
    expect((await newVisitor().add('BAR', 1, { customTablet: tablet })).body).toMatchObject([
      { key: 'cart/engraving-not-possible' },
    ])
  })
})

describe('bad input', () => {
  it.each([
    ['a quantity of 0', { code: 'BAR', quantity: 0 }],
    ['a negative quantity', { code: 'BAR', quantity: -1 }],
    ['a quantity over 999', { code: 'BAR', quantity: 1000 }],
    ['a quantity as text', { code: 'BAR', quantity: '1' }],
    ['a fraction', { code: 'BAR', quantity: 1.5 }],
    ['no code', { quantity: 1 }],
    ['a list for a code', { code: ['BAR'], quantity: 1 }],
    ['an unknown field', { code: 'BAR', quantity: 1, price: 0.01 }],
    ['NUL in the code', { code: 'BAR\u0000', quantity: 1 }],
    ['a lone surrogate', { code: '\ud800', quantity: 1 }],
    ['null', null],
  ])('%s is a 400 and changes nothing', async (_what, payload) => {
    const visitor = newVisitor()
    await visitor.add('BAR')
    expect((await visitor.send('POST', '/api/me/carts/add', payload)).status).toBe(400)
    expect((await visitor.cart()).totalQuantity).toBe(1)
  })
})

describe('the owner’s domain calls', () => {
  it('read, search and remove the visitor’s own carts', async () => {
    const visitor = newVisitor()
    const { body } = await visitor.add('BAR', 2)
    const found = await visitor.send('GET', `/api/cda/me/carts/${body.id}`)
    expect(found.body).toMatchObject({
      id: body.id,
      status: 'Active',
      marketId: 'FI',
      name: 'Default',
      customerId: null,
      totalQuantity: 2,
    })
    const list = await visitor.send('POST', '/api/cda/me/carts/search', {})
    expect(list.body).toMatchObject({ totalCount: 1, items: [{ id: body.id }] })
    expect((await visitor.send('DELETE', `/api/cda/me/carts/${body.id}`)).status).toBe(204)
    expect((await visitor.cart()).id).toBe('')
  })

  it('are closed to everybody in the administrative family', async () => {
    const { body } = await newVisitor().add('BAR')
    expect((await newVisitor().send('GET', `/api/cda/carts/${body.id}`)).status).toBe(403)
    expect((await newVisitor().send('POST', '/api/cda/carts/search', {})).status).toBe(403)
  })
})
