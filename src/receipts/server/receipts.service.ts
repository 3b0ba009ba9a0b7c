import type { TextLookup } from '#src/common/errors.ts'
import { sumOf } from '#src/common/money.ts'
import { shopDay } from '#src/common/working-days.ts'
import {
  getOrderParts,
  type OrderDocument,
  type OrderParts,
  type OrderRow,
  paidForLine,
} from '#src/orders/server/orders.service.ts'
import { type Seller, sellerName, sellerPlace, sellerSetting } from '#src/shell/server/seller-setting.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { PdfDocument } from '#src/platform/pdf/pdf-document.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { promotionsTotals } from '#src/promotions/rules/promotions-totals.ts'
import { creditVat, leftOf, orderVat, type RateShare, shippingShares, spread } from '../rules/vat.ts'
import {
  fiscalDocumentNumber,
  type FiscalDocumentSeries,
  type FiscalDocumentSnapshot,
} from '../rules/fiscal-document.ts'
import { fiscalDocumentPdf } from './fiscal-document-pdf.ts'
import {
  drawNumber,
  findFiscalDocument,
  insertFiscalDocument,
  listFiscalDocuments,
  type NewFiscalDocument,
  type FiscalDocumentRow,
} from './fiscal-document.store.ts'

/*
 * Writes receipts and credit notes, in the transaction that books the money. The caller has locked the order, and calls this
 * last: the counter of a series is locked after everything else, and until the transaction ends.
 */

export interface PaidBy {
  /** Null: a gift card paid all. */
  captureId: string | null
}

/** What is given back, as `payments` has computed it. */
export interface CreditedParts {
  /** The refund's id. */
  id: string
  lines: readonly { position: number; quantity: number; cents: number }[]
  shippingCents: number
  otherCents: number
  cardCents: number
  giftCardCents: number
}

const refundCause = 'refund:'
/** A second capture has its own receipt, and a refund one credit note for each receipt. */
const refundOf = (cause: string): string | null =>
  cause.startsWith(refundCause) ? (cause.slice(refundCause.length).split(':')[0] ?? null) : null
const receiptCause = (order: OrderRow, { captureId }: PaidBy): string =>
  captureId === null ? `gift-card:${order.id}` : `capture:${captureId}`

/** Writes the receipt for captured money; none when it has one, or when the order cost nothing. */
export async function issueReceipt(
  tx: Transaction,
  settings: Settings,
  order: OrderRow,
  paidBy: PaidBy,
  now: Date,
): Promise<void> {
  const cause = receiptCause(order, paidBy)
  if (order.totalCents === 0 || (await listFiscalDocuments(tx, order.id)).some((row) => row.cause === cause)) return
  const seller = await settings.only(tx, sellerSetting)
  const content = receiptContent(await getOrderParts(tx, order), seller)
  await write(tx, 'receipt', content, { orderId: order.id, cause, captureId: paidBy.captureId, corrects: null }, now)
}

/** Writes the credit note for a refund and the newest receipt; none when they have one. Throws where there is no receipt. */
export async function issueCreditNote(
  tx: Transaction,
  order: OrderRow,
  refund: CreditedParts,
  now: Date,
): Promise<void> {
  const fiscalDocuments = await listFiscalDocuments(tx, order.id)
  const receipt = fiscalDocuments.findLast(({ series }) => series === 'receipt')
  if (!receipt) throw new Error(`Order ${order.orderNumber} has no receipt to correct`)
  const earlierNotes = fiscalDocuments.filter((row) => refundOf(row.cause) === refund.id)
  if (earlierNotes.some(({ corrects }) => corrects === receipt.id)) return
  const cause = `${refundCause}${refund.id}${earlierNotes.length > 0 ? `:${receipt.id}` : ''}`
  const whole = await getOrderParts(tx, order)
  const lines = refund.lines.map(({ position, quantity, cents }) => {
    const line = whole.lines.find((one) => one.position === position)
    if (!line) throw new Error(`Order ${order.orderNumber} has no line ${position}`)
    return { code: line.code, name: line.displayName, quantity, ratePercent: line.taxRate, cents }
  })
  const earlier = creditsOf(fiscalDocuments, receipt)
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

/** Credits all that is left of receipts: the order has ended, or the capture with this id has failed. */
export async function creditRest(
  tx: Transaction,
  order: OrderRow,
  why: 'cancelled' | { failedCapture: string },
  now: Date,
): Promise<void> {
  const fiscalDocuments = await listFiscalDocuments(tx, order.id)
  for (const receipt of fiscalDocuments) {
    if (receipt.series !== 'receipt') continue
    if (why !== 'cancelled' && receipt.captureId !== why.failedCapture) continue
    const earlier = fiscalDocuments.filter(({ corrects }) => corrects === receipt.id)
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
      vat: creditVat(
        snapshot.vat,
        creditsOf(fiscalDocuments, receipt),
        leftOf(snapshot.vat, creditsOf(fiscalDocuments, receipt)),
      ),
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

/** The documents that an order's page lists, oldest first. */
export const listOrderDocuments = async (executor: Executor, orderId: string): Promise<OrderDocument[]> =>
  (await listFiscalDocuments(executor, orderId)).map(({ series, snapshot, totalCents, cause }) => ({
    kind: series,
    number: snapshot.number,
    issuedOn: snapshot.issuedOn,
    totalCents,
    refundId: refundOf(cause),
  }))

export const listSnapshots = async (executor: Executor, orderId: string): Promise<FiscalDocumentSnapshot[]> =>
  (await listFiscalDocuments(executor, orderId)).map(({ snapshot }) => snapshot)

/** A document to print: the one with this number, or the newest receipt; null when the order has none. */
export async function findOrderDocument(
  executor: Executor,
  orderId: string,
  number: string | null,
  text: TextLookup,
): Promise<PdfDocument | null> {
  const fiscalDocument = await findFiscalDocument(executor, orderId, number)
  return fiscalDocument && fiscalDocumentPdf(fiscalDocument, text)
}

type Content = Omit<FiscalDocumentSnapshot, 'number' | 'issuedOn'>

async function write(
  tx: Transaction,
  series: FiscalDocumentSeries,
  content: Content,
  about: Pick<NewFiscalDocument, 'orderId' | 'cause' | 'captureId' | 'corrects'>,
  now: Date,
): Promise<void> {
  const issuedOn = shopDay(now)
  const year = Number(issuedOn.slice(0, 4))
  const number = await drawNumber(tx, series, year)
  const snapshot = { ...content, number: fiscalDocumentNumber(series, year, number), issuedOn }
  const { totalCents } = content
  await insertFiscalDocument(tx, { ...about, series, year, number, totalCents, issuedAt: now, snapshot })
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

const creditsOf = (fiscalDocuments: readonly FiscalDocumentRow[], receipt: FiscalDocumentRow) =>
  fiscalDocuments.filter(({ corrects }) => corrects === receipt.id).flatMap(({ snapshot }) => snapshot.vat)
