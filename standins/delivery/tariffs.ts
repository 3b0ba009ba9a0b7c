export type Tariff = {
  service: 'parcel-locker' | 'pickup-point' | 'home' | 'abroad'
  country: 'FI' | 'SE' | 'DK' | 'NO' | 'IS'
  /** What a parcel weighs at most for this price; a heavier one than the last is not taken. */
  maxWeightGrams: number
  /** Tax included. */
  priceCents: number
}

type Step = readonly [maxWeightGrams: number, priceCents: number]

const inFinland: readonly (readonly [Tariff['service'], readonly Step[]])[] = [
  ['parcel-locker', [[5_000, 490], [15_000, 790], [25_000, 1_190]]], // prettier-ignore
  ['pickup-point', [[5_000, 590], [15_000, 890], [25_000, 1_290]]], // prettier-ignore
  ['home', [[5_000, 890], [15_000, 1_190], [35_000, 1_890]]], // prettier-ignore
]
const elsewhere: readonly Step[] = [[5_000, 1_290], [15_000, 1_990], [30_000, 3_490]] // prettier-ignore

export const tariffs: readonly Tariff[] = [
  ...inFinland.flatMap(([service, steps]) => steps.map((step) => tariff(service, 'FI', step))),
  ...(['SE', 'DK', 'NO', 'IS'] as const).flatMap((country) => elsewhere.map((step) => tariff('abroad', country, step))),
]

function tariff(service: Tariff['service'], country: Tariff['country'], [maxWeightGrams, priceCents]: Step): Tariff {
  return { service, country, maxWeightGrams, priceCents }
}
