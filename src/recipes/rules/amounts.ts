import { type Language, localeTag } from '#src/common/locale.ts'
import type { Unit } from '../contract/units.ts'

/*
 * Amounts that a cook can measure (decision 50). Written amounts stay unchanged; scaled ones are rounded to a spoon of the set,
 * a mark of the measuring jug, a step of the scales, or a piece that a knife can cut.
 */

export interface Amount {
  /** 0: no amount is given. */
  amount: number
  unit: Unit
}

type VolumeUnit = Extract<Unit, 'l' | 'dl' | 'ml' | 'tbsp' | 'tsp'>

interface Measure {
  unit: VolumeUnit
  millilitres: number
  /** The unit is used from `least` to below `most`. */
  least: number
  most: number
  step: (exact: number) => number
}

/** Largest ratio of rounding error; beyond it a smaller measure is tried. Half of the step from 2 to 2 ½. */
const leeway = 1.125
const pinchesOfTeaspoon = 12
/** A smaller part of a teaspoon is given in pinches: it is nearer to two pinches than to a quarter of the spoon. */
const leastTeaspoon = 0.2

/** `factor` 1 returns the amount unchanged. */
export function scaleAmount({ amount, unit }: Amount, factor: number): Amount {
  if (amount === 0 || factor === 1) return { amount, unit }
  const exact = amount * factor
  switch (unit) {
    case 'g':
    case 'kg':
      return weighed(unit === 'kg' ? exact * 1_000 : exact)
    case 'l':
    case 'dl':
    case 'ml':
    case 'tbsp':
    case 'tsp':
      return measured(exact, unit)
    case 'pinch':
      return exact < 5.5 ? pinches(exact) : measured(exact / pinchesOfTeaspoon, 'tsp')
    case '':
      return { amount: counted(exact), unit }
  }
}

/** Fewest portions: below them an ingredient counted in pieces would be too small to cut, such as a twentieth of an egg. */
export const leastPortions = (ingredients: readonly Amount[], portions: number): number =>
  Math.max(
    1,
    ...ingredients.map(({ amount, unit }) =>
      unit === '' && amount > 0 ? Math.min(portions, Math.ceil((portions * leastPiece) / amount - 0.001)) : 1,
    ),
  )
/** Least part of a piece; it is shown as a quarter. */
const leastPiece = 1 / 6

/** Kitchen scales show whole grams. */
const scaleSteps: readonly (readonly [below: number, step: number])[] = [
  [50, 1],
  [250, 5],
  [1_000, 10],
  [Number.POSITIVE_INFINITY, 50],
]
function stepped(exact: number, steps: readonly (readonly [below: number, step: number])[]): number {
  const step = steps.find(([below]) => exact < below)?.[1] ?? 1
  return Math.max(step, Math.round(exact / step) * step)
}
function weighed(grams: number): Amount {
  const amount = stepped(grams, scaleSteps)
  return amount < 1_000 ? { amount, unit: 'g' } : { amount: amount / 1_000, unit: 'kg' }
}

const quarters = [1 / 4, 1 / 2, 3 / 4, 1]
/** Rounds to quarters below `fine`, to halves from there. */
const spooned = (exact: number, fine: number): number => {
  if (exact < 1) return nearest(exact, quarters)
  return exact < fine ? Math.round(exact * 4) / 4 : Math.round(exact * 2) / 2
}
const halves = (exact: number): number => Math.max(0.5, Math.round(exact * 2) / 2)

/** Measures from the largest to the smallest; an amount too small for the smallest is a pinch. */
const measures: readonly Measure[] = [
  { unit: 'l', millilitres: 1_000, least: 1, most: Number.POSITIVE_INFINITY, step: (n) => Math.round(n * 20) / 20 },
  { unit: 'dl', millilitres: 100, least: 0.25, most: 10, step: (n) => spooned(n, 3) },
  { unit: 'ml', millilitres: 1, least: 25, most: 1_000, step: (n) => stepped(n, jugSteps) },
  { unit: 'tbsp', millilitres: 15, least: 0.5, most: 10, step: halves },
  { unit: 'tsp', millilitres: 5, least: 0.25, most: 3, step: (n) => spooned(n, 2) },
]
const jugSteps = [
  [250, 5],
  [1_000, 10],
] as const

/**
 * Keeps the written unit while it has a mark near enough; else uses a larger, handier unit, or the next smaller one with such a
 * mark.
 */
function measured(exact: number, unit: VolumeUnit): Amount {
  // A recipe in millilitres assumes a jug with such marks, any other one a decilitre jug.
  const ladder = measures.filter((measure) => measure.unit !== (unit === 'ml' ? 'dl' : 'ml'))
  const millilitres = exact * (ladder.find((measure) => measure.unit === unit)?.millilitres ?? 1)
  const shownIn = ({ step, ...measure }: Measure): number => step(millilitres / measure.millilitres)
  let at = ladder.findIndex((measure) => measure.unit === unit)
  for (; at > 0; at--) {
    const measure = ladder[at]
    if (measure && shownIn(measure) < measure.most) break
  }
  for (const measure of ladder.slice(at)) {
    const amount = shownIn(measure)
    if (amount >= measure.least && ratio(amount, millilitres / measure.millilitres) < leeway)
      return { amount, unit: measure.unit }
  }
  const teaspoons = millilitres / 5
  return teaspoons < leastTeaspoon
    ? pinches(teaspoons * pinchesOfTeaspoon)
    : { amount: spooned(teaspoons, 2), unit: 'tsp' }
}

const pinches = (exact: number): Amount => ({ amount: Math.max(1, Math.round(exact)), unit: 'pinch' })

/** A knife can cut halves and quarters. */
const counted = (exact: number): number =>
  exact < 1 ? nearest(exact, quarters) : exact < 6 ? Math.round(exact * 2) / 2 : Math.round(exact)

/** Returns the nearest choice by ratio, because the ratio keeps the taste. */
const nearest = (exact: number, choices: readonly number[]): number =>
  choices.reduce((best, one) => (ratio(one, exact) < ratio(best, exact) ? one : best))
const ratio = (a: number, b: number): number => Math.max(a / b, b / a)

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.02

const glyphs: readonly (readonly [value: number, glyph: string])[] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
]
/** Scales and jugs show decimals; spoons and eggs come in fractions. */
const decimal: ReadonlySet<Unit> = new Set(['g', 'kg', 'ml', 'l'])

/** Formats a figure for reading: "2 ½", "¼", "1,25". Empty without an amount. */
export function figureOf({ amount, unit }: Amount, language: Language): string {
  if (amount === 0) return ''
  const whole = Math.floor(amount + 0.01)
  const rest = amount - whole
  const glyph = rest < 0.02 ? '' : glyphs.find(([value]) => isNear(value, rest))?.[1]
  if (decimal.has(unit) || glyph === undefined)
    return new Intl.NumberFormat(localeTag(language), { maximumFractionDigits: 2 }).format(amount)
  if (glyph === '') return String(whole)
  return whole === 0 ? glyph : `${whole}\u00A0${glyph}`
}

/** English recipes use millilitres for decilitres: 2.5 dl are 250 ml. */
export const inLanguage = ({ amount, unit }: Amount, language: Language): Amount =>
  language === 'en' && unit === 'dl' ? { amount: Math.round(amount * 100), unit: 'ml' } : { amount, unit }

/** Parts of a shown ingredient: figure, unit and the form of the name that goes with it. */
export interface ShownAmount {
  figure: string
  unit: Unit
  /** Count for the unit's text, which has a plural. */
  count: number
  isOne: boolean
}

export function shownAmount(written: Amount, factor: number, language: Language): ShownAmount {
  const shown = inLanguage(scaleAmount(written, factor), language)
  return {
    figure: figureOf(shown, language),
    unit: shown.unit,
    count: shown.amount,
    isOne: shown.unit === '' && shown.amount > 0 && shown.amount <= 1,
  }
}
