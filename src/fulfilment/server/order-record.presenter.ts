import { sumOf } from '#src/common/money.ts'
import {
  type HoldReason,
  holdNotePrefix,
  openStatuses,
  type OrderStatus,
  paidStatuses,
  sentStatuses,
  statusesInWork,
} from '#src/orders/rules/order-states.ts'
import { shownParcel, shownPayment } from '#src/orders/rules/shown-status.ts'
import {
  answerDay,
  isStillLost,
  isToTakeApart,
  leftToSend,
  mayMove,
  type OrderDocument,
  type OrderLineRow,
  type OrderNoteRow,
  type OrderParts,
  type OrderTaskRow,
  paidForLine,
  type ShipmentRow,
  type WithdrawalRow,
} from '#src/orders/server/orders.service.ts'
import type { OrderMoney } from '#src/payments/server/order-money.ts'
import type { OrderRecord, RecordLine, RecordMoney, RecordParcel } from '../contract/order-record.ts'
import type { listOrderAudit, listOrderMails, listOtherOrders } from './order-record.store.ts'
import { taskDetail } from './task-detail.presenter.ts'
import { holdDetail, presentTimeline, whoDid } from './timeline.presenter.ts'
import { named, type Words } from './words.ts'

export interface OrderForStaff extends OrderParts, OrderMoney {
  customerId: string | null
  authorisedCents: number
  refundableCents: number | null
  isFullyRefunded: boolean
  isPartlySent: boolean
  receipts: readonly OrderDocument[]
  notes: readonly OrderNoteRow[]
  tasks: readonly OrderTaskRow[]
  withdrawals: readonly WithdrawalRow[]
  mails: Awaited<ReturnType<typeof listOrderMails>>
  others: Awaited<ReturnType<typeof listOtherOrders>>
  audit: Awaited<ReturnType<typeof listOrderAudit>>
}

const parcelId = (orderNumber: string, number: number): string => `${orderNumber}-${number}`

const iso = (moment: Date | string): string => new Date(moment).toISOString()
const isoOrNull = (moment: Date | string | null): string | null => (moment === null ? null : iso(moment))

export function presentOrderRecord(whole: OrderForStaff, words: Words): OrderRecord {
  const { order, lines, shipments } = whole
  const status = (value: OrderStatus) => named(words, 'status', value)
  return {
    orderNumber: order.orderNumber,
    accountingNumber: order.accountingNumber,
    createdAt: iso(order.createdAt),
    language: order.language,
    status: status(order.status),
    paymentStatus: named(words, 'paymentStatus', shownPayment(order)),
    payableUntil: order.status === 'AwaitingPayment' ? iso(order.payableUntil) : null,
    returnStatus:
      order.returnStatus === 'none' ? { value: 'none', label: '' } : named(words, 'returnStatus', order.returnStatus),
    customerId: whole.customerId,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    greeting: order.greeting,
    couponCode: order.couponCode,
    isBulk: order.isBulk,
    weightGrams: order.weightGrams,
    disputedAt: isoOrNull(order.disputedAt),
    holds: order.holdReasons.map((reason) => presentHold(whole, reason, words)),
    lines: lines.map((line) => presentLine(whole, line)),
    parcels: shipments.map((parcel) => presentParcel(whole, parcel, words)),
    money: presentMoney(whole, words),
    notes: presentNotes(whole),
    tasks: whole.tasks.map(({ id, kind, detail, createdAt, doneAt, doneBy }) => ({
      id,
      kind: { value: kind, label: words.text(words.language, `office/task/${kind}`) },
      detail: taskDetail(kind, detail, words),
      createdAt: iso(createdAt),
      doneAt: isoOrNull(doneAt),
      doneBy: doneBy === null ? null : whoDid(doneBy, words),
    })),
    withdrawals: whole.withdrawals.map(({ reference, receivedAt, status: state }) => ({
      reference,
      receivedAt: iso(receivedAt),
      status: state,
      answerBy: answerDay(receivedAt),
    })),
    mails: whole.mails.map(({ createdAt, sentAt, ...mail }) => ({
      ...mail,
      at: iso(createdAt),
      sentAt: isoOrNull(sentAt),
    })),
    otherOrders: whole.others.map((other) => ({
      orderNumber: other.orderNumber,
      createdAt: iso(other.createdAt),
      status: status(other.status),
      totalCents: other.totalCents,
    })),
    timeline: presentTimeline(whole, words),
  }
}

function presentHold({ order, events }: OrderForStaff, reason: HoldReason, words: Words): OrderRecord['holds'][number] {
  const prefix = holdNotePrefix(reason)
  const held = events.findLast(({ key, detail }) => key === 'order-on-hold' && detail.startsWith(prefix))
  return {
    reason: named(words, 'holdReasons', reason),
    detail: holdDetail(reason, held?.detail.slice(prefix.length) ?? ''),
    since: isoOrNull(held?.at ?? null),
    canRelease: !isStillLost(order, reason),
  }
}

function presentLine(whole: OrderForStaff, line: OrderLineRow): RecordLine {
  const parcel = whole.shipments.find(({ number }) => number === line.shipmentNumber)
  const isSent = parcel !== undefined && sentStatuses.includes(parcel.status)
  const isOver = parcel === undefined || parcel.status === 'Cancelled'
  const refunded = whole.refunds
    .filter(({ status }) => status !== 'failed')
    .flatMap((refund) => refund.lines)
    .filter(({ position }) => position === line.position)
  return {
    position: line.position,
    parcel: line.shipmentNumber,
    code: line.code,
    name: line.displayName,
    imageUrl: line.imageUrl,
    quantity: line.quantity,
    sentQuantity: isSent ? leftToSend(line) : 0,
    leftToSend: isSent || isOver ? 0 : leftToSend(line),
    refundedQuantity: sumOf(refunded.map(({ quantity }) => quantity)),
    leftOutQuantity: line.leftOutQuantity,
    takeOutQuantity: parcel?.status === 'Packed' ? line.takeOutQuantity : 0,
    unitCents: line.priceCents,
    paidCents: paidForLine(whole, line),
    taxRate: line.taxRate,
    isGift: line.isGift,
    engraved: engravedWords(line),
  }
}

/** What an engraved tablet says, line by line. */
export const engravedWords = ({ customTablet }: Pick<OrderLineRow, 'customTablet'>): string[] =>
  customTablet
    ? [customTablet.frontText, ...customTablet.backText.split('\n'), customTablet.signature].filter(Boolean)
    : []

function presentParcel(whole: OrderForStaff, parcel: ShipmentRow, words: Words): RecordParcel {
  const { orderNumber } = whole.order
  const { name, street, postalCode, city } = parcel.pickupPoint ?? {}
  return {
    number: parcel.number,
    kind: parcel.kind,
    status: named(words, 'parcels', shownParcel(whole.order, parcel.status)),
    method: { value: parcel.methodId, label: words.text(words.language, parcel.methodNameKey) },
    packingId: parcel.kind === 'gift-card' ? null : parcelId(orderNumber, parcel.number),
    feeCents: parcel.feeCents,
    address: parcel.address,
    pickupPoint:
      name === undefined ? null : { name, street: street ?? '', postalCode: postalCode ?? '', city: city ?? '' },
    deliverBy: parcel.deliverBy,
    carrier: parcel.carrier,
    trackingNumber: parcel.trackingNumber,
    trackingUrl: parcel.trackingUrl,
    packedAt: isoOrNull(parcel.packedAt),
    shippedAt: isoOrNull(parcel.shippedAt),
    deliveredAt: isoOrNull(parcel.deliveredAt),
    actions: parcelActions(whole, parcel),
  }
}

const onTheWay: readonly OrderStatus[] = ['PartiallyShipped', 'Completed', 'OnHold']

/** What may be done to a parcel as it is now; the services check the same under the order's lock. */
export function parcelActions(
  { order, lines, isFullyRefunded }: Pick<OrderForStaff, 'order' | 'lines' | 'isFullyRefunded'>,
  parcel: ShipmentRow,
): string[] {
  if (parcel.kind === 'gift-card') return []
  const own = lines.filter(({ shipmentNumber }) => shipmentNumber === parcel.number)
  const mayGo = statusesInWork.includes(order.status) && !isFullyRefunded && own.some((line) => leftToSend(line) > 0)
  const isMarked = parcel.status === 'Packed' && own.some(({ takeOutQuantity }) => takeOutQuantity > 0)
  const able: Record<string, boolean> = {
    pack: mayGo && mayMove(parcel, 'Packed') && (parcel.status !== 'Packed' || isMarked),
    ship: mayGo && mayMove(parcel, 'Shipped') && !isMarked,
    deliver: onTheWay.includes(order.status) && mayMove(parcel, 'Delivered'),
    'take-back': onTheWay.includes(order.status) && mayMove(parcel, 'Returned'),
    'take-apart': isToTakeApart(parcel),
  }
  return Object.keys(able).filter((name) => able[name])
}

/** Actions that the order as it is now is ready for. */
export function readyActions(whole: OrderForStaff): string[] {
  const { order, lines, shipments, captures, refunds, refundableCents } = whole
  const isOpen = openStatuses.includes(order.status)
  const unpacked = shipments.filter(({ status }) => status === 'Released' || status === 'AwaitingProduction')
  const able: Record<string, boolean> = {
    capture: captures.length > 0 && captures.every(({ status }) => status === 'failed'),
    cancel: (order.status === 'OnHold' || order.status === 'InProgress') && !whole.isPartlySent,
    refund: (refundableCents ?? 0) > 0 && order.disputedAt === null,
    'refund-again': refunds.some(({ status }) => status === 'failed' || status === 'requested'),
    hold: isOpen && !order.holdReasons.includes('staff'),
    release: order.holdReasons.some((reason) => !isStillLost(order, reason)),
    'leave-out':
      isOpen &&
      lines.some(
        (line) =>
          leftToSend(line) > 0 &&
          unpacked.some(({ number, kind }) => number === line.shipmentNumber && kind !== 'gift-card'),
      ),
    note: true,
    resend: paidStatuses.includes(order.status),
    'close-task': whole.tasks.some(({ doneAt }) => doneAt === null),
  }
  const ofParcels = new Set(shipments.flatMap((parcel) => parcelActions(whole, parcel)))
  return [...ofParcels, ...Object.keys(able).filter((name) => able[name])]
}

function presentMoney(whole: OrderForStaff, words: Words): RecordMoney {
  const { order, captures, refunds, adjustments, receipts } = whole
  const living = refunds.filter(({ status }) => status !== 'failed')
  return {
    totalCents: order.totalCents,
    goodsCents: order.listCents - order.lineDiscountCents,
    shippingCents: order.shippingCents,
    promotionCents: order.promotionCents,
    taxCents: order.taxCents,
    giftCardCents: order.giftCardCents,
    payableCents: order.payableCents,
    authorisedCents: whole.authorisedCents,
    capturedCents: sumOf(captures.filter(({ status }) => status === 'confirmed').map((one) => one.amountCents)),
    refundedCents: sumOf(living.map(({ cardCents, giftCardCents }) => cardCents + giftCardCents)),
    refundableCents: whole.refundableCents,
    captures: captures.map(({ amountCents, status, createdAt, pspReference }) => ({
      amountCents,
      status,
      at: iso(createdAt),
      pspReference,
    })),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      cardCents: refund.cardCents,
      giftCardCents: refund.giftCardCents,
      shippingCents: refund.shippingCents,
      otherCents: refund.otherCents,
      lines: refund.lines,
      reason: reasonOf(refund, words),
      status: refund.status,
      isNotCharged: refund.lowersCapture && refund.cardCents > 0,
      isRestocked: refund.isRestocked,
      withdrawalReference: refund.withdrawalReference,
      at: iso(refund.createdAt),
      by: whoDid(refund.createdBy, words),
    })),
    taxes: order.taxes.map(({ rate, netCents, taxCents }) => ({ rate, netCents, taxCents })),
    discounts: adjustments.map(({ name, code, amountCents }) => ({
      name: name[words.language],
      code: code ?? '',
      amountCents,
    })),
    receipts: receipts.map(({ kind, number, issuedOn, totalCents }) => ({ kind, number, issuedOn, totalCents })),
  }
}

/** Why money went back: a person's words, or the statement of withdrawal. */
const reasonOf = ({ reason, withdrawalReference }: OrderForStaff['refunds'][number], words: Words): string =>
  withdrawalReference === null || !reason.endsWith(withdrawalReference)
    ? reason
    : words.text(words.language, 'office/orders/by-withdrawal', { reference: withdrawalReference })

/** The thread, and what was noted when the order was taken. */
const presentNotes = ({ order, notes }: OrderForStaff): OrderRecord['notes'] => [
  ...notes.map(({ id, at, author, body }) => ({ id, at: iso(at), by: author, text: body })),
  ...(order.notes === '' ? [] : [{ id: 0, at: iso(order.createdAt), by: '', text: order.notes }]),
]
