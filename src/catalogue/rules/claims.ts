import { type AllergenKey, freeFromGroups } from '../contract/codes.ts'

/** What decides whether a claim may be made. */
export interface ClaimFacts {
  /** Null: nothing is declared, so nothing contradicts. */
  allergens: Readonly<Record<string, number>> | null
  /** The oats are certified gluten-free: the claim may stand beside them. */
  glutenFreeOats: boolean
}

/** Of the declared allergens those for which an animal is killed. */
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

/** The claims that the allergens allow; the others are never shown, whoever wrote them. */
export const allowedClaims = <Claim extends string>(claims: readonly Claim[], facts: ClaimFacts): Claim[] =>
  claims.filter((claim) => claimConflicts(claim, facts).length === 0)
