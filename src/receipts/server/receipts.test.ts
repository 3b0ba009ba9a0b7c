import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { watchPayments } from '../../../tests/support/watched-payments.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { createSettings } from '#src/platform/settings/settings.ts'
import type { Order } from '#src/orders/contract/order.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { getOrder, lockOrder } from '#src/orders/server/orders.service.ts'
import { issueReceipt } from './receipts.service.ts'
import { listFiscalDocuments } from './fiscal-document.store.ts'

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

const captureOf = (orderId: string) =>
  shop.until(async () => {
    const rows = await shop.database
      .sql`select from payment_capture where order_id = ${orderId} and status = 'accepted'`
    return rows.length > 0
  }, 'the capture')

/** Of the newest capture; the stand-in itself takes an authorised sum once. */
async function tell(number: string, eventCode: 'CAPTURE' | 'CAPTURE_FAILED'): Promise<void> {
  const [capture] = await shop.database.sql<{ pspReference: string; originalReference: string; cents: number }>`
    select psp_reference as "pspReference", payment_reference as "originalReference", amount_cents as cents
    from payment_capture where order_id = (select id from shop_order where order_number = ${number})
    order by created_at desc, status = 'failed' limit 1`
  if (!capture) throw new Error('There is no capture')
  expect(await watched.send({ eventCode, merchantReference: `${number}-1`, ...capture })).toBe(202)
  await watched.inboxEmpty()
}

async function captured() {
  const order = await placed()
  await order.visitor.pay(order.number)
  await shop.parcels.pack(order.number, null, operator)
  await captureOf(order.id)
  const before = await listFiscalDocuments(shop.database.db, order.id)
  await told()
  return { ...order, before }
}

const fiscalDocumentsOf = (id: string) => listFiscalDocuments(shop.database.db, id)

describe('a receipt', () => {
  it('is written when the money is taken, once, and says what the order says', async () => {
    const { id, before } = await captured()
    await shop.deliverWebhooks()
    await told()
    const order = await getOrder(shop.database.db, id)
    const [receipt, ...others] = await fiscalDocumentsOf(id)
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
    await expect(shop.database.sql`update fiscal_document set total_cents = 1 where order_id = ${id}`).rejects.toThrow()
    await expect(
      shop.database.sql`update fiscal_document set snapshot = snapshot || '{"totalCents": 1}' where order_id = ${id}`,
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
      select number from fiscal_document where series = 'receipt' order by number`
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1))
  })
})

describe('a credit note', () => {
  it('is written for each refund, names the receipt, and in all come to it and its tax', async () => {
    const { id, number } = await captured()
    const wanted = { restock: false, reason: 'Rikki', withdrawalReference: null, otherCents: 0 }
    await shop.refunds.refund(number, { ...wanted, lines: [], shipping: false, otherCents: 101 }, operator)
    await shop.refunds.refund(number, { ...wanted, lines: [{ position: 0, quantity: 1 }], shipping: false }, operator)
    const [receipt, ...notes] = await fiscalDocumentsOf(id)
    const left = (receipt?.totalCents ?? 0) - notes.reduce((sum, { totalCents }) => sum + totalCents, 0)
    await shop.refunds.refund(number, { ...wanted, lines: [], shipping: false, otherCents: left }, operator)
    const all = (await fiscalDocumentsOf(id)).slice(1)
    expect(all.map(({ snapshot }) => snapshot.corrects)).toEqual(Array(3).fill(receipt?.snapshot.number))
    const taxOf = (rows: typeof all) =>
      rows.flatMap(({ snapshot }) => snapshot.vat).reduce((sum, { vatCents }) => sum + vatCents, 0)
    expect(taxOf(all)).toBe(taxOf(receipt ? [receipt] : []))
    expect(all.map(({ snapshot }) => snapshot.number)).toEqual(
      all.map(({ year, number: drawn }) => `H${year}-${String(drawn).padStart(6, '0')}`),
    )
  })

  it('of a refund before the capture belongs to each receipt: one that was captured again has its own', async () => {
    const { id, number, visitor } = await placed()
    await visitor.pay(number)
    await told()
    const wanted = { restock: false, reason: 'Loppui', withdrawalReference: null, otherCents: 0, shipping: false }
    const refundOne = () => shop.refunds.refund(number, { ...wanted, lines: [{ position: 0, quantity: 1 }] }, operator)
    expect(await refundOne()).toMatchObject({ ok: true })
    await shop.parcels.pack(number, null, operator)
    await captureOf(id)
    await told()
    await tell(number, 'CAPTURE_FAILED')
    // Between two captures no receipt stands that could be corrected.
    const other = { ...wanted, lines: [], otherCents: 50 }
    expect(await shop.refunds.refund(number, other, operator)).toMatchObject({ value: { isNotCharged: true } })
    expect(await shop.admin.captureAgain(number, operator)).toMatchObject({ ok: true })
    await captureOf(id)
    await tell(number, 'CAPTURE')
    const fiscalDocuments = await fiscalDocumentsOf(id)
    const receipts = fiscalDocuments.filter(({ series }) => series === 'receipt')
    expect(receipts).toHaveLength(2)
    const credited = receipts.map((receipt) =>
      fiscalDocuments.flatMap(({ corrects, totalCents }) => (corrects === receipt.id ? [totalCents] : [])),
    )
    expect(credited.map((cents) => cents.toSorted((a, b) => a - b))).toEqual([
      [450, (receipts[0]?.totalCents ?? 0) - 450],
      [50, 450],
    ])
  })

  it('is written of the whole receipt when the order ends after all', async () => {
    const { id, number } = await captured()
    expect((await shop.admin.cancel(number, null, operator)).ok).toBe(true)
    const [receipt, note, ...others] = await fiscalDocumentsOf(id)
    expect(others).toEqual([])
    expect(note?.snapshot).toMatchObject({
      corrects: receipt?.snapshot.number,
      lines: receipt?.snapshot.lines,
      vat: receipt?.snapshot.vat,
      totalCents: receipt?.totalCents,
    })
  })
})

describe('the file of a receipt', () => {
  const open = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers })
  const owned = async (number: string, visitor: Awaited<ReturnType<typeof captured>>['visitor']) =>
    (await visitor.send<Order>('GET', `/api/me/orders/${number}`)).body

  it('is linked from the order once the money is taken, and opens by that link alone', async () => {
    const { visitor, number } = await placed()
    expect(await owned(number, visitor)).toMatchObject({ receiptUrl: null, papers: [] })
    expect((await visitor.send('GET', `/api/me/orders/${number}/receipt.pdf`)).status).toBe(404)

    const paid = await captured()
    const { receiptUrl, papers, totals } = await owned(paid.number, paid.visitor)
    expect(papers).toMatchObject([{ kind: 'receipt', totalDisplay: totals.totalDisplay, url: receiptUrl }])
    const answer = await open(receiptUrl ?? '')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${papers[0]?.number}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    const read = await readPdf(answer.rawPayload)
    expect(read.info.Title).toBe(`Kuitti ${papers[0]?.number}`)
    expect(read.parts).toContainEqual({ role: 'TD', text: paid.number })
    expect(read.parts).toContainEqual({ role: 'TD', text: totals.totalDisplay.replace('\u00a0', ' ') })
  })

  it('is opened by its owner and by a key of the order, and its own key opens nothing else', async () => {
    const { visitor, number } = await captured()
    const { receiptUrl } = await owned(number, visitor)
    const key = new URL(receiptUrl ?? '', shop.publicUrl).searchParams.get('key') ?? ''
    const address = `/api/me/orders/${number}`
    expect((await visitor.send('GET', `${address}/receipt.pdf`)).status).toBe(200)
    expect((await open(`${address}?key=${encodeURIComponent(key)}`)).statusCode).toBe(404)
    expect((await open(`${address}/receipt.pdf?key=${encodeURIComponent(key)}`)).statusCode).toBe(200)
    const other = await captured()
    for (const url of [
      `${address}/receipt.pdf`,
      `${address}/receipt.pdf?key=x`,
      `/api/me/orders/${other.number}/receipt.pdf?key=${encodeURIComponent(key)}`,
    ])
      expect((await open(url)).statusCode, url).toBe(404)
    expect((await other.visitor.send('GET', `${address}/receipt.pdf`)).status).toBe(404)
  })

  it('ends to open after 30 days', async () => {
    const { visitor, number } = await captured()
    const { receiptUrl } = await owned(number, visitor)
    expect((await open(receiptUrl ?? '')).statusCode).toBe(200)
    shop.clock.advance(31 * 86_400_000)
    expect((await open(receiptUrl ?? '')).statusCode).toBe(404)
  })

  it('is that of a credit note by its number, and none of another order', async () => {
    const { visitor, number } = await captured()
    const wanted = { restock: false, reason: 'Rikki', withdrawalReference: null, lines: [], shipping: false }
    await shop.refunds.refund(number, { ...wanted, otherCents: 150 }, operator)
    const { papers, receiptUrl } = await owned(number, visitor)
    expect(papers.map(({ kind }) => kind)).toEqual(['receipt', 'credit-note'])
    expect(receiptUrl).toBe(papers[0]?.url)
    const read = await readPdf((await open(papers[1]?.url ?? '')).rawPayload)
    expect(read.info.Title).toBe(`Hyvityslasku ${papers[1]?.number}`)
    expect(read.parts).toContainEqual({ role: 'TD', text: papers[0]?.number })
    const other = await captured()
    expect(
      (await other.visitor.send('GET', `/api/me/orders/${other.number}/receipt.pdf?number=${papers[1]?.number}`))
        .status,
    ).toBe(404)
    await shop.until(async () => shop.mails.some(({ kind }) => kind === 'refund-issued'), 'the mail')
    const mail = shop.mails.findLast((one) => one.kind === 'refund-issued' && one.order.orderNumber === number)
    expect(mail).toMatchObject({ creditNoteUrl: expect.stringContaining(`number=${papers[1]?.number}`) })
  })

  it('is sent again to who ordered', async () => {
    const { number } = await captured()
    expect((await shop.admin.sendDocuments(number, operator)).ok).toBe(true)
    await shop.until(
      async () => (await watched.mailsOf(number)).some(({ kind }) => kind === 'order-papers'),
      'the mail',
    )
    const { number: unpaid } = await placed()
    expect(await shop.admin.sendDocuments(unpaid, operator)).toMatchObject({
      ok: false,
      error: { reason: 'no-papers' },
    })
  })
})
