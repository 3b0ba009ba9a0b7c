import type { AnalyticsItem } from './track.ts'

/** What the bus knows of a bought or shown thing; cart and order lines both have it. */
export interface TrackedLine {
  code: string
  displayName: string
  quantity: number
  /** Decimal euros for the whole line, at list price and as paid. */
  placedPrice: number
  paidPrice: number
  brand: string
  categories: readonly string[]
}

const unknownId = 'UNKNOWN'
const cents = (euros: number): number => Math.round(euros * 100) / 100

/** One line as an analytics item; prices and discount are for one unit. */
export function analyticsItem(line: TrackedLine, quantity = line.quantity): AnalyticsItem {
  const units = Math.max(line.quantity, 1)
  const price = cents(line.paidPrice / units)
  const discount = cents((line.placedPrice - line.paidPrice) / units)
  const levels = Object.fromEntries(
    line.categories
      .slice(0, 5)
      .map((name, index) => [index === 0 ? 'item_category' : `item_category${index + 1}`, name]),
  )
  return {
    item_id: line.code || unknownId,
    item_name: line.displayName,
    ...(line.brand && { item_brand: line.brand }),
    ...levels,
    price,
    ...(discount > 0 && { discount }),
    quantity,
  }
}
