import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { settledInvariants } from '../../../tests/faults/support/invariants.ts'
import { giftCardMailing } from '../../../tests/support/gift-card-mailing.ts'
import { tablet } from '../../../tests/support/money-goods.ts'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { watchPayments } from '../../../tests/support/watched-payments.ts'
import { packingSlip } from '#src/orders/rules/parcel-data.ts'
import { getOrderParts, lockOrderByNumber } from '#src/orders/server/orders.service.ts'
import { parcelsOrder } from '#src/fulfilment/server/shipping-documents.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { RefundOrder } from '#src/payments/server/issue-refund.ts'

/* What a refund does to goods that are not sent: nothing refunded is sent, and the shelves say what lies on them. */

let shop: MoneyShop
let watched: ReturnType<typeof watchPayments>
let mailing: ReturnType<typeof giftCardMailing>
const operator = { kind: 'system', by: 'operator', name: 'Olli' } as const

beforeAll(async () => {
  shop = await startMoneyShop()
  watched = watchPayments(shop)
  mailing = giftCardMailing(shop)
})
/** Each test leaves money and goods as they must be at any quiet moment. */
afterEach(async () => expect(await settledInvariants(shop.database)).toEqual({}))
afterAll(() => shop.stop())

const refund = (number: string, some: Partial<RefundOrder>) =>
  shop.refunds.refund(
    number,
    { lines: [], shipping: false, otherCents: 0, reason: 'Loppui', restock: false, withdrawalReference: null, ...some },
    operator,
  )

interface Shelf {
  onHand: number
  allocated: number
}
const shelf = async (code: string): Promise<Shelf> => {
  const level = await watched.stock(code)
  return { onHand: level?.on_hand ?? 0, allocated: level?.allocated ?? 0 }
}
const since = (before: Shelf, after: Shelf) => [after.onHand - before.onHand, after.allocated - before.allocated]

/** Paid and not packed; each `[code, quantity]` is a line. */
const paid = (...lines: [code: string, quantity: number][]) => paidBy(0, lines)

/** The same, so many cents of it by a gift card. */
async function paidBy(giftCardCents: number, lines: [code: string, quantity: number][]) {
  const visitor = watched.newVisitor()
  let id = ''
  for (const [code, quantity] of lines) id = (await visitor.add(code, quantity)).body.id
  await visitor.details(id)
  if (giftCardCents > 0) {
    const wanted = { amountCents: giftCardCents, recipientEmail: 'eeva@posti.example', recipientName: 'E' }
    const card = await mailing.admin.issue({ ...wanted, language: 'fi' }, operator)
    await mailing.delivery.deliver(card.id)
    const { code = '', pin = '' } = mailing.mails.at(-1) ?? {}
    await visitor.send('POST', `/api/me/checkout/${id}/gift-card`, { code, pin })
  }
  const { body: number } = await visitor.order(id)
  await visitor.pay(number)
  await told()
  const [row] = await shop.database.sql<{ id: string; payable: number; total: number; shipping: number }>`
    select id, payable_cents as payable, total_cents as total, shipping_cents as shipping
    from shop_order where order_number = ${number}`
  if (!row) throw new Error('There is no order')
  return { ...row, visitor, number }
}

async function told(): Promise<void> {
  await shop.deliverWebhooks()
  await watched.inboxEmpty()
}

/** Packed, with its money taken. */
async function packed(...lines: [code: string, quantity: number][]) {
  const order = await paid(...lines)
  await shop.parcels.pack(order.number, null, operator)
  await captured(order.id)
  return order
}

async function captured(orderId: string): Promise<void> {
  const captures = () =>
    shop.database.sql<{ status: string }>`select status from payment_capture where order_id = ${orderId}`
  await shop.until(async () => (await captures())[0]?.status === 'accepted', 'the capture')
  await told()
}

const orderOf = async (number: string) =>
  (
    await shop.database.sql<{ status: string; payment: string; returned: string; parcels: string[] }>`
      select status, payment_status as payment, return_status as returned,
        array(select p.status from shipment p where p.order_id = o.id order by p.number) as parcels
      from shop_order o where order_number = ${number}`
  )[0]
const slipOf = (number: string, parcel = 0) =>
  inTransaction(shop.database.db, async (tx) => {
    const order = await lockOrderByNumber(tx, number)
    return order && packingSlip(parcelsOrder(await getOrderParts(tx, order)), parcel)
  })
const movements = async (orderId: string) =>
  (
    await shop.database.sql<{ text: string }>`
      select reason || ' ' || delta as text from stock_movement where order_id = ${orderId} order by id`
  ).map(({ text }) => text)
const mailKinds = async (number: string) => (await watched.mailsOf(number)).map(({ kind }) => kind)
const mailed = (number: string, kind: string) =>
  shop.until(async () => (await mailKinds(number)).includes(kind), `the mail ${kind}`)

describe('a piece that is not packed', () => {
  it('leaves its parcel and the sum that is taken, and is free on its shelf whether it is restocked or not', async () => {
    for (const restock of [true, false]) {
      const before = await shelf('BAR')
      const order = await paid(['BAR', 2], ['MUG', 1])
      const answer = await refund(order.number, { lines: [{ position: 0, quantity: 1 }], restock })
      expect(answer).toMatchObject({ value: { cardCents: 450, isNotCharged: true, status: 'InProgress', takeOut: [] } })
      expect(since(before, await shelf('BAR'))).toEqual([0, 1])
      expect((await slipOf(order.number))?.lines.map(({ code, quantity }) => `${quantity} x ${code}`)).toEqual([
        '1 x BAR',
        '1 x MUG',
      ])
      await shop.parcels.pack(order.number, null, operator)
      await captured(order.id)
      expect(watched.modificationsOf(order.number)).toEqual([{ action: 'capture', cents: order.payable - 450 }])
      expect(since(before, await shelf('BAR'))).toEqual([-1, 0])
      expect(await movements(order.id)).toEqual(expect.arrayContaining(['packed -1']))
      const papers = await shop.database.sql<{ series: string; cents: number }>`
        select series, total_cents as cents from fiscal_document where order_id = ${order.id} order by issued_at, series desc`
      expect(papers).toEqual([
        { series: 'receipt', cents: order.total },
        { series: 'credit-note', cents: 450 },
      ])
      expect((await orderOf(order.number))?.payment).toBe('Captured')
    }
  })

  it('one of two refunded with restock and the rest cancelled: two more can be sold, the authorisation ends, one mail says so', async () => {
    const before = await shelf('BAR')
    const order = await paid(['BAR', 2])
    await refund(order.number, { lines: [{ position: 0, quantity: 1 }], restock: true })
    expect((await order.visitor.send('POST', `/api/me/orders/${order.number}/cancel`)).status).toBe(200)
    expect(since(before, await shelf('BAR'))).toEqual([0, 0])
    expect(await orderOf(order.number)).toMatchObject({ status: 'Cancelled', payment: 'Cancelled', returned: 'none' })
    await shop.until(async () => (await watched.reversalsOf(order.number)).length === 1, 'the reversal')
    await told()
    expect(watched.modificationsOf(order.number).map(({ action }) => action)).not.toContain('capture')
    expect(await movements(order.id)).toEqual([])
  })

  it('the last of them ends the order as its shopper’s cancellation would: nothing is taken, no refund is asked for', async () => {
    const before = await shelf('BAR')
    const order = await paid(['BAR', 2])
    await refund(order.number, { lines: [{ position: 0, quantity: 1 }] })
    const last = await refund(order.number, { lines: [{ position: 0, quantity: 1 }] })
    expect(last).toMatchObject({ value: { status: 'Cancelled', isNotCharged: true } })
    expect(await orderOf(order.number)).toMatchObject({ status: 'Cancelled', parcels: ['Cancelled'] })
    expect(since(before, await shelf('BAR'))).toEqual([0, 0])
    await mailed(order.number, 'order-cancelled')
    await told()
    expect(watched.modificationsOf(order.number).map(({ action }) => action)).not.toContain('capture')
    expect((await mailKinds(order.number)).filter((kind) => kind.includes('shipped'))).toEqual([])
    expect(await shop.parcels.pack(order.number, null, operator)).toMatchObject({ ok: false })
  })

  it('paid by card and gift card: in whichever steps it is refunded, the authorisation ends and both have all of it', async () => {
    const { total } = await paid(['BAR', 3])
    // A bar is 4.50: the first refund is of just what the card pays, of more, of less, or of all.
    for (const [byCard, steps] of [
      [450, [1, 2]],
      [300, [1, 2]],
      [800, [1, 1, 1]],
      [450, [3]],
    ] as const) {
      const giftCardCents = total - byCard
      const order = await paidBy(giftCardCents, [['BAR', 3]])
      expect(order.payable).toBe(byCard)
      const answers = []
      for (const quantity of steps)
        answers.push(await refund(order.number, { lines: [{ position: 0, quantity }], restock: true }))
      expect(answers.at(-1)).toMatchObject({ value: { status: 'Cancelled' } })
      expect(await orderOf(order.number)).toEqual({
        status: 'Cancelled',
        payment: 'Cancelled',
        returned: 'none',
        parcels: ['Cancelled'],
      })
      await shop.until(async () => (await watched.reversalsOf(order.number)).length === 1, 'the reversal')
      await mailed(order.number, 'order-cancelled')
      await told()
      expect(watched.modificationsOf(order.number).map(({ action }) => action)).not.toContain('capture')
      const [card] = await shop.database.sql<{ cents: number }>`
        select sum(amount_cents)::int as cents from gift_card_entry
        where card_id = (select card_id from gift_card_entry where order_id = ${order.id} limit 1)`
      expect(card?.cents).toBe(giftCardCents)
      expect(await refund(order.number, { shipping: true })).toMatchObject({ error: { reason: 'wrong-state' } })
    }
  })

  it('of one parcel of two: that parcel is cancelled, and the order ends when the other was sent', async () => {
    const visitor = watched.newVisitor()
    await visitor.add('BAR', 1)
    const { body } = await visitor.add('TAB-DARK', 1, { customTablet: tablet })
    await visitor.details(body.id)
    const { body: number } = await visitor.order(body.id)
    await visitor.pay(number)
    await told()
    const [bar] = await shop.database.sql<{ id: string; position: number; parcel: number }>`
      select l.order_id as id, l.position, l.shipment_number as parcel from order_line l
      join shop_order o on o.id = l.order_id where o.order_number = ${number} and l.code = 'BAR'`
    if (!bar) throw new Error('There is no line')
    const blank = await shelf('TAB-DARK')
    const designer = shop.designer
    await designer.mark(number, null, 'engraved', operator)
    expect(since(blank, await shelf('TAB-DARK'))).toEqual([-1, -1])
    await designer.mark(number, null, 'packed', operator)
    expect(since(blank, await shelf('TAB-DARK'))).toEqual([-1, -1])
    expect(await movements(bar.id)).toEqual(['engraved -1'])
    await captured(bar.id)
    await shop.parcels.ship(number, null, null, operator)
    expect((await orderOf(number))?.status).toBe('PartiallyShipped')
    const answer = await refund(number, { lines: [{ position: bar.position, quantity: 1 }] })
    expect(answer).toMatchObject({ value: { status: 'Completed', isNotCharged: false } })
    expect(await orderOf(number)).toMatchObject({ status: 'Completed', returned: 'PartiallyReturned' })
    expect((await orderOf(number))?.parcels[bar.parcel]).toBe('Cancelled')
  })

  it('of a package frees what the package held when it was ordered, whatever it contains by then', async () => {
    const order = await paid(['PACK', 1])
    const before = { scarce: await shelf('SCARCE'), bar: await shelf('BAR'), mug: await shelf('MUG') }
    await shop.database.run(
      `update package_item set item_code = 'MUG' where package_code = 'PACK' and item_code = 'BAR'`,
    )
    await refund(order.number, { lines: [{ position: 0, quantity: 1 }], restock: true })
    expect(since(before.scarce, await shelf('SCARCE'))).toEqual([0, -2])
    expect(since(before.bar, await shelf('BAR'))).toEqual([0, -1])
    expect(since(before.mug, await shelf('MUG'))).toEqual([0, 0])
    await shop.database.run(
      `update package_item set item_code = 'BAR' where package_code = 'PACK' and item_code = 'MUG'`,
    )
  })
})

describe('a piece that is packed', () => {
  it('is to be taken out: the refund says so, and the parcel waits until it is packed anew', async () => {
    const order = await packed(['BAR', 3])
    const before = await shelf('BAR')
    const answer = await refund(order.number, { lines: [{ position: 0, quantity: 1 }] })
    expect(answer).toMatchObject({ value: { takeOut: [{ parcel: 0, code: 'BAR', quantity: 1 }], isNotCharged: false } })
    expect((await slipOf(order.number))?.lines).toMatchObject([{ quantity: 2 }])
    const sent = await shop.parcels.ship(order.number, null, null, operator)
    expect(sent).toMatchObject({ error: { reason: 'take-out', about: `${order.number} parcel 0: take out 1 x BAR` } })
    expect(await shop.parcels.pack(order.number, null, operator)).toEqual({ ok: true, value: [0] })
    expect(await shop.parcels.pack(order.number, null, operator)).toMatchObject({ error: { reason: 'nothing-to-do' } })
    expect(await shop.parcels.ship(order.number, null, null, operator)).toMatchObject({ ok: true })
    expect(since(before, await shelf('BAR'))).toEqual([0, 0])
  })

  it('is on its shelf again once, when it is good, however the rest of its parcel comes back', async () => {
    const order = await packed(['BAR', 2])
    const before = await shelf('BAR')
    await refund(order.number, { lines: [{ position: 0, quantity: 1 }], restock: true })
    expect(since(before, await shelf('BAR'))).toEqual([1, 0])
    expect(await shop.admin.cancel(order.number, null, operator)).toMatchObject({ ok: true })
    expect(await orderOf(order.number)).toMatchObject({
      status: 'Cancelled',
      returned: 'Returned',
      parcels: ['Cancelled'],
    })
    expect(since(before, await shelf('BAR'))).toEqual([1, 0])
    expect(await shop.parcels.takeApart(order.number, null, operator)).toEqual({ ok: true, value: [0] })
    expect(since(before, await shelf('BAR'))).toEqual([2, 0])
    expect(await shop.parcels.takeApart(order.number, null, operator)).toMatchObject({
      error: { reason: 'nothing-to-do' },
    })
    expect(await movements(order.id)).toEqual(['packed -2', 'restocked 1', 'taken-apart 1'])
  })

  it('and engraved, is on no shelf again, whatever the refund says', async () => {
    const visitor = watched.newVisitor()
    const { body } = await visitor.add('TAB-DARK', 1, { customTablet: tablet })
    await visitor.details(body.id)
    const { body: number } = await visitor.order(body.id)
    await visitor.pay(number)
    await told()
    const before = await shelf('TAB-DARK')
    for (const step of ['engraved', 'packed'] as const) await shop.designer.mark(number, null, step, operator)
    const [row] = await shop.database.sql<{ id: string }>`select id from shop_order where order_number = ${number}`
    await captured(row?.id ?? '')
    expect(await refund(number, { lines: [{ position: 0, quantity: 1 }], restock: true })).toMatchObject({ ok: true })
    expect(since(before, await shelf('TAB-DARK'))).toEqual([-1, -1])
  })

  it('and spoilt, is on no shelf, whatever becomes of the rest of its parcel', async () => {
    const before = await shelf('BAR')
    const repacked = async () => {
      const order = await packed(['BAR', 3])
      await refund(order.number, { lines: [{ position: 0, quantity: 1 }] })
      expect(await shop.parcels.pack(order.number, null, operator)).toEqual({ ok: true, value: [0] })
      return order
    }
    const back = await repacked()
    await shop.parcels.ship(back.number, null, null, operator)
    await shop.parcels.deliver(back.number, null, operator)
    await refund(back.number, { lines: [{ position: 0, quantity: 1 }], restock: true })
    expect(since(before, await shelf('BAR'))).toEqual([-2, 0])
    await shop.parcels.takeBack(back.number, null, operator, { restock: true })
    expect(since(before, await shelf('BAR'))).toEqual([-1, 0])
    const cancelled = await repacked()
    await shop.admin.cancel(cancelled.number, null, operator)
    await shop.parcels.takeApart(cancelled.number, null, operator)
    expect(since(before, await shelf('BAR'))).toEqual([-2, 0])
  })

  it('and cancelled is on its shelf when the parcel is taken apart, and one that was sent when somebody says so', async () => {
    const before = await shelf('BAR')
    const order = await packed(['BAR', 1])
    await shop.admin.cancel(order.number, null, operator)
    expect(since(before, await shelf('BAR'))).toEqual([-1, 0])
    await shop.parcels.takeApart(order.number, [0], operator)
    expect(since(before, await shelf('BAR'))).toEqual([0, 0])
    for (const restock of [false, true]) {
      const sent = await packed(['BAR', 1])
      await shop.parcels.ship(sent.number, null, null, operator)
      await shop.parcels.takeBack(sent.number, null, operator, { restock })
      expect(since(before, await shelf('BAR'))).toEqual([restock ? 0 : -1, 0])
      await refund(sent.number, { lines: 'all', restock: true })
      expect(since(before, await shelf('BAR'))).toEqual([0, 0])
    }
  })
})

it('a parcel with nothing left in it is neither packed nor sent', async () => {
  const empty = (number: string, removed: number) => shop.database.sql`
    update order_line set removed_quantity = ${removed} where order_id = (select id from shop_order where order_number = ${number})`
  const { number } = await packed(['BAR', 1])
  await empty(number, 1)
  for (const act of [
    shop.parcels.pack(number, [0], operator),
    shop.parcels.ship(number, [0], null, operator),
    shop.parcels.ship(number, null, null, operator),
  ])
    expect(await act).toMatchObject({ ok: false })
  await empty(number, 0)
})

describe('money alone', () => {
  it('takes nothing out; when all of it is back, nothing is packed or sent, and the order can be cancelled', async () => {
    const order = await packed(['BAR', 1])
    await refund(order.number, { otherCents: order.total - 100 })
    expect((await slipOf(order.number))?.lines).toMatchObject([{ quantity: 1 }])
    await refund(order.number, { otherCents: 100 })
    for (const act of [
      shop.parcels.pack(order.number, null, operator),
      shop.parcels.ship(order.number, null, null, operator),
    ])
      expect(await act).toMatchObject({ error: { reason: 'refunded-whole' } })
    expect(await shop.admin.cancel(order.number, null, operator)).toMatchObject({ ok: true })
    expect(await orderOf(order.number)).toMatchObject({ status: 'Cancelled', parcels: ['Cancelled'] })
    expect((await mailKinds(order.number)).filter((kind) => kind.includes('shipped'))).toEqual([])
  })
})

describe('the shopper’s order', () => {
  const shown = async (order: Awaited<ReturnType<typeof paid>>) => {
    const { totals, timeline } = await watched.getOrder(order.visitor, order.number)
    const { total, notChargedTotal, chargedTotal, refundedTotal } = totals
    const told = timeline.filter(({ key }) => key.startsWith('refund')).map(({ text }) => text)
    return { sums: [total, notChargedTotal, chargedTotal, refundedTotal], told }
  }
  const euros = (...cents: number[]) => cents.map((one) => one / 100)

  it('tells what a refund left out of the charge from what one sent back', async () => {
    const order = await paid(['BAR', 2], ['MUG', 1])
    expect(await shown(order)).toEqual({ sums: euros(order.total, 0, order.total, 0), told: [] })
    await refund(order.number, { lines: [{ position: 0, quantity: 1 }] })
    const charged = order.total - 450
    const leftOut = 'Hyvitys vähennetty veloituksesta'
    expect(await shown(order)).toEqual({ sums: euros(order.total, 450, charged, 0), told: [leftOut] })
    await shop.parcels.pack(order.number, null, operator)
    await captured(order.id)
    shop.clock.advance(1)
    await refund(order.number, { otherCents: 200 })
    expect(await shown(order)).toEqual({
      sums: euros(order.total, 450, charged, 200),
      told: [leftOut, 'Hyvitys lähetetty'],
    })
    await refund(order.number, { lines: 'all' })
    expect((await shown(order)).sums).toEqual(euros(order.total, 450, charged, charged))
  })

  it('of which nothing was charged says so when a refund or its shopper ended it', async () => {
    const refunded = await paid(['BAR', 1])
    await refund(refunded.number, { lines: 'all' })
    expect((await shown(refunded)).sums).toEqual(euros(refunded.total, refunded.total, 0, 0))
    const cancelled = await paid(['BAR', 2])
    await refund(cancelled.number, { lines: [{ position: 0, quantity: 1 }] })
    await shop.admin.cancel(cancelled.number, null, operator)
    expect((await shown(cancelled)).sums).toEqual(euros(cancelled.total, cancelled.total, 0, 0))
  })
})
