/** 1: contained, 2: may be contained (as any other value), 0: not contained (specification 2, section 5). */
export interface StatedAllergen {
  /** Null: not stated. */
  value: number | null
  description: string
}

const rank = (value: number | null): number => (value === 1 ? 0 : value === 0 ? 2 : 1)

/** Returns allergens with a value and a description: contained first, not contained last, otherwise in the given order. */
export const shownAllergens = <Stated extends StatedAllergen>(allergens: readonly Stated[]): Stated[] =>
  allergens
    .filter(({ value, description }) => value !== null && description.trim() !== '')
    .toSorted((a, b) => rank(a.value) - rank(b.value))
