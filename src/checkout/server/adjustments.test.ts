import { afterAll, beforeAll, expect, it } from 'vitest'
import { settledInvariants } from '../../../tests/faults/support/invariants.ts'
import { type MoneyShop, startMoneyShop, tablet } from '../../../tests/support/money-shop.ts'
import type { Adjustment } from '#src/promotions/rules/adjustment.ts'
import type { CartPromotions } from '#src/cart/rules/cart-promotions.ts'
import { priceCart } from '#src/cart/rules/price-cart.ts'
import { presentCart } from '#src/cart/server/cart.service.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Order } from '#src/orders/contract/order.ts'
import { placeOrder } from '#src/orders/server/orders.service.ts'
import { toNewOrder } from './new-order.ts'
import { createCartTerms } from '#src/cart/server/cart-terms.ts'

/* What is taken off goes with the order to its end: cart, rows, confirmation, mail, payment. */

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

const name = { fi: 'Syysalennus', sv: 'Höstrabatt', en: 'Autumn sale' }

it('a promotion of a line, of a shipment and of the order', async () => {
  const visitor = shop.visitor('promoted', 'sv')
  await visitor.add('BAR', 2)
  await visitor.add('SALE', 1)
  const { body: cart } = await visitor.add('TAB-DARK', 1, { customTablet: tablet })
  await visitor.details(cart.id)
  const [bar] = cart.allLineItems
  const adjustments: Adjustment[] = [
    { target: { kind: 'line', lineId: bar?.id ?? '' }, source: 'campaign:1', code: null, name, amountCents: 100 },
    { target: { kind: 'order' }, source: 'campaign:2', code: 'SYYS', name, amountCents: 300 },
    { target: { kind: 'shipment', shipmentId: 1 }, source: 'campaign:3', code: null, name, amountCents: 9_999 },
  ]
  const now = shop.clock.now()
  const owner = { kind: 'visitor', ownerId: 'v_promoted' } as const
  const number = await inTransaction(shop.database.db, async (tx) => {
    const view = await shop.money.carts.lockForOrder(tx, owner, cart.id, 'sv')
    const address = view?.row.shippingAddress
    if (!view || !address) throw new Error('The cart is not ready')
    const lines = view.priced.lines.map(({ line }) => line)
    const sellables = new Map(
      view.priced.lines.flatMap(({ line, sellable }) => (sellable ? [[line.code, sellable]] : [])),
    )
    const terms = await createCartTerms({ ...shop.base, delivery: shop.delivery })(tx, now)
    const promotions: CartPromotions = { kind: 'kept', kept: { adjustments, gifts: [] } }
    const options = { countryCode: 'FIN', promotions, isFrozen: false, isChangeable: true }
    const priced = priceCart(lines, sellables, terms, options)
    const shown = presentCart({ ...view, priced }, { language: 'en', text: (_language, key) => key })
    expect(shown).toMatchObject({
      subTotal: 38.9,
      lineDiscountsAmount: 2,
      promotionsSavedAmount: 3,
      shippingTotalPrice: 8.9,
      totalPrice: 42.8,
      hasPromotions: true,
      promotions: [
        { name: 'Autumn sale', amount: 1, target: 'line' },
        { name: 'Autumn sale', amount: 3, display: '€3.00', target: 'order' },
        { name: 'Autumn sale', amount: 6.9, target: 'shipment' },
      ],
      allLineItems: [
        { placedPrice: 9, discountedPrice: 8, hasDiscountedPrice: true, previousPrice: null },
        { placedPrice: 5, discountedPrice: 4, previousPrice: { priceIncludingTax: 5 } },
        { placedPrice: 24.9, discountedPrice: 24.9 },
      ],
    })
    const draft = {
      cart: { ...view, priced },
      shippingAddress: address,
      billingAddress: address,
      consents: [],
      asked: [],
    }
    const text = (_language: string, key: string) => key
    const order = toNewOrder({ ...draft, language: 'sv', text, now, customerKey: null })
    const placed = await placeOrder(tx, order, now, shop.base.settings)
    if (!placed.ok) throw new Error('The goods are there')
    await shop.money.carts.freeze(tx, draft.cart, placed.value.orderNumber)
    return placed.value.orderNumber
  })
  expect(
    await shop.database.sql`
      select a.target, line_position, shipment_number, source, code, amount_cents from order_adjustment a
      join shop_order o on o.id = order_id where order_number = ${number} order by position`,
  ).toEqual([
    { target: 'line', line_position: 0, shipment_number: null, source: 'campaign:1', code: null, amount_cents: 100 },
    {
      target: 'order',
      line_position: null,
      shipment_number: null,
      source: 'campaign:2',
      code: 'SYYS',
      amount_cents: 300,
    },
    {
      target: 'shipment',
      line_position: null,
      shipment_number: 1,
      source: 'campaign:3',
      code: null,
      amount_cents: 690,
    },
  ])
  expect(
    await shop.database.sql`
    select position, normal_price_cents, lowest_price_cents, price_cents, l.promotion_cents from order_line l
    join shop_order o on o.id = order_id where order_number = ${number} order by position`,
  ).toEqual([
    { position: 0, normal_price_cents: 450, lowest_price_cents: null, price_cents: 450, promotion_cents: 65 },
    { position: 1, normal_price_cents: 500, lowest_price_cents: 500, price_cents: 400, promotion_cents: 33 },
    { position: 2, normal_price_cents: 2490, lowest_price_cents: null, price_cents: 2490, promotion_cents: 202 },
  ])

  expect((await visitor.pay(number)).body.resultCode).toBe('Authorised')
  expect(shop.provider.ledger.entries().find(({ kind }) => kind === 'payment-created')).toMatchObject({
    payment: { amount: { value: 4280 } },
  })
  const order = (await visitor.send<Order>('GET', `/api/me/orders/${number}`)).body
  expect(order).toMatchObject({
    totals: { subTotal: 38.9, lineDiscountTotal: 2, discountTotal: 3, shippingTotal: 8.9, total: 42.8 },
    promotions: [{ name: 'Höstrabatt' }, { name: 'Höstrabatt' }, { name: 'Höstrabatt' }],
  })
  const [first, reduced] = order.shipments[0]?.lineItems ?? []
  expect(first).toMatchObject({ placedPrice: 9, extendedPrice: 8, previousPriceString: '' })
  expect(reduced).toMatchObject({ placedPrice: 5, extendedPrice: 4 })
  expect(reduced?.previousPriceString).toContain('5,00')
  await shop.until(() => Promise.resolve(shop.mails.length > 0), 'the mail')
  const mailed = shop.mails[0]?.order
  expect(mailed).toMatchObject({ totals: order.totals, promotions: order.promotions, taxes: order.taxes })
  const prices = (of: Order | undefined) =>
    of?.shipments.flatMap(({ lineItems }) => lineItems.map((line) => [line.placedPrice, line.extendedPrice]))
  expect(prices(mailed)).toEqual(prices(order))
  expect(await settledInvariants(shop.database, 5_000)).toEqual({})
})
