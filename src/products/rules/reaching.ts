import type { Cents } from '#src/common/money.ts'

/** A product that one press puts into the cart. */
export interface Reaching {
  cents: Cents
  category: string
}

export const reachingShown = 3

/**
 * Three products for who misses so many cents of free delivery: the cheapest of which each is enough by itself, or else the
 * cheapest that are enough together. Of different categories where there are so many. Empty where there are no three.
 */
export function chooseReaching<Product extends Reaching>(
  products: readonly Product[],
  missingCents: Cents,
): { isTogether: boolean; products: Product[] } {
  const alone = cheapest(products, missingCents)
  if (alone.length === reachingShown) return { isTogether: false, products: alone }
  const together = cheapest(products, Math.ceil(missingCents / reachingShown))
  return { isTogether: true, products: together.length === reachingShown ? together : [] }
}

/** In their order where they cost the same. */
function cheapest<Product extends Reaching>(products: readonly Product[], cents: Cents): Product[] {
  const enough = products.filter((product) => product.cents >= cents).toSorted((a, b) => a.cents - b.cents)
  const firsts = enough.filter(
    ({ category }, index) => enough.findIndex((other) => other.category === category) === index,
  )
  return [...new Set([...firsts, ...enough])].slice(0, reachingShown).toSorted((a, b) => a.cents - b.cents)
}
