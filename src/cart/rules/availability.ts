import { maxCardsOfLine } from '#src/gift-cards/contract/limits.ts'
import { maxQuantity, maxTabletQuantity } from '../contract/limits.ts'
import type { CartLine, Sellable, Sellables } from './cart-line.ts'

const largestQuantities = {
  Product: maxQuantity,
  Package: maxQuantity,
  CustomTablet: maxTabletQuantity,
  GiftCard: maxCardsOfLine,
} as const satisfies Record<Sellable['productType'], number>

export interface QuantityLimit {
  /** Most units the line can have, given the other lines. */
  max: number
  /** What limits `max`. */
  reason: 'limit' | 'stock'
}

/**
 * How many units a line may have (C-0.17). Two lines can take from one stock item (a package and its content, two
 * packages of the same, two engraved tablets of one flavour), so the other lines' demand counts. The binding check is the hold at order time.
 */
export function quantityLimit(
  line: { id: string; code: string },
  lines: readonly CartLine[],
  sellables: Sellables,
): QuantityLimit {
  const sellable = sellables.get(line.code)
  if (!sellable?.isBuyable) return { max: 0, reason: 'stock' }
  const limit = largestQuantities[sellable.productType]
  const others = lines.filter((other) => other.id !== line.id)
  const inStock = Math.max(0, Math.min(sellable.available, leftByOthers(sellable, others, sellables)))
  return inStock < limit ? { max: inStock, reason: 'stock' } : { max: limit, reason: 'limit' }
}

function leftByOthers(sellable: Sellable, others: readonly CartLine[], sellables: Sellables): number {
  const taken = new Map(demandOf(others, sellables).map((demand) => [demand.stockCode, demand.quantity]))
  let left = Number.POSITIVE_INFINITY
  for (const { stockCode, quantity, available } of sellable.demands)
    left = Math.min(left, Math.floor((available - (taken.get(stockCode) ?? 0)) / quantity))
  return left
}

/** Units by stock item, summed over all lines: each line alone may fit while together they don't. */
function demandOf(
  lines: readonly Pick<CartLine, 'code' | 'quantity'>[],
  sellables: Sellables,
): { stockCode: string; quantity: number }[] {
  const demand = new Map<string, number>()
  for (const line of lines) {
    for (const { stockCode, quantity } of sellables.get(line.code)?.demands ?? []) {
      demand.set(stockCode, (demand.get(stockCode) ?? 0) + quantity * line.quantity)
    }
  }
  return [...demand].map(([stockCode, quantity]) => ({ stockCode, quantity }))
}
