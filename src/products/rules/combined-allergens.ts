import { allergenKeys } from '../contract/codes.ts'

export type AllergenValues = Readonly<Record<string, number>>

/** What a variation says of its allergens; null: nothing. */
export interface Declaration {
  own: AllergenValues | null
  /** Declarations of a package's contents, each once; empty for everything but packages. */
  contents: readonly (AllergenValues | null)[]
}

/**
 * The declarations that count for a variation: its own, else its product's. A package without its own counts each of its
 * contents too. Its product's then covers contents that declare nothing; without that one they stay unknown.
 */
export function declaredFoods(
  { own, contents }: Declaration,
  product: AllergenValues | null,
): readonly (AllergenValues | null)[] {
  if (own !== null) return [own]
  if (contents.length === 0) return [product]
  return product === null ? contents : [product, ...contents.filter((food) => food !== null)]
}

/** The same of a product: what all its published variations answer for; null: as the product. Without any, its own word stands. */
export const foodsOfProduct = (
  variations: readonly (Declaration | null)[],
  product: AllergenValues | null,
): (AllergenValues | null)[] =>
  variations.length === 0
    ? [product]
    : [...new Set(variations.flatMap((declaration) => declaredFoods(declaration ?? nothingOfItsOwn, product)))]

const nothingOfItsOwn: Declaration = { own: null, contents: [] }

/**
 * What a food made of several foods declares (a package of its contents, a product of its flavours): of each allergen the
 * most severe value, where "contains" (1) outweighs "may contain" (2), and both outweigh "no" (0). Silence is no "no": an allergen
 * of which one of the foods says nothing is left out, unless another has it; null as soon as one of the foods declares nothing
 * at all. Null also for no foods at all.
 */
export function combinedAllergens(foods: readonly (AllergenValues | null)[]): Record<string, number> | null {
  if (foods.length === 0 || foods.includes(null)) return null
  return Object.fromEntries(
    allergenKeys.flatMap((key) => {
      const values = foods.map((food) => food?.[key])
      const value = maxSevere(values)
      return value === 0 && values.includes(undefined) ? [] : [[key, value]]
    }),
  )
}

function maxSevere(values: readonly (number | undefined)[]): number {
  if (values.includes(1)) return 1
  return values.some((value) => value !== undefined && value !== 0) ? 2 : 0
}
