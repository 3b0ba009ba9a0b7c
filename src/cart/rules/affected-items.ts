/** Cart events that are about all of the cart; the others are about what has just changed. */
const wholeCartEvents = ['cart view', 'checkout begin', 'add shipping', 'add payment', 'complete'] as const
export type WholeCartEvent = (typeof wholeCartEvents)[number]
export type CartChangeEvent = 'cart add' | 'cart remove'

/** One line as an event means it: with the quantity that is meant, not the line's own. */
export interface AffectedItem<Line> {
  line: Line
  quantity: number
}

/**
 * Which items an event is about (specification 1, section 9): all lines for view, begin, shipping, payment and purchase;
 * otherwise what the caller says is affected, and if it says nothing, the last line.
 */
export function affectedItems<Line extends { quantity: number }>(
  event: WholeCartEvent | CartChangeEvent,
  allLineItems: readonly Line[],
  affected?: readonly AffectedItem<Line>[],
): AffectedItem<Line>[] {
  const whole = (line: Line): AffectedItem<Line> => ({ line, quantity: line.quantity })
  if (wholeCartEvents.some((name) => name === event)) return allLineItems.map(whole)
  return affected ? [...affected] : allLineItems.slice(-1).map(whole)
}
