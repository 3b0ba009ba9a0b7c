/** Events about the whole cart; other cart events are about the latest change. */
const wholeCartEvents = ['cart view', 'checkout begin', 'add shipping', 'add payment', 'complete'] as const
export type WholeCartEvent = (typeof wholeCartEvents)[number]
export type CartChangeEvent = 'cart add' | 'cart remove'

/** One line of an event, with the quantity that the event concerns, not the line's. */
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
