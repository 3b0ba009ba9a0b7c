import type { Cents } from '#src/common/money.ts'

/** A product that one press puts into the cart. */
export interface Reaching {
  cents: Cents
  category: string
}

const reachingShown = 3

/**
 * Chooses three products for a cart that lacks so many cents of free delivery: the cheapest that suffice alone, else the
 * cheapest that suffice together; from different categories if possible. Empty if there are no three.
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

/** Products with the same price keep their order. */
function cheapest<Product extends Reaching>(products: readonly Product[], cents: Cents): Product[] {
  const enough = products.filter((product) => product.cents >= cents).toSorted((a, b) => a.cents - b.cents)
  const firsts = enough.filter(
    ({ category }, index) => enough.findIndex((other) => other.category === category) === index,
  )
  return [...new Set([...firsts, ...enough])].slice(0, reachingShown).toSorted((a, b) => a.cents - b.cents)
}
