import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { watchPayments } from '../../../tests/support/watched-payments.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { createSettings } from '#src/platform/settings/settings.ts'
import { getOrder, lockOrder } from '#src/orders/server/orders.service.ts'
import { issueReceipt } from './receipts.service.ts'
import { listVouchers } from './voucher.store.ts'

/* Receipts and credit notes: one for each capture and each refund, numbered without gaps (C-19). */

let shop: MoneyShop
let watched: ReturnType<typeof watchPayments>
const operator = { kind: 'system', by: 'operator', name: 'Olli' } as const

beforeAll(async () => {
  shop = await startMoneyShop()
  watched = watchPayments(shop)
})
afterAll(() => shop.stop())

async function placed() {
  const visitor = watched.newVisitor()
  const id = (await visitor.add('BAR', 2)).body.id
  await visitor.details(id)
  const { body: number } = await visitor.order(id)
  const [row] = await shop.database.sql<{ id: string }>`select id from shop_order where order_number = ${number}`
  if (!row) throw new Error('There is no order')
  return { visitor, number, id: row.id }
}

async function told(): Promise<void> {
  await shop.deliverWebhooks()
  await watched.inboxEmpty()
}

async function captured() {
  const order = await placed()
  await order.visitor.pay(order.number)
  await shop.parcels.pack(order.number, null, operator)
  await shop.until(async () => {
    const [row] = await shop.database.sql<{ status: string }>`
      select status from payment_capture where order_id = ${order.id}`
    return row?.status === 'accepted'
  }, 'the capture')
  const before = await listVouchers(shop.database.db, order.id)
  await told()
  return { ...order, before }
}

const vouchersOf = (id: string) => listVouchers(shop.database.db, id)

describe('a receipt', () => {
  it('is written when the money is taken, once, and says what the order says', async () => {
    const { id, before } = await captured()
    await shop.deliverWebhooks()
    await told()
    const order = await getOrder(shop.database.db, id)
    const [receipt, ...others] = await vouchersOf(id)
    expect([before, others]).toEqual([[], []])
    expect(receipt?.snapshot).toMatchObject({
      number: `K${receipt?.year}-${String(receipt?.number).padStart(6, '0')}`,
      orderNumber: order.orderNumber,
      corrects: null,
      seller: { name: 'Konvehti Oy', businessId: '2841907-3' },
      totalCents: order.totalCents,
      cardCents: order.payableCents,
      giftCardCents: 0,
      vat: order.taxes.map(({ rate, netCents, taxCents }) => ({
        ratePercent: rate,
        netCents,
        vatCents: taxCents,
        grossCents: netCents + taxCents,
      })),
    })
  })

  it('cannot be changed', async () => {
    const { id } = await captured()
    await expect(shop.database.sql`update voucher set total_cents = 1 where order_id = ${id}`).rejects.toThrow()
    await expect(
      shop.database.sql`update voucher set snapshot = snapshot || '{"totalCents": 1}' where order_id = ${id}`,
    ).rejects.toThrow()
  })

  it('has a number without gap or double, while many draw at once and some fail', async () => {
    const orders = await Promise.all(Array.from({ length: 24 }, () => placed()))
    const settings = createSettings({ clock: shop.clock })
    const outcomes = await Promise.allSettled(
      orders.map(({ id }, index) =>
        inTransaction(shop.database.db, async (tx) => {
          const order = await lockOrder(tx, id)
          await issueReceipt(tx, settings, order, { captureId: null }, shop.clock.now())
          if (index % 3 === 0) throw new Error('cut')
        }),
      ),
    )
    const faults = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(faults).toEqual(Array.from({ length: 8 }, () => 'Error: cut'))
    const numbers = await shop.database.sql<{ number: number }>`
      select number from voucher where series = 'receipt' order by number`
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1))
  })
})

describe('a credit note', () => {
  it('is written for each refund, names the receipt, and in all come to it and its tax', async () => {
    const { id, number } = await captured()
    const wanted = { restock: false, reason: 'Rikki', withdrawalReference: null, otherCents: 0 }
    await shop.refunds.refund(number, { ...wanted, lines: [], shipping: false, otherCents: 101 }, operator)
    await shop.refunds.refund(number, { ...wanted, lines: [{ position: 0, quantity: 1 }], shipping: false }, operator)
    const [receipt, ...notes] = await vouchersOf(id)
    const left = (receipt?.totalCents ?? 0) - notes.reduce((sum, { totalCents }) => sum + totalCents, 0)
    await shop.refunds.refund(number, { ...wanted, lines: [], shipping: false, otherCents: left }, operator)
    const all = (await vouchersOf(id)).slice(1)
    expect(all.map(({ snapshot }) => snapshot.corrects)).toEqual(Array(3).fill(receipt?.snapshot.number))
    const taxOf = (rows: typeof all) =>
      rows.flatMap(({ snapshot }) => snapshot.vat).reduce((sum, { vatCents }) => sum + vatCents, 0)
    expect(taxOf(all)).toBe(taxOf(receipt ? [receipt] : []))
    expect(all.map(({ snapshot }) => snapshot.number)).toEqual(
      all.map(({ year, number: drawn }) => `H${year}-${String(drawn).padStart(6, '0')}`),
    )
  })

  it('is written of the whole receipt when the order ends after all', async () => {
    const { id, number } = await captured()
    expect((await shop.desk.cancel(number, null, operator)).ok).toBe(true)
    const [receipt, note, ...others] = await vouchersOf(id)
    expect(others).toEqual([])
    expect(note?.snapshot).toMatchObject({
      corrects: receipt?.snapshot.number,
      lines: receipt?.snapshot.lines,
      vat: receipt?.snapshot.vat,
      totalCents: receipt?.totalCents,
    })
  })
})
