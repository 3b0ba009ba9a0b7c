import { type Cents, sumOf } from '#src/common/money.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'

/* What may go back of an order, in whole cents: never more of a line than was paid for it, nor of all than was paid in all. */

export interface PaidLine {
  position: number
  quantity: number
  /** For all of it, with its share of every promotion off. */
  paidCents: Cents
}

export interface PaidOrder {
  lines: readonly PaidLine[]
  /** With its promotions off. */
  shippingCents: Cents
  totalCents: Cents
}

/** Part of a line that goes back, or went. */
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

/** What somebody wants to give back. */
export interface RefundRequest {
  /** `all`: whatever is left of lines and delivery. */
  lines: readonly { position: number; quantity: number }[] | 'all'
  /** What is left of the delivery fee. */
  shipping: boolean
  otherCents: Cents
  /** What is asked for beyond what is left is left out, and does not refuse the rest. */
  isCapped?: boolean
}

export type RefundFault = 'no-line' | 'too-much' | 'nothing-to-do'

export const totalOf = ({ lines, shippingCents, otherCents }: RefundParts): Cents =>
  sumOf(lines.map(({ cents }) => cents)) + shippingCents + otherCents

/** The sums of a request, after what went back before. `limitCents`: what card and gift card have left to give back. */
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

/** All that is left is no more than that: sums that went back beside the goods are taken off the fee, then off the last lines. */
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

/** So much of the pieces after the first `before`: all pieces one by one come to what was paid, to the cent. */
const centsOf = ({ paidCents, quantity: pieces }: PaidLine, before: number, quantity: number): Cents =>
  Math.floor((paidCents * (before + quantity)) / pieces) - Math.floor((paidCents * before) / pieces)

function summed(lines: readonly { position: number; quantity: number }[]) {
  const positions = [...new Set(lines.map(({ position }) => position))]
  return positions.map((position) => ({
    position,
    quantity: sumOf(lines.map((line) => (line.position === position ? line.quantity : 0))),
  }))
}

/** The card first, up to what was taken of it and is not back; then the gift card. Null when both together have not so much. */
export function splitRefund(
  cents: Cents,
  left: { cardCents: Cents; giftCardCents: Cents },
): { cardCents: Cents; giftCardCents: Cents } | null {
  const cardCents = Math.min(cents, Math.max(0, left.cardCents))
  const giftCardCents = cents - cardCents
  return giftCardCents <= Math.max(0, left.giftCardCents) ? { cardCents, giftCardCents } : null
}
