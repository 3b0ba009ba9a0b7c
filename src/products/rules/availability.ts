import type { ProductType } from '../contract/codes.ts'
import { lineQuantityMax, lowStockThreshold } from '../contract/limits.ts'

/** What the stock indicator says; a change of it is what purges cached pages. */
export type StockState = 'in' | 'low' | 'out'

export function stockState(inStock: boolean, quantity: number): StockState {
  if (!inStock || quantity <= 0) return 'out'
  return quantity <= lowStockThreshold ? 'low' : 'in'
}

/** What a variation takes from stock: itself, or a package's contents and its own cap. */
export interface StockDemand {
  stockCode: string
  quantity: number
}

/**
 * How many of something can be sold that takes `demands` each: the least of floor(available / quantity). Nothing to take
 * means unlimited, which `unlimited` stands for.
 */
export function availableFor(
  demands: readonly StockDemand[],
  available: (stockCode: string) => number,
  unlimited: number,
): number {
  let most = unlimited
  for (const { stockCode, quantity } of demands)
    most = Math.min(most, Math.floor(Math.max(0, available(stockCode)) / quantity))
  return most
}

/** Demands of several lines, added up per stock item and in the order rows are locked in (reliability 3.3). */
export function sumDemands(lines: readonly { demands: readonly StockDemand[]; quantity: number }[]): StockDemand[] {
  const sums = new Map<string, number>()
  for (const line of lines) {
    for (const { stockCode, quantity } of line.demands)
      sums.set(stockCode, (sums.get(stockCode) ?? 0) + quantity * line.quantity)
  }
  return [...sums]
    .filter(([, quantity]) => quantity > 0)
    .map(([stockCode, quantity]) => ({ stockCode, quantity }))
    .toSorted((a, b) => (a.stockCode < b.stockCode ? -1 : a.stockCode > b.stockCode ? 1 : 0))
}

const largestQuantities: Readonly<Record<ProductType, number>> = {
  Product: lineQuantityMax,
  Package: lineQuantityMax,
  CustomTablet: 99,
  GiftCard: 20,
}

/** Largest quantity of a line (C-0.17): 999, for engraved tablets 99, for gift cards 20, never more than there is. */
export const largestQuantity = (productType: ProductType, available: number): number =>
  Math.min(largestQuantities[productType], Math.max(0, available))
