import { type Cents } from '#src/common/money.ts'
import { lowestPriceDays } from '../contract/limits.ts'

/**
 * One line of a variation's price history, which only grows. A `normal` price holds until the next one; a `campaign` holds
 * from `from` until `to` (exclusive, null open), and where campaigns overlap the later written (higher `id`) counts: one with
 * null cents ends the reduction for its time.
 */
export interface PriceLine {
  id: number
  kind: 'normal' | 'campaign'
  cents: Cents | null
  from: Date
  to: Date | null
}

export interface PriceNow {
  /** What it costs without a campaign. */
  normalCents: Cents
  /** What is to be paid. */
  payableCents: Cents
  /**
   * The price that a reduction is announced from: the lowest of the 30 days before it began. Always more than what is to be
   * paid; null while no reduction may be announced, even if a campaign makes the price lower than the normal one.
   */
  lowest30DaysCents: Cents | null
}

/**
 * What is to be paid at that time, and what a reduction is announced from (directive 98/6/EC, article 6a): the lowest price
 * of the 30 days before the reduction began, whatever was asked in them. Null without a normal price at that time.
 *
 * A price that is lowered step by step without a gap is one reduction, counted from before its first step. One that rises
 * inside a campaign is a new one, and rarely a reduction: the lower price lies in the 30 days before it. What has not been
 * on sale before has no price to be reduced from.
 */
export function priceAt(history: readonly PriceLine[], at: Date): PriceNow | null {
  const now = payableAt(history, at)
  if (now === null) return null
  const lowest = now.reduced ? lowestBefore(history, reductionStart(history, at, now.cents)) : null
  return {
    normalCents: now.normal,
    payableCents: now.cents,
    lowest30DaysCents: lowest !== null && lowest > now.cents ? lowest : null,
  }
}

/**
 * Reduction in whole percent, counted from the lowest price of the 30 days before it (C-330/23), rounded down so that it never
 * promises more; null without a reduction, or when it is less than one.
 */
export function discountPercent({ lowest30DaysCents: from, payableCents }: PriceNow): number | null {
  if (from === null) return null
  const percent = Math.floor(((from - payableCents) * 100) / from)
  return percent > 0 ? percent : null
}

/** The next moment after `at` when the price may change by itself; null when it will not. */
export function nextPriceChange(history: readonly PriceLine[], at: Date): Date | null {
  return changes(history).find((moment) => moment > at) ?? null
}

interface Payable {
  cents: Cents
  normal: Cents
  reduced: boolean
}

function payableAt(history: readonly PriceLine[], at: Date): Payable | null {
  let normal: PriceLine | null = null
  let campaign: PriceLine | null = null
  for (const line of history) {
    if (line.from > at) continue
    if (line.kind === 'normal') {
      if (normal === null || line.from > normal.from || (+line.from === +normal.from && line.id > normal.id))
        normal = line
    } else if ((line.to === null || at < line.to) && (campaign === null || line.id > campaign.id)) campaign = line
  }
  if (normal === null || normal.cents === null) return null
  const reduced = campaign !== null && campaign.cents !== null && campaign.cents < normal.cents
  return { cents: reduced ? (campaign?.cents ?? normal.cents) : normal.cents, normal: normal.cents, reduced }
}

/** Start of the present reduction: prolonged or deepened without a break, it counts as the same reduction. */
function reductionStart(history: readonly PriceLine[], at: Date, cents: Cents): Date {
  let start = at
  let lowest = cents
  for (const moment of changes(history).toReversed()) {
    if (moment > at) continue
    const then = payableAt(history, moment)
    if (then === null || !then.reduced || then.cents < lowest) break
    start = moment
    lowest = then.cents
  }
  return start
}

const dayMs = 86_400_000

/** The lowest payable price within the 30 days before `moment`: at the window's start, and after each change inside it. */
function lowestBefore(history: readonly PriceLine[], moment: Date): Cents | null {
  const start = new Date(+moment - lowestPriceDays * dayMs)
  const inside = changes(history).filter((change) => change > start && change < moment)
  const prices = [start, ...inside].flatMap((at) => payableAt(history, at)?.cents ?? [])
  return prices.length === 0 ? null : Math.min(...prices)
}

/** Every moment a price begins or ends, in order. */
const changes = (history: readonly PriceLine[]): Date[] =>
  history.flatMap((line) => (line.to === null ? [line.from] : [line.from, line.to])).toSorted((a, b) => +a - +b)
