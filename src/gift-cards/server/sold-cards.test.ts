import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Cart } from '#src/cart/contract/cart.ts'
import type { Order } from '#src/orders/contract/order.ts'
import { giftCardMailing } from '../../../tests/support/gift-card-mailing.ts'
import { cards, type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { watchPayments } from '../../../tests/support/watched-payments.ts'
import type { SoldCard } from '../contract/sold-card.ts'

/*
 * Gift cards that are bought: from the cart through order and payment to the mail of their day, with a real database.
 */

let shop: MoneyShop
let mailing: ReturnType<typeof giftCardMailing>
let watched: ReturnType<typeof watchPayments>
const operator = { kind: 'system', by: 'operator', name: 'Olli' } as const
const dayMs = 24 * 3_600_000

beforeAll(async () => {
  shop = await startMoneyShop()
  mailing = giftCardMailing(shop)
  watched = watchPayments(shop)
})
afterAll(() => shop.stop())
beforeEach(() => {
  mailing.mails.length = 0
})

const today = () => shop.clock.now().toISOString().slice(0, 10)
const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10)
const said = (more: Partial<SoldCard> = {}): SoldCard => ({
  isForSelf: false,
  recipientName: 'Eeva Koski',
  recipientEmail: 'eeva.koski@posti.example',
  senderName: '',
  message: 'Hyvää joulua, Eeva.\nSyö se yksin.',
  sendOn: '',
  ...more,
})

let visitors = 0
const newVisitor = (language = 'fi') => shop.visitor(`buyer-${(visitors += 1)}`, language)
type Visitor = ReturnType<typeof newVisitor>
const addCard = (visitor: Visitor, giftCard: Partial<SoldCard> = {}, code = 'CARD-50', quantity = 1) =>
  visitor.add(code, quantity, { giftCard: said(giftCard) })

interface Row {
  id: string
  amount_cents: number
  issued_at: string | null
  blocked_at: string | null
  disputed_at: string | null
  line_position: number
  unit: number
}
const cardsOf = (orderNumber: string) =>
  shop.database.sql<Row>`
    select c.id, c.amount_cents, c.issued_at, c.blocked_at, c.disputed_at, c.line_position, c.unit from gift_card as c
    join shop_order as o on o.id = c.order_id where o.order_number = ${orderNumber} order by c.line_position, c.unit`

async function bought(visitor: Visitor, giftCard: Partial<SoldCard> = {}, quantity = 1): Promise<string> {
  const { body } = await addCard(visitor, giftCard, 'CARD-50', quantity)
  await visitor.details(body.id)
  const { body: number } = await visitor.order(body.id)
  expect((await visitor.pay(number)).body).toMatchObject({ resultCode: 'Authorised' })
  return number
}
const orderOf = async (visitor: Visitor, number: string) =>
  (await visitor.send<Order>('GET', `/api/me/orders/${number}`)).body

describe('a gift card in the cart', () => {
  it('is a shipment of its own, without fee, tax and weight, and moves the free limit not at all', async () => {
    const visitor = newVisitor()
    await visitor.add('BAR')
    const before = await visitor.cart()
    const sendOn = inDays(30)
    const { status, body: cart } = await addCard(visitor, { sendOn })
    expect(status).toBe(200)
    const line = cart.allLineItems.find(({ code }) => code === 'CARD-50')
    expect(line).toMatchObject({
      shipmentId: 1,
      totalWeightString: '',
      giftCard: { recipientName: 'Eeva Koski', sendOn, message: 'Hyvää joulua, Eeva.\nSyö se yksin.' },
    })
    expect(line?.giftCard?.sendsString).toMatch(/ kello 8$/)
    expect(cart.shippingTotalPrice).toBe(before.shippingTotalPrice)
    expect(cart.amountLeftForFreeShipping).toBe(before.amountLeftForFreeShipping)
    expect(cart.totalTax).toBe(before.totalTax)
    expect(cart.totalPrice).toBeCloseTo(before.totalPrice + 50)
    expect(cart.problems).toEqual([])
  })

  it('adds up with the same card for the same person, and is another line for anybody else', async () => {
    const visitor = newVisitor()
    await addCard(visitor)
    await addCard(visitor)
    const { body: cart } = await addCard(visitor, { recipientName: 'Onni Koski', recipientEmail: 'onni@posti.example' })
    expect(cart.allLineItems.map(({ quantity, shipmentId }) => [quantity, shipmentId])).toEqual([
      [2, 1],
      [1, 2],
    ])
    const tooMany = await addCard(visitor, {}, 'CARD-50', 19)
    expect([tooMany.status, tooMany.text]).toEqual([400, expect.stringContaining('cart/max-quantity')])
  })

  it('is changed in one call, and keeps its place', async () => {
    const visitor = newVisitor()
    const { body } = await addCard(visitor)
    const [line] = body.allLineItems
    await addCard(visitor, { recipientName: 'Onni', recipientEmail: 'onni@posti.example' })
    const change = (giftCard: unknown) =>
      visitor.send<Cart>('POST', '/api/me/carts/gift-card', {
        lineItemId: line?.id,
        code: 'CARD-25',
        quantity: 1,
        giftCard,
      })
    const { status, body: cart } = await change(said({ recipientName: 'Eeva', message: '' }))
    expect(status).toBe(200)
    expect(cart.allLineItems.map(({ code, giftCard }) => [code, giftCard?.recipientName])).toEqual([
      ['CARD-25', 'Eeva'],
      ['CARD-50', 'Onni'],
    ])
    expect((await change(said())).text).toContain('cart/line-not-found')
  })

  it.each([
    ['no name', { recipientName: ' ' }, 'recipientName', 'Kirjoita nimi, joka tulee korttiin.'],
    ['half an address', { recipientEmail: 'eeva@posti' }, 'recipientEmail', 'Tarkista sähköpostiosoite'],
    ['a day gone by', { sendOn: '2026-01-01' }, 'sendOn', 'Päivä on jo mennyt. Valitse tämä päivä tai myöhempi.'],
    ['a day in two years', { sendOn: '2028-12-24' }, 'sendOn', 'Valitse päivä vuoden sisältä.'],
    ['no day of the calendar', { sendOn: '2026-02-31' }, 'sendOn', 'Anna päivämäärä, esimerkiksi 24.12.2026.'],
    ['too many words', { message: 'x'.repeat(401) }, 'message', 'Viestissä voi olla enintään 400\u00a0merkkiä.'],
    ['a long sender', { senderName: 'x'.repeat(61) }, 'senderName', 'Nimessä voi olla enintään 60\u00a0merkkiä.'],
  ])('is refused at its field: %s', async (_, wrong, field, message) => {
    const { status, body } = await addCard(newVisitor(), wrong)
    expect([status, body]).toEqual([400, { errors: { [`giftCard.${field}`]: [message] } }])
  })

  it('is refused without its words, and other goods with them', async () => {
    const visitor = newVisitor('en')
    expect((await visitor.add('CARD-50')).text).toContain('cart/gift-card-required')
    expect((await visitor.add('BAR', 1, { giftCard: said() })).text).toContain('cart/gift-card-not-possible')
    for (const giftCard of [null, [], 'x', { ...said(), amountCents: 1 }, { ...said(), sendOn: 20_261_224 }, {}])
      expect((await visitor.add('CARD-50', 1, { giftCard })).status).toBe(400)
    const other = { lineItemId: crypto.randomUUID(), code: 'CARD-50', quantity: 1, giftCard: said() }
    expect((await visitor.send('POST', '/api/me/carts/gift-card', other)).text).toContain('cart/line-not-found')
    expect((await visitor.cart()).allLineItems).toEqual([])
  })

  it('whose day goes by in the cart keeps it from the checkout, until another is chosen', async () => {
    const visitor = newVisitor()
    const { body } = await addCard(visitor, { sendOn: inDays(1) })
    await visitor.details(body.id)
    shop.clock.advance(3 * dayMs)
    expect((await visitor.cart()).problems).toEqual([
      expect.objectContaining({ key: 'cart/gift-card-day-past', blocking: true }),
    ])
    expect((await visitor.order(body.id)).status).toBe(409)
    await visitor.send('POST', '/api/me/carts/gift-card', {
      lineItemId: body.allLineItems[0]?.id,
      code: 'CARD-50',
      quantity: 1,
      giftCard: said(),
    })
    expect((await visitor.order(body.id)).status).toBe(200)
  })

  it('is not paid by a gift card, which pays the rest', async () => {
    const visitor = newVisitor()
    const own = await bought(visitor)
    await mailing.delivery.deliverDue()
    const [mail] = mailing.mails
    const buyer = newVisitor()
    await buyer.add('BAR')
    const { body } = await addCard(buyer)
    await buyer.details(body.id)
    const { code = '', pin = '' } = mail ?? {}
    expect((await buyer.send('POST', `/api/me/checkout/${body.id}/gift-card`, { code, pin })).status).toBe(200)
    const cart = await buyer.cart()
    expect(cart.payableAmount).toBe(50)
    expect(own).toMatch(/^KV/)
  })
})

describe('a gift card that is paid for', () => {
  it('is made once and mailed at once, in the language of the order, from whoever pays', async () => {
    const visitor = newVisitor('sv')
    const number = await bought(visitor)
    expect(await cardsOf(number)).toMatchObject([{ amount_cents: 5_000, issued_at: null, line_position: 0, unit: 0 }])
    await Promise.all([mailing.delivery.deliverDue(), mailing.delivery.deliverDue()])
    await mailing.delivery.deliverDue()
    const [card] = await cardsOf(number)
    const written = await shop.database.sql<{ recipient: string; language: string }>`
      select recipient, language from outbox_mail where dedup_key = ${`gift-card:${card?.id}`}`
    expect(written).toEqual([{ recipient: 'eeva.koski@posti.example', language: 'sv' }])
    expect(mailing.mails.at(-1)).toMatchObject({
      language: 'sv',
      recipientName: 'Eeva Koski',
      senderName: 'Aino Leppävirta',
      message: 'Hyvää joulua, Eeva.\nSyö se yksin.',
    })
    const entries = await shop.database.sql<{ cause: string }>`
      select cause from gift_card_entry where card_id = ${card?.id ?? ''}`
    expect(entries).toHaveLength(1)
  })

  it('leaves at eight in the morning of its day, which its order tells, and not a minute before', async () => {
    const visitor = newVisitor()
    shop.clock.set(`${inDays(1)}T10:00:00Z`)
    const number = await bought(visitor, { sendOn: inDays(200) })
    const day = inDays(200)
    const before = await orderOf(visitor, number)
    expect(before.shipments).toMatchObject([
      { kind: 'gift-card', statusCode: 'Released', deliveryEstimate: day, lineItems: [{ giftCard: { sendOn: day } }] },
    ])
    // Summer time then: eight is five in UTC.
    shop.clock.set(`${day}T04:59:00Z`)
    await mailing.delivery.deliverDue()
    expect(mailing.mails).toEqual([])
    shop.clock.set(`${day}T05:00:00Z`)
    await mailing.delivery.deliverDue()
    expect(mailing.mails).toHaveLength(1)
    expect((await orderOf(visitor, number)).shipments).toMatchObject([{ statusCode: 'Delivered' }])
  })

  it('several of one line are as many cards and mails, each with a code of its own', async () => {
    const number = await bought(newVisitor(), { isForSelf: true, recipientName: '', senderName: 'x' }, 3)
    await mailing.delivery.deliverDue()
    expect((await cardsOf(number)).map(({ unit }) => unit)).toEqual([0, 1, 2])
    expect(new Set(mailing.mails.map(({ code }) => code)).size).toBe(3)
    expect(mailing.mails[0]).toMatchObject({ isForSelf: true, senderName: '', recipientName: '' })
  })

  it('is none while the payment waits or is refused', async () => {
    const visitor = newVisitor()
    const { body } = await addCard(visitor)
    await visitor.details(body.id)
    const { body: number } = await visitor.order(body.id)
    await visitor.pay(number, cards.refused)
    await mailing.delivery.deliverDue()
    expect([await cardsOf(number), mailing.mails]).toEqual([[], []])
  })

  it('stays where it is while its order is held, and goes when it is released', async () => {
    const number = await bought(newVisitor())
    await shop.database
      .sql`update shop_order set status = 'OnHold', hold_reasons = '{payment-lost}' where order_number = ${number}`
    await mailing.delivery.deliverDue()
    expect(mailing.mails).toEqual([])
    await shop.database
      .sql`update shop_order set status = 'InProgress', hold_reasons = '{}' where order_number = ${number}`
    await mailing.delivery.deliverDue()
    expect(mailing.mails).toHaveLength(1)
  })

  it('is not mailed any more once its order is cancelled', async () => {
    const number = await bought(newVisitor(), { sendOn: inDays(2) })
    await shop.database
      .sql`update shop_order set status = 'OnHold', hold_reasons = '{payment-amount}' where order_number = ${number}`
    expect((await shop.admin.cancel(number, null, operator)).ok).toBe(true)
    shop.clock.advance(3 * dayMs)
    await mailing.delivery.deliverDue()
    expect(mailing.mails).toEqual([])
    expect((await cardsOf(number))[0]?.blocked_at).not.toBeNull()
  })

  it('once mailed keeps its order from being cancelled, though others of its line still wait', async () => {
    const visitor = newVisitor()
    const number = await bought(visitor, {}, 2)
    const [first] = await cardsOf(number)
    await mailing.delivery.deliver(first?.id ?? '')
    expect((await visitor.send('POST', `/api/me/orders/${number}/cancel`, {})).status).toBe(409)
    expect(await shop.admin.cancel(number, null, operator)).toMatchObject({ error: { reason: 'partly-sent' } })
    expect((await cardsOf(number)).map(({ blocked_at }) => blocked_at)).toEqual([null, null])
    await mailing.delivery.deliverDue()
    expect(mailing.mails).toHaveLength(2)
  })

  it('opens nothing while the bank takes its price back, and again when it is over', async () => {
    const visitor = newVisitor()
    const number = await bought(visitor)
    await mailing.delivery.deliverDue()
    const { code = '', pin = '' } = mailing.mails[0] ?? {}
    const spender = newVisitor()
    const cartId = await spender.readyCart('MUG')
    const tryIt = async () => (await spender.send('POST', `/api/me/checkout/${cartId}/gift-card`, { code, pin })).status
    const [order] = await shop.database.sql<{ psp: string; cents: number }>`
      select a.psp_reference as psp, a.amount_cents as cents from payment_attempt as a
      join shop_order as o on o.payment_attempt_id = a.id where o.order_number = ${number}`
    const { psp = '', cents = 0 } = order ?? {}
    const about = { merchantReference: `${number}-1`, originalReference: psp, pspReference: `D-${number}`, cents }
    const tell = async (eventCode: string) => {
      await watched.send({ eventCode, ...about })
      await watched.inboxEmpty()
    }
    await tell('CHARGEBACK')
    expect((await cardsOf(number))[0]?.disputed_at).not.toBeNull()
    expect(await tryIt()).toBe(400)
    await tell('CHARGEBACK_REVERSED')
    expect(await tryIt()).toBe(200)
    // Mailed on the authorisation, which then ends before the money was taken.
    await tell('TECHNICAL_CANCEL')
    expect((await cardsOf(number))[0]?.disputed_at).not.toBeNull()
    expect(await tryIt()).toBe(400)
    await tell('CAPTURE')
    expect(await tryIt()).toBe(200)
  })

  it('is mailed again with another code, on an operator’s word; the old one opens nothing', async () => {
    const number = await bought(newVisitor())
    await mailing.delivery.deliverDue()
    const [card] = await cardsOf(number)
    const id = card?.id ?? ''
    expect((await mailing.admin.resend(id, 'uusi@posti.example', operator)).ok).toBe(true)
    await mailing.delivery.deliverDue()
    await mailing.delivery.deliverDue()
    const [first, second, ...more] = mailing.mails
    expect(more).toEqual([])
    expect(second?.code).not.toBe(first?.code)
    const spender = newVisitor()
    const cartId = await spender.readyCart('MUG')
    const answer = async (mail: typeof first) =>
      (await spender.send('POST', `/api/me/checkout/${cartId}/gift-card`, { code: mail?.code, pin: mail?.pin })).status
    expect([await answer(first), await answer(second)]).toEqual([400, 200])
    const [sent] = await shop.database.sql<{ recipient: string }>`
      select recipient from outbox_mail where dedup_key like ${`gift-card:${id}:%`}`
    expect(sent?.recipient).toBe('uusi@posti.example')
  })
})

it('an order is not made again with its gift cards', async () => {
  const visitor = newVisitor()
  await visitor.add('BAR')
  const number = await bought(visitor)
  const { body } = await visitor.send<Cart>('POST', `/api/me/orders/${number}/reorder`)
  expect([body.allLineItems?.map(({ code }) => code), today() !== '']).toEqual([['BAR'], true])
})
