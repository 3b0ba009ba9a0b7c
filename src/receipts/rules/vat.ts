import { allocate, type Cents, sumOf } from '#src/common/money.ts'

/* Value added tax by rate, on receipts and on credit notes for them, to the cent. */

export interface VatRow {
  ratePercent: number
  netCents: Cents
  vatCents: Cents
  /** The sum with the tax. */
  grossCents: Cents
}

export interface RateShare {
  ratePercent: number
  cents: Cents
}

const centsAt = (shares: readonly RateShare[], rate: number): Cents =>
  sumOf(shares.map(({ ratePercent, cents }) => (ratePercent === rate ? cents : 0)))

/** The tax rows of an order; what no rate covers (gift cards that were bought: “multi-purpose vouchers”) bears no tax. */
export function orderVat(
  taxes: readonly { rate: number; netCents: Cents; taxCents: Cents }[],
  totalCents: Cents,
): VatRow[] {
  const rows = taxes.map(({ rate, netCents, taxCents }) => ({
    ratePercent: rate,
    netCents,
    vatCents: taxCents,
    grossCents: netCents + taxCents,
  }))
  const free = totalCents - sumOf(rows.map(({ grossCents }) => grossCents))
  return free === 0 ? rows : [...rows, { ratePercent: 0, netCents: free, vatCents: 0, grossCents: free }]
}

/** The delivery fee by rate: what the lines do not account for. */
export const shippingShares = (vat: readonly VatRow[], lines: readonly RateShare[]): RateShare[] =>
  vat.map(({ ratePercent, grossCents }) => ({ ratePercent, cents: grossCents - centsAt(lines, ratePercent) }))

/** Divides a sum that has no rate itself among the rates, in proportion to the weights. */
export function spread(cents: Cents, weights: readonly RateShare[]): RateShare[] {
  const shares = allocate(
    cents,
    weights.map((weight) => weight.cents),
  )
  return weights.map(({ ratePercent }, index) => ({ ratePercent, cents: shares[index] ?? 0 }))
}

/** The sum of each rate that no credit note has taken back. */
export const leftOf = (receipt: readonly VatRow[], earlier: readonly VatRow[]): RateShare[] =>
  receipt.map(({ ratePercent, grossCents }) => ({
    ratePercent,
    cents: grossCents - sumOf(earlier.map((row) => (row.ratePercent === ratePercent ? row.grossCents : 0))),
  }))

/**
 * Rows of a credit note. Where a rate has less left than is to be credited, as after an apology that was spread over all rates,
 * the others bear the rest. Credit notes for all of a rate add up to its tax on the receipt, however it was divided.
 */
export function creditVat(
  receipt: readonly VatRow[],
  earlier: readonly VatRow[],
  asked: readonly RateShare[],
): VatRow[] {
  const left = leftOf(receipt, earlier)
  const own = left.map(({ ratePercent, cents }) => Math.min(cents, centsAt(asked, ratePercent)))
  const rooms = left.map(({ ratePercent, cents }, index) => ({ ratePercent, cents: cents - (own[index] ?? 0) }))
  const rest = sumOf(asked.map(({ cents }) => cents)) - sumOf(own)
  if (rest > sumOf(rooms.map(({ cents }) => cents))) throw new Error('More is credited than the receipt has left')
  const others = rest === 0 ? [] : spread(rest, rooms)
  return receipt.flatMap((row, index) => {
    const grossCents = (own[index] ?? 0) + (others[index]?.cents ?? 0)
    if (grossCents === 0) return []
    const before = row.grossCents - (left[index]?.cents ?? 0)
    const vatCents = taxOf(row, before + grossCents) - taxOf(row, before)
    return [{ ratePercent: row.ratePercent, netCents: grossCents - vatCents, vatCents, grossCents }]
  })
}

/** The tax in a part of a row's sum. */
const taxOf = ({ vatCents, grossCents }: VatRow, cents: Cents): Cents => Math.round((vatCents * cents) / grossCents)
