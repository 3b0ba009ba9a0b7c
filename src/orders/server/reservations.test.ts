import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { address, cards, type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { watchPayments } from '../../../tests/support/watched-payments.ts'
import type { Cart } from '#src/cart/contract/cart.ts'
import type { Problem } from '#src/common/errors.ts'
import type { Order } from '../contract/order.ts'

/* How long an unpaid order keeps goods from others (C-18.5). */

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

const minute = 60_000
let visitors = 0
const newVisitor = () => shop.visitor(`holder-${(visitors += 1)}`)
type Visitor = ReturnType<typeof newVisitor>

/** What earlier tests left is over, and the shelf is as each test says. */
beforeEach(async () => {
  shop.clock.advance(2 * 60 * minute)
  await shop.money.sweep()
})
const allocatedInAll = async (code: string) =>
  (await shop.database.sql<{ allocated: number }>`select allocated from stock where code = ${code}`)[0]?.allocated ?? 0
/** What earlier tests paid for lies there still, and is not packed. */
let paidBefore = 0
async function shelve(code: string, units: number): Promise<void> {
  paidBefore = await allocatedInAll(code)
  await shop.database.run(`update stock set on_hand = ${units} + allocated where code = '${code}'`)
}
const allocated = async (code: string) => (await allocatedInAll(code)) - paidBefore
const statusOf = async (visitor: Visitor, number: string) =>
  (await visitor.send<Order>('GET', `/api/me/orders/${number}`)).body.statusCode
const keysOf = (body: unknown) => (body as Problem[]).map(({ key }) => key)
const order = async (visitor: Visitor, code: string, quantity: number, email = address.email) => {
  const { id } = (await visitor.add(code, quantity)).body
  await visitor.details(id, { shippingAddress: { ...address, email } })
  return visitor.order(id)
}
const paidInLedger = (number: string) =>
  shop.provider.ledger
    .entries()
    .filter((entry) => entry.kind === 'payment-created' && entry.payment.merchantReference.startsWith(number)).length
/** The provider's event that its first try was paid after all. */
async function authorised(number: string, pspReference: string): Promise<void> {
  const [paid] = await shop.database.sql<{ cents: number }>`
    select payable_cents as cents from shop_order where order_number = ${number}`
  const watched = watchPayments(shop)
  const event = { eventCode: 'AUTHORISATION', pspReference, merchantReference: `${number}-1`, cents: paid?.cents ?? 0 }
  expect(await watched.send(event)).toBe(202)
  await watched.inboxEmpty()
}
async function after(minutes: number): Promise<void> {
  shop.clock.advance(minutes * minute)
  await shop.money.sweep()
}

describe('an order nobody pays', () => {
  it('keeps all of an article for three minutes, not for twenty', async () => {
    await shelve('LAST', 1)
    const first = newVisitor()
    const { body: number } = await order(first, 'LAST', 1)
    await after(2.9)
    expect((await newVisitor().add('LAST')).status).toBe(400)
    await after(0.1)
    expect(await allocated('LAST')).toBe(0)
    expect(await statusOf(first, number)).toBe('AwaitingPayment')
    expect((await order(newVisitor(), 'LAST', 1)).status).toBe(200)
  })

  it('can be paid later, and takes its goods again before the provider is called', async () => {
    await shelve('LAST', 1)
    const visitor = newVisitor()
    const { body: number } = await order(visitor, 'LAST', 1)
    await after(10)
    expect(await allocated('LAST')).toBe(0)
    await visitor.pay(number, cards.challenge)
    expect(await allocated('LAST')).toBe(1)
    await shop.control('settle', { reference: `${number}-1`, resultCode: 'Authorised' })
    await shop.deliverWebhooks()
    await shop.until(async () => (await statusOf(visitor, number)) === 'InProgress', 'the order')
    expect(await shop.database.sql`select on_hand, allocated from stock where code = 'LAST'`).toEqual([
      { on_hand: 1, allocated: 1 },
    ])
  })

  it('is told that they are sold out, and the provider is not called', async () => {
    await shelve('LAST', 1)
    const late = newVisitor()
    const { body: number } = await order(late, 'LAST', 1)
    await after(3)
    const quick = newVisitor()
    const { body: other } = await order(quick, 'LAST', 1)
    const answer = await late.pay(number)
    expect([answer.status, keysOf(answer.body)]).toEqual([409, ['payment/sold-out']])
    expect(paidInLedger(number)).toBe(0)
    expect(await statusOf(late, number)).toBe('Cancelled')
    const cart: Cart = await late.cart()
    expect([cart.openOrder, cart.problems.map(({ key }) => key)]).toEqual([null, ['cart/out-of-stock']])
    expect((await quick.pay(other)).body.resultCode).toBe('Authorised')
  })

  it('ends after twenty minutes, with the cart given back', async () => {
    const visitor = newVisitor()
    const { body: number } = await order(visitor, 'BAR', 1)
    await after(19.9)
    expect(await statusOf(visitor, number)).toBe('AwaitingPayment')
    await after(0.1)
    expect(await statusOf(visitor, number)).toBe('Cancelled')
    expect(await visitor.cart()).toMatchObject({ totalQuantity: 1, openOrder: null })
  })
})

describe('a payment', () => {
  it('holds the goods for twenty minutes, and again after a refusal, forty in all', async () => {
    await shelve('LAST', 1)
    const visitor = newVisitor()
    const { body: number } = await order(visitor, 'LAST', 1)
    for (const wait of [2, 19, 18]) {
      await after(wait)
      expect((await visitor.pay(number, cards.refused)).body.resultCode).toBe('Refused')
      expect(await allocated('LAST')).toBe(1)
    }
    await after(0.9)
    expect(await statusOf(visitor, number)).toBe('AwaitingPayment')
    await after(0.1)
    expect([await allocated('LAST'), await statusOf(visitor, number)]).toEqual([0, 'Cancelled'])
  })

  it('does not begin once the order is forty minutes old, though nobody has swept it up', async () => {
    const visitor = newVisitor()
    const { body: number } = await order(visitor, 'BAR', 1)
    shop.clock.advance(40 * minute)
    const answer = await visitor.pay(number)
    expect([answer.status, keysOf(answer.body)]).toEqual([409, ['payment/order-closed']])
    expect(paidInLedger(number)).toBe(0)
  })
})

describe('an order of much of an article', () => {
  it('keeps it while a payment is under way, and not beyond three minutes after a refusal', async () => {
    await shelve('BAR-2', 30)
    const visitor = newVisitor()
    const { body: number } = await order(visitor, 'BAR-2', 11)
    await visitor.pay(number, cards.challenge)
    await after(5)
    expect(await allocated('BAR-2')).toBe(11)
    await shop.control('settle', { reference: `${number}-1`, resultCode: 'Refused' })
    await shop.deliverWebhooks()
    await shop.until(async () => (await allocated('BAR-2')) === 11, 'the news')
    await shop.until(async () => {
      await shop.money.sweep()
      return (await allocated('BAR-2')) === 0
    }, 'the shelf')
    expect(await statusOf(visitor, number)).toBe('AwaitingPayment')
  })

  it('that was authorised after all, when the goods are gone, is given back its money', async () => {
    await shelve('BAR-2', 30)
    const visitor = newVisitor()
    const { body: number } = await order(visitor, 'BAR-2', 20)
    expect((await visitor.pay(number, cards.refused)).body.resultCode).toBe('Refused')
    await after(3)
    expect((await order(newVisitor(), 'BAR-2', 25)).status).toBe(200)
    await authorised(number, `LATE-${number}`)
    expect(await statusOf(visitor, number)).toBe('Cancelled')
    expect(
      await shop.database.sql`select reason from payment_reversal where psp_reference = ${`LATE-${number}`}`,
    ).toEqual([{ reason: 'order cancelled' }])
    expect(await shop.database.sql`select on_hand, allocated from stock where code = 'BAR-2'`).toEqual([
      { on_hand: 30, allocated: 25 },
    ])
  })

  it('that was authorised after all, when the goods are there, is sold', async () => {
    await shelve('BAR-2', 30)
    const visitor = newVisitor()
    const { body: number } = await order(visitor, 'BAR-2', 20)
    await visitor.pay(number, cards.refused)
    await after(3)
    await authorised(number, `GOOD-${number}`)
    expect(await statusOf(visitor, number)).toBe('InProgress')
    expect(await shop.database.sql`select on_hand, allocated from stock where code = 'BAR-2'`).toEqual([
      { on_hand: 30, allocated: 20 },
    ])
  })
})

describe('the mail that nobody paid', () => {
  const mailsTo = async (email: string) =>
    (await shop.database.sql`select from outbox_mail where recipient = ${email} and kind = 'payment-failed'`).length
  const emptyQueue = () =>
    shop.until(
      async () =>
        (await shop.database.sql`select from jobs.job where name = 'orders.mail' and state < 'completed'`).length === 0,
      'the queue',
    )

  it('goes to an address once a day, however many orders there are in its name', async () => {
    const email = 'Somebody.Else@posti.example'
    for (const spelling of [email, email, email.toLowerCase()])
      expect((await order(newVisitor(), 'BAR', 1, spelling)).status).toBe(200)
    await after(21)
    await emptyQueue()
    expect((await mailsTo(email)) + (await mailsTo(email.toLowerCase()))).toBe(1)
    shop.clock.advance(24 * 60 * minute)
    await order(newVisitor(), 'BAR', 1, email)
    await after(21)
    await emptyQueue()
    expect((await mailsTo(email)) + (await mailsTo(email.toLowerCase()))).toBe(2)
  })

  it('is not sent for each order by opening the bank’s page and leaving it', async () => {
    const email = 'nobody.asked@posti.example'
    for (let count = 0; count < 3; count += 1) {
      const visitor = newVisitor()
      const { body: number } = await order(visitor, 'BAR', 1, email)
      expect((await visitor.pay(number, cards.challenge)).status).toBe(200)
    }
    await after(21)
    await emptyQueue()
    expect(await mailsTo(email)).toBe(1)
  })
})
