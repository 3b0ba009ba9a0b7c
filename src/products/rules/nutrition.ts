import { type Language, localeTag } from '#src/common/locale.ts'
import { factKey, nutrients, referenceIntakes, type Nutrient } from './nutrients.ts'

/** What the rules need of a nutrient entry on the wire. */
export interface NutrientEntry {
  key: string
  value: number | null
}

export interface NutritionRow {
  nutrient: Nutrient
  /** Text key of its name. */
  labelKey: string
  /** Figures with unit ("8,4 g", "14 %"); a dash where a value is missing. */
  per100: string
  perPortion: string
  percent: string
}

export interface NutritionFacts {
  nutrients: readonly NutrientEntry[]
  ri: readonly NutrientEntry[]
  riPercent: readonly NutrientEntry[]
}

const missingValue = '–'

/**
 * The variation's nutrition table: rows in the specified order and decimals (C-0.4, first function). A row is left out when
 * all three columns are missing. Both energy rows take their percent from the energy entry.
 */
export function nutritionRows(facts: NutritionFacts, language: Language): NutritionRow[] {
  const per100 = byKey(facts.nutrients)
  const perPortion = byKey(facts.ri)
  const percent = byKey(facts.riPercent)
  const rows: NutritionRow[] = []
  for (const nutrient of nutrients) {
    const key = nutrient.name.toLowerCase()
    const shareKey = key.startsWith('energy') ? 'energy' : key
    const values = [per100.get(key), perPortion.get(key), percent.get(shareKey) ?? percent.get(key)]
    if (values.every((value) => value === undefined)) continue
    const [whole, portion, share] = values
    rows.push({
      nutrient,
      labelKey: nutrientLabelKey(nutrient.name),
      per100: quantity(whole, nutrient.decimals, nutrient.unit, language),
      perPortion: quantity(portion, nutrient.decimals, nutrient.unit, language),
      percent: share === undefined ? missingValue : percentText(share, language),
    })
  }
  return rows
}

const wholeNumberNutrients = new Set([
  'energyjoules',
  'energycalories',
  'fat',
  'carbohydrates',
  'sugar',
  'protein',
  'salt',
  'fiber',
  'betaglucan',
  'calcium',
])

/** A line of the second nutrient list, the one of product detail fields (C-0.4, second function). */
export interface NutrientLine {
  name: string
  labelKey: string
  value: string
}

/** Known names with a value, in the table's order; no decimals for the ten named ones, one for the others. */
export function nutrientLines(
  entries: readonly { name: string; value: number | null }[],
  language: Language,
): NutrientLine[] {
  const values = byKey(entries.map(({ name, value }) => ({ key: name, value })))
  return nutrients.flatMap(({ name, unit }) => {
    const key = name.toLowerCase()
    const value = values.get(key)
    if (value === undefined) return []
    const decimals = wholeNumberNutrients.has(key) ? 0 : 1
    return [{ name, labelKey: nutrientLabelKey(name), value: quantity(value, decimals, unit, language) }]
  })
}

/** A row of a recipe's nutrients: figures with unit; null where one is missing. */
export interface NutrientTableRow {
  name: string
  labelKey: string
  amount: string | null
  perPortion: string | null
  isPart: boolean
}

/** A recipe's table: known names with an amount or a figure per portion, with the decimals of the variation's table. */
export function nutrientTable(
  entries: readonly { name: string; amount: number | null; perPortion: number | null }[],
  language: Language,
): NutrientTableRow[] {
  const [amounts, portions] = (['amount', 'perPortion'] as const).map((column) =>
    byKey(entries.map((entry) => ({ key: entry.name, value: entry[column] }))),
  )
  return nutrients.flatMap(({ name, unit, decimals, indented }) => {
    const [amount, perPortion] = [amounts, portions].map((values) => {
      const value = values?.get(name.toLowerCase())
      return value === undefined ? null : quantity(value, decimals, unit, language)
    })
    if (amount === undefined || perPortion === undefined || (amount === null && perPortion === null)) return []
    return [{ name, labelKey: nutrientLabelKey(name), amount, perPortion, isPart: indented }]
  })
}

export const nutrientLabelKey = (name: string): string => `/catalogue/nutrients/${name.toLowerCase()}`

/** Grams of a portion for the heading "per 40 g"; null hides the column (C-7.6). */
export function portionGrams(ri: readonly NutrientEntry[]): number | null {
  const grams = ri.find((entry) => entry.key.toLowerCase() === 'riportiongrams')?.value
  return grams !== undefined && grams !== null && grams > 0 ? grams : null
}

/** Nutrients of one portion, rounded so that no figure pretends to more than the table shows. */
export function perPortion(per100: Readonly<Record<string, number>>, grams: number): Record<string, number> {
  const portion: Record<string, number> = {}
  for (const { name } of nutrients) {
    const value = per100[name]
    if (value !== undefined) portion[name] = round((value * grams) / 100, 3)
  }
  return portion
}

/** Shares of the reference intake in percent for one portion; `Energy` stands for both energy rows. */
export function percentOfIntake(portion: Readonly<Record<string, number>>): Record<string, number> {
  const shares: Record<string, number> = {}
  for (const [name, intake] of Object.entries(referenceIntakes)) {
    const value = portion[name]
    if (value === undefined || name === 'EnergyCalories') continue
    shares[name === 'EnergyJoules' ? 'Energy' : name] = Math.round((value * 100) / intake)
  }
  return shares
}

function byKey(entries: readonly NutrientEntry[]): Map<string, number> {
  const values = new Map<string, number>()
  for (const { key, value } of entries) if (value !== null) values.set(factKey(key), value)
  return values
}

function quantity(value: number | undefined, decimals: number, unit: string, language: Language): string {
  if (value === undefined) return missingValue
  return `${figure(value, decimals, language)}\u00a0${unit}`
}

const formats = new Map<string, Intl.NumberFormat>()

/** Formats are made once: making one takes a hundred times as long as using it, and a table has dozens of figures. */
function figure(value: number, decimals: number, language: Language): string {
  const name = `${language} ${decimals}`
  let format = formats.get(name)
  if (!format) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    format = new Intl.NumberFormat(localeTag(language), digits)
    formats.set(name, format)
  }
  return format.format(value)
}

/** "14 %" in Finnish and Swedish, "14%" in English. */
const percentText = (value: number, language: Language): string =>
  `${figure(value, 0, language)}${language === 'en' ? '' : '\u00a0'}%`

const round = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals
