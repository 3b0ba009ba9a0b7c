import { type Language, localeTag } from './locale.ts'
import { memoise } from './memoise.ts'

/** Integer minor units. Never a fraction, never a float. */
export type Cents = number

export const currency = 'EUR'

const formats = new Map<Language, (cents: Cents) => string>()

/** "24,90 €" in Finnish and Swedish (no-break space), "€24.90" in English; minus is U+2212 (look.md 2). */
export function displayMoney(cents: Cents, language: Language): string {
  let format = formats.get(language)
  if (!format) {
    const money = new Intl.NumberFormat(localeTag(language), { style: 'currency', currency })
    format = memoise((value: number) => money.format(value / 100).replace('-', '−'))
    formats.set(language, format)
  }
  return format(cents)
}

/** Wire form of a sum: decimal euros with at most two digits (C-1 Money). */
export const toEuros = (cents: Cents): number => Math.round(cents) / 100

/** The sum of amounts or of pieces; 0 for an empty list. */
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** Price of a thousand (grams, millilitres) where `amount` of them cost `cents`; rounded half up. `amount` is above zero. */
export const centsPerThousand = (cents: Cents, amount: number): Cents => Math.round((cents * 1000) / amount)

/** The tax inside a tax-included sum. `ratePercent` may have one decimal (13.5). Rounded half up to a cent. */
export function includedTax(grossCents: Cents, ratePercent: number): Cents {
  const rate = Math.round(ratePercent * 10)
  return Math.round((grossCents * rate) / (1000 + rate))
}

/**
 * Splits a sum in proportion to weights, losing no cent: largest remainders get the leftovers, first come first. Remainders
 * are exact, so that two parties who calculate it agree to the cent. Without any weight the first gets all.
 */
export function allocate(cents: Cents, weights: readonly number[]): Cents[] {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  if (total === 0n) return weights.map((_, index) => (index === 0 ? cents : 0))
  const products = weights.map((weight) => BigInt(cents) * BigInt(weight))
  const shares = products.map((product) => Number(product / total))
  const order = products
    .map((product, index) => ({ index, rest: product % total }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
  let left = cents - shares.reduce((sum, share) => sum + share, 0)
  for (const { index } of order) {
    if (left <= 0) break
    shares[index] = (shares[index] ?? 0) + 1
    left -= 1
  }
  return shares
}
