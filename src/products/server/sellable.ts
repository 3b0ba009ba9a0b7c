import { shownStockMax } from '../contract/limits.ts'
import { availableFor, stockState, type StockDemand, type StockState } from '../rules/availability.ts'
import { isBuyable } from '../rules/buyable.ts'
import { nextPriceChange, priceAt, type PriceNow } from '../rules/price.ts'
import type { SaleRow } from './sale.store.ts'

/** What the rules make of a sale row at a moment. */
export interface Sellable {
  price: PriceNow | null
  isBuyable: boolean
  /** Quantity that can be sold now; 0 without a stock item, except for a gift card. */
  available: number
  inStock: boolean
  stockState: StockState
  /** When price or buyability may change without a write; null: never. */
  changesAt: Date | null
}

export function assess(row: SaleRow, now: Date): Sellable {
  const price = priceAt(row.prices, now)
  // Unlimited: a gift card has no stock item.
  const available = row.productType === 'GiftCard' ? shownStockMax : availableNow(row.demands)
  return {
    price,
    isBuyable: isBuyable(
      {
        published: row.published,
        payableCents: price?.payableCents ?? null,
        salesWindow: { from: row.saleFrom, to: row.saleTo },
        foodComplete: row.foodComplete,
      },
      now,
    ),
    available,
    inStock: available > 0,
    stockState: stockState(available > 0, available),
    changesAt: earliest([nextPriceChange(row.prices, now), row.saleFrom, row.saleTo], now),
  }
}

function availableNow(demands: readonly (StockDemand & { available: number })[]): number {
  if (demands.length === 0) return 0
  const shelf = new Map(demands.map(({ stockCode, available }) => [stockCode, available]))
  return availableFor(demands, (code) => shelf.get(code) ?? 0, Number.MAX_SAFE_INTEGER)
}

export const shownQuantity = (available: number): number => Math.min(available, shownStockMax)

/** The first moment after `now`; null when there is none. */
export function earliest(moments: readonly (Date | null)[], now: Date): Date | null {
  let first: Date | null = null
  for (const moment of moments)
    if (moment !== null && moment > now && (first === null || moment < first)) first = moment
  return first
}
