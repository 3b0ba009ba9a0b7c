import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cards, type MoneyShop, startMoneyShop, testCard } from '../../../tests/support/money-shop.ts'
import type { Cart } from '#src/cart/contract/cart.ts'
import type { Order } from '#src/orders/contract/order.ts'
import { findOrder } from '#src/orders/server/orders.service.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { PaymentResult } from '../contract/payments.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

let visitors = 0
const newVisitor = (language = 'fi') => shop.visitor(`payer-${(visitors += 1)}`, language)
type Visitor = ReturnType<typeof newVisitor>

const getOrder = async (visitor: Visitor, number: string) =>
  (await visitor.send<Order>('GET', `/api/me/orders/${number}`)).body
const stock = async (code: string) =>
  (
    await shop.database.sql<{
      on_hand: number
      reserved: number
    }>`select on_hand, reserved from stock where code = ${code}`
  )[0]
const mailsOf = async (number: string) =>
  shop.database.sql<{
    kind: string
    html: string
  }>`select kind, html from outbox_mail where html like ${`%${number}%`} order by kind`
const attemptsOf = async (number: string) =>
  (
    await shop.database.sql<{ status: string }>`
    select a.status from payment_attempt a join shop_order o on o.id = a.order_id where o.order_number = ${number} order by a.number`
  ).map((row) => row.status)
const authorisedInLedger = (number: string) =>
  shop.provider.ledger
    .entries()
    .filter(
      (entry) =>
        entry.kind === 'payment-created' &&
        entry.payment.merchantReference.startsWith(number) &&
        entry.payment.resultCode === 'Authorised',
    ).length

/** Presses a button on the bank's page and answers the form that leads back to the shop. */
async function answerChallenge(
  action: PaymentResult['action'],
  answer: 'confirm' | 'refuse' | 'close',
): Promise<Record<string, string>> {
  const url = String(action?.['url'])
  const page = await fetch(`${url}/answer`, { method: 'POST', body: new URLSearchParams({ answer }) })
  const html = await page.text()
  const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, unescape(value)] as const,
  )
  return Object.fromEntries(fields)
}
const unescape = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

describe('a card that is good', () => {
  it('makes an order in progress, sells the goods, begins a new cart and sends one mail', async () => {
    const visitor = newVisitor()
    const before = await stock('BAR')
    const number = await visitor.placedOrder('BAR')
    const frozen = await visitor.cart()
    const paid = await visitor.pay(number)
    expect(paid.body).toEqual({ resultCode: 'Authorised', attempt: 1, orderKey: expect.any(String) })
    expect(await stock('BAR')).toEqual({ on_hand: (before?.on_hand ?? 0) - 1, reserved: before?.reserved })
    const order = await getOrder(visitor, number)
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
    await shop.until(async () => (await mailsOf(number)).length > 0, 'the mail')
    expect(await mailsOf(number)).toMatchObject([{ kind: 'order-confirmation' }])
    expect(shop.mails.find((mail) => mail.order.orderNumber === number)).toMatchObject({
      language: 'fi',
      orderUrl: expect.stringContaining(`http://localhost:3000/tilausvahvistus?orderId=${number}&key=`),
    })
  })

  it('opens the order to whoever holds its key, for 30 days', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    const { orderKey = '' } = (await visitor.pay(number)).body
    const read = (key: string) =>
      shop.call({ method: 'GET', url: `/api/me/orders/${number}?key=${encodeURIComponent(key)}` })
    expect((await read(orderKey)).status).toBe(200)
    expect((await read(orderKey.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404)
    const other = await newVisitor().placedOrder('BAR')
    expect((await shop.call({ method: 'GET', url: `/api/me/orders/${other}?key=${orderKey}` })).status).toBe(404)
  })

  it('pays once, however often it is tried', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.pay(number)))
    const codes = answers.map((answer) => (answer.status === 200 ? answer.body.resultCode : answer.status))
    expect(codes.every((code) => code === 'Authorised' || code === 409)).toBe(true)
    expect((await visitor.pay(number)).body).toMatchObject({ resultCode: 'Authorised', attempt: 1 })
    expect(authorisedInLedger(number)).toBe(1)
  })

  it('of another visitor pays nothing', async () => {
    const number = await newVisitor().placedOrder('BAR')
    expect((await newVisitor().pay(number)).status).toBe(404)
    expect(authorisedInLedger(number)).toBe(0)
  })
})

describe('webhooks', () => {
  it('five times at once, before and after, make one state and one mail', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    await visitor.pay(number)
    const statuses = await shop.deliverWebhooks((bodies) => bodies.flatMap((body) => Array(5).fill(body)))
    expect(new Set(statuses)).toEqual(new Set([202]))
    await shop.until(
      async () => (await shop.database.sql`select from webhook_inbox where processed_at is null`).length === 0,
      'the inbox',
    )
    expect(await getOrder(visitor, number)).toMatchObject({ statusCode: 'InProgress' })
    await shop.until(async () => (await mailsOf(number)).length > 0, 'the mail')
    expect(await mailsOf(number)).toHaveLength(1)
    expect(await attemptsOf(number)).toEqual(['Authorised'])
  })

  it('finish an order whose shopper never came back', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    const { action } = (await visitor.pay(number, cards.challenge)).body
    await answerChallenge(action, 'confirm')
    await shop.deliverWebhooks()
    await shop.until(async () => (await getOrder(visitor, number)).statusCode === 'InProgress', 'the order')
    expect((await visitor.cart()).totalQuantity).toBe(0)
  })

  it('are refused without a right signature, and nothing is stored', async () => {
    const item = {
      eventCode: 'AUTHORISATION',
      success: 'true',
      pspReference: 'FORGED',
      merchantReference: 'KV26-0000-0000-1',
      merchantAccountCode: 'TestShop',
      amount: { value: 1, currency: 'EUR' },
    }
    const post = (payload: object) => shop.call({ method: 'POST', url: '/api/adyen/webhooks/authorisation', payload })
    const body = (more: object) => ({
      live: 'false',
      notificationItems: [{ NotificationRequestItem: { ...item, ...more } }],
    })
    for (const more of [
      {},
      { additionalData: {} },
      { additionalData: { hmacSignature: 'x' } },
      { additionalData: { hmacSignature: '' } },
      { amount: null },
    ]) {
      expect((await post(body(more))).status).toBe(401)
    }
    expect((await post({ notificationItems: [] })).status).toBe(401)
    expect((await post({})).status).toBe(400)
    expect(await shop.database.sql`select from webhook_inbox where psp_reference = 'FORGED'`).toHaveLength(0)
  })

  it('are taken whatever text is in them: the provider sends nothing later before', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    await visitor.pay(number)
    const statuses = await shop.deliverWebhooks((bodies) =>
      bodies.map((body) => {
        const copy = structuredClone(body) as {
          notificationItems: { NotificationRequestItem: Record<string, unknown> }[]
        }
        for (const entry of copy.notificationItems) entry.NotificationRequestItem['reason'] = 'a\u0000b\ud83c'
        return copy
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([202]))
    const stored = await shop.database.sql<{ reason: string }>`
      select item ->> 'reason' as reason from webhook_inbox where merchant_reference like ${`${number}%`}`
    expect(stored.map(({ reason }) => reason)).toEqual(statuses.map(() => 'a\uFFFDb\uFFFD'))
  })

  it('with any signed field changed are refused', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    await visitor.pay(number, cards.refused)
    const changes = {
      pspReference: 'X',
      merchantReference: 'X',
      merchantAccountCode: 'X',
      eventCode: 'CAPTURE',
      success: 'true',
      amount: { value: 1, currency: 'EUR' },
    }
    const statuses = await shop.deliverWebhooks((bodies) =>
      bodies.flatMap((body) =>
        Object.entries(changes).map(([field, value]) => {
          const copy = structuredClone(body) as {
            notificationItems: { NotificationRequestItem: Record<string, unknown> }[]
          }
          const [first] = copy.notificationItems
          if (first) first.NotificationRequestItem[field] = value
          return copy
        }),
      ),
    )
    expect(statuses).toEqual(Array(statuses.length).fill(401))
    expect(await attemptsOf(number)).toEqual(['Refused'])
  })
})

describe('3-D Secure', () => {
  it('goes by our one-time page to the bank and back to the payment step', async () => {
    const visitor = newVisitor('sv')
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
    expect(await getOrder(visitor, number)).toMatchObject({ statusCode: 'InProgress' })
  })

  it('refused leaves the order unpaid; another card pays it', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    const { action } = (await visitor.pay(number, cards.challenge)).body
    const form = await answerChallenge(action, 'refuse')
    const answer = await visitor.send<PaymentResult>('POST', `/api/cda/me/orders/${number}/processpayments`, {
      redirectResult: form['redirectResult'],
    })
    expect(answer.body).toEqual({ resultCode: 'Refused', attempt: 1, refusalReasonKey: 'authentication-failed' })
    expect((await visitor.cart()).openOrder?.orderNumber).toBe(number)
    expect((await visitor.pay(number)).body).toMatchObject({ resultCode: 'Authorised', attempt: 2 })
    expect(await attemptsOf(number)).toEqual(['Refused', 'Authorised'])
  })

  it('left half-way keeps the cart shut, and another try ends the first', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    await visitor.pay(number, cards.challenge)
    const { openOrder, allLineItems } = await visitor.cart()
    expect(openOrder).toEqual({ orderNumber: number, statusCode: 'AwaitingPayment', isPaymentUnderWay: true })
    expect(allLineItems.every(({ quantity, maxQuantity }) => maxQuantity === quantity)).toBe(true)
    const change = await visitor.add('BAR')
    expect([change.status, change.body]).toMatchObject([409, [{ key: 'cart/payment-pending' }]])
    expect((await visitor.pay(number)).body).toMatchObject({ resultCode: 'Authorised', attempt: 2 })
    expect(await attemptsOf(number)).toEqual(['Cancelled', 'Authorised'])
  })

  it.each(['nonsense', 'return.nonsense', 'x'.repeat(8_000), '%2525'])(
    'with %.20s for a result moves nothing',
    async (redirectResult) => {
      const visitor = newVisitor()
      const number = await visitor.placedOrder('BAR')
      await visitor.pay(number, cards.challenge)
      const answer = await visitor.send('POST', `/api/cda/me/orders/${number}/processpayments`, { redirectResult })
      expect([answer.status, answer.body]).toMatchObject([400, [{ key: 'payment/result-unknown' }]])
      expect(await attemptsOf(number)).toEqual(['AwaitingShopper'])
    },
  )

  it('of one order cannot move another', async () => {
    const [mine, theirs] = [newVisitor(), newVisitor()]
    const [myNumber, theirNumber] = [await mine.placedOrder('BAR'), await theirs.placedOrder('BAR')]
    await mine.pay(myNumber, cards.challenge)
    const { action } = (await theirs.pay(theirNumber, cards.challenge)).body
    const form = await answerChallenge(action, 'confirm')
    const answer = await mine.send('POST', `/api/cda/me/orders/${myNumber}/processpayments`, {
      redirectResult: form['redirectResult'],
    })
    expect([answer.status, answer.body]).toMatchObject([400, [{ key: 'payment/result-unknown' }]])
    expect((await getOrder(mine, myNumber)).statusCode).toBe('AwaitingPayment')
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
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    const first = await payWith(visitor, number, 'payment-key-1', cards.refused)
    const again = await payWith(visitor, number, 'payment-key-1', cards.refused)
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(await attemptsOf(number)).toEqual(['Refused'])
    expect((await payWith(visitor, number, 'payment-key-1', cards.authorised)).status).toBe(422)
    expect((await payWith(visitor, number, 'payment-key-2', cards.authorised)).body.resultCode).toBe('Authorised')
  })

  it('is one payment when it comes five times at once', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => payWith(visitor, number, 'payment-key-3', cards.authorised)),
    )
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(await attemptsOf(number)).toEqual(['Authorised'])
  })
})

describe('a card that is not good', () => {
  it.each([
    [cards.refused, 'Refused', 'declined'],
    [cards.notEnoughFunds, 'Refused', 'not-enough-funds'],
  ])('%s answers %s, %s', async (card, resultCode, refusalReasonKey) => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    expect((await visitor.pay(number, card)).body).toEqual({ resultCode, refusalReasonKey, attempt: 1 })
    expect((await getOrder(visitor, number)).statusCode).toBe('AwaitingPayment')
  })

  it('may be tried five times', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    for (let attempt = 1; attempt <= 5; attempt++)
      expect((await visitor.pay(number, cards.refused)).body.attempt).toBe(attempt)
    const sixth = await visitor.pay(number)
    expect([sixth.status, sixth.body]).toMatchObject([409, [{ key: 'payment/too-many-attempts' }]])
  })

  it('that the provider cannot read is told as a technical fault', async () => {
    const visitor = newVisitor()
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
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    expect((await visitor.pay(number, cards.pending)).body).toMatchObject({
      resultCode: 'Pending',
      orderKey: expect.any(String),
    })
    expect((await visitor.cart()).totalQuantity).toBe(0)
    expect(await getOrder(visitor, number)).toMatchObject({ statusCode: 'AwaitingPayment', isPaymentPending: true })
    await shop.control('settle', { reference: `${number}-1`, resultCode: 'Authorised' })
    await shop.deliverWebhooks()
    await shop.until(async () => (await getOrder(visitor, number)).statusCode === 'InProgress', 'the order')
  })

  it('that fails ends the order, frees the goods, tells the shopper and gives the cart back', async () => {
    const visitor = newVisitor()
    const before = await stock('BAR')
    const number = await visitor.placedOrder('BAR')
    await visitor.pay(number, cards.pending)
    await shop.control('settle', { reference: `${number}-1`, resultCode: 'Refused' })
    await shop.deliverWebhooks()
    await shop.until(async () => (await mailsOf(number)).length > 0, 'the mail')
    expect(await mailsOf(number)).toMatchObject([{ kind: 'payment-failed' }])
    expect((await getOrder(visitor, number)).statusCode).toBe('Cancelled')
    expect(await stock('BAR')).toEqual(before)
    expect((await visitor.cart()).totalQuantity).toBe(1)
  })

  it('that fails when the shopper has a new cart is brought back by the link in the mail', async () => {
    const visitor = newVisitor()
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
    const restored = await newVisitor().send<Cart>(
      'POST',
      `/api/me/orders/${link.searchParams.get('restore')}/reorder?key=${encodeURIComponent(link.searchParams.get('key') ?? '')}`,
    )
    expect(restored.body.allLineItems.map((line) => line.code)).toEqual(['BAR'])
    expect((await newVisitor().send('POST', `/api/me/orders/${number}/reorder`)).status).toBe(404)
  })
})

describe('a provider in trouble', () => {
  const faulty = async (mode: string, run: () => Promise<void>, more: object = {}) => {
    await shop.control('fault', { mode, ...more })
    try {
      await run()
    } finally {
      await shop.control('fault', { mode: 'none' })
    }
  }

  it.each(['error-after-charge', 'reset-mid-body'])('%s once: the same call again finds the payment', async (mode) => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    await faulty(mode, async () => expect((await visitor.pay(number)).body.resultCode).toBe('Authorised'), { times: 1 })
    expect(authorisedInLedger(number)).toBe(1)
  })

  it.each(['error-after-charge', 'reset-mid-body'])('%s for good: pending, then found by asking', async (mode) => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    await faulty(mode, async () => expect((await visitor.pay(number)).body.resultCode).toBe('Pending'))
    expect((await visitor.pay(number)).status).toBe(409)
    shop.clock.advance(31_000)
    await shop.money.background.reconcile()
    expect((await getOrder(visitor, number)).statusCode).toBe('InProgress')
    expect(authorisedInLedger(number)).toBe(1)
  })

  it.each(['down', 'garbage'])('%s: pending, until the provider says it never heard of it', async (mode) => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    await faulty(mode, async () => expect((await visitor.pay(number)).body.resultCode).toBe('Pending'))
    shop.clock.advance(31_000)
    await shop.money.background.reconcile()
    expect((await getOrder(visitor, number)).isPaymentPending).toBe(true)
    shop.clock.advance(31_000)
    await shop.money.background.reconcile()
    expect((await getOrder(visitor, number)).statusCode).toBe('Cancelled')
    expect((await visitor.cart()).totalQuantity).toBe(1)
    expect(authorisedInLedger(number)).toBe(0)
  })
})

describe('the sweeper', () => {
  it('ends an order nobody paid for 20 minutes, not sooner', async () => {
    const visitor = newVisitor()
    shop.clock.advance(60 * 60_000)
    await shop.money.background.sweep()
    const before = await stock('BAR')
    const number = await visitor.placedOrder('BAR')
    shop.clock.advance(20 * 60_000 - 1)
    await shop.money.background.sweep()
    expect((await getOrder(visitor, number)).statusCode).toBe('AwaitingPayment')
    shop.clock.advance(1)
    await shop.money.background.sweep()
    expect((await getOrder(visitor, number)).statusCode).toBe('Cancelled')
    expect(await stock('BAR')).toEqual(before)
    expect(await visitor.cart()).toMatchObject({ totalQuantity: 1, openOrder: null })
  })

  it('asks first: what was paid becomes an order', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    const { action } = (await visitor.pay(number, cards.challenge)).body
    await answerChallenge(action, 'confirm')
    shop.clock.advance(21 * 60_000)
    await shop.money.background.sweep()
    expect((await getOrder(visitor, number)).statusCode).toBe('InProgress')
  })

  it('leaves alone what the provider still has', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    await visitor.pay(number, cards.challenge)
    shop.clock.advance(21 * 60_000)
    await shop.money.background.sweep()
    expect((await getOrder(visitor, number)).statusCode).toBe('AwaitingPayment')
  })
})

describe('money that comes too late', () => {
  it('for a cancelled order is given back, recorded and told', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    await shop.control('fault', { mode: 'down' })
    await visitor.pay(number)
    await shop.control('fault', { mode: 'none' })
    shop.clock.advance(62_000)
    await shop.money.background.reconcile()
    expect(await getOrder(visitor, number)).toMatchObject({ statusCode: 'Cancelled', isReversed: false })
    const order = await shop.database.sql<{ merchant_reference: string; amount_cents: number }>`
      select merchant_reference, amount_cents from payment_attempt a join shop_order o on o.id = a.order_id where o.order_number = ${number}`
    // The call was only slow: the provider charges after all.
    await fetch(`${shop.provider.url}/v72/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': 'test' },
      body: JSON.stringify({
        merchantAccount: 'TestShop',
        reference: order[0]?.merchant_reference,
        amount: { value: order[0]?.amount_cents, currency: 'EUR' },
        paymentMethod: testCard(cards.authorised),
        returnUrl: `${shop.publicUrl}/x`,
      }),
    })
    await shop.deliverWebhooks()
    await shop.until(
      async () => (await shop.database.sql`select from payment_reversal where status = 'accepted'`).length > 0,
      'the reversal',
    )
    expect(await attemptsOf(number)).toEqual(['Reversed'])
    await shop.deliverWebhooks((bodies) => bodies.flatMap((body) => [body, body]))
    await shop.until(
      async () => (await shop.database.sql`select from payment_reversal where status = 'confirmed'`).length > 0,
      'the confirmation',
    )
    const order2 = await getOrder(visitor, number)
    expect(order2).toMatchObject({ statusCode: 'Cancelled', isReversed: true })
    expect(order2.timeline.map((event) => event.key)).toContain('payment-reversed')
  })

  it('of another amount puts the order on hold', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    await shop.database.run(
      `update payment_attempt set amount_cents = amount_cents - 1 where merchant_reference = '${number}-1'`,
    )
    await visitor.pay(number, cards.challenge)
    await shop.database.run(
      `update payment_attempt set amount_cents = amount_cents + 1 where merchant_reference = '${number}-1'`,
    )
    await shop.control('settle', { reference: `${number}-1`, resultCode: 'Authorised' })
    await shop.deliverWebhooks()
    await shop.until(async () => (await getOrder(visitor, number)).statusCode === 'OnHold', 'the hold')
  })
})

describe('an order that costs nothing', () => {
  it('goes into work where it is placed', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    // Until gift cards are taken no cart comes to nothing, so the card is put in by hand.
    await shop.database.run(
      `update shop_order set gift_card_cents = total_cents, payable_cents = 0 where order_number = '${number}'`,
    )
    await inTransaction(shop.database.db, async (tx) => {
      const order = await findOrder(tx, { ownerId: `v_payer-${visitors}` }, number)
      if (order) await shop.money.finaliser.finaliseFree(tx, order)
    })
    expect((await getOrder(visitor, number)).statusCode).toBe('InProgress')
    await shop.until(async () => (await mailsOf(number)).length > 0, 'the mail')
  })
})
