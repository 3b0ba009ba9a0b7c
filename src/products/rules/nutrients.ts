/**
 * The nutrients a product may declare, in the order and with the unit and decimals of the nutrition table (specification 2,
 * section 3). `energyPercent` marks the two rows whose share of the daily intake comes from the one energy entry.
 */
export interface Nutrient {
  name: string
  unit: 'kJ' | 'kcal' | 'g' | 'mg' | 'µg'
  decimals: 0 | 1 | 2
  indented: boolean
}

const row = (name: string, unit: Nutrient['unit'], decimals: Nutrient['decimals'], indented = false): Nutrient => ({
  name,
  unit,
  decimals,
  indented,
})

export const nutrients: readonly Nutrient[] = [
  row('EnergyJoules', 'kJ', 0),
  row('EnergyCalories', 'kcal', 0),
  row('Fat', 'g', 1),
  row('FatSaturated', 'g', 1, true),
  row('Carbohydrates', 'g', 1),
  row('Sugar', 'g', 1, true),
  row('Fiber', 'g', 1),
  row('Protein', 'g', 1),
  row('Salt', 'g', 2),
  row('BetaGlucan', 'g', 1),
  row('Lactose', 'g', 1),
  row('VitaminD', 'µg', 1),
  row('VitaminE', 'mg', 1),
  row('VitaminC', 'mg', 1),
  row('Riboflavin', 'mg', 2),
  row('VitaminB6', 'mg', 2),
  row('VitaminB12', 'µg', 1),
  row('Folicacid', 'µg', 0),
  row('Pantothenicacid', 'mg', 1),
  row('Potassium', 'mg', 0),
  row('Calcium', 'mg', 0),
  row('Phosphorus', 'mg', 0),
  row('Magnesium', 'mg', 0),
  row('Iron', 'mg', 1),
  row('Zinc', 'mg', 1),
  row('Iodine', 'µg', 0),
]

/** Reference intakes of an average adult per day (food information regulation, annex XIII), in the nutrients' own units. */
export const referenceIntakes: Readonly<Record<string, number>> = {
  EnergyJoules: 8_400,
  EnergyCalories: 2_000,
  Fat: 70,
  FatSaturated: 20,
  Carbohydrates: 260,
  Sugar: 90,
  Protein: 50,
  Salt: 6,
}

const known = new Set(nutrients.map((nutrient) => nutrient.name.toLowerCase()))

/**
 * Normalises a fact key for comparison: lower case, without a leading `ri` or `rishare`. Names of nutrients are checked
 * first, because riboflavin begins with "ri" too.
 */
export function factKey(key: string): string {
  const lower = key.toLowerCase()
  if (known.has(lower)) return lower
  return lower.replace(/^ri(?:share)?/, '')
}
