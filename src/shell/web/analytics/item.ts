import type { AnalyticsItem } from './events.ts'
import { productPosition } from './product-positions.ts'

/** The data about a product that analytics needs; cart and order lines both have it. */
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

/** The store's fixed label, from the server's settings; set once, when the document starts. */
let affiliation = ''
export const setAffiliation = (label: string): void => void (affiliation = label)

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
  const position = productPosition(line.code)
  return {
    item_id: line.code || unknownId,
    item_name: line.displayName,
    ...(line.brand && { item_brand: line.brand }),
    ...levels,
    ...(affiliation !== '' && { affiliation }),
    ...(position && {
      item_list_id: position.listId,
      item_list_name: position.listName,
      index: position.index,
    }),
    price,
    ...(discount > 0 && { discount }),
    quantity,
  }
}
