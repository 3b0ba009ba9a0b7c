/** Exact arithmetic of the reference calculator: whole numbers of any size, and one rounding where a rule asks for it. */

/** The whole number nearest to numerator / denominator; what lies in the middle goes up. Neither is negative. */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

/**
 * Shares an amount by weights, so that the shares add up to it: each gets the whole cents of its exact share, and the
 * cents that are over go one by one to whoever lost the largest remainder, the earlier of two that lost as much.
 * @throws where there is an amount but no weight
 */
export function shareByWeight(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = sum(weights)
  if (amount === 0n) return weights.map(() => 0n)
  if (all === 0n) throw new Error('An amount without anything to share it over')

  const shares = weights.map((weight) => (amount * weight) / all)
  const remainders = weights.map((weight) => (amount * weight) % all)
  const over = Number(amount - sum(shares))
  for (let given = 0; given < over; given += 1) {
    let largest = 0
    for (let index = 1; index < remainders.length; index += 1) {
      if (remainders[index]! > remainders[largest]!) largest = index
    }
    shares[largest]! += 1n
    remainders[largest] = -1n
  }
  return shares
}

export function sum(amounts: readonly bigint[]): bigint {
  let total = 0n
  for (const amount of amounts) total += amount
  return total
}

export function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}
