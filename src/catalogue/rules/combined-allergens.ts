import { allergenKeys } from '#src/catalogue/contract/codes.ts'

export type AllergenValues = Readonly<Record<string, number>>

/**
 * What a food made of several foods declares (a package of its contents, a product of its flavours): of each allergen the
 * gravest value, where "contains" (1) outweighs "may contain" (2), and both outweigh "no" (0). Null as soon as one of the
 * foods states nothing: silence is no "no". Null also for no foods at all.
 */
export function combinedAllergens(foods: readonly (AllergenValues | null)[]): Record<string, number> | null {
  if (foods.length === 0 || foods.includes(null)) return null
  return Object.fromEntries(allergenKeys.map((key) => [key, gravest(foods.map((food) => food?.[key] ?? 0))]))
}

function gravest(values: readonly number[]): number {
  if (values.includes(1)) return 1
  return values.includes(2) ? 2 : 0
}
