import type { Cents } from '#src/common/money.ts'
import type { OrderLineRow, OrderParts } from './order.store.ts'

/** What was paid for the last pieces of a line: the pieces before them have taken their share, rounded down. */
export function paidForLast(whole: Pick<OrderParts, 'adjustments'>, line: OrderLineRow, pieces: number): Cents {
  const cents = paidForLine(whole, line)
  return cents - Math.floor((cents * (line.quantity - pieces)) / line.quantity)
}

/** What was paid for a whole line, after its own promotions and its share of the order's. */
export function paidForLine({ adjustments }: Pick<OrderParts, 'adjustments'>, line: OrderLineRow): Cents {
  const own = adjustments.filter(({ linePosition }) => linePosition === line.position)
  return own.reduce(
    (cents, { amountCents }) => cents - amountCents,
    line.priceCents * line.quantity - line.promotionCents,
  )
}
