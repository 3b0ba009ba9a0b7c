import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { settledInvariants } from '../../../tests/faults/support/invariants.ts'
import { consents, tablet } from '../../../tests/support/money-goods.ts'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { watchPayments } from '../../../tests/support/watched-payments.ts'
import type { RefundOrder } from './issue-refund.ts'

/* What ends with the last of the money or of the goods, whoever gave it back; and what a refund puts on no shelf. */

let shop: MoneyShop
let watched: ReturnType<typeof watchPayments>
const operator = { kind: 'system', by: 'operator', name: 'Olli' } as const

beforeAll(async () => {
  shop = await startMoneyShop()
  watched = watchPayments(shop)
})
afterEach(async () => expect(await settledInvariants(shop.database)).toEqual({}))
afterAll(() => shop.stop())

async function told(): Promise<void> {
  await shop.deliverWebhooks()
  await watched.inboxEmpty()
}

async function orderOf(number: string) {
  const [order] = await shop.database.sql<{ id: string; total: number; shipping: number; psp: string }>`
    select o.id, o.total_cents as total, o.shipping_cents as shipping, a.psp_reference as psp
    from shop_order o join payment_attempt a on a.id = o.payment_attempt_id where o.order_number = ${number}`
  if (!order) throw new Error('There is no order')
  return { ...order, number }
}

/** Packed, with its money taken. */
async function captured(pieces = 1) {
  const visitor = watched.newVisitor()
  const { id: cartId } = (await visitor.add('BAR', pieces)).body
  await visitor.details(cartId)
  const { body: number } = await visitor.order(cartId)
  await visitor.pay(number)
  await shop.parcels.pack(number, null, operator)
  return { ...(await taken(number)), visitor }
}

async function taken(number: string) {
  const order = await orderOf(number)
  const captures = () =>
    shop.database.sql<{ status: string }>`select status from payment_capture where order_id = ${order.id}`
  await shop.until(async () => (await captures())[0]?.status === 'accepted', 'the capture')
  await told()
  return order
}

const refund = (number: string, some: Partial<RefundOrder>) =>
  shop.refunds.refund(
    number,
    { lines: [], shipping: false, otherCents: 0, reason: 'Loppui', restock: false, withdrawalReference: null, ...some },
    operator,
  )
const onePiece = { lines: [{ position: 0, quantity: 1 }] }

/** In the provider's own pages. */
async function refundElsewhere(
  { number, psp }: { number: string; psp: string },
  cents: number,
  eventCode = 'REFUND',
): Promise<void> {
  const reference = `ELSEWHERE-${number}-${cents}`
  await watched.send({
    eventCode,
    pspReference: reference,
    originalReference: psp,
    merchantReference: `${number}-1`,
    cents,
  })
  await watched.inboxEmpty()
}

const mailed = (number: string) =>
  shop.mails.flatMap((mail) => (mail.order.orderNumber === number ? [mail.kind] : [])).toSorted()

describe('an order whose money somebody gave back in the provider’s own pages', () => {
  it.each(['REFUND', 'CANCEL_OR_REFUND'])(
    'is neither packed nor sent, is a task, and can be cancelled: %s',
    async (eventCode) => {
      const order = await captured()
      await refundElsewhere(order, order.total, eventCode)
      for (const act of [shop.parcels.pack, (number: string) => shop.parcels.ship(number, null, null, operator)])
        expect(await act(order.number, null, operator)).toMatchObject({ error: { reason: 'refunded-whole' } })
      expect(await watched.tasksOf(order.number)).toMatchObject([{ kind: 'refund-elsewhere' }])
      expect(await shop.admin.cancel(order.number, null, operator)).toMatchObject({ ok: true })
      expect(watched.modificationsOf(order.number).map(({ action }) => action)).toEqual(['capture'])
    },
  )

  it('is neither engraved on nor packed by the designer’s line', async () => {
    const visitor = watched.newVisitor()
    await visitor.add('BAR', 1)
    const { body } = await visitor.add('TAB-DARK', 1, { customTablet: tablet })
    await visitor.details(body.id)
    const { body: number } = await visitor.order(body.id, undefined, { consents })
    await visitor.pay(number)
    const [bar] = await shop.database.sql<{ parcel: number }>`
      select shipment_number as parcel from order_line l join shop_order o on o.id = l.order_id
      where o.order_number = ${number} and l.code = 'BAR'`
    await shop.parcels.pack(number, [bar?.parcel ?? -1], operator)
    const order = await taken(number)
    await refundElsewhere(order, order.total)
    expect(await shop.designer.mark(number, null, 'engraved', operator)).toMatchObject({
      error: { reason: 'wrong-state', about: `${number} (refunded)` },
    })
  })

  it('in part, goes on; the rest goes back by the shop’s own refund when it is cancelled', async () => {
    const order = await captured()
    await refundElsewhere(order, 100)
    expect(await watched.tasksOf(order.number)).toMatchObject([{ kind: 'refund-elsewhere' }])
    expect(await shop.admin.cancel(order.number, null, operator)).toMatchObject({ ok: true })
    const actions = () => watched.modificationsOf(order.number)
    await shop.until(() => Promise.resolve(actions().length === 2), 'the refund')
    expect(actions()[1]).toEqual({ action: 'refund', cents: order.total - 100 })
  })

  it('is not meant by the event of the shop’s own refund, even when it comes before the provider’s answer', async () => {
    const order = await captured(2)
    await refund(order.number, { otherCents: order.total - 200 })
    await shop.until(() => Promise.resolve(watched.modificationsOf(order.number).length === 2), 'the refund')
    await shop.database.run(
      `update payment_refund set status = 'requested', psp_reference = null, accepted_at = null where order_id = '${order.id}'`,
    )
    await told()
    expect(await watched.tasksOf(order.number)).toEqual([])
    expect(await shop.parcels.ship(order.number, null, null, operator)).toMatchObject({ ok: true })
    await shop.refunds.refundAgain(order.number, operator)
    await told()
    await shop.until(async () => {
      const [row] = await shop.database.sql<{ status: string }>`
        select status from payment_refund where order_id = ${order.id}`
      return row?.status === 'confirmed'
    }, 'the answer')
    expect(await watched.tasksOf(order.number)).toEqual([])
  })
})

describe('a refund of the last pieces of an order of which nothing was sent', () => {
  it('gives the delivery fee back with them, ends the order, and says so', async () => {
    const order = await captured(2)
    await refund(order.number, onePiece)
    const last = await refund(order.number, onePiece)
    const piece = (order.total - order.shipping) / 2
    expect(last).toMatchObject({ value: { cardCents: piece + order.shipping, status: 'Cancelled' } })
    await shop.until(() => Promise.resolve(mailed(order.number).includes('order-cancelled')), 'the mail')
    expect(shop.mails).toContainEqual(
      expect.objectContaining({
        kind: 'order-cancelled',
        isReversed: true,
        order: expect.objectContaining({ orderNumber: order.number }) as unknown,
      }),
    )
    await shop.until(() => Promise.resolve(watched.modificationsOf(order.number).length === 3), 'both refunds')
    await told()
    const { payments, statusCode, isReversed } = await watched.getOrder(order.visitor, order.number)
    expect([payments[0]?.statusCode, statusCode, isReversed]).toEqual(['Refunded', 'Cancelled', true])
  })

  it('gives back no more than is left, after an apology in money', async () => {
    const order = await captured()
    await refund(order.number, { otherCents: 100 })
    expect(await refund(order.number, onePiece)).toMatchObject({
      value: { cardCents: order.total - 100, status: 'Cancelled' },
    })
  })

  it('keeps the fee of an order of which something was sent', async () => {
    const order = await captured(2)
    await shop.parcels.ship(order.number, null, null, operator)
    expect(await refund(order.number, { lines: [{ position: 0, quantity: 2 }] })).toMatchObject({
      value: { cardCents: order.total - order.shipping },
    })
  })

  it('by the cancelling of what is refunded whole, is told too', async () => {
    const order = await captured()
    await refund(order.number, { otherCents: order.total })
    await shop.admin.cancel(order.number, null, operator)
    await shop.until(() => Promise.resolve(mailed(order.number).includes('order-cancelled')), 'the mail')
  })
})

describe('restocking', () => {
  it('is of nothing that is still on its way', async () => {
    const order = await captured(2)
    await shop.parcels.ship(order.number, null, null, operator)
    const before = await watched.stock('BAR')
    const about = `${order.number} parcel 0`
    expect(await refund(order.number, { ...onePiece, restock: true })).toMatchObject({
      error: { reason: 'on-its-way', about },
    })
    expect(await watched.stock('BAR')).toEqual(before)
    expect(await refund(order.number, onePiece)).toMatchObject({ ok: true })
    await shop.parcels.deliver(order.number, null, operator)
    expect(await refund(order.number, { ...onePiece, restock: true })).toMatchObject({ ok: true })
    expect((await watched.stock('BAR'))?.on_hand).toBe((before?.on_hand ?? 0) + 1)
  })
})
