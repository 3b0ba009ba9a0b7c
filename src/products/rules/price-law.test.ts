import { describe, expect, it } from 'vitest'
import { createChance } from '../../../tests/faults/support/random.ts'
import { discountPercent, priceAt, type PriceLine } from './price.ts'
import { runsInTier } from '../../../tests/support/tier.ts'

/*
 * The rule of reductions told a second time, from the words of the law and not from the code: hour by hour from the first
 * price on, as somebody would who stands in the shop and writes down what the label says.
 */

const hourMs = 3_600_000
const firstDay = Date.UTC(2026, 2, 1)
/** Two weeks before anything is sold, and four months. */
const days = 130
const hoursPerStep = 6
const stepsPerDay = 24 / hoursPerStep
const instant = (step: number): Date => new Date(firstDay + step * hoursPerStep * hourMs)

/** The law, and what it would be if somebody had read it wrongly. */
interface Reading {
  /** "the lowest price applied … during a period … not shorter than 30 days prior to the application of the reduction" */
  daysBefore: number
  /** "where the price reduction is progressively increased, … the price … before the first application" */
  isProgressive: boolean
  /** What the reduction is counted from. */
  prior: 'lowest' | 'last' | 'normal'
}
const law: Reading = { daysBefore: 30, isProgressive: true, prior: 'lowest' }

interface Label {
  asked: number
  /** What the label says that it was before; null: it announces no reduction. */
  before: number | null
}

/** What the label says at each step; null while it is not sold. */
function labels(history: readonly PriceLine[], reading: Reading): (Label | null)[] {
  const written: (Label | null)[] = []
  const asked: (number | null)[] = []
  let reduction: { prior: number | null } | null = null
  for (let step = 0; step <= days * stepsPerDay; step++) {
    const time = +instant(step)
    let normal: PriceLine | null = null
    let campaign: PriceLine | null = null
    for (const line of history) {
      if (+line.from > time || (line.to !== null && +line.to <= time)) continue
      if (line.kind === 'normal') normal = normal === null || isNewer(line, normal) ? line : normal
      else campaign = campaign === null || line.id > campaign.id ? line : campaign
    }
    const usual = normal?.cents ?? null
    if (usual === null) {
      asked.push(null)
      written.push(null)
      reduction = null
      continue
    }
    const now = Math.min(usual, campaign?.cents ?? Infinity)
    if (now >= usual) reduction = null
    else {
      const yesterday = asked.at(-1) ?? null
      const goesOn =
        reduction !== null && yesterday !== null && (reading.isProgressive ? now <= yesterday : now === yesterday)
      if (!goesOn) {
        const window = asked
          .slice(Math.max(0, step - reading.daysBefore * stepsPerDay))
          .filter((cents) => cents !== null)
        const prior = { lowest: Math.min(...window), last: window.at(-1) ?? Infinity, normal: usual }[reading.prior]
        reduction = { prior: Number.isFinite(prior) ? prior : null }
      }
    }
    asked.push(now)
    const before = reduction?.prior ?? null
    written.push({ asked: now, before: before !== null && before > now ? before : null })
  }
  return written
}

const isNewer = (line: PriceLine, than: PriceLine): boolean =>
  +line.from > +than.from || (+line.from === +than.from && line.id > than.id)

/** Histories as operators write them, and worse: few prices, so that they meet again, and edges that fall together. */
function randomHistory(random: () => number): PriceLine[] {
  const whole = (below: number): number => Math.floor(random() * below)
  const cents = (): number => [250, 299, 300, 330, 360, 400, 420, 450, 450, 500][whole(10)] ?? 450
  const step = (): number => (14 + whole(100)) * stepsPerDay + (random() < 0.3 ? whole(stepsPerDay) : 0)
  const lines: Omit<PriceLine, 'id'>[] = Array.from({ length: 1 + whole(3) }, (_, index) => ({
    kind: 'normal' as const,
    cents: cents(),
    from: instant(index === 0 ? 14 * stepsPerDay + (random() < 0.5 ? 0 : whole(240)) : step()),
    to: null,
  }))
  let last = step()
  for (let count = whole(7); count > 0; count--) {
    // Half of them begin where the one before ended.
    const from = random() < 0.5 ? last : step()
    const to = from + (random() < 0.4 ? 1 + whole(stepsPerDay * 4) : whole(25) * stepsPerDay + 1)
    last = to
    lines.push({
      kind: 'campaign',
      cents: random() < 0.12 ? null : cents(),
      from: instant(from),
      to: random() < 0.1 ? null : instant(to),
    })
  }
  // Written in any order: later campaigns may come first in time.
  const ids = lines.map((_, index) => index + 1).toSorted(() => random() - 0.5)
  return lines.map((line, index) => ({ ...line, id: ids[index] ?? 0 }))
}

function compare(histories: number, reading: Reading) {
  const chance = createChance(20_261_122)
  const random = () => chance.next()
  const seen = { differences: [] as string[], labels: 0, reductions: 0, refused: 0, stepped: 0, young: 0 }
  for (let index = 0; index < histories; index++) {
    const history = randomHistory(random)
    const written = labels(history, reading)
    const opened = written.findIndex((label) => label !== null)
    for (let step = Math.floor(random() * 4); step < written.length; step += 1 + Math.floor(random() * 9)) {
      const label = written[step] ?? null
      const found = priceAt(history, instant(step))
      seen.labels += 1
      if (found !== null && found.lowest30DaysCents !== null) {
        seen.reductions += 1
        if (step - opened < 30 * stepsPerDay) seen.young += 1
        const percent = Math.floor((100 * (found.lowest30DaysCents - found.payableCents)) / found.lowest30DaysCents)
        if ((discountPercent(found) ?? 0) !== percent || percent < 0) seen.differences.push(`percent ${percent}`)
      } else if (found !== null && found.payableCents < found.normalCents) seen.refused += 1
      if (found === null ? label === null : label !== null && isSame(label, found)) continue
      seen.differences.push(JSON.stringify({ at: instant(step), label, found, history }))
    }
  }
  return seen
}

const isSame = (label: Label, found: { payableCents: number; lowest30DaysCents: number | null }): boolean =>
  label.asked === found.payableCents && label.before === found.lowest30DaysCents

describe('reductions against the letter of the law', () => {
  const histories = runsInTier(10_000)
  it(`are the same in ${histories} random histories`, { timeout: 240_000 }, () => {
    const { differences, ...seen } = compare(histories, law)
    expect(differences.slice(0, 3)).toEqual([])
    // The histories had something to be wrong about.
    expect(seen.labels).toBeGreaterThan(50 * histories)
    expect(seen.reductions).toBeGreaterThan(5 * histories)
    expect(seen.refused).toBeGreaterThan(2 * histories)
    expect(seen.young).toBeGreaterThan(histories / 2)
  })

  it.each<[string, Reading]>([
    ['a day less', { ...law, daysBefore: 29 }],
    ['a day more', { ...law, daysBefore: 31 }],
    ['every step counted by itself', { ...law, isProgressive: false }],
    ['the price just before', { ...law, prior: 'last' }],
    ['the normal price', { ...law, prior: 'normal' }],
  ])('would differ with the law read wrongly: %s', (_, reading) => {
    expect(compare(runsInTier(1_000, 4), reading).differences.length).toBeGreaterThan(0)
  })

  it.each<[string, (history: PriceLine[]) => PriceLine[]]>([
    ['ends of campaigns forgotten', (history) => history.filter((line) => line.cents !== null)],
    ['campaigns never ending', (history) => history.map((line) => ({ ...line, to: null }))],
    ['the earlier written counting', (history) => history.map((line) => ({ ...line, id: -line.id }))],
  ])('would differ with the history read wrongly: %s', (_, misread) => {
    const chance = createChance(7)
    const random = () => chance.next()
    let differences = 0
    for (let index = 0; index < 300; index++) {
      const history = randomHistory(random)
      const written = labels(history, law)
      for (let step = 0; step < written.length; step += 5) {
        const label = written[step] ?? null
        const found = priceAt(misread(history), instant(step))
        if (label !== null && found !== null && !isSame(label, found)) differences += 1
      }
    }
    expect(differences).toBeGreaterThan(10)
  })
})
