import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cards, type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { answerChallenge, watchPayments } from '../../../tests/support/watched-payments.ts'

let shop: MoneyShop
let watched: ReturnType<typeof watchPayments>
beforeAll(async () => {
  shop = await startMoneyShop()
  watched = watchPayments(shop)
})
afterAll(() => shop.stop())

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
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    await faulty(mode, async () => expect((await visitor.pay(number)).body.resultCode).toBe('Authorised'), { times: 1 })
    expect(watched.authorisedInLedger(number)).toBe(1)
  })

  it.each(['error-after-charge', 'reset-mid-body'])('%s for good: pending, then its webhook tells', async (mode) => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    await faulty(mode, async () => expect((await visitor.pay(number)).body.resultCode).toBe('Pending'))
    expect((await visitor.pay(number)).status).toBe(409)
    await shop.deliverWebhooks()
    await shop.until(async () => (await watched.getOrder(visitor, number)).statusCode === 'InProgress', 'the order')
    expect(watched.authorisedInLedger(number)).toBe(1)
  })

  it.each(['down', 'garbage'])('%s: pending, until the hold of the order is over', async (mode) => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    await faulty(mode, async () => expect((await visitor.pay(number)).body.resultCode).toBe('Pending'))
    expect((await watched.getOrder(visitor, number)).isPaymentPending).toBe(true)
    await watched.endReservation()
    expect((await watched.getOrder(visitor, number)).statusCode).toBe('Cancelled')
    expect((await visitor.cart()).totalQuantity).toBe(1)
    expect(watched.authorisedInLedger(number)).toBe(0)
  })

  it('down when the shopper is back from the bank: pending, then its webhook tells', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    const { action } = (await visitor.pay(number, cards.challenge)).body
    expect((await watched.getOrder(visitor, number)).isPaymentPending).toBe(false)
    const { redirectResult } = await answerChallenge(action, 'confirm')
    await faulty('down', async () => {
      const answer = await visitor.send('POST', `/api/cda/me/orders/${number}/processpayments`, { redirectResult })
      expect(answer.body).toMatchObject({ resultCode: 'Pending', orderKey: expect.any(String) })
    })
    expect((await watched.getOrder(visitor, number)).isPaymentPending).toBe(true)
    expect((await visitor.cart()).totalQuantity).toBe(0)
    await shop.deliverWebhooks()
    await shop.until(async () => (await watched.getOrder(visitor, number)).statusCode === 'InProgress', 'the order')
  })

  it('keeps nothing of the card, whatever comes of the call', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    await faulty('down', async () => {
      await visitor.pay(number, cards.authorised, 'Nimi Kortilla')
    })
    const tables = await shop.database.sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')
        and has_table_privilege(format('%I.%I', schemaname, tablename), 'select')`
    for (const { name } of tables) {
      const { rows } = await shop.database.db.$client.query<{ found: string }>(
        `select left(t::text, 200) as found from ${name} t where t::text ~* 'Nimi Kortilla|${cards.authorised}|test_737|encrypted'`,
      )
      expect(rows, name).toEqual([])
    }
  })
})

describe('the sweeper', () => {
  it('ends an order nobody paid for 20 minutes, not sooner', async () => {
    const visitor = watched.newVisitor()
    shop.clock.advance(60 * 60_000)
    await shop.money.sweep()
    const before = await watched.stock('BAR')
    const number = await visitor.placedOrder('BAR')
    shop.clock.advance(20 * 60_000 - 1)
    await shop.money.sweep()
    expect((await watched.getOrder(visitor, number)).statusCode).toBe('AwaitingPayment')
    shop.clock.advance(1)
    await shop.money.sweep()
    expect((await watched.getOrder(visitor, number)).statusCode).toBe('Cancelled')
    expect(await watched.stock('BAR')).toEqual(before)
    expect(await visitor.cart()).toMatchObject({ totalQuantity: 1, openOrder: null })
  })

  it('ends at the provider what may still be under way, by our own reference', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    await visitor.pay(number, cards.challenge)
    await watched.endReservation()
    expect((await watched.getOrder(visitor, number)).statusCode).toBe('Cancelled')
    await shop.until(() => Promise.resolve(watched.cancelsInLedger(number).length > 0), 'the cancel')
    expect(watched.cancelsInLedger(number)).toMatchObject([{ action: 'technical-cancel', success: true }])
    expect(await watched.attemptsOf(number)).toEqual(['Cancelled'])
    expect((await visitor.cart()).totalQuantity).toBe(1)
  })
})

describe('money that comes too late', () => {
  it('for a cancelled order is given back, recorded and told', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    await shop.control('fault', { mode: 'down' })
    await visitor.pay(number)
    await shop.control('fault', { mode: 'none' })
    await watched.endReservation()
    expect(await watched.getOrder(visitor, number)).toMatchObject({ statusCode: 'Cancelled', isReversed: false })
    await shop.until(() => Promise.resolve(watched.cancelsInLedger(number).length > 0), 'the cancel')
    await watched.chargeLate(number)
    await shop.deliverWebhooks()
    await shop.until(async () => (await watched.reversalsOf(number))[0]?.status === 'accepted', 'the reversal')
    expect(await watched.attemptsOf(number)).toEqual(['Reversed'])
    await shop.deliverWebhooks((bodies) => bodies.flatMap((body) => [body, body]))
    await shop.until(async () => (await watched.reversalsOf(number))[0]?.status === 'confirmed', 'the confirmation')
    const reversed = await watched.getOrder(visitor, number)
    expect(reversed).toMatchObject({ statusCode: 'Cancelled', isReversed: true })
    expect(reversed.timeline.map((event) => event.key)).toContain('payment-reversed')
    await shop.until(async () => (await watched.mailsOf(number)).length === 2, 'both mails')
  })

  it('and is ended by our cancel first, is recorded as back, and nobody is asked again', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    await shop.control('fault', { mode: 'error-after-charge' })
    expect((await visitor.pay(number)).body.resultCode).toBe('Pending')
    await shop.control('fault', { mode: 'none' })
    await watched.endReservation()
    await shop.until(() => Promise.resolve(watched.cancelsInLedger(number).length > 0), 'the cancel')
    // The end is heard of before the beginning.
    await shop.deliverWebhooks((bodies) => bodies.toReversed())
    await shop.until(async () => (await watched.reversalsOf(number)).length > 0, 'the record')
    await watched.inboxEmpty()
    expect(await watched.reversalsOf(number)).toMatchObject([{ status: 'confirmed', reason: 'order cancelled' }])
    expect(watched.cancelsInLedger(number)).toHaveLength(1)
    expect(await watched.attemptsOf(number)).toEqual(['Reversed'])
    expect(await watched.tasksOf(number)).toEqual([])
  })

  it('of a try that another card took the place of goes back, and the other pays', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    const { action } = (await visitor.pay(number, cards.challenge)).body
    await answerChallenge(action, 'confirm')
    // Its news is still on the way when the next card is tried.
    expect((await visitor.pay(number)).body).toMatchObject({ resultCode: 'Authorised', attempt: 2 })
    await shop.deliverWebhooks()
    await shop.until(async () => (await watched.reversalsOf(number)).length > 0, 'the reversal')
    expect(await watched.attemptsOf(number)).toEqual(['Reversed', 'Authorised'])
    await shop.until(
      () => Promise.resolve(watched.cancelsInLedger(number).some(({ success }) => success)),
      'the cancel',
    )
    expect((await watched.getOrder(visitor, number)).statusCode).toBe('InProgress')
    expect(await shop.deliverWebhooks()).not.toContain(500)
  })

  it('of a try given up does not pay the order, not even when it is the first to be heard of', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    const { action } = (await visitor.pay(number, cards.challenge)).body
    await answerChallenge(action, 'confirm')
    expect((await visitor.pay(number, cards.refused)).body).toMatchObject({ resultCode: 'Refused', attempt: 2 })
    await shop.deliverWebhooks()
    await shop.until(async () => (await watched.reversalsOf(number)).length > 0, 'the reversal')
    expect((await watched.reversalsOf(number))[0]).toMatchObject({ reason: 'another way was chosen' })
    expect((await watched.getOrder(visitor, number)).statusCode).toBe('AwaitingPayment')
    expect((await visitor.pay(number)).body).toMatchObject({ resultCode: 'Authorised', attempt: 3 })
    expect(await watched.attemptsOf(number)).toEqual(['Reversed', 'Refused', 'Authorised'])
  })

  it('of a second payment under one reference goes back, once, and the first pays', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    await visitor.pay(number)
    await watched.chargeLate(number)
    expect(watched.authorisedInLedger(number)).toBe(2)
    const twice = (bodies: object[]) => bodies.flatMap((body) => [body, body])
    await shop.deliverWebhooks(twice)
    await shop.until(async () => (await watched.reversalsOf(number))[0]?.status === 'accepted', 'the reversal')
    await shop.deliverWebhooks(twice)
    await shop.until(async () => (await watched.reversalsOf(number))[0]?.status === 'confirmed', 'the confirmation')
    await watched.inboxEmpty()
    expect(await watched.reversalsOf(number)).toEqual([{ status: 'confirmed', reason: 'order paid already' }])
    const [first] = await shop.database.sql<{ psp: string }>`
      select psp_reference as psp from payment_attempt where merchant_reference = ${`${number}-1`}`
    const cancels = watched.cancelsInLedger(number)
    expect(cancels).toMatchObject([{ action: 'reversal', success: true }])
    expect(cancels[0]?.paymentPspReference).not.toBe(first?.psp)
    expect(await watched.attemptsOf(number)).toEqual(['Authorised'])
    expect(await watched.getOrder(visitor, number)).toMatchObject({
      statusCode: 'InProgress',
      isReversed: false,
      payments: [{ statusCode: 'Authorised' }],
    })
    expect(await watched.tasksOf(number)).toEqual([])
    const audited = await shop.database.sql`
      select from audit_entry where command = 'order.payment-reversed' and subject_id = ${number}`
    expect(audited).toHaveLength(1)
  })

  it('after a crash: the shopper may try again when the call must long be over', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    // What a process that died in its call leaves behind.
    await shop.database
      .run(`insert into payment_attempt (order_id, number, merchant_reference, idempotency_key, amount_cents, status, created_at)
      select id, 1, order_number || '-1', gen_random_uuid(), payable_cents, 'Open', '${shop.clock.now().toISOString()}'
      from shop_order where order_number = '${number}'`)
    expect((await watched.getOrder(visitor, number)).isPaymentPending).toBe(true)
    expect((await visitor.pay(number)).status).toBe(409)
    shop.clock.advance(61_000)
    expect((await visitor.pay(number)).body).toMatchObject({ resultCode: 'Authorised', attempt: 2 })
    expect(await watched.attemptsOf(number)).toEqual(['Cancelled', 'Authorised'])
  })

  it('of another amount puts the order on hold', async () => {
    const visitor = watched.newVisitor()
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
    await shop.until(async () => (await watched.getOrder(visitor, number)).statusCode === 'OnHold', 'the hold')
  })
})
