import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { watchPayments } from '../../../tests/support/watched-payments.ts'
import { workOnOrders } from '../../../tests/support/worked-orders.ts'

/* Payments that end, and requests that the provider does not answer to (C-18.6): a person hears of each, once. */

let shop: MoneyShop
let watched: ReturnType<typeof watchPayments>
const hourMs = 3_600_000
const operator = { kind: 'system', by: 'operator', name: 'Olli' } as const

beforeAll(async () => {
  shop = await startMoneyShop()
  watched = watchPayments(shop)
})
afterAll(() => shop.stop())

const kindsOf = async (number: string) => (await watched.tasksOf(number)).map(({ kind }) => kind)

describe('a paid order of which nothing is packed', () => {
  it('is a task on the fifth day, once, unless its capture is asked for', async () => {
    const [waiting, packed] = [
      await workOnOrders(shop).parcelOrder('waiting', 'paid'),
      await workOnOrders(shop).parcelOrder('packed', 'packed'),
    ]
    shop.clock.advance(5 * 24 * hourMs - hourMs)
    await shop.watchUnanswered()
    expect(await kindsOf(waiting)).toEqual([])
    shop.clock.advance(hourMs)
    await shop.watchUnanswered()
    await shop.watchUnanswered()
    expect(await kindsOf(waiting)).toEqual(['authorisation-ends'])
    expect(await kindsOf(packed)).not.toContain('authorisation-ends')
    expect(shop.alarms.filter(({ alarm }) => alarm === 'authorisation-ends')).toHaveLength(1)
  })

  it('is held when its payment has ended, and is let go by cancelling alone', async () => {
    const number = await workOnOrders(shop).parcelOrder('ended', 'paid')
    const [payment] = await shop.database.sql<{ psp: string }>`
      select psp_reference as psp from payment_attempt where merchant_reference = ${`${number}-1`}`
    const about = { originalReference: payment?.psp ?? '', merchantReference: `${number}-1` }
    await watched.send({ eventCode: 'EXPIRE', pspReference: `E-${number}`, ...about })
    await watched.inboxEmpty()
    expect(await kindsOf(number)).toEqual(['EXPIRE'])
    const release = await shop.admin.release(number, 'payment-lost', operator)
    expect(release).toMatchObject({ error: { reason: 'not-paid' } })
    expect(await shop.admin.cancel(number, null, operator)).toMatchObject({ ok: true })
    expect(watched.modificationsOf(number)).toEqual([])
  })
})

describe('a capture that nobody answers to', () => {
  it('is a task after three days', async () => {
    const number = await workOnOrders(shop).parcelOrder('unanswered', 'packed')
    const captured = () =>
      shop.database.sql<{ status: string }>`
        select c.status from payment_capture c join shop_order o on o.id = c.order_id where o.order_number = ${number}`
    await shop.until(async () => (await captured())[0]?.status === 'accepted', 'the capture')
    await shop.watchUnanswered()
    expect(await kindsOf(number)).toEqual([])
    shop.clock.advance(73 * hourMs)
    await shop.watchUnanswered()
    expect(await kindsOf(number)).toEqual(['capture-unanswered'])
    await shop.deliverWebhooks()
    await watched.inboxEmpty()
    expect(await captured()).toEqual([{ status: 'confirmed' }])
  })
})
