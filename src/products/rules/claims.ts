import { type AllergenKey, type FreeFromKey, freeFromGroups, type SugarClaim } from '../contract/codes.ts'
import type { AllergenValues } from './combined-allergens.ts'

/** What decides whether a claim may be made of one food. */
export interface ClaimFacts {
  /** Null: nothing is declared, so nothing contradicts. */
  allergens: AllergenValues | null
  /** The oats are certified gluten-free, so they do not contradict the claim. */
  glutenFreeOats: boolean
}

/** The same of what consists of several: sizes and flavours, the contents of a package. A claim must hold for each. */
export interface FoodsFacts {
  foods: readonly (AllergenValues | null)[]
  glutenFreeOats: boolean
}

/** Declared allergens for which an animal is killed. */
const flesh = ['fish', 'crustaceans', 'molluscs'] as const satisfies readonly AllergenKey[]

/**
 * The allergens that contradict a claim (C-7.10): none may be in it, and none may be there as a trace where the claim is about
 * the food and not about the recipe. Vegan is about the recipe (decision 0005).
 */
const contradictions: Readonly<Record<string, { keys: readonly AllergenKey[]; withTraces: boolean }>> = {
  vegan: { keys: ['milk', 'egg', ...flesh], withTraces: false },
  vegetarian: { keys: flesh, withTraces: false },
  glutenFree: { keys: freeFromGroups.gluten, withTraces: true },
  milkFree: { keys: freeFromGroups.milk, withTraces: true },
}

/** The allergens that forbid a claim; empty for one that may be made, and for claims that have nothing to do with any. */
export function claimConflicts(claim: string, { allergens, glutenFreeOats }: ClaimFacts): AllergenKey[] {
  const rule = contradictions[claim]
  if (rule === undefined || allergens === null) return []
  return rule.keys.filter((key) => {
    const value = allergens[key] ?? 0
    if (key === 'oats' && glutenFreeOats) return false
    return value === 1 || (value !== 0 && rule.withTraces)
  })
}

/** The claims that the allergens of every food allow; a claim that they contradict is never shown. */
export const allowedClaims = <Claim extends string>(
  claims: readonly Claim[],
  { foods, glutenFreeOats }: FoodsFacts,
): Claim[] =>
  claims.filter((claim) =>
    foods.every((allergens) => claimConflicts(claim, { allergens, glutenFreeOats }).length === 0),
  )

/**
 * What every food declares to be without: none of the allergens behind the name, not even traces (C-7.10). A food that says
 * nothing is free from nothing.
 */
export function freeFrom({ foods, glutenFreeOats }: FoodsFacts): FreeFromKey[] {
  const isFreeOf = (key: AllergenKey): boolean =>
    foods.every((allergens) => allergens !== null && (allergens[key] === 0 || (key === 'oats' && glutenFreeOats)))
  const groups = Object.entries(freeFromGroups) as [FreeFromKey, readonly AllergenKey[]][] // its own keys
  return groups.filter(([, keys]) => keys.every(isFreeOf)).map(([name]) => name)
}

/** Most grams of sugars in 100 g or 100 ml (annex of regulation 1924/2006). */
const sugarFreeMost = 0.5
const lowSugarMost = { grams: 5, millilitres: 2.5 } as const

/** What the sugars that a food states allow to say of it; nothing where they are not known (null). */
export function sugarClaims(sugars: number | null, per: keyof typeof lowSugarMost): SugarClaim[] {
  if (sugars === null) return []
  return [
    ...(sugars <= sugarFreeMost ? (['sugarFree'] as const) : []),
    ...(sugars <= lowSugarMost[per] ? (['lowSugar'] as const) : []),
  ]
}
