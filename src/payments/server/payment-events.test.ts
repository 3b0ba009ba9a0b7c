import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cards, merchantAccount, type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { answerChallenge, watchPayments } from '../../../tests/support/watched-payments.ts'

let shop: MoneyShop
let watched: ReturnType<typeof watchPayments>
beforeAll(async () => {
  shop = await startMoneyShop()
  watched = watchPayments(shop)
})
afterAll(() => shop.stop())

describe('webhooks', () => {
  it('five times at once, before and after, make one state and one mail', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    await visitor.pay(number)
    const statuses = await shop.deliverWebhooks((bodies) => bodies.flatMap((body) => Array(5).fill(body)))
    expect(new Set(statuses)).toEqual(new Set([202]))
    await shop.until(
      async () => (await shop.database.sql`select from webhook_inbox where processed_at is null`).length === 0,
      'the inbox',
    )
    expect(await watched.getOrder(visitor, number)).toMatchObject({ statusCode: 'InProgress' })
    await shop.until(async () => (await watched.mailsOf(number)).length > 0, 'the mail')
    expect(await watched.mailsOf(number)).toHaveLength(1)
    expect(await watched.attemptsOf(number)).toEqual(['Authorised'])
  })

  it('finish an order whose shopper never came back', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    const { action } = (await visitor.pay(number, cards.challenge)).body
    await answerChallenge(action, 'confirm')
    await shop.deliverWebhooks()
    await shop.until(async () => (await watched.getOrder(visitor, number)).statusCode === 'InProgress', 'the order')
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
    const visitor = watched.newVisitor()
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
    const visitor = watched.newVisitor()
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
    expect(await watched.attemptsOf(number)).toEqual(['Refused'])
  })
})

describe('what happens to a payment later', () => {
  /** A paid order, with the provider's reference of its payment. */
  async function paid() {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    await visitor.pay(number)
    const [attempt] = await shop.database.sql<{ psp: string; cents: number }>`
      select psp_reference as psp, amount_cents as cents from payment_attempt where merchant_reference = ${`${number}-1`}`
    if (!attempt) throw new Error('There is no attempt')
    const about = { merchantReference: `${number}-1`, originalReference: attempt.psp, cents: attempt.cents }
    return {
      visitor,
      number,
      tell: async (eventCode: string, more: Partial<Parameters<typeof watched.send>[0]> = {}) => {
        const pspReference = `${eventCode}-${number}`
        expect(await watched.send({ eventCode, pspReference, ...about, ...more })).toBe(202)
        await watched.inboxEmpty()
      },
      state: async () => {
        const [row] = await shop.database.sql<{
          status: string
          payment: string
          reasons: string[]
          disputed: boolean
        }>`
          select status, payment_status as payment, hold_reasons as reasons, disputed_at is not null as disputed
          from shop_order where order_number = ${number}`
        return row
      },
      tasks: async () => (await watched.tasksOf(number)).map(({ kind }) => kind),
    }
  }
  const inWork = { status: 'InProgress', payment: 'Authorised', reasons: [], disputed: false }

  it('is known of captures and refunds, whatever order they come in and however often', async () => {
    const order = await paid()
    await order.tell('REFUND', { pspReference: `R-${order.number}`, cents: 100 })
    expect(await order.state()).toEqual(inWork)
    await order.tell('CAPTURE')
    await order.tell('CAPTURE')
    expect(await order.state()).toEqual({ ...inWork, payment: 'PartiallyRefunded' })
    await order.tell('REFUND_FAILED', { pspReference: `R-${order.number}`, cents: 100 })
    expect(await order.state()).toEqual({ ...inWork, payment: 'Captured' })
    await order.tell('CAPTURE_FAILED', { pspReference: `CAPTURE-${order.number}` })
    expect(await order.state()).toEqual(inWork)
    expect(await order.tasks()).toEqual(['refund-elsewhere', 'REFUND_FAILED', 'CAPTURE_FAILED'])
  })

  it('is void when the capture failed after the authorisation had ended', async () => {
    const order = await paid()
    for (const event of ['CAPTURE', 'EXPIRE']) await order.tell(event)
    expect(await order.state()).toEqual({ ...inWork, payment: 'Captured' })
    await order.tell('CAPTURE_FAILED', { pspReference: `CAPTURE-${order.number}` })
    expect(await order.state()).toEqual({
      ...inWork,
      status: 'OnHold',
      payment: 'Cancelled',
      reasons: ['payment-lost'],
    })
  })

  it('is known although the order is cancelled: captured in the last moment, then given back', async () => {
    const order = await paid()
    await order.tell('CHARGEBACK', { pspReference: `D-${order.number}` })
    await order.tell('CHARGEBACK_REVERSED', { pspReference: `D-${order.number}` })
    await shop.admin.cancel(order.number, null, { kind: 'system', by: 'operator', name: 'cli' })
    expect(await order.state()).toMatchObject({ status: 'Cancelled', payment: 'Cancelled' })
    await order.tell('CAPTURE')
    expect(await order.state()).toMatchObject({ status: 'Cancelled', payment: 'Captured' })
    await order.tell('CANCEL_OR_REFUND')
    expect(await order.state()).toMatchObject({ status: 'Cancelled', payment: 'Refunded' })
  })

  it.each(['anybody knew of the payment', 'the shopper came back with it'])(
    'counts when it came before %s, once the event of the authorisation comes',
    async (moment) => {
      const visitor = watched.newVisitor()
      const number = await visitor.placedOrder('BAR')
      const { action } = (await visitor.pay(number, cards.challenge)).body
      const { redirectResult } = await answerChallenge(action, 'confirm')
      let authorisations: object[] = []
      await shop.deliverWebhooks((bodies) => {
        authorisations = bodies.filter((body) => JSON.stringify(body).includes(number))
        return []
      })
      const originalReference = /"pspReference":"(\w+)"/.exec(JSON.stringify(authorisations))?.[1] ?? ''
      const about = { pspReference: `EXPIRE-${number}`, merchantReference: `${number}-1`, originalReference }
      expect(await watched.send({ eventCode: 'EXPIRE', ...about })).toBe(202)
      await watched.inboxEmpty()
      if (moment.startsWith('the shopper')) {
        await visitor.send('POST', `/api/cda/me/orders/${number}/processpayments`, { redirectResult })
        expect(await watched.getOrder(visitor, number)).toMatchObject({ statusCode: 'InProgress' })
      }
      for (const payload of authorisations)
        await shop.call({ method: 'POST', url: '/api/adyen/webhooks/authorisation', payload })
      await watched.inboxEmpty()
      expect(await watched.getOrder(visitor, number)).toMatchObject({ statusCode: 'OnHold' })
    },
  )

  it.each(['CAPTURE', 'REFUND', 'CANCELLATION', 'CANCEL_OR_REFUND', 'TECHNICAL_CANCEL'])(
    'asks a person when %s did not succeed, once',
    async (eventCode) => {
      const order = await paid()
      await order.tell(eventCode, { success: false })
      await order.tell(eventCode, { success: false })
      expect(await order.state()).toEqual(inWork)
      expect(await order.tasks()).toEqual([eventCode])
    },
  )

  it.each(['EXPIRE', 'CANCELLATION', 'TECHNICAL_CANCEL'])('holds what %s has left unpaid', async (eventCode) => {
    const order = await paid()
    await order.tell(eventCode)
    expect(await order.state()).toEqual({
      ...inWork,
      status: 'OnHold',
      payment: 'Cancelled',
      reasons: ['payment-lost'],
    })
    const operator = { kind: 'system', by: 'operator', name: 'cli' } as const
    const refused = { ok: false, error: { reason: 'not-paid', about: order.number } }
    expect(await shop.admin.release(order.number, 'payment-lost', operator)).toEqual(refused)
    await order.tell('CAPTURE')
    expect((await shop.admin.release(order.number, 'payment-lost', operator)).ok).toBe(true)
    expect(await order.state()).toEqual({ ...inWork, payment: 'Captured' })
  })

  it('a chargeback marks the order, holds what is not sent and asks a person; won, the mark goes and the hold waits', async () => {
    const order = await paid()
    await order.tell('CAPTURE')
    await order.tell('CHARGEBACK', { pspReference: `D-${order.number}` })
    const disputed = { status: 'OnHold', payment: 'Captured', reasons: ['chargeback'], disputed: true }
    expect(await order.state()).toEqual(disputed)
    expect(await order.tasks()).toEqual(['CHARGEBACK'])
    await order.tell('CHARGEBACK_REVERSED', { pspReference: `D-${order.number}` })
    expect(await order.state()).toEqual({ ...disputed, disputed: false })
    const operator = { kind: 'system', by: 'operator', name: 'cli' } as const
    expect(await shop.admin.release(order.number, 'chargeback', operator)).toEqual({ ok: true, value: order.number })
    expect(await order.state()).toEqual({ ...inWork, payment: 'Captured' })
    // The same news again holds nothing that a person has let go.
    await order.tell('CHARGEBACK', { pspReference: `D-${order.number}` })
    expect(await order.state()).toEqual({ ...inWork, payment: 'Captured' })
  })

  it('a chargeback of an order that is partly sent holds the rest, and of a completed one only marks it', async () => {
    for (const [status, held] of [
      ['PartiallyShipped', 'OnHold'],
      ['Completed', 'Completed'],
    ] as const) {
      const order = await paid()
      await shop.database.run(`update shop_order set status = '${status}' where order_number = '${order.number}'`)
      await shop.database.run(`update shipment set status = 'Shipped'
        where order_id = (select id from shop_order where order_number = '${order.number}')`)
      if (status === 'PartiallyShipped')
        await shop.database.run(`
          insert into shipment (order_id, number, kind, status, method_id, method_name_key, fee_cents, address)
          select order_id, number + 1, kind, 'Released', method_id, method_name_key, 0, address
          from shipment join shop_order on id = order_id where order_number = '${order.number}'`)
      await order.tell('CHARGEBACK')
      expect(await order.state()).toMatchObject({ status: held, disputed: true })
      if (held !== 'OnHold') continue
      const cancelled = await shop.admin.cancel(order.number, null, { kind: 'system', by: 'operator', name: 'cli' })
      expect(cancelled).toMatchObject({ error: { reason: 'partly-sent' } })
      expect(await watched.reversalsOf(order.number)).toEqual([])
      await shop.admin.release(order.number, 'chargeback', { kind: 'system', by: 'operator', name: 'cli' })
      expect(await order.state()).toMatchObject({ status: 'PartiallyShipped' })
    }
  })

  it('of orders of several payments is noted, and what nobody knows is taken and left', async () => {
    const order = await paid()
    for (const code of ['ORDER_OPENED', 'ORDER_CLOSED', 'REPORT_AVAILABLE', 'SOMETHING_NEW']) await order.tell(code)
    expect(await order.state()).toEqual(inWork)
    expect(await order.tasks()).toEqual([])
    const outcomes = await shop.database.sql<{ outcome: string }>`
      select outcome from webhook_inbox where merchant_reference = ${`${order.number}-1`} order by event_code`
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['applied', 'applied', 'ignored', 'ignored'])
  })

  it('is not heeded when it is of another merchant account, however right its signature', async () => {
    const order = await paid()
    for (const code of ['CHARGEBACK', 'CANCELLATION', 'CAPTURE', 'EXPIRE', 'REFUND_FAILED'])
      await order.tell(code, { account: 'SomebodyElse' })
    expect(await order.state()).toEqual(inWork)
    expect(await order.tasks()).toEqual([])
    // Nor later, when an event of ours has the books made anew.
    await order.tell('ORDER_CLOSED')
    expect(await order.state()).toEqual(inWork)
    const visitor = watched.newVisitor()
    const unpaid = await visitor.placedOrder('BAR')
    await visitor.pay(unpaid, cards.challenge)
    const merchantReference = `${unpaid}-1`
    const event = {
      eventCode: 'AUTHORISATION',
      pspReference: `A-${unpaid}`,
      merchantReference,
      account: 'SomebodyElse',
    }
    expect(await watched.send(event)).toBe(202)
    await watched.inboxEmpty()
    expect((await watched.getOrder(visitor, unpaid)).statusCode).toBe('AwaitingPayment')
    expect(await watched.attemptsOf(unpaid)).toEqual(['AwaitingShopper'])
    // And keeps none of ours out, whose reference is the same.
    expect(await watched.send({ ...event, account: merchantAccount })).toBe(202)
    await watched.inboxEmpty()
    expect(await watched.attemptsOf(unpaid)).toEqual(['Authorised'])
  })
})
