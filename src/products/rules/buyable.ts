export interface SaleFacts {
  published: boolean
  /** Payable price in cents; null without one. */
  payableCents: number | null
  salesWindow: { from: Date | null; to: Date | null }
  /** `isFoodComplete`. */
  foodComplete: boolean
}

/** Published, priced, inside its sales window, food facts complete; independent of stock (C-7.9). `to` is exclusive. */
export function isBuyable(facts: SaleFacts, now: Date): boolean {
  const { from, to } = facts.salesWindow
  const inWindow = (from === null || from <= now) && (to === null || now < to)
  const isPriced = facts.payableCents !== null && facts.payableCents > 0
  return facts.published && isPriced && inWindow && facts.foodComplete
}
