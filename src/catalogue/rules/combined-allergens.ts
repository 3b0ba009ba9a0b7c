import { allergenKeys } from '#src/catalogue/contract/codes.ts'

export type AllergenValues = Readonly<Record<string, number>>

/**
 * What a food made of several foods declares (a package of its contents, a product of its flavours): of each allergen the
 * gravest value, where "contains" (1) outweighs "may contain" (2), and both outweigh "no" (0). Silence is no "no": an allergen
 * of which one of the foods says nothing is left out, unless another has it; null as soon as one of the foods declares nothing
 * at all. Null also for no foods at all.
 */
export function combinedAllergens(foods: readonly (AllergenValues | null)[]): Record<string, number> | null {
  if (foods.length === 0 || foods.includes(null)) return null
  return Object.fromEntries(
    allergenKeys.flatMap((key) => {
      const values = foods.map((food) => food?.[key])
      const value = gravest(values)
      return value === 0 && values.includes(undefined) ? [] : [[key, value]]
    }),
  )
}

function gravest(values: readonly (number | undefined)[]): number {
  if (values.includes(1)) return 1
  return values.includes(2) ? 2 : 0
}
