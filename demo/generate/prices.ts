import type { NewPrice } from '../../src/products/server/price.store.ts'
import type { Chooser } from './random.ts'

const dayMs = 86_400_000
const createdBy = 'generator'

/** What all variations of a product share: when its prices changed, and when it was or will be reduced. */
export interface PriceSchedule {
  /** Days before today, the first price first, with the factor to the price of today. */
  normal: readonly { daysAgo: number; factor: number }[]
  campaigns: readonly { name: string; from: number; to: number; factor: number | null }[]
}

/** Months of history: one to four normal prices; campaigns that are over, running, yet to come, or ended early. */
export function scheduleOf(choose: Chooser): PriceSchedule {
  const launched = choose.whole(200, 900)
  const raises = Array.from({ length: choose.whole(0, 3) }, () => choose.whole(8, launched - 10)).toSorted(
    (a, b) => b - a,
  )
  const moments = [launched, ...raises]
  const normal = moments.map((daysAgo, index) => ({
    daysAgo,
    factor: 1 - 0.03 * (moments.length - 1 - index) * choose.whole(0, 2),
  }))
  const campaigns: PriceSchedule['campaigns'][number][] = []
  const reduced = (): number => choose.pick([0.9, 0.85, 0.8, 0.75, 0.7, 0.6])
  if (choose.chance(0.3)) {
    const end = choose.whole(10, 120)
    campaigns.push({ name: 'spring', from: -end - choose.whole(5, 30), to: -end, factor: reduced() })
  }
  if (choose.chance(0.12)) {
    const from = -choose.whole(0, 20)
    campaigns.push({ name: 'now', from, to: choose.whole(2, 60), factor: reduced() })
    // Written later, it overrides the one that runs: the reduction ended early.
    if (choose.chance(0.1)) campaigns.push({ name: 'ended', from: Math.min(0, from + 2), to: 61, factor: null })
  }
  if (choose.chance(0.06)) {
    const from = choose.whole(3, 40)
    campaigns.push({ name: 'coming', from, to: from + choose.whole(3, 21), factor: reduced() })
  }
  return { normal, campaigns }
}

/** A variation's lines in the order they were written. `today` is a midnight; `cents` what it costs today unreduced. */
export function priceLines(schedule: PriceSchedule, variationCode: string, cents: number, today: Date): NewPrice[] {
  const at = (days: number): Date => new Date(+today + days * dayMs)
  const launch = at(-(schedule.normal[0]?.daysAgo ?? 0))
  return [
    ...schedule.normal.map(({ daysAgo, factor }): NewPrice => {
      const validFrom = at(-daysAgo)
      const line = { variationCode, kind: 'normal' as const, campaign: '', validTo: null, createdBy }
      return { ...line, cents: priced(cents * factor), validFrom, createdAt: validFrom }
    }),
    ...schedule.campaigns.map(({ name, from, to, factor }): NewPrice => {
      const validFrom = at(from)
      const line = { variationCode, kind: 'campaign' as const, campaign: name, validTo: at(to), createdBy }
      // A price is never written after it began; what is yet to come was planned at the launch.
      const createdAt = from > 0 ? launch : validFrom
      return { ...line, cents: factor === null ? null : priced(cents * factor), validFrom, createdAt }
    }),
  ]
}

/** A price as shops have them: whole five cents, ten from ten euros on. */
export function priced(cents: number): number {
  const step = cents < 1_000 ? 5 : 10
  return Math.max(step, Math.round(cents / step) * step)
}
