import { packsMax } from '../contract/limits.ts'
import type { Unit } from '../contract/units.ts'

/** Amount of one product that a recipe needs. */
export interface Need {
  productCode: string
  /** Grams for the written number of portions; 0: the amount does not tell the number of packs. */
  grams: number
}

interface Ingredient {
  amount: number
  unit: Unit
  productCode: string
}

/** Returns each product once, in the order of the ingredients; amounts in grams are added up. */
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
 * Returns the packs to buy: enough for the grams, at least one. Rounding errors do not add a pack. `packGrams` 0: the pack's
 * weight is unknown.
 */
export function packsFor(grams: number, factor: number, packGrams: number): number {
  if (grams === 0 || packGrams === 0) return 1
  return Math.min(packsMax, Math.max(1, Math.ceil((grams * factor) / packGrams - 0.01)))
}
