import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giftCardMailing } from '../../../tests/support/gift-card-mailing.ts'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { watchPayments } from '../../../tests/support/watched-payments.ts'
import { type OrderMailJob, orderMailQueue } from '#src/orders/server/queues.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { RefundOrder } from './issue-refund.ts'

/* Money that goes back of orders: to the card first, then to the gift card, and never more than was taken (C-9). */

let shop: MoneyShop
let watched: ReturnType<typeof watchPayments>
let mailing: ReturnType<typeof giftCardMailing>
const operator = { kind: 'system', by: 'operator', name: 'Olli' } as const

beforeAll(async () => {
  shop = await startMoneyShop()
  watched = watchPayments(shop)
  mailing = giftCardMailing(shop)
})
afterAll(() => shop.stop())

const request = (some: Partial<RefundOrder>): RefundOrder => ({
  lines: [],
  shipping: false,
  otherCents: 0,
  reason: 'Paketti kastui',
  restock: false,
  withdrawalReference: null,
  ...some,
})
const refund = (number: string, some: Partial<RefundOrder>) => shop.refunds.refund(number, request(some), operator)

async function told(): Promise<void> {
  await shop.deliverWebhooks()
  await watched.inboxEmpty()
}

/** Paid, by a gift card of so many cents too; packed, and its money taken. */
async function captured({ pieces = 1, giftCardCents = 0 } = {}) {
  const visitor = watched.newVisitor()
  const id = (await visitor.add('BAR', pieces)).body.id
  await visitor.details(id)
  if (giftCardCents > 0) {
    const wanted = { amountCents: giftCardCents, recipientEmail: 'eeva@posti.example', recipientName: 'E' }
    const card = await mailing.admin.issue({ ...wanted, language: 'fi' }, operator)
    await mailing.delivery.deliver(card.id)
    const { code = '', pin = '' } = mailing.mails.at(-1) ?? {}
    await visitor.send('POST', `/api/me/checkout/${id}/gift-card`, { code, pin })
  }
  const { body: number } = await visitor.order(id)
  const [order] = await shop.database.sql<{ id: string; total: number; shipping: number; payable: number }>`
    select id, total_cents as total, shipping_cents as shipping, payable_cents as payable
    from shop_order where order_number = ${number}`
  if (!order) throw new Error('There is no order')
  if (order.payable > 0) await visitor.pay(number)
  await shop.parcels.pack(number, null, operator)
  const capturesOf = () =>
    shop.database.sql<{ status: string }>`select status from payment_capture where order_id = ${order.id}`
  if (order.payable > 0) {
    await shop.until(async () => (await capturesOf())[0]?.status === 'accepted', 'the capture')
    await told()
  }
  return { ...order, visitor, number }
}

const rowsOf = (orderId: string) =>
  shop.database.sql<{ status: string; card: number; gift: number }>`
    select status, card_cents as card, gift_card_cents as gift from payment_refund where order_id = ${orderId}
    order by created_at, id`
const onCard = async (orderId: string) =>
  (
    await shop.database.sql<{ cents: number }>`
      select coalesce(sum(amount_cents), 0)::int as cents from gift_card_entry where kind = 'refund' and order_id = ${orderId}`
  )[0]?.cents
const settled = (orderId: string, status: string) =>
  shop.until(async () => (await rowsOf(orderId)).every((row) => row.status === status), `the refund ${status}`)
const paymentOf = async (order: Awaited<ReturnType<typeof captured>>) =>
  (await watched.getOrder(order.visitor, order.number)).payments[0]?.statusCode

describe('a refund', () => {
  it('of a line, then of the rest, goes to the card; payment, mail and timeline follow', async () => {
    const order = await captured({ pieces: 3 })
    const before = await watched.stock('BAR')
    const first = await refund(order.number, { lines: [{ position: 0, quantity: 1 }], restock: true })
    const cents = Math.floor((order.total - order.shipping) / 3)
    const takeOut = [{ parcel: 0, position: 0, code: 'BAR', quantity: 1 }]
    const value = { orderNumber: order.number, cardCents: cents, giftCardCents: 0, isNotCharged: false }
    const parts = { lines: [{ position: 0, quantity: 1, cents }], shippingCents: 0, otherCents: 0 }
    const leftCents = order.total - cents
    expect(first).toEqual({
      ok: true,
      value: { ...value, leftCents, parts, status: 'InProgress', endsOrder: false, takeOut },
    })
    expect((await watched.stock('BAR'))?.on_hand).toBe((before?.on_hand ?? 0) + 1)
    await settled(order.id, 'accepted')
    await told()
    expect(await paymentOf(order)).toBe('PartiallyRefunded')
    expect(await refund(order.number, { lines: 'all' })).toMatchObject({ value: { endsOrder: true } })
    await shop.until(async () => (await rowsOf(order.id)).every(({ status }) => status !== 'requested'), 'the second')
    await told()
    await settled(order.id, 'confirmed')
    expect((await rowsOf(order.id)).reduce((sum, { card }) => sum + card, 0)).toBe(order.total)
    expect(await paymentOf(order)).toBe('Refunded')
    const timeline = (await watched.getOrder(order.visitor, order.number)).timeline.map(({ key }) => key)
    expect(timeline.slice(-2)).toEqual(['refund-issued', 'order-cancelled'])
    await shop.until(() => Promise.resolve(mailsOf(order.number).length === 2), 'the mails')
    expect(mailsOf(order.number)[0]).toMatchObject({ toGiftCard: '' })
    expect(await refund(order.number, { otherCents: 1 })).toMatchObject({ error: { reason: 'too-much' } })
    expect(await watched.tasksOf(order.number)).toEqual([])
  })

  it('whose mail was asked for by the release before is told of like any other', async () => {
    const order = await captured()
    const job = { orderId: order.id, kind: 'refund-issued', refundId: randomUUID(), cardCents: 100, giftCardCents: 0 }
    await inTransaction(shop.database.db, (tx) => shop.jobs.send(tx, orderMailQueue, job as OrderMailJob))
    await shop.until(() => Promise.resolve(mailsOf(order.number).length === 1), 'the mail')
    expect(mailsOf(order.number)).toMatchObject([{ isNotCharged: false, notSent: [], toGiftCard: '' }])
  })

  it('goes to the card first, and only then to the gift card', async () => {
    const order = await captured({ pieces: 2, giftCardCents: 900 })
    const byCard = order.total - 900
    expect(order.payable).toBe(byCard)
    const first = await refund(order.number, { otherCents: byCard - 100 })
    expect(first).toMatchObject({ value: { cardCents: byCard - 100, giftCardCents: 0 } })
    const second = await refund(order.number, { otherCents: 300 })
    expect(second).toMatchObject({ value: { cardCents: 100, giftCardCents: 200 } })
    expect(await onCard(order.id)).toBe(200)
    await settled(order.id, 'accepted')
    await told()
    // All of the card's is back, and not all of the order's.
    expect(await paymentOf(order)).toBe('PartiallyRefunded')
    expect(await refund(order.number, { otherCents: 700 })).toMatchObject({ value: { giftCardCents: 700 } })
    expect(await onCard(order.id)).toBe(900)
  })

  it('of an order that a gift card paid whole needs nobody’s answer', async () => {
    const order = await captured({ giftCardCents: 9_000 })
    expect(order.payable).toBe(0)
    expect(await refund(order.number, { shipping: true })).toMatchObject({ value: { cardCents: 0 } })
    expect(await rowsOf(order.id)).toEqual([{ status: 'confirmed', card: 0, gift: order.shipping }])
    expect(await paymentOf(order)).toBe('PartiallyRefunded')
    await refund(order.number, { lines: 'all' })
    expect(await paymentOf(order)).toBe('Refunded')
    expect(await onCard(order.id)).toBe(order.total)
  })

  it('is refused before it is paid, while the money is taken, after a cancellation, in a dispute, and without a reason', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('BAR')
    expect(await refund(number, { lines: 'all' })).toMatchObject({ error: { reason: 'wrong-state' } })
    await visitor.pay(number)
    expect(await refund(number, { lines: 'all', reason: ' ' })).toMatchObject({ error: { reason: 'no-reason' } })
    await shop.parcels.pack(number, null, operator)
    expect(await refund(number, { lines: 'all' })).toMatchObject({ error: { reason: 'not-taken' } })
    await shop.admin.cancel(number, null, operator)
    expect(await refund(number, { lines: 'all' })).toMatchObject({ error: { reason: 'wrong-state' } })
    const order = await captured()
    await shop.database.run(`update shop_order set disputed_at = now() where id = '${order.id}'`)
    expect(await refund(order.number, { lines: 'all' })).toMatchObject({ error: { reason: 'disputed' } })
    const packerMay = shop.refunds.refund(order.number, request({ lines: 'all' }), {
      kind: 'staff',
      accountId: 'p-1',
      name: 'Pakkaaja',
      roles: ['Production'],
    })
    await expect(packerMay).rejects.toMatchObject({ refusal: { kind: 'forbidden' } })
  })

  it('is followed by the rest when the order is cancelled, whose money goes back by refunds alone', async () => {
    const order = await captured()
    await refund(order.number, { otherCents: 10 })
    shop.clock.advance(1)
    expect(await shop.admin.cancel(order.number, null, operator)).toMatchObject({ ok: true })
    expect(await watched.reversalsOf(order.number)).toEqual([])
    expect((await rowsOf(order.id)).map(({ card }) => card)).toEqual([10, order.total - 10])
    expect((await watched.getOrder(order.visitor, order.number)).statusCode).toBe('Cancelled')
  })

  it('counts what somebody gave back at the provider itself', async () => {
    const order = await captured()
    const [payment] = await shop.database.sql<{ psp: string }>`
      select psp_reference as psp from payment_attempt where order_id = ${order.id}`
    await watched.send({
      eventCode: 'REFUND',
      pspReference: `ELSEWHERE-${order.number}`,
      originalReference: payment?.psp ?? '',
      merchantReference: `${order.number}-1`,
      cents: order.total - 50,
    })
    await watched.inboxEmpty()
    expect(await refund(order.number, { otherCents: 51 })).toMatchObject({ error: { reason: 'too-much' } })
    expect(await refund(order.number, { otherCents: 50 })).toMatchObject({ value: { cardCents: 50 } })
  })

  it('that failed is a task, keeps its sum, and is asked for again as another request', async () => {
    const order = await captured()
    await refund(order.number, { lines: 'all' })
    await settled(order.id, 'accepted')
    await told()
    const about = async () =>
      (
        await shop.database.sql<{ psp: string; payment: string; key: string }>`
          select psp_reference as psp, payment_reference as payment, idempotency_key as key
          from payment_refund where order_id = ${order.id}`
      )[0] ?? { psp: '', payment: '', key: '' }
    const { psp, payment, key } = await about()
    await watched.send({
      eventCode: 'REFUND_FAILED',
      pspReference: psp,
      originalReference: payment,
      merchantReference: `${order.number}-1`,
    })
    await watched.inboxEmpty()
    expect(await rowsOf(order.id)).toMatchObject([{ status: 'failed' }])
    expect(await watched.tasksOf(order.number)).toMatchObject([{ kind: 'REFUND_FAILED' }])
    expect(await paymentOf(order)).toBe('Captured')
    expect(await refund(order.number, { otherCents: 1 })).toMatchObject({ error: { reason: 'too-much' } })
    expect(await shop.refunds.refundAgain(order.number, operator)).toEqual({ ok: true, value: 1 })
    expect((await about()).key).not.toBe(key)
    await shop.until(async () => (await rowsOf(order.id))[0]?.status !== 'requested', 'the second request')
    expect(await shop.refunds.refundAgain('KV26-0000-0000', operator)).toMatchObject({ error: { reason: 'no-order' } })
  })

  it('asked for by many at once comes to what was paid, and to no cent more', async () => {
    const order = await captured({ pieces: 4, giftCardCents: 500 })
    const part = Math.ceil(order.total / 4)
    const answers = await Promise.all(Array.from({ length: 12 }, () => refund(order.number, { otherCents: part })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(Math.floor(order.total / part))
    const rows = await rowsOf(order.id)
    expect(rows.reduce((sum, { card }) => sum + card, 0)).toBeLessThanOrEqual(order.payable)
    expect(rows.reduce((sum, { gift }) => sum + gift, 0)).toBe(await onCard(order.id))
  })
})

describe('a gift card that was bought', () => {
  it('goes back whole and unused: it is blocked, and its price is on the way', async () => {
    const visitor = watched.newVisitor()
    const giftCard = {
      isForSelf: true,
      recipientName: '',
      recipientEmail: 'aino@posti.example',
      senderName: '',
      message: '',
      sendOn: '',
    }
    const { body } = await visitor.add('CARD-50', 2, { giftCard })
    await visitor.details(body.id)
    const { body: number } = await visitor.order(body.id)
    await visitor.pay(number)
    const takings = () =>
      shop.database.sql<{ status: string }>`
        select c.status from payment_capture c join shop_order o on o.id = c.order_id where o.order_number = ${number}`
    await shop.until(async () => (await takings())[0]?.status === 'accepted', 'the capture')
    await told()
    const one = await refund(number, { lines: [{ position: 0, quantity: 1 }] })
    expect(one).toMatchObject({ error: { reason: 'gift-card-part' } })
    await mailing.delivery.deliverDue()
    expect((await watched.getOrder(visitor, number)).statusCode).toBe('Completed')
    expect(await refund(number, { lines: 'all' })).toMatchObject({ value: { cardCents: 10_000 } })
    const cards = await shop.database.sql<{ blocked: boolean }>`
      select blocked_at is not null as blocked from gift_card c join shop_order o on o.id = c.order_id
      where o.order_number = ${number}`
    expect(cards).toEqual([{ blocked: true }, { blocked: true }])
  })
})

const mailsOf = (number: string) =>
  shop.mails.filter((mail) => mail.kind === 'refund-issued' && mail.order.orderNumber === number)
