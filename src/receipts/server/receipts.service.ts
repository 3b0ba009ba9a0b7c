import type { TextLookup } from '#src/common/errors.ts'
import { sumOf } from '#src/common/money.ts'
import { shopDay } from '#src/common/working-days.ts'
import {
  getOrderParts,
  type OrderPaper,
  type OrderParts,
  type OrderRow,
  paidForLine,
  type Seller,
  sellerName,
  sellerPlace,
  sellerSetting,
} from '#src/orders/server/orders.service.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { Paper } from '#src/platform/pdf/paper.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { promotionsTotals } from '#src/promotions/rules/promotions-totals.ts'
import { creditVat, leftOf, orderVat, type RateShare, shippingShares, spread } from '../rules/vat.ts'
import { voucherNumber, type VoucherSeries, type VoucherSnapshot } from '../rules/voucher.ts'
import { voucherPaper } from './voucher-paper.ts'
import {
  drawNumber,
  findVoucher,
  insertVoucher,
  listVouchers,
  type NewVoucher,
  type VoucherRow,
} from './voucher.store.ts'

/*
 * Writing receipts and credit notes, in the transaction that books the money. The caller has locked the order, and calls this last:
 * the counter of a series is locked after everything else, and until the transaction ends.
 */

export interface PaidBy {
  /** Null: a gift card paid all. */
  captureId: string | null
}

/** What goes back, as `payments` has worked it out. */
export interface CreditedParts {
  /** Of the refund. */
  id: string
  lines: readonly { position: number; quantity: number; cents: number }[]
  shippingCents: number
  otherCents: number
  cardCents: number
  giftCardCents: number
}

const refundCause = 'refund:'
/** What was captured again has its own receipt, and a refund one credit note for each. */
const refundOf = (cause: string): string | null =>
  cause.startsWith(refundCause) ? (cause.slice(refundCause.length).split(':')[0] ?? null) : null
const receiptCause = (order: OrderRow, { captureId }: PaidBy): string =>
  captureId === null ? `gift-card:${order.id}` : `capture:${captureId}`

/** For money that is taken; nothing when it has its receipt, or when the order cost nothing. */
export async function issueReceipt(
  tx: Transaction,
  settings: Settings,
  order: OrderRow,
  paidBy: PaidBy,
  now: Date,
): Promise<void> {
  const cause = receiptCause(order, paidBy)
  if (order.totalCents === 0 || (await listVouchers(tx, order.id)).some((row) => row.cause === cause)) return
  const seller = await settings.only(tx, sellerSetting)
  const content = receiptContent(await getOrderParts(tx, order), seller)
  await write(tx, 'receipt', content, { orderId: order.id, cause, captureId: paidBy.captureId, corrects: null }, now)
}

/** For a refund and the newest receipt; nothing when they have their credit note. Throws where there is no receipt. */
export async function issueCreditNote(
  tx: Transaction,
  order: OrderRow,
  refund: CreditedParts,
  now: Date,
): Promise<void> {
  const vouchers = await listVouchers(tx, order.id)
  const receipt = vouchers.findLast(({ series }) => series === 'receipt')
  if (!receipt) throw new Error(`Order ${order.orderNumber} has no receipt to correct`)
  const earlierNotes = vouchers.filter((row) => refundOf(row.cause) === refund.id)
  if (earlierNotes.some(({ corrects }) => corrects === receipt.id)) return
  const cause = `${refundCause}${refund.id}${earlierNotes.length > 0 ? `:${receipt.id}` : ''}`
  const whole = await getOrderParts(tx, order)
  const lines = refund.lines.map(({ position, quantity, cents }) => {
    const line = whole.lines.find((one) => one.position === position)
    if (!line) throw new Error(`Order ${order.orderNumber} has no line ${position}`)
    return { code: line.code, name: line.displayName, quantity, ratePercent: line.taxRate, cents }
  })
  const earlier = creditsOf(vouchers, receipt)
  const { vat } = receipt.snapshot
  const paid = whole.lines.map((line) => ({ ratePercent: line.taxRate, cents: paidForLine(whole, line) }))
  const asked: RateShare[] = [
    ...lines,
    ...spread(refund.shippingCents, shippingShares(vat, paid)),
    ...spread(refund.otherCents, leftOf(vat, earlier)),
  ]
  const { shippingCents, otherCents, cardCents, giftCardCents } = refund
  const rows = creditVat(vat, earlier, asked)
  const money = { shippingCents, otherCents, cardCents, giftCardCents, totalCents: cardCents + giftCardCents }
  const content = { ...receipt.snapshot, ...money, lines, discounts: [], vat: rows, corrects: receipt.snapshot.number }
  await write(tx, 'credit-note', content, { orderId: order.id, cause, captureId: null, corrects: receipt.id }, now)
}

/** All that is left of receipts: the order has ended, or the capture with this id was not one. */
export async function creditRest(
  tx: Transaction,
  order: OrderRow,
  why: 'cancelled' | { failedCapture: string },
  now: Date,
): Promise<void> {
  const vouchers = await listVouchers(tx, order.id)
  for (const receipt of vouchers) {
    if (receipt.series !== 'receipt') continue
    if (why !== 'cancelled' && receipt.captureId !== why.failedCapture) continue
    const earlier = vouchers.filter(({ corrects }) => corrects === receipt.id)
    const left = receipt.totalCents - sumOf(earlier.map(({ totalCents }) => totalCents))
    if (left === 0) continue
    const cause = `${why === 'cancelled' ? 'cancelled' : 'capture-failed'}:${receipt.id}`
    const { snapshot } = receipt
    const back = (kind: 'cardCents' | 'giftCardCents') =>
      snapshot[kind] - sumOf(earlier.map((row) => row.snapshot[kind]))
    const rest = {
      lines: [],
      discounts: [],
      shippingCents: 0,
      otherCents: left,
      cardCents: back('cardCents'),
      giftCardCents: back('giftCardCents'),
      vat: creditVat(snapshot.vat, creditsOf(vouchers, receipt), leftOf(snapshot.vat, creditsOf(vouchers, receipt))),
    }
    const content = {
      ...snapshot,
      ...(earlier.length === 0 ? {} : rest),
      totalCents: left,
      corrects: snapshot.number,
    }
    await write(tx, 'credit-note', content, { orderId: order.id, cause, captureId: null, corrects: receipt.id }, now)
  }
}

/** What an order's page tells of them, oldest first. */
export const listPapers = async (executor: Executor, orderId: string): Promise<OrderPaper[]> =>
  (await listVouchers(executor, orderId)).map(({ series, snapshot, totalCents, cause }) => ({
    kind: series,
    number: snapshot.number,
    issuedOn: snapshot.issuedOn,
    totalCents,
    refundId: refundOf(cause),
  }))

export const listSnapshots = async (executor: Executor, orderId: string): Promise<VoucherSnapshot[]> =>
  (await listVouchers(executor, orderId)).map(({ snapshot }) => snapshot)

/** To be printed: the one with this number, or the newest receipt; null when the order has none. */
export async function findPaper(
  executor: Executor,
  orderId: string,
  number: string | null,
  text: TextLookup,
): Promise<Paper | null> {
  const voucher = await findVoucher(executor, orderId, number)
  return voucher && voucherPaper(voucher, text)
}

type Content = Omit<VoucherSnapshot, 'number' | 'issuedOn'>

async function write(
  tx: Transaction,
  series: VoucherSeries,
  content: Content,
  about: Pick<NewVoucher, 'orderId' | 'cause' | 'captureId' | 'corrects'>,
  now: Date,
): Promise<void> {
  const issuedOn = shopDay(now)
  const year = Number(issuedOn.slice(0, 4))
  const number = await drawNumber(tx, series, year)
  const snapshot = { ...content, number: voucherNumber(series, year, number), issuedOn }
  const { totalCents } = content
  await insertVoucher(tx, { ...about, series, year, number, totalCents, issuedAt: now, snapshot })
}

function receiptContent(whole: OrderParts, seller: Seller): Content {
  const { order, lines, shipments, adjustments } = whole
  const { language } = order
  return {
    language,
    orderNumber: order.orderNumber,
    corrects: null,
    seller: {
      name: sellerName(seller, language),
      ...sellerPlace(seller, language),
      businessId: seller.businessId,
      vatNumber: seller.vatNumber,
      email: seller.email,
      phone: seller.phone,
    },
    buyer: order.billingAddress,
    lines: lines.map(({ code, displayName, quantity, taxRate, priceCents }) => ({
      code,
      name: displayName,
      quantity,
      ratePercent: taxRate,
      cents: priceCents * quantity,
    })),
    discounts: promotionsTotals(adjustments).map(({ name, cents }) => ({ name: name[language], cents })),
    shippingCents: sumOf(shipments.map(({ feeCents }) => feeCents)),
    otherCents: 0,
    totalCents: order.totalCents,
    vat: orderVat(order.taxes, order.totalCents),
    cardCents: order.payableCents,
    giftCardCents: order.giftCardCents,
  }
}

const creditsOf = (vouchers: readonly VoucherRow[], receipt: VoucherRow) =>
  vouchers.filter(({ corrects }) => corrects === receipt.id).flatMap(({ snapshot }) => snapshot.vat)
