import { sumOf } from '#src/common/money.ts'
import { formatShopTime } from '#src/common/shop-time.ts'
import { sentStatuses, type ShipmentStatus } from '#src/orders/rules/order-states.ts'
import { isToTakeApart, leftToSend, type OrderLineRow } from '#src/orders/server/orders.service.ts'
import type { ShownOrder } from '#src/fulfilment/server/order-admin.ts'

/** How many pieces of a line were refunded, and how many are sent or to be sent; empty without a refund. */
function fateOf(line: OrderLineRow, parcel: ShipmentStatus, refunds: ShownOrder['refunds']): string {
  const pieces = refunds.flatMap((refund) => refund.lines).filter(({ position }) => position === line.position)
  const refunded = sumOf(pieces.map(({ quantity }) => quantity))
  if (refunded === 0) return ''
  const going = sentStatuses.includes(parcel) ? 'sent' : 'to be sent'
  return `  (${refunded} refunded, ${parcel === 'Cancelled' ? 0 : leftToSend(line)} ${going})`
}

const euros = (cents: number): string => (cents / 100).toFixed(2)
/** An order in lines of text, for an operator. */
export function describeOrder({ order, lines, shipments, events, captures, refunds }: ShownOrder): string {
  const { holdReasons, disputedAt, returnStatus, paymentStatus } = order
  return [
    `${order.orderNumber}  ${formatShopTime(order.createdAt)}  ${order.status}` +
      `${holdReasons.length > 0 ? ` (${holdReasons.join(', ')})` : ''}${disputedAt ? '  disputed' : ''}` +
      `${returnStatus === 'none' ? '' : `  ${returnStatus}`}`,
    `payment ${paymentStatus}: ${euros(order.payableCents)} by card, ${euros(order.giftCardCents)} by gift card, ` +
      `${euros(order.totalCents)} in all, ${euros(order.shippingCents)} of it delivery`,
    ...captures.map(
      ({ status, amountCents, createdAt }) =>
        `capture of ${euros(amountCents)}: ${status}  ${formatShopTime(createdAt)}`,
    ),
    ...refunds.map(
      (refund) =>
        `refund of ${euros(refund.cardCents)} to the card, ${euros(refund.giftCardCents)} to the gift card: ` +
        `${refund.lowersCapture && refund.cardCents > 0 ? 'left out of the capture' : refund.status}  ${formatShopTime(refund.createdAt)}  ${refund.createdBy}  ${refund.reason}`,
    ),
    ...shipments.flatMap((parcel) => [
      `parcel ${parcel.number}  ${parcel.kind}  ${parcel.status}  ${parcel.methodId}  ` +
        `${[parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' ')}`.trimEnd() +
        (isToTakeApart(parcel) ? '  to be taken apart' : ''),
      ...lines
        .filter(({ shipmentNumber }) => shipmentNumber === parcel.number)
        .map(
          (line) =>
            `  line ${line.position + 1}: ${line.quantity} x ${line.code}  ${line.displayName}` +
            fateOf(line, parcel.status, refunds) +
            (line.takeOutQuantity > 0 ? `  TAKE OUT ${line.takeOutQuantity}` : ''),
        ),
    ]),
    ...events.map(({ at: moment, key, detail, actor }) =>
      `${formatShopTime(moment)}  ${key}  ${detail}  ${actor}`.trimEnd(),
    ),
  ].join('\n')
}
