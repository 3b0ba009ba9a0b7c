import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { address, type MoneyShop, startMoneyShop, tablet } from '../../../tests/support/money-shop.ts'
import type { Cart, CartProblem } from '#src/cart/contract/cart.ts'
import type { ShippingAnswer } from '#src/delivery/contract/delivery.ts'
import type { PaymentAnswer } from '../contract/checkout.ts'

/* Rates and methods are rows that somebody may forget or switch off. */

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

let visitors = 0
const newVisitor = () => shop.visitor(`terms-${(visitors += 1)}`, 'en')
/** Terms are kept for a minute. */
async function change(statement: string): Promise<void> {
  await shop.database.run(statement)
  shop.clock.advance(61_000)
}
beforeEach(() =>
  change(`
    insert into vat_rate values ('SWE', 'food', 6, '2026-04-01', '2027-12-31') on conflict do nothing;
    update shipping_method set is_active = true where id in ('home', 'abroad', 'tablet-letter')`),
)
const sweden = { ...address, countryCode: 'SWE', phoneNumber: '+46701234567' }
const keys = (problems: readonly CartProblem[]) => problems.map(({ key, blocking }) => [key, blocking])

describe('goods without a VAT rate in their country', () => {
  it('are not ordered, and somebody hears of it', async () => {
    await change(`delete from vat_rate where country_code = 'SWE' and class = 'food'`)
    const visitor = newVisitor()
    const { id } = (await visitor.add('BAR')).body
    const cart = (await visitor.details(id, { shippingAddress: sweden })).body
    expect(keys(cart.problems)).toEqual([['cart/tax-unknown', true]])
    const before = shop.alarms.length
    const refused = await visitor.order(id)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      [{ key: 'cart/tax-unknown', value: 'This cannot be ordered right now: Tuote BAR. We are looking into it.' }],
    ])
    expect(shop.alarms.slice(before)).toMatchObject([{ alarm: 'vat-rate-missing', countryCode: 'SWE', codes: ['BAR'] }])
    expect(await shop.database.sql`select from shop_order where cart_id = ${id}`).toHaveLength(0)
    await change(`insert into vat_rate values ('SWE', 'food', 6, '2026-04-01', '2027-12-31')`)
    expect((await visitor.order(id)).status).toBe(200)
  })
})

describe('a country that nothing is delivered to', () => {
  it('is a problem of the cart, in every answer, and no order', async () => {
    await change(`update shipping_method set is_active = false where id = 'abroad'`)
    const visitor = newVisitor()
    const { id } = (await visitor.add('BAR')).body
    const details = await visitor.details(id, { shippingAddress: sweden })
    expect([details.status, keys(details.body.problems)]).toEqual([200, [['cart/not-deliverable', true]]])
    expect(details.body).toMatchObject({ shippingTotalPrice: 0, shippingMethodName: '' })
    expect(details.body.problems[0]?.value).toBe('Not delivered to the country you chose: Tuote BAR')
    expect(keys((await visitor.cart()).problems)).toEqual([['cart/not-deliverable', true]])
    const payment = await visitor.send<PaymentAnswer>('GET', `/api/me/checkout/${id}/payment`)
    expect([payment.status, keys(payment.body.problems)]).toEqual([200, [['cart/not-deliverable', true]]])
    const shipping = await visitor.send<ShippingAnswer>('GET', `/api/me/checkout/${id}/shipping`)
    expect([shipping.status, shipping.body]).toEqual([200, { html_snippet: '', methods: [], selected: null }])
    expect((await visitor.order(id)).status).toBe(409)
    await change(`update shipping_method set is_active = true where id = 'abroad'`)
    expect((await visitor.cart()).problems).toEqual([])
    expect((await visitor.order(id)).status).toBe(200)
  })

  it('may be the shop’s own: visitors without a cart have an answer all the same', async () => {
    await change(`update shipping_method set is_active = false`)
    const cart = await newVisitor().send<Cart>('GET', '/api/me/carts')
    expect([cart.status, cart.body.totalQuantity]).toEqual([200, 0])
    expect((await newVisitor().add('BAR')).status).toBe(200)
  })

  it('may be a tablet’s alone: its recipient decides, not the buyer', async () => {
    await change(`update shipping_method set country_codes = '{FIN}' where id = 'tablet-letter'`)
    const visitor = newVisitor()
    await visitor.add('BAR')
    await visitor.add('TAB-DARK', 1, { customTablet: tablet })
    const there = { ...tablet, countryCode: 'SWE', postalCode: '11122', phone: '+46701234567' }
    const { body: cart } = await visitor.add('TAB-DARK', 1, { customTablet: there })
    expect(cart.problems.map(({ key, lineItemId }) => [key, lineItemId])).toEqual([
      ['cart/not-deliverable', cart.allLineItems.at(-1)?.id],
    ])
    expect(cart.shippingTotalPrice).toBe(8.9 + 6.9)
  })
})
