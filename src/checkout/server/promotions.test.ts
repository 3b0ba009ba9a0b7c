import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settledInvariants } from '../../../tests/faults/support/invariants.ts'
import { address, cards, consents, type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import type { Cart } from '#src/cart/contract/cart.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Order } from '#src/orders/contract/order.ts'
import { createPromotionAdmin } from '#src/promotions/server/promotion-admin.ts'

/* Codes and promotions from the cart to the end of the order, over HTTP and in a real database. */

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

const actor = { kind: 'system', by: 'operator', name: 'test' } as const
let runs = 0
beforeEach(async () => {
  runs += 1
  await shop.database.run('update promotion set is_active = false')
  shop.money.promotions.invalidate('all')
})

/** Switched on; answers its code, which no other test has. */
async function promote(definition: object = {}): Promise<string> {
  const admin = createPromotionAdmin(shop.base)
  const key = `promotion-${(runs += 1)}`
  const code = `SYYS${runs}`
  const name = { fi: 'Syysalennus', sv: 'Höstrabatt', en: 'Autumn sale' }
  const reward = { type: 'percentage', percent: 10 }
  const added = await admin.add({ key, name, reward, couponCodes: [code], ...definition }, actor)
  if (!added.ok) throw new Error(JSON.stringify(added.error))
  await admin.setActive(key, true, actor)
  shop.money.promotions.invalidate('all')
  return code
}
const visitorOf = (language = 'en') => shop.visitor(`promo-${(runs += 1)}`, language)
type Visitor = ReturnType<typeof visitorOf>
const apply = (visitor: Visitor, id: string, couponCode: string) =>
  visitor.send<Cart>('PUT', `/api/me/checkout/${id}/coupon`, { couponCode })

describe('a code', () => {
  it('is taken however it is written, shown, and taken off again', async () => {
    const code = await promote()
    const visitor = visitorOf('sv')
    const { id } = (await visitor.add('MUG', 2)).body
    const { status, body } = await apply(visitor, id, ` ${code.toLowerCase()} `)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      couponCodes: [code],
      hasPromotions: true,
      promotions: [{ name: 'Höstrabatt', amount: 2, target: 'order' }],
      promotionsSavedAmount: 2,
      promotionsDisplaySavedAmount: '2,00\u00a0€',
      totalPrice: 26.9,
      problems: [],
    })
    expect((await apply(visitor, id, '')).body).toMatchObject({
      couponCodes: [],
      hasPromotions: false,
      promotions: [],
      totalPrice: 28.9,
    })
  })

  it('takes the place of the one before', async () => {
    const [first, second] = [await promote(), await promote({ reward: { type: 'fixed', amountCents: 300 } })]
    const visitor = visitorOf()
    const { id } = (await visitor.add('MUG')).body
    await apply(visitor, id, first)
    expect((await apply(visitor, id, second)).body).toMatchObject({ couponCodes: [second], promotionsSavedAmount: 3 })
  })

  const invalid = [{ key: 'coupon/invalid', value: 'The code cannot be used' }]

  it.each<[string, object]>([
    ['has ended', { to: '2026-11-25T00:00:00Z' }],
    ['has not begun', { from: '2099-01-01T00:00:00Z' }],
    ['is for another country', { conditions: { countries: ['SWE'] } }],
    ['is for others', { conditions: { customerGroups: ['member'] } }],
    ['is for other goods', { conditions: { codes: ['BIG'] } }],
    ['asks for a sum that only some are told', { conditions: { minTotalCents: 100_000 } }],
  ])('that %s gets the answer of one that is not there', async (_what, definition) => {
    const code = await promote(definition)
    if ('to' in definition) await shop.database.run(`update promotion set valid_to = '2026-01-02', valid_from = null`)
    shop.money.promotions.invalidate('all')
    const visitor = visitorOf()
    const { id } = (await visitor.add('MUG')).body
    const known = await apply(visitor, id, code)
    const unknown = await apply(visitor, id, 'NOTHERE')
    expect([known.status, known.body]).toEqual([400, invalid])
    expect([unknown.status, unknown.body]).toEqual([400, invalid])
    expect((await visitor.cart()).couponCodes).toEqual([])
  })

  it('that everybody is told says what the cart is short of', async () => {
    const code = await promote({ isPublic: true, conditions: { minTotalCents: 2_500 } })
    const visitor = visitorOf()
    const { id } = (await visitor.add('MUG', 2)).body
    expect((await apply(visitor, id, code)).body).toEqual([
      { key: 'coupon/spend-more', value: `Code ${code} applies once you add €5.00 worth of goods` },
    ])
  })

  it('that stops fitting stays with a word about it, and is taken up again', async () => {
    const code = await promote({ isPublic: true, conditions: { minTotalCents: 1_500 } })
    const visitor = visitorOf()
    const { id } = (await visitor.add('MUG', 2)).body
    await apply(visitor, id, code)
    const less = (await visitor.send<Cart>('POST', '/api/me/carts/remove', { code: 'MUG', quantity: 1 })).body
    expect(less).toMatchObject({
      couponCodes: [code],
      promotions: [],
      problems: [{ key: 'coupon/spend-more', blocking: false, lineItemId: '' }],
    })
    expect((await visitor.add('MUG', 1)).body).toMatchObject({ problems: [], promotionsSavedAmount: 2 })
  })

  it('that would make the order cost more stays asleep, with the difference, and the order is placed without it', async () => {
    const code = await promote({ reward: { type: 'fixed', amountCents: 500 } })
    const visitor = visitorOf()
    const { id } = (await visitor.add('MUG', 5)).body
    await visitor.details(id)
    const asleep = {
      key: 'coupon/saves-nothing',
      value: `Code ${code} does not reduce this order: delivery is already free because of the sum of your goods. With the code the total would be €3.90 higher, so we have left it out.`,
      blocking: false,
    }
    const { status, body } = await apply(visitor, id, code)
    expect([status, body]).toMatchObject([200, { couponCodes: [code], totalPrice: 50, shippingTotalPrice: 0, promotions: [], problems: [asleep] }]) // prettier-ignore
    // Where there is a fee it takes something off again.
    const less = await visitor.send<Cart>('POST', '/api/me/carts/remove', { code: 'MUG', quantity: 1 })
    expect(less.body).toMatchObject({ totalPrice: 43.9, problems: [], promotions: [{ code }] })
    await visitor.add('MUG', 1)
    const placed = await visitor.order(id)
    expect(placed.status).toBe(200)
    const { body: order } = await visitor.send<Order>('GET', `/api/me/orders/${placed.body}`)
    expect(order.totals.total).toBe(50)
    const [uses] = await shop.database.sql<{ count: number }>`
      select count(*)::int from promotion_redemption u join shop_order o on o.id = u.order_id where o.order_number = ${placed.body}`
    expect(uses?.count).toBe(0)
  })

  it('for free delivery is taken while delivery is free already, and says so', async () => {
    const code = await promote({ reward: { type: 'freeShipping' } })
    const visitor = visitorOf()
    const { id } = (await visitor.add('MUG', 5)).body
    const { status, body } = await apply(visitor, id, code)
    expect([status, body]).toMatchObject([200, { couponCodes: [code], totalPrice: 50 }])
    expect(body.problems).toMatchObject([
      { key: 'coupon/saves-nothing', value: expect.stringMatching(/already free because of the sum of your goods\.$/) },
    ])
  })

  it('of a category is for all that stands in it or below it, whatever its main category is', async () => {
    await shop.database.run(`
      insert into category (code, field, updated_at) values ('gifts', 'sand', now());
      insert into category (code, field, updated_at, parent_id) select 'cups', 'sand', now(), id from category where code = 'gifts';
      insert into product_category (product_id, category_id)
        select product_id, category.id from variation, category where variation.code = 'MUG' and category.code = 'cups'`)
    shop.money.promotions.invalidate('all')
    const code = await promote({ conditions: { categories: ['gifts'] } })
    const visitor = visitorOf()
    const { id } = (await visitor.add('MUG', 2)).body
    expect((await apply(visitor, id, code)).body).toMatchObject({ promotions: [{ amount: 2, target: 'line' }] })
  })

  it('that does nothing any more is taken off at the order, which is refused once', async () => {
    const code = await promote()
    const visitor = visitorOf()
    const id = await visitor.readyCart('MUG')
    await apply(visitor, id, code)
    await shop.database.run('update promotion set is_active = false')
    shop.money.promotions.invalidate('all')
    const refused = await visitor.order(id)
    expect([refused.status, refused.body]).toMatchObject([409, [{ key: 'cart/coupon-gone' }]])
    expect((await visitor.cart()).couponCodes).toEqual([])
    expect((await visitor.order(id)).status).toBe(200)
  })
})

describe('limits', () => {
  const uses = async (code: string) =>
    (
      await shop.database.sql<{
        status: string
      }>`select status from promotion_redemption where code = ${code} order by status`
    ).map(({ status }) => status)

  it('are held with the order, used at its payment and given back when it is cancelled', async () => {
    const code = await promote({ limits: { total: 1 } })
    const [one, other] = [visitorOf(), visitorOf()]
    const id = await one.readyCart('MUG')
    await apply(one, id, code)
    const otherId = await other.readyCart('MUG')
    await apply(other, otherId, code)
    await one.order(id)
    expect(await uses(code)).toEqual(['held'])
    expect((await other.cart()).problems).toMatchObject([{ key: 'coupon/not-now' }])
    // A change of the cart cancels the order.
    await one.add('BAR')
    expect(await uses(code)).toEqual(['released'])
    expect((await other.cart()).problems).toEqual([])
    const number = (await other.order(otherId)).body
    await other.pay(number)
    expect(await uses(code)).toEqual(['released', 'used'])
    expect((await one.cart()).promotions).toEqual([])
  })

  it('count a customer by the folded address', async () => {
    const code = await promote({ limits: { perCustomer: 1 } })
    const email = `aino${runs}@gmail.com`
    const [one, other] = [visitorOf(), visitorOf()]
    const id = (await one.add('MUG')).body.id
    await one.details(id, { shippingAddress: { ...address, email } })
    await apply(one, id, code)
    await one.pay((await one.order(id)).body)
    const otherId = (await other.add('MUG')).body.id
    expect((await apply(other, otherId, code)).status).toBe(200)
    const again = await other.details(otherId, { shippingAddress: { ...address, email: email.replace('a', 'A.') } })
    expect(again.body.problems).toMatchObject([{ key: 'coupon/not-now' }])
    const elsewhere = { ...address, email: `else${runs}@posti.example` }
    expect((await other.details(otherId, { shippingAddress: elsewhere })).body.problems).toEqual([])
    const billed = await other.details(otherId, { shippingAddress: elsewhere, billingAddress: { ...address, email } })
    expect(billed.body.problems).toMatchObject([{ key: 'coupon/not-now' }])
  })

  it('give what is for the first order to one of several orders of a customer that wait for their payment', async () => {
    const code = await promote({ conditions: { firstOrder: true } })
    const email = `eeva${runs}@posti.example`
    const carts = []
    for (const visitor of [visitorOf(), visitorOf()]) {
      const { id } = (await visitor.add('MUG')).body
      await visitor.details(id, { shippingAddress: { ...address, email } })
      expect((await apply(visitor, id, code)).status).toBe(200)
      carts.push({ visitor, id })
    }
    const answers = []
    for (const { visitor, id } of carts) answers.push(await visitor.order(id))
    expect(answers).toMatchObject([{ status: 200 }, { status: 409, body: [{ key: 'cart/coupon-gone' }] }])
    expect(await uses(code)).toEqual(['held'])
  })

  it('give the last use to one of many that order at once, and tell the others', async () => {
    const code = await promote({ limits: { total: 1 } })
    const visitors = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const visitor = visitorOf()
        const id = await visitor.readyCart('MUG')
        expect((await apply(visitor, id, code)).status).toBe(200)
        return { visitor, id }
      }),
    )
    const answers = await Promise.all(visitors.map(({ visitor, id }) => visitor.order(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200))
      expect([status, body]).toMatchObject([409, [{ key: 'cart/coupon-gone' }]])
    const loser = visitors[answers.findIndex(({ status }) => status !== 200)]
    expect((await loser?.visitor.cart())?.couponCodes).toEqual([])
    expect((await loser?.visitor.order(loser.id))?.status).toBe(200)
    expect(await settledInvariants(shop.database, 5_000)).toEqual({})
  })

  it('that end a campaign at the last moment leave a code alone that has nothing to do with it', async () => {
    await promote({ couponCodes: [], reward: { type: 'fixed', amountCents: 100 }, limits: { total: 1 } })
    const code = await promote({ conditions: { codes: ['MUG'] } })
    const visitors = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const visitor = visitorOf()
        const id = await visitor.readyCart('MUG')
        await apply(visitor, id, code)
        return { visitor, id }
      }),
    )
    // All have seen what it costs before the first one is through.
    const answers = await inTransaction(shop.database.db, async (tx) => {
      await tx.execute(sql`select from promotion for update`)
      const orders = visitors.map(({ visitor, id }) => visitor.order(id))
      const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await shop.until(async () => (await shop.database.db.execute(waiting)).rowCount === 4, 'the orders to wait')
      return orders
    }).then((orders) => Promise.all(orders))
    const refused = answers.flatMap((answer, at) => (answer.status === 200 ? [] : [{ answer, ...visitors[at] }]))
    expect(refused).toHaveLength(3)
    for (const { answer, visitor, id } of refused) {
      expect([answer.status, answer.body]).toMatchObject([409, [{ key: 'cart/promotion-gone' }]])
      expect(await visitor?.cart()).toMatchObject({ couponCodes: [code], promotions: [{ target: 'line' }] })
      expect((await visitor?.order(id ?? ''))?.status).toBe(200)
    }
    expect(await settledInvariants(shop.database, 5_000)).toEqual({})
  })

  it('end a budget with the order that it does not reach for', async () => {
    const code = await promote({ limits: { budgetCents: 150 } })
    const [one, other] = [visitorOf(), visitorOf()]
    const id = await one.readyCart('MUG')
    await apply(one, id, code)
    await one.order(id)
    expect((await apply(other, await other.readyCart('MUG'), code)).status).toBe(400)
  })

  it('let each code of a batch be used once', async () => {
    await promote({ couponCodes: [], singleUseCodes: true })
    const made = await createPromotionAdmin(shop.base).makeCodes(`promotion-${runs}`, { batch: 'a', count: 2 }, actor)
    const [first = '', second = ''] = made.ok ? made.value : []
    const [one, other] = [visitorOf(), visitorOf()]
    const id = await one.readyCart('MUG')
    expect((await apply(one, id, first)).body.promotionsSavedAmount).toBe(1)
    await one.order(id)
    const otherId = await other.readyCart('MUG')
    expect((await apply(other, otherId, first)).status).toBe(400)
    expect((await apply(other, otherId, second)).status).toBe(200)
  })
})

describe('the order', () => {
  it('has the gift as a line that costs nothing and takes it from the shelf', async () => {
    await promote({ couponCodes: [], reward: { type: 'freeGift', code: 'BAR' }, conditions: { minTotalCents: 5_000 } })
    const visitor = visitorOf('sv')
    const id = await visitor.readyCart('BIG')
    const cart = await visitor.cart()
    expect(cart.allLineItems).toMatchObject([{ code: 'BIG' }, { code: 'BAR', isGift: true, discountedPrice: 0 }])
    const number = (await visitor.order(id)).body
    expect((await visitor.cart()).allLineItems).toHaveLength(2)
    await visitor.pay(number)
    const order = (await visitor.send<Order>('GET', `/api/me/orders/${number}`)).body
    expect(order.shipments[0]?.lineItems).toMatchObject([{ code: 'BIG' }, { code: 'BAR', extendedPrice: 0 }])
    expect(order).toMatchObject({ totals: { total: 50 }, promotions: [{ name: 'Höstrabatt', target: 'line' }] })
    const again = await visitor.send<Cart>('POST', `/api/me/orders/${number}/reorder`)
    expect(again.body.allLineItems.filter(({ isGift }) => !isGift)).toMatchObject([{ code: 'BIG' }])
    expect(await settledInvariants(shop.database, 5_000)).toEqual({})
  })

  it('is refused when it costs more than was shown', async () => {
    await promote({ couponCodes: [] })
    const visitor = visitorOf()
    const id = await visitor.readyCart('MUG')
    const shown = (await visitor.cart()).totalPrice
    await shop.database.run('update promotion set is_active = false')
    shop.money.promotions.invalidate('all')
    const refused = await visitor.order(id, undefined, { consents, expectedTotal: shown })
    expect([refused.status, refused.body]).toMatchObject([409, [{ key: 'checkout/total-changed' }]])
    const now = (await visitor.cart()).totalPrice
    expect((await visitor.order(id, undefined, { consents, expectedTotal: now })).status).toBe(200)
  })

  it('keeps its promotions while it waits, and pays the sum that was shown', async () => {
    const code = await promote()
    const visitor = visitorOf('fi')
    const id = await visitor.readyCart('MUG')
    await apply(visitor, id, code)
    const number = (await visitor.order(id)).body
    await shop.database.run('update promotion set is_active = false')
    shop.money.promotions.invalidate('all')
    expect(await visitor.cart()).toMatchObject({ totalPrice: 17.9, couponCodes: [code] })
    expect((await visitor.pay(number, cards.authorised)).body.resultCode).toBe('Authorised')
    const order = (await visitor.send<Order>('GET', `/api/me/orders/${number}`)).body
    expect(order).toMatchObject({ totals: { total: 17.9 }, couponCodes: [code], promotions: [{ name: 'Syysalennus' }] })
  })
})
