import type { Cents } from '#src/common/money.ts'
import type { OrderLineRow, OrderParts } from './order.store.ts'

/** What was paid for all of a line: its own promotions and its share of the order's off. */
export function paidForLine({ adjustments }: Pick<OrderParts, 'adjustments'>, line: OrderLineRow): Cents {
  const own = adjustments.filter(({ linePosition }) => linePosition === line.position)
  return own.reduce(
    (cents, { amountCents }) => cents - amountCents,
    line.priceCents * line.quantity - line.promotionCents,
  )
}
