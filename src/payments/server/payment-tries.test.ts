import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settledInvariants } from '../../../tests/faults/support/invariants.ts'
import { cards, type MoneyShop, startMoneyShop, type Visitor } from '../../../tests/support/money-shop.ts'
import { runsInTier } from '../../../tests/support/tier.ts'
import { answerChallenge, watchPayments } from '../../../tests/support/watched-payments.ts'
import type { PaymentResult } from '../contract/payments.ts'

/* How often an order may be refused, what comes after that, and how often anybody may try. */

let shop: MoneyShop
let watched: ReturnType<typeof watchPayments>
beforeAll(async () => {
  shop = await startMoneyShop()
  watched = watchPayments(shop)
})
afterAll(() => shop.stop())

/** Until `times` refusals; answers what each said is left. */
async function refuse(visitor: Visitor, number: string, times: number): Promise<(number | undefined)[]> {
  const left: (number | undefined)[] = []
  for (let time = 0; time < times; time += 1) left.push((await visitor.pay(number, cards.refused)).body.triesLeft)
  return left
}

describe('five refusals', () => {
  it('end the order, say how many tries are left, and give goods and cart back as they were, and the next order is paid', async () => {
    const visitor = watched.newVisitor()
    const before = await watched.stock('MUG')
    const cartId = await visitor.readyCart('MUG')
    const filled = await visitor.cart()
    const { body: number } = await visitor.order(cartId)
    expect(await refuse(visitor, number, 5)).toEqual([4, 3, 2, 1, 0])
    expect((await watched.getOrder(visitor, number)).statusCode).toBe('Cancelled')
    expect(await watched.stock('MUG')).toEqual(before)
    const back = await visitor.cart()
    const { version: _, openOrder, ...rest } = back
    expect(openOrder).toBeNull()
    expect(filled).toMatchObject(rest)
    expect(await visitor.pay(number)).toMatchObject({ status: 409, body: [{ key: 'payment/order-closed' }] })

    const next = await visitor.order(cartId)
    expect(next.status).toBe(200)
    expect(next.body).not.toBe(number)
    expect((await visitor.pay(next.body)).body).toMatchObject({ resultCode: 'Authorised', attempt: 1 })
    expect((await watched.getOrder(visitor, next.body)).statusCode).toBe('InProgress')
    await shop.until(async () => (await watched.mailsOf(next.body)).length > 0, 'the mail')
    expect(await watched.mailsOf(number)).toEqual([])
  })

  it('count only what the provider refused: neither what was left, cancelled or went wrong, nor what is pending', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    const broken = () =>
      visitor.send<PaymentResult>('POST', `/api/cda/me/orders/${number}/payments`, {
        paymentMethod: { type: 'scheme' },
      })
    const { action } = (await visitor.pay(number, cards.challenge)).body
    const { redirectResult } = await answerChallenge(action, 'close')
    const closed = await visitor.send<PaymentResult>('POST', `/api/cda/me/orders/${number}/processpayments`, {
      redirectResult,
    })
    expect(closed.body).toEqual({ resultCode: 'Cancelled', refusalReasonKey: 'cancelled', attempt: 1 })
    expect((await broken()).body).toEqual({ resultCode: 'Error', refusalReasonKey: 'technical', attempt: 2 })
    await visitor.pay(number, cards.challenge) // and left
    expect(await refuse(visitor, number, 4)).toEqual([4, 3, 2, 1])
    expect((await broken()).body).toMatchObject({ resultCode: 'Error', attempt: 8 })
    expect((await visitor.cart()).openOrder?.orderNumber).toBe(number)
    expect((await visitor.pay(number)).body).toMatchObject({ resultCode: 'Authorised', attempt: 9 })
  })

  it('give the goods back to everybody: what is sold out meanwhile is told before anything is ordered or paid', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('LAST')
    const other = watched.newVisitor()
    const othersCart = await other.add('LAST')
    expect(othersCart.status).toBe(400)
    await refuse(visitor, number, 5)
    const theirs = await other.readyCart('LAST')
    expect((await other.order(theirs)).status).toBe(200)
    const cart = await visitor.cart()
    expect(cart.problems).toMatchObject([{ key: 'cart/out-of-stock', code: 'LAST' }])
    const again = await visitor.order(cart.id)
    expect([again.status, again.body]).toMatchObject([409, [{ key: 'cart/out-of-stock' }]])
    expect(await watched.attemptsOf(number)).toHaveLength(5)
  })

  it('are over for good: a late authorisation of the ended order goes back, and the new order stands', async () => {
    const visitor = watched.newVisitor()
    const cartId = await visitor.readyCart('BAR')
    const { body: ended } = await visitor.order(cartId)
    await refuse(visitor, ended, 5)
    const { body: number } = await visitor.order(cartId)
    const late = { eventCode: 'AUTHORISATION', pspReference: `LATE-${ended}`, merchantReference: `${ended}-5` }
    expect(await watched.send(late)).toBe(202)
    await shop.until(async () => (await watched.reversalsOf(ended)).length > 0, 'the way back')
    expect((await visitor.cart()).openOrder?.orderNumber).toBe(number)
    expect((await visitor.pay(number)).body.resultCode).toBe('Authorised')
    expect((await watched.getOrder(visitor, ended)).statusCode).toBe('Cancelled')
    expect((await watched.getOrder(visitor, number)).statusCode).toBe('InProgress')
    expect(await watched.reversalsOf(number)).toEqual([])
  })

  it('beside a late authorisation: one of both ends the order, whichever comes first', async () => {
    for (let run = 0; run < runsInTier(100); run += 1) {
      const visitor = watched.newVisitor()
      const number = await visitor.placedOrder('BAR')
      await refuse(visitor, number, 4)
      const [last] = await Promise.all([
        visitor.pay(number, cards.refused),
        watched.send({
          eventCode: 'AUTHORISATION',
          pspReference: `RACE-${number}`,
          merchantReference: `${number}-2`,
          cents: Math.round((await visitor.cart()).totalPrice * 100),
        }),
      ])
      expect([200, 409]).toContain(last.status)
      await watched.inboxEmpty()
      const { statusCode } = await watched.getOrder(visitor, number)
      const isPaid = statusCode === 'InProgress'
      expect([statusCode, (await watched.reversalsOf(number)).length]).toEqual(
        isPaid ? ['InProgress', 0] : ['Cancelled', 1],
      )
      expect((await visitor.cart()).totalQuantity).toBe(isPaid ? 0 : 1)
    }
    expect(await settledInvariants(shop.database)).toEqual({})
  })

  it('end one order; two tabs that press again at once make one new order and pay once', async () => {
    const visitor = watched.newVisitor()
    const cartId = await visitor.readyCart('BAR')
    const { body: ended } = await visitor.order(cartId)
    await refuse(visitor, ended, 5)
    const press = async (key: string) => {
      const placed = await visitor.order(cartId, key)
      return { placed, paid: await visitor.pay(placed.body) }
    }
    const [one, other] = await Promise.all([press(`one-${ended}`), press(`other-${ended}`)])
    expect(one.placed.body).toBe(other.placed.body)
    expect(watched.authorisedInLedger(one.placed.body)).toBe(1)
  })
})

describe('an order whose time is over before anybody has looked', () => {
  it('ends where it is to be paid, so that the next press makes a new one', async () => {
    const visitor = watched.newVisitor()
    const cartId = await visitor.readyCart('BAR')
    const { body: number } = await visitor.order(cartId)
    shop.clock.advance(40 * 60_000)
    expect(await visitor.pay(number)).toMatchObject({ status: 409, body: [{ key: 'payment/order-closed' }] })
    const next = await visitor.order(cartId)
    expect((await visitor.pay(next.body)).body.resultCode).toBe('Authorised')
  })
})

describe('fifteen tries within an hour', () => {
  const refusedRounds = async (visitor: Visitor, cartId: string, rounds: number): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) await refuse(visitor, (await visitor.order(cartId)).body, 5)
  }

  it('are all there are, whatever the limits of the routes are: 429 with the time, and on from then', async () => {
    const visitor = watched.newVisitor('en')
    const cartId = await visitor.readyCart('BAR')
    await refusedRounds(visitor, cartId, 1)
    shop.clock.advance(10 * 60_000)
    await refusedRounds(visitor, cartId, 2)
    const { body: number } = await visitor.order(cartId)
    const tooMany = await visitor.pay(number)
    expect([tooMany.status, tooMany.body]).toMatchObject([429, [{ key: 'payment/too-many-tries' }]])
    expect(tooMany.headers['retry-after']).toBe(String(50 * 60))
    const free = new Date(shop.clock.now().getTime() + 50 * 60_000)
    const time = free.toLocaleTimeString('en-GB', { timeZone: 'Europe/Helsinki', hour: '2-digit', minute: '2-digit' })
    expect(tooMany.text).toContain(`at ${time}`)
    expect(watched.authorisedInLedger(number)).toBe(0)
    shop.clock.advance(50 * 60_000)
    await shop.money.sweep()
    expect((await visitor.pay((await visitor.order(cartId)).body)).body.resultCode).toBe('Authorised')
  })

  it('are counted for whose cart it is, over all their carts', async () => {
    const visitor = watched.newVisitor()
    await refusedRounds(visitor, await visitor.readyCart('BAR'), 2)
    const pending = (await visitor.order((await visitor.cart()).id)).body
    await visitor.pay(pending, cards.pending)
    const second = await visitor.readyCart('BAR-2')
    const { body: number } = await visitor.order(second)
    expect(await refuse(visitor, number, 4)).toEqual([4, 3, 2, 1])
    expect((await visitor.pay(number)).status).toBe(429)
    const other = watched.newVisitor()
    expect((await other.pay(await other.placedOrder('BAR'))).body).toMatchObject({ resultCode: 'Authorised' })
  })

  it('are not more when two carts of one owner try at once, as after a sign-in', async () => {
    const outcomes: number[] = []
    for (let run = 0; run < runsInTier(100); run += 1) {
      const visitor = watched.newVisitor()
      await refusedRounds(visitor, await visitor.readyCart('BAR'), 2)
      const { body: first } = await visitor.order((await visitor.cart()).id)
      await refuse(visitor, first, 4)
      const second = await watched.newVisitor().placedOrder('BAR-2')
      await shop.database.run(`
        update shop_order set owner_id = (select owner_id from shop_order where order_number = '${first}')
        where order_number = '${second}'`)
      const answers = await Promise.all([visitor.pay(first, cards.refused), visitor.pay(second, cards.refused)])
      outcomes.push(...answers.map(({ status }) => status))
    }
    const ofStatus = (wanted: number) => outcomes.filter((status) => status === wanted).length
    expect([ofStatus(200), ofStatus(429)]).toEqual([outcomes.length / 2, outcomes.length / 2])
  })
})
