import { type Language, localeTag } from '#src/common/locale.ts'
import type { Unit } from '../contract/units.ts'

/*
 * Amounts that a cook can measure. What is written is never touched; what is scaled is brought to a spoon, a mark of the
 * measuring jug or a step of the scales.
 */

export interface Amount {
  /** 0: none is given. */
  amount: number
  unit: Unit
}

/** Grams, millilitres: up to the first figure, steps of the second. */
const fineSteps: readonly (readonly [below: number, step: number])[] = [
  [10, 0.5],
  [50, 1],
  [250, 5],
  [1_000, 10],
  [Number.POSITIVE_INFINITY, 50],
]
const spoonsOfCup = 100 / 15
/** Below it a decilitre is measured by the spoon. */
const leastCup = 0.25
/** Less than this of a teaspoon is what two fingers take. */
const leastTeaspoon = 0.1

/** `factor` 1 gives the amount back as it is. */
export function scaleAmount({ amount, unit }: Amount, factor: number): Amount {
  if (amount === 0 || factor === 1) return { amount, unit }
  const exact = amount * factor
  switch (unit) {
    case 'g':
      return exact >= 1_000 ? { amount: fine(exact) / 1_000, unit: 'kg' } : { amount: fine(exact), unit }
    case 'ml':
      return exact >= 1_000 ? { amount: fine(exact) / 1_000, unit: 'l' } : { amount: fine(exact), unit }
    case 'kg':
      return exact < 1 ? { amount: fine(exact * 1_000), unit: 'g' } : { amount: fine(exact * 1_000) / 1_000, unit }
    case 'l':
      return exact < 1 ? cups(exact * 10) : { amount: fine(exact * 1_000) / 1_000, unit }
    case 'dl':
      return cups(exact)
    case 'tbsp':
      return tablespoons(exact)
    case 'tsp':
      return teaspoons(exact)
    case 'pinch':
      return { amount: Math.max(1, Math.round(exact)), unit }
    case '':
      return { amount: counted(exact), unit }
  }
}

const cups = (exact: number): Amount => {
  if (exact < leastCup) return tablespoons(exact * spoonsOfCup)
  return exact >= 10 ? { amount: fine(exact * 100) / 1_000, unit: 'l' } : { amount: spooned(exact), unit: 'dl' }
}

const tablespoons = (exact: number): Amount =>
  exact < 0.5 ? teaspoons(exact * 3) : { amount: spooned(exact), unit: 'tbsp' }

function teaspoons(exact: number): Amount {
  if (exact < leastTeaspoon) return { amount: 1, unit: 'pinch' }
  const larger = exact / 3
  // Six teaspoons are two tablespoons; four stay four.
  return larger >= 1 && isNear(larger * 2, Math.round(larger * 2))
    ? { amount: Math.round(larger * 2) / 2, unit: 'tbsp' }
    : { amount: spooned(exact), unit: 'tsp' }
}

function fine(exact: number): number {
  const step = fineSteps.find(([below]) => exact < below)?.[1] ?? 1
  return Math.max(step, Math.round(exact / step) * step)
}

/** Thirds and quarters of what is small, halves of what is not. */
function spooned(exact: number): number {
  if (exact < 1) return nearest(exact, [0.125, ...parts, 1])
  return Math.round(exact * (exact < 3 ? 4 : 2)) / (exact < 3 ? 4 : 2)
}

const counted = (exact: number): number =>
  exact < 1 ? nearest(exact, [...parts, 1]) : exact < 6 ? Math.round(exact * 2) / 2 : Math.round(exact)

const parts = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4]

/** By ratio, because it is the taste that is kept. */
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
/** Scales and jugs show decimals; spoons and eggs come in parts. */
const decimal: ReadonlySet<Unit> = new Set(['g', 'kg', 'ml', 'l'])

/** "2 ½", "¼", "1,25": the figure as people read it. Empty for no amount. */
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

/** Nobody in English measures in decilitres: 2.5 dl are 250 ml. */
export const inLanguage = ({ amount, unit }: Amount, language: Language): Amount =>
  language === 'en' && unit === 'dl' ? { amount: Math.round(amount * 100), unit: 'ml' } : { amount, unit }

/** What of an ingredient is shown: figure, unit and the name that goes with it. */
export interface ShownAmount {
  figure: string
  unit: Unit
  /** For the unit's text, which has a plural. */
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
