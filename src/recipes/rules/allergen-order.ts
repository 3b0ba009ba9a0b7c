/** 1 it is in it, 2 it may be (as any other figure), 0 it is not (specification 2, section 5). */
export interface StatedAllergen {
  /** Null: nobody said. */
  value: number | null
  description: string
}

const rank = (value: number | null): number => (value === 1 ? 0 : value === 0 ? 2 : 1)

/** Those with a value and a description, what is in it first, what is not last; otherwise in their order. */
export const shownAllergens = <Stated extends StatedAllergen>(allergens: readonly Stated[]): Stated[] =>
  allergens
    .filter(({ value, description }) => value !== null && description.trim() !== '')
    .toSorted((a, b) => rank(a.value) - rank(b.value))
