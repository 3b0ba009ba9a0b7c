import { sumOf } from '#src/common/money.ts'
import { openStatuses } from '#src/orders/rules/order-states.ts'
import { isMadeToOrder } from '#src/orders/rules/withdrawal.ts'
import { leftToSend, type OrderLineRow, type OrderParts, type Pieces } from '#src/orders/server/orders.service.ts'
import type { RefundRequest } from '../rules/refund.ts'
import type { RefundRow } from './refund.store.ts'

/* The pieces that a refund concerns, and where they are. */

/**
 * A statement of withdrawal as a refund request, up to what is not refunded yet. Engraved goods are not covered, and with them
 * in the order the fee is kept. Otherwise the fee goes back with the last pieces, however the others were refunded.
 */
export function withdrawnRequest(
  lines: readonly OrderLineRow[],
  stated: readonly { line: number; quantity: number }[],
  earlier: readonly RefundRow[],
): RefundRequest & { lines: Pieces[] } {
  const covered = lines.filter(({ customTablet }) => !isMadeToOrder(customTablet))
  const chosen =
    stated.length === 0
      ? covered.map(({ position, quantity }) => ({ position, quantity }))
      : stated
          .filter(({ line }) => covered.some(({ position }) => position === line))
          .map(({ line, quantity }) => ({ position: line, quantity }))
  const back = [...chosen, ...earlier.flatMap((refund) => refund.lines)]
  const isWhole = lines.every(
    ({ position, quantity }) =>
      sumOf(back.filter((one) => one.position === position).map((one) => one.quantity)) >= quantity,
  )
  return { lines: chosen, shipping: isWhole, otherCents: 0, isCapped: true }
}

/** Whether the pieces are all that an order in progress still has to send, or has left out. */
export const isAllOfOpen = ({ order, lines }: OrderParts, pieces: readonly Pieces[]): boolean =>
  openStatuses.includes(order.status) &&
  pieces.length > 0 &&
  lines.every(
    (line) =>
      leftToSend(line) + line.leftOutQuantity ===
      (pieces.find(({ position }) => position === line.position)?.quantity ?? 0),
  )

/** The first parcel with these pieces that is on its way, neither delivered nor returned, so that nothing can be restocked. */
export const parcelOnItsWay = ({ lines, shipments }: OrderParts, pieces: readonly Pieces[]): number | undefined =>
  shipments.find(
    ({ number, status }) =>
      status === 'Shipped' &&
      lines.some(
        ({ position, shipmentNumber, customTablet }) =>
          shipmentNumber === number &&
          !isMadeToOrder(customTablet) &&
          pieces.some((piece) => piece.position === position),
      ),
  )?.number
