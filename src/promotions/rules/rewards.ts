import { allocate, type Cents } from '#src/common/money.ts'
import type { Outcome, PromotionLine, Reward, Tier } from './promotion.ts'

/** What a reward takes off, or why it takes nothing. */
export type Discounted<Amount> = { amount: Amount } | { outcome: Outcome; missingCents?: Cents }

type OfSum = Extract<Reward, { type: 'percentage' | 'fixed' | 'tiered' }>
type OfLines = Extract<Reward, { type: 'percentage' | 'fixed' | 'tiered' | 'buyXGetY' }>

/** Lines in scope, with what is left of their price. */
type Open = readonly { line: PromotionLine; openCents: Cents }[]

/** Rounded half up; percentages have one decimal at most. */
const percentOf = (cents: Cents, percent: number): Cents => Math.floor((cents * Math.round(percent * 10) + 500) / 1000)

export function discountOrder(reward: OfSum, sumCents: Cents): Discounted<Cents> {
  switch (reward.type) {
    case 'percentage':
      return { amount: percentOf(sumCents, reward.percent) }
    case 'fixed':
      return { amount: Math.min(reward.amountCents, sumCents) }
    case 'tiered': {
      const tier = tierFor(reward.tiers, sumCents)
      return 'outcome' in tier ? tier : discountOrder(plain(tier.amount), sumCents)
    }
  }
}

/** Reductions by line of the input. */
export function discountLines(reward: OfLines, lines: Open): Discounted<Cents[]> {
  const open = lines.map(({ openCents }) => openCents)
  const sumCents = open.reduce((sum, cents) => sum + cents, 0)
  switch (reward.type) {
    case 'percentage':
      return { amount: open.map((cents) => percentOf(cents, reward.percent)) }
    case 'fixed':
      return { amount: allocate(Math.min(reward.amountCents, sumCents), open) }
    case 'tiered': {
      const tier = tierFor(reward.tiers, sumCents)
      return 'outcome' in tier ? tier : discountLines(plain(tier.amount), lines)
    }
    case 'buyXGetY':
      return cheapestPieces(reward, lines)
  }
}

const plain = (tier: Tier): Extract<Reward, { type: 'percentage' | 'fixed' }> =>
  'percent' in tier ? { type: 'percentage', percent: tier.percent } : { type: 'fixed', amountCents: tier.amountCents }

function tierFor(tiers: readonly Tier[], sumCents: Cents): Discounted<Tier> {
  const ascending = tiers.toSorted((left, right) => left.fromCents - right.fromCents)
  const reached = ascending.findLast(({ fromCents }) => fromCents <= sumCents)
  if (reached) return { amount: reached }
  return { outcome: 'min-total', missingCents: (ascending[0]?.fromCents ?? 0) - sumCents }
}

/**
 * For every full buy + get pieces `get` are reduced, and of the rest those beyond `buy`. The cheapest pieces are reduced, by
 * what is left of their line per piece; among equal ones the first.
 */
function cheapestPieces(
  { buy, get, percent }: Extract<Reward, { type: 'buyXGetY' }>,
  lines: Open,
): Discounted<Cents[]> {
  const pieces = lines.reduce((sum, { line }) => sum + line.quantity, 0)
  let left = Math.floor(pieces / (buy + get)) * get + Math.max(0, (pieces % (buy + get)) - buy)
  if (left === 0) return { outcome: 'too-few-pieces' }
  const amount = lines.map(() => 0)
  // Compared by cross-multiplication, which avoids fractions of a cent.
  const byPrice = lines
    .map(({ line, openCents }, index) => ({ index, openCents, quantity: line.quantity }))
    .toSorted(
      (one, other) => one.openCents * other.quantity - other.openCents * one.quantity || one.index - other.index,
    )
  for (const { index, openCents, quantity } of byPrice) {
    const cheaper = Math.min(left, quantity)
    left -= cheaper
    // Rounded once, for the whole share.
    amount[index] = Math.floor(
      (openCents * cheaper * Math.round(percent * 10) * 2 + quantity * 1000) / (quantity * 2000),
    )
    if (left === 0) break
  }
  return { amount }
}
