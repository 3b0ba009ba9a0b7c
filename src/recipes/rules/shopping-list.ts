import { packsMax } from '../contract/limits.ts'
import type { Unit } from '../contract/units.ts'

/** What a recipe takes of one product. */
export interface Need {
  productCode: string
  /** Grams for the portions as written; 0: an amount that says nothing of packs. */
  grams: number
}

interface Ingredient {
  amount: number
  unit: Unit
  productCode: string
}

/** Each product once, in the order of the ingredients; what stands in grams adds up. */
export function needsOf(ingredients: readonly Ingredient[]): Need[] {
  const needs = new Map<string, Need>()
  for (const { amount, unit, productCode } of ingredients) {
    if (productCode === '') continue
    const grams = unit === 'g' ? amount : unit === 'kg' ? amount * 1_000 : 0
    needs.set(productCode, { productCode, grams: (needs.get(productCode)?.grams ?? 0) + grams })
  }
  return [...needs.values()]
}

/**
 * Packs to buy: enough of them for the grams, at least one. Rounding of a hair's breadth buys no further pack. `packGrams` 0: the
 * pack's weight is not known.
 */
export function packsFor(grams: number, factor: number, packGrams: number): number {
  if (grams === 0 || packGrams === 0) return 1
  return Math.min(packsMax, Math.max(1, Math.ceil((grams * factor) / packGrams - 0.01)))
}
