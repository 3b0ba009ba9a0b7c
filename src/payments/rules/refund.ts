import { type Cents, sumOf } from '#src/common/money.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'

/* What can be refunded of an order, in whole cents: never more for a line, or in total, than was paid. */

export interface PaidLine {
  position: number
  quantity: number
  /** Price paid for the whole line, after its share of every promotion. */
  paidCents: Cents
}

export interface PaidOrder {
  lines: readonly PaidLine[]
  /** The delivery fee after its promotions. */
  shippingCents: Cents
  totalCents: Cents
}

/** A part of a line that is or was refunded. */
export interface RefundedLine {
  position: number
  quantity: number
  cents: Cents
}

export interface RefundParts {
  lines: RefundedLine[]
  shippingCents: Cents
  /** Neither for goods nor for delivery: an apology. */
  otherCents: Cents
}

/** A requested refund. */
export interface RefundRequest {
  /** `all`: whatever is left of lines and delivery. */
  lines: readonly { position: number; quantity: number }[] | 'all'
  /** What is left of the delivery fee. */
  shipping: boolean
  otherCents: Cents
  /** A request beyond what is left is reduced to that instead of refused. */
  isCapped?: boolean
}

export type RefundFault = 'no-line' | 'too-much' | 'nothing-to-do'

export const totalOf = ({ lines, shippingCents, otherCents }: RefundParts): Cents =>
  sumOf(lines.map(({ cents }) => cents)) + shippingCents + otherCents

/** The sums of a request, after earlier refunds. `limitCents`: what is left to refund to card and gift card. */
export function refundParts(
  paid: PaidOrder,
  earlier: readonly RefundParts[],
  request: RefundRequest,
  limitCents: Cents = paid.totalCents,
): Result<RefundParts, RefundFault> {
  const returned = (position: number): number =>
    sumOf(earlier.flatMap(({ lines }) => lines.map((line) => (line.position === position ? line.quantity : 0))))
  const left = paid.lines.map((line) => ({ ...line, left: line.quantity - returned(line.position) }))
  const asked =
    request.lines === 'all'
      ? left.filter((line) => line.left > 0).map(({ position, left: quantity }) => ({ position, quantity }))
      : summed(request.lines)
  const isCapped = request.lines === 'all' || request.isCapped === true
  const lines: RefundedLine[] = []
  for (const { position, quantity: wantedQuantity } of asked) {
    const line = left.find((one) => one.position === position)
    if (isCapped && line?.left === 0) continue
    const quantity = isCapped && line ? Math.min(wantedQuantity, line.left) : wantedQuantity
    if (!line || quantity < 1 || quantity > line.left) return refuse('no-line')
    lines.push({ position, quantity, cents: centsOf(line, line.quantity - line.left, quantity) })
  }
  const withShipping = request.shipping || request.lines === 'all'
  const shippingLeft = paid.shippingCents - sumOf(earlier.map(({ shippingCents }) => shippingCents))
  const leftCents = Math.min(limitCents, paid.totalCents - sumOf(earlier.map(totalOf)))
  const wanted = { lines, shippingCents: withShipping ? shippingLeft : 0, otherCents: request.otherCents }
  const parts = isCapped ? atMost(wanted, leftCents) : wanted
  const total = totalOf(parts)
  if (total <= 0) return refuse('nothing-to-do')
  return total > leftCents ? refuse('too-much') : ok(parts)
}

/** Caps a refund at `cents`, what is left: earlier refunds for no goods lower the fee first, then the last lines. */
function atMost(parts: RefundParts, cents: Cents): RefundParts {
  let over = Math.max(0, totalOf(parts) - parts.otherCents - cents)
  const without = (own: Cents): Cents => {
    const off = Math.min(own, over)
    over -= off
    return own - off
  }
  const shippingCents = without(parts.shippingCents)
  const lines = parts.lines.toReversed().map((line) => ({ ...line, cents: without(line.cents) }))
  return { ...parts, lines: lines.toReversed(), shippingCents }
}

/** The price of `quantity` pieces after the first `before`: refunds piece by piece add up to the sum paid, to the cent. */
const centsOf = ({ paidCents, quantity: pieces }: PaidLine, before: number, quantity: number): Cents =>
  Math.floor((paidCents * (before + quantity)) / pieces) - Math.floor((paidCents * before) / pieces)

function summed(lines: readonly { position: number; quantity: number }[]) {
  const positions = [...new Set(lines.map(({ position }) => position))]
  return positions.map((position) => ({
    position,
    quantity: sumOf(lines.map((line) => (line.position === position ? line.quantity : 0))),
  }))
}

/** Refunds the card first, up to what is captured and not refunded; then the gift card. Null when both together have less. */
export function splitRefund(
  cents: Cents,
  left: { cardCents: Cents; giftCardCents: Cents },
): { cardCents: Cents; giftCardCents: Cents } | null {
  const cardCents = Math.min(cents, Math.max(0, left.cardCents))
  const giftCardCents = cents - cardCents
  return giftCardCents <= Math.max(0, left.giftCardCents) ? { cardCents, giftCardCents } : null
}
