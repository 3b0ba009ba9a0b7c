import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { settledInvariants } from '../../../tests/faults/support/invariants.ts'
import { address } from '../../../tests/support/money-goods.ts'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { watchPayments } from '../../../tests/support/watched-payments.ts'
import { createWithdrawalAdmin } from '#src/orders/server/withdrawal-admin.ts'
import type { RefundOrder } from './issue-refund.ts'

/* The money of accepted statements of withdrawal, after whatever went back before. */

let shop: MoneyShop
let watched: ReturnType<typeof watchPayments>
const operator = { kind: 'system', by: 'operator', name: 'Olli' } as const
const admin = () => createWithdrawalAdmin({ ...shop.base, jobs: () => shop.jobs })

beforeAll(async () => {
  shop = await startMoneyShop()
  watched = watchPayments(shop)
})
afterEach(async () => expect(await settledInvariants(shop.database)).toEqual({}))
afterAll(() => shop.stop())

/** Two pieces, with the shopper. */
async function delivered() {
  const visitor = watched.newVisitor()
  const { id: cartId } = (await visitor.add('BAR', 2)).body
  await visitor.details(cartId)
  const { body: number } = await visitor.order(cartId)
  await visitor.pay(number)
  await shop.parcels.pack(number, null, operator)
  const [order] = await shop.database.sql<{ id: string; total: number; shipping: number }>`
    select id, total_cents as total, shipping_cents as shipping from shop_order where order_number = ${number}`
  if (!order) throw new Error('There is no order')
  const captures = () =>
    shop.database.sql<{ status: string }>`select status from payment_capture where order_id = ${order.id}`
  await shop.until(async () => (await captures())[0]?.status === 'accepted', 'the capture')
  await shop.deliverWebhooks()
  await watched.inboxEmpty()
  await shop.parcels.ship(number, null, null, operator)
  await shop.parcels.deliver(number, null, operator)
  return { ...order, number, piece: (order.total - order.shipping) / 2 }
}

const refund = (number: string, some: Partial<RefundOrder>) =>
  shop.refunds.refund(
    number,
    { lines: [], shipping: false, otherCents: 0, reason: 'Rikki', restock: false, withdrawalReference: null, ...some },
    operator,
  )
const onePiece = { lines: [{ position: 0, quantity: 1 }] }

async function accepted(orderNumber: string, ...lines: { line: number; quantity: number }[]): Promise<string> {
  const name = `${address.firstName} ${address.lastName}`
  const payload = { orderNumber, name, email: address.email, ...(lines.length > 0 && { lines }) }
  const { body } = await shop.call<{ reference: string }>({ method: 'POST', url: '/api/withdrawals', payload })
  await admin().accept(body.reference, '', operator)
  return body.reference
}
const refundStated = (reference: string) => shop.refunds.refundWithdrawal(reference, { restock: false }, operator)
const settle = (reference: string) => shop.refunds.settleWithdrawal(reference, operator)
const owed = async (reference: string) =>
  shop.refunds.notRefunded(
    (await admin().listAccepted(operator)).map((row) => row.reference).filter((one) => one === reference),
    operator,
  )

describe('the money of a withdrawal', () => {
  it('of the whole order, after a refund of a piece, is of what is left, with the delivery fee', async () => {
    const order = await delivered()
    await refund(order.number, onePiece)
    const reference = await accepted(order.number)
    const toldCents = async () => {
      const told = await shop.refunds.previewWithdrawal(reference, { restock: false }, operator)
      return told.ok ? told.value : told.error.reason
    }
    // The sum is the same twice, because nothing of the first was kept.
    expect([await toldCents(), await toldCents()]).toEqual([order.piece + order.shipping, order.piece + order.shipping])
    expect(await owed(reference)).toEqual([reference])
    expect(await refundStated(reference)).toMatchObject({ value: { cardCents: order.piece + order.shipping } })
    expect(await owed(reference)).toEqual([])
    expect(await toldCents()).toBe('refunded-already')
    // The books have no word of one language; staff read why in theirs.
    for (const [language, words] of [
      ['fi', 'Peruuttaminen'],
      ['sv', 'Ångrat köp'],
      ['en', 'Withdrawal'],
    ]) {
      const { body } = await shop.call<{ money: { refunds: { reason: string }[] } }>({
        method: 'GET',
        url: `/api/admin/orders/${order.number}`,
        headers: { authorization: 'Bearer staff-CustomerService', 'accept-language': language },
      })
      expect(new Set(body.money.refunds.map(({ reason }) => reason))).toEqual(
        new Set(['Rikki', `${words} ${reference}`]),
      )
    }
  })

  it('is not refunded when the sum is another than the one that was shown', async () => {
    const order = await delivered()
    const reference = await accepted(order.number)
    const shown = await shop.refunds.previewWithdrawal(reference, { restock: false }, operator)
    expect(shown).toEqual({ ok: true, value: order.total })
    await refund(order.number, onePiece)
    const asShown = { restock: false, expectedCents: order.total }
    const stale = await shop.refunds.refundWithdrawal(reference, asShown, operator)
    expect(stale).toEqual({ ok: false, error: { reason: 'other-sum', about: reference } })
    expect(await owed(reference)).toEqual([reference])
    const expectedCents = order.piece + order.shipping
    const done = await shop.refunds.refundWithdrawal(reference, { restock: false, expectedCents }, operator)
    expect(done).toMatchObject({ value: { cardCents: expectedCents } })
  })

  it('is never more than is left, whatever sum went back beside the goods or at the provider itself', async () => {
    const order = await delivered()
    await refund(order.number, { otherCents: 100 })
    const [payment] = await shop.database.sql<{ psp: string }>`
      select psp_reference as psp from payment_attempt where order_id = ${order.id}`
    await watched.send({
      eventCode: 'REFUND',
      pspReference: `ELSEWHERE-${order.number}`,
      originalReference: payment?.psp ?? '',
      merchantReference: `${order.number}-1`,
      cents: 50,
    })
    await watched.inboxEmpty()
    expect(await refundStated(await accepted(order.number))).toMatchObject({ value: { cardCents: order.total - 150 } })
  })

  it('counts a line that is named several times once, with all its pieces and no more than were bought', async () => {
    const order = await delivered()
    const one = { line: 0, quantity: 1 }
    const reference = await accepted(order.number, one, one, one)
    expect((await admin().find(reference, operator))?.lines).toMatchObject([{ line: 0, quantity: 2 }])
    // As they were stored before.
    const stored = JSON.stringify(
      [one, one, one].map((line) => ({ ...line, code: 'BAR', name: '', isExcluded: false })),
    )
    await shop.database.sql`update withdrawal set lines = ${stored}::jsonb where reference = ${reference}`
    expect(await refundStated(reference)).toMatchObject({ value: { cardCents: order.total } })
  })

  it('holds the delivery fee when the last piece goes back, in however many statements', async () => {
    const order = await delivered()
    const [first, second] = [
      await accepted(order.number, { line: 0, quantity: 1 }),
      await accepted(order.number, { line: 0, quantity: 1 }),
    ]
    expect(await refundStated(first)).toMatchObject({ value: { cardCents: order.piece } })
    expect(await refundStated(second)).toMatchObject({ value: { cardCents: order.piece + order.shipping } })
  })

  it('that went back otherwise closes its statement, once, in the audit, and the shopper hears of it', async () => {
    const order = await delivered()
    const reference = await accepted(order.number)
    expect(await settle(reference)).toMatchObject({ error: { reason: 'not-back' } })
    await refund(order.number, { lines: 'all' })
    expect(await owed(reference)).toEqual([reference])
    expect(await refundStated(reference)).toMatchObject({ error: { reason: 'back-before', about: reference } })
    expect(await settle(reference)).toEqual({ ok: true, value: reference })
    expect(await owed(reference)).toEqual([])
    expect(await settle(reference)).toMatchObject({ error: { reason: 'refunded-already' } })
    const audited = await shop.database.sql<{ command: string }>`
      select command from audit_entry where subject_id = ${reference} order by id`
    expect(audited.map(({ command }) => command)).toEqual(['withdrawal.accepted', 'withdrawal.settled'])
    const mails = () =>
      shop.otherMails.filter((mail) => mail.kind === 'withdrawal-settled' && mail.notice.reference === reference)
    await shop.until(() => Promise.resolve(mails().length === 1), 'the mail')
  })
})
