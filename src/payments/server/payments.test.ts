import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cards, type MoneyShop, startMoneyShop, testCard, type Visitor } from '../../../tests/support/money-shop.ts'
import { answerChallenge, watchPayments } from '../../../tests/support/watched-payments.ts'
import type { Cart } from '#src/cart/contract/cart.ts'
import { lockOrderByNumber } from '#src/orders/server/orders.service.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { PaymentResult } from '../contract/payments.ts'

let shop: MoneyShop
let watched: ReturnType<typeof watchPayments>
beforeAll(async () => {
  shop = await startMoneyShop()
  watched = watchPayments(shop)
})
afterAll(() => shop.stop())

describe('a card that is good', () => {
  it('makes an order in progress, sells the goods, begins a new cart and sends one mail', async () => {
    const visitor = watched.newVisitor()
    const before = await watched.stock('BAR')
    const number = await visitor.placedOrder('BAR')
    const frozen = await visitor.cart()
    const paid = await visitor.pay(number)
    expect(paid.body).toEqual({ resultCode: 'Authorised', attempt: 1, orderKey: expect.any(String) })
    // It lies on the shelf until it is packed, and is nobody else's.
    expect(await watched.stock('BAR')).toEqual({ on_hand: before?.on_hand, allocated: (before?.allocated ?? 0) + 1 })
    const order = await watched.getOrder(visitor, number)
    expect(order).toMatchObject({
      statusCode: 'InProgress',
      status: 'Käsittelyssä',
      payments: [{ statusCode: 'Authorised' }],
    })
    expect(order.timeline.map((event) => event.key)).toEqual(['order-placed', 'payment-authorised'])
    const cart = await visitor.cart()
    expect(cart).toMatchObject({ id: '', totalQuantity: 0, openOrder: null })
    expect(cart.version).toBeGreaterThan(frozen.version)
    const next = await visitor.add('BAR')
    expect(next.body.id).not.toBe(frozen.id)
    expect(next.body.version).toBeGreaterThan(cart.version)
    await shop.until(async () => (await watched.mailsOf(number)).length > 0, 'the mail')
    expect(await watched.mailsOf(number)).toMatchObject([{ kind: 'order-confirmation' }])
    expect(shop.mails.find((mail) => mail.order.orderNumber === number)).toMatchObject({
      language: 'fi',
      orderUrl: expect.stringContaining(`http://localhost:3000/tilauksen-haku?orderId=${number}&key=`),
    })
  })

  it('opens the order to whoever holds its key, for 30 days', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    const { orderKey = '' } = (await visitor.pay(number)).body
    const read = (key: string) =>
      shop.call({ method: 'GET', url: `/api/me/orders/${number}?key=${encodeURIComponent(key)}` })
    expect((await read(orderKey)).status).toBe(200)
    expect((await read(orderKey.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404)
    const other = await watched.newVisitor().placedOrder('BAR')
    expect((await shop.call({ method: 'GET', url: `/api/me/orders/${other}?key=${orderKey}` })).status).toBe(404)
  })

  it('pays once, however often it is tried', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.pay(number)))
    const codes = answers.map((answer) => (answer.status === 200 ? answer.body.resultCode : answer.status))
    expect(codes.every((code) => code === 'Authorised' || code === 409)).toBe(true)
    expect((await visitor.pay(number)).body).toMatchObject({ resultCode: 'Authorised', attempt: 1 })
    expect(watched.authorisedInLedger(number)).toBe(1)
  })

  it('of another visitor pays nothing', async () => {
    const number = await watched.newVisitor().placedOrder('BAR')
    expect((await watched.newVisitor().pay(number)).status).toBe(404)
    expect(watched.authorisedInLedger(number)).toBe(0)
  })
})

describe('3-D Secure', () => {
  it('goes by our one-time page to the bank and back to the payment step', async () => {
    const visitor = watched.newVisitor('sv')
    const number = await visitor.placedOrder('BAR')
    const started = (await visitor.pay(number, cards.challenge)).body
    expect(started).toMatchObject({ resultCode: 'RedirectShopper', action: { type: 'redirect', method: 'GET' } })
    const path = String(started.authenticationUrl)
    const lead = await shop.call({ method: 'GET', url: path })
    expect([lead.status, lead.headers['location'], lead.headers['cache-control']]).toEqual([
      303,
      started.action?.['url'],
      'no-store',
    ])
    expect((await shop.call({ method: 'GET', url: path })).headers['location']).toBe('/kassa')
    const form = await answerChallenge(started.action, 'confirm')
    const back = await shop.call({
      method: 'POST',
      url: '/paymentauthentication/threedscallback?language=sv',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      payload: new URLSearchParams(form).toString(),
    })
    expect([back.status, back.headers['cache-control']]).toEqual([303, 'no-store'])
    const target = new URL(String(back.headers['location']), shop.publicUrl)
    expect(target.pathname).toBe('/sv/kassa')
    const redirectResult = target.searchParams.get('redirectResult')
    const process = () =>
      visitor.send<PaymentResult>('POST', `/api/cda/me/orders/${number}/processpayments`, { redirectResult })
    expect((await process()).body).toMatchObject({ resultCode: 'Authorised', orderKey: expect.any(String) })
    expect((await process()).body).toMatchObject({ resultCode: 'Authorised' })
    expect(await watched.getOrder(visitor, number)).toMatchObject({ statusCode: 'InProgress' })
  })

  it('leaves the one-time page unused when it is only asked about', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    const started = (await visitor.pay(number, cards.challenge)).body
    const url = String(started.authenticationUrl)
    const asked = await shop.app.inject({ method: 'HEAD', url })
    expect(asked.headers['location']).toBeUndefined()
    expect((await shop.call({ method: 'GET', url })).headers['location']).toBe(started.action?.['url'])
  })

  it('takes a return by a plain link, and keeps nothing for it', async () => {
    const fields = ['redirectResult', 'payload', 'threeDSSessionData', 'cres', 'MD', 'PaRes']
    const kept = async () => (await shop.database.sql`select from payment_return`).length
    const before = await kept()
    for (const field of fields) {
      const { status, headers } = await shop.call({
        method: 'GET',
        url: `/paymentauthentication/threedscallback?language=sv&${field}=a%2Bb`,
      })
      expect([status, headers['location']]).toEqual([
        303,
        field === 'redirectResult' ? '/sv/kassa?redirectResult=a%2Bb' : '/sv/kassa',
      ])
    }
    expect(await kept()).toBe(before)
  })

  it('refused leaves the order unpaid; another card pays it', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    const { action } = (await visitor.pay(number, cards.challenge)).body
    const form = await answerChallenge(action, 'refuse')
    const answer = await visitor.send<PaymentResult>('POST', `/api/cda/me/orders/${number}/processpayments`, {
      redirectResult: form['redirectResult'],
    })
    expect(answer.body).toEqual({
      resultCode: 'Refused',
      attempt: 1,
      refusalReasonKey: 'authentication-failed',
      triesLeft: 4,
    })
    expect((await visitor.cart()).openOrder?.orderNumber).toBe(number)
    expect((await visitor.pay(number)).body).toMatchObject({ resultCode: 'Authorised', attempt: 2 })
    expect(await watched.attemptsOf(number)).toEqual(['Refused', 'Authorised'])
  })

  it('left half-way keeps the cart shut, and another try ends the first', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    await visitor.pay(number, cards.challenge)
    const { openOrder, allLineItems } = await visitor.cart()
    expect(openOrder).toEqual({ orderNumber: number, statusCode: 'AwaitingPayment', isPaymentUnderWay: true })
    expect(allLineItems.every(({ quantity, maxQuantity }) => maxQuantity === quantity)).toBe(true)
    const change = await visitor.add('BAR')
    expect([change.status, change.body]).toMatchObject([409, [{ key: 'cart/payment-pending' }]])
    expect((await visitor.pay(number)).body).toMatchObject({ resultCode: 'Authorised', attempt: 2 })
    expect(await watched.attemptsOf(number)).toEqual(['Cancelled', 'Authorised'])
  })

  it.each(['nonsense', 'return.nonsense', 'x'.repeat(8_000), '%2525'])(
    'with %.20s for a result moves nothing',
    async (redirectResult) => {
      const visitor = watched.newVisitor()
      const number = await visitor.placedOrder('BAR')
      await visitor.pay(number, cards.challenge)
      const answer = await visitor.send('POST', `/api/cda/me/orders/${number}/processpayments`, { redirectResult })
      expect([answer.status, answer.body]).toMatchObject([400, [{ key: 'payment/result-unknown' }]])
      expect(await watched.attemptsOf(number)).toEqual(['AwaitingShopper'])
    },
  )

  it('of one order cannot move another', async () => {
    const [mine, theirs] = [watched.newVisitor(), watched.newVisitor()]
    const [myNumber, theirNumber] = [await mine.placedOrder('BAR'), await theirs.placedOrder('BAR')]
    await mine.pay(myNumber, cards.challenge)
    const { action } = (await theirs.pay(theirNumber, cards.challenge)).body
    const form = await answerChallenge(action, 'confirm')
    const answer = await mine.send('POST', `/api/cda/me/orders/${myNumber}/processpayments`, {
      redirectResult: form['redirectResult'],
    })
    expect([answer.status, answer.body]).toMatchObject([400, [{ key: 'payment/result-unknown' }]])
    expect((await watched.getOrder(mine, myNumber)).statusCode).toBe('AwaitingPayment')
  })
})

describe('a payment call with a key', () => {
  const payWith = (visitor: Visitor, number: string, key: string, card: string) =>
    visitor.send<PaymentResult>(
      'POST',
      `/api/cda/me/orders/${number}/payments`,
      { paymentMethod: testCard(card) },
      { 'idempotency-key': key },
    )

  it('answers its repetition as it answered first, and makes no other attempt', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    const first = await payWith(visitor, number, 'payment-key-1', cards.refused)
    const again = await payWith(visitor, number, 'payment-key-1', cards.refused)
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(await watched.attemptsOf(number)).toEqual(['Refused'])
    expect((await payWith(visitor, number, 'payment-key-1', cards.authorised)).status).toBe(422)
    expect((await payWith(visitor, number, 'payment-key-2', cards.authorised)).body.resultCode).toBe('Authorised')
  })

  it('is one payment when it comes five times at once', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => payWith(visitor, number, 'payment-key-3', cards.authorised)),
    )
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(await watched.attemptsOf(number)).toEqual(['Authorised'])
  })
})

describe('a card that is not good', () => {
  it.each([
    [cards.refused, 'Refused', 'declined'],
    [cards.notEnoughFunds, 'Refused', 'not-enough-funds'],
  ])('%s answers %s, %s', async (card, resultCode, refusalReasonKey) => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    expect((await visitor.pay(number, card)).body).toEqual({ resultCode, refusalReasonKey, attempt: 1, triesLeft: 4 })
    expect((await watched.getOrder(visitor, number)).statusCode).toBe('AwaitingPayment')
  })

  it('that the provider cannot read is told as a technical fault', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    const answer = await visitor.send<PaymentResult>('POST', `/api/cda/me/orders/${number}/payments`, {
      paymentMethod: { type: 'scheme' },
    })
    expect(answer.body).toEqual({ resultCode: 'Error', refusalReasonKey: 'technical', attempt: 1 })
    expect((await visitor.pay(number)).body.resultCode).toBe('Authorised')
  })
})

describe('a pending payment', () => {
  it('lets the shopper go on, and is finished by its webhook', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    expect((await visitor.pay(number, cards.pending)).body).toMatchObject({
      resultCode: 'Pending',
      orderKey: expect.any(String),
    })
    expect((await visitor.cart()).totalQuantity).toBe(0)
    expect(await watched.getOrder(visitor, number)).toMatchObject({
      statusCode: 'AwaitingPayment',
      isPaymentPending: true,
    })
    await shop.control('settle', { reference: `${number}-1`, resultCode: 'Authorised' })
    await shop.deliverWebhooks()
    await shop.until(async () => (await watched.getOrder(visitor, number)).statusCode === 'InProgress', 'the order')
  })

  it('that fails ends the order, frees the goods, tells the shopper and gives the cart back', async () => {
    const visitor = watched.newVisitor()
    // Of orders before.
    await watched.inboxEmpty()
    const before = await watched.stock('BAR')
    const number = await visitor.placedOrder('BAR')
    await visitor.pay(number, cards.pending)
    await shop.control('settle', { reference: `${number}-1`, resultCode: 'Refused' })
    await shop.deliverWebhooks()
    await shop.until(async () => (await watched.mailsOf(number)).length > 0, 'the mail')
    expect(await watched.mailsOf(number)).toMatchObject([{ kind: 'payment-failed' }])
    expect((await watched.getOrder(visitor, number)).statusCode).toBe('Cancelled')
    expect(await watched.stock('BAR')).toEqual(before)
    expect((await visitor.cart()).totalQuantity).toBe(1)
  })

  it('that fails when the shopper has a new cart is brought back by the link in the mail', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    await visitor.pay(number, cards.pending)
    await visitor.add('BAR-2')
    await shop.control('settle', { reference: `${number}-1`, resultCode: 'Refused' })
    await shop.deliverWebhooks()
    await shop.until(
      async () => shop.mails.some((mail) => mail.kind === 'payment-failed' && mail.order.orderNumber === number),
      'the mail',
    )
    expect((await visitor.cart()).allLineItems.map((line) => line.code)).toEqual(['BAR-2'])
    const mail = shop.mails.find((sent) => sent.kind === 'payment-failed' && sent.order.orderNumber === number)
    const link = new URL(mail?.kind === 'payment-failed' ? mail.cartUrl : '')
    const restored = await watched
      .newVisitor()
      .send<Cart>(
        'POST',
        `/api/me/orders/${link.searchParams.get('restore')}/reorder?key=${encodeURIComponent(link.searchParams.get('key') ?? '')}`,
      )
    expect(restored.body.allLineItems.map((line) => line.code)).toEqual(['BAR'])
    expect((await watched.newVisitor().send('POST', `/api/me/orders/${number}/reorder`)).status).toBe(404)
  })
})

describe('an order that costs nothing', () => {
  it('goes into work where it is placed', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    // As if a gift card had covered it: its hold, and nothing to pay.
    await shop.database.run(`
      with covered as (
        update shop_order set gift_card_cents = total_cents, payable_cents = 0 where order_number = '${number}' returning *
      ), card as (
        insert into gift_card (amount_cents, language, recipient_name, recipient_email, send_at, created_at)
        select total_cents, 'fi', '', '', created_at, created_at from covered returning id
      )
      insert into gift_card_entry (card_id, kind, amount_cents, order_id, cause, at, actor)
      select card.id, 'hold', -total_cents, covered.id, 'hold:' || covered.id, created_at, '' from card, covered`)
    await inTransaction(shop.database.db, async (tx) => {
      const order = await lockOrderByNumber(tx, number)
      if (order) await shop.money.finaliser.finaliseFree(tx, order, { kind: 'visitor', ownerId: order.ownerId })
    })
    expect((await watched.getOrder(visitor, number)).statusCode).toBe('InProgress')
    await shop.until(async () => (await watched.mailsOf(number)).length > 0, 'the mail')
  })
})
