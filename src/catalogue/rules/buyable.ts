import type { ProductType, VatClass } from '../contract/codes.ts'
import { mandatoryNutrients } from './nutrients.ts'

/** The particulars a food must state before it is bought, in Finnish and in Swedish (C-7.3, food information law). */
export interface FoodParticulars {
  /** By mandatory language; null or empty is missing. */
  texts: readonly { nameOfTheFood: string | null; ingredients: string | null; storage: string | null }[]
  allergens: Readonly<Record<string, number>> | null
  nutrients: Readonly<Record<string, number>> | null
  weightGrams: number
}

export interface SaleFacts {
  published: boolean
  /** Payable price in cents; null without one. */
  payableCents: number | null
  salesWindow: { from: Date | null; to: Date | null }
  foodComplete: boolean
}

/** Published, priced, inside its sales window, food facts complete; independent of stock (C-7.9). `to` is exclusive. */
export function isBuyable(facts: SaleFacts, now: Date): boolean {
  const { from, to } = facts.salesWindow
  const inWindow = (from === null || from <= now) && (to === null || now < to)
  return facts.published && facts.payableCents !== null && facts.payableCents > 0 && inWindow && facts.foodComplete
}

/** Gift cards are not food; a package is complete when everything in it is, and it has something in it. */
export function isFoodComplete(
  product: { productType: ProductType; vatClass: VatClass },
  own: FoodParticulars,
  contents: readonly FoodParticulars[],
): boolean {
  if (product.vatClass !== 'food') return true
  if (product.productType === 'Package') return contents.length > 0 && contents.every(hasParticulars)
  return hasParticulars(own)
}

function hasParticulars(food: FoodParticulars): boolean {
  const { allergens, nutrients } = food
  return (
    allergens !== null &&
    nutrients !== null &&
    food.weightGrams > 0 &&
    food.texts.length > 0 &&
    food.texts.every((text) => isFilled(text.nameOfTheFood) && isFilled(text.ingredients) && isFilled(text.storage)) &&
    mandatoryNutrients.every((name) => nutrients[name] !== undefined)
  )
}

const isFilled = (text: string | null): boolean => text !== null && text.trim() !== ''
