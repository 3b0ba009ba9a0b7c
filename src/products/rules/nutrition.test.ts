import { describe, expect, it } from 'vitest'
import { factKey, nutrients } from './nutrients.ts'
import { nutrientLines, nutrientTable, nutritionRows, percentOfIntake, perPortion, portionGrams } from './nutrition.ts'

const entry = (key: string, value: number | null) => ({ key, value })
const facts = (changes: Partial<Parameters<typeof nutritionRows>[0]>) => ({
  nutrients: [],
  ri: [],
  riPercent: [],
  ...changes,
})

describe('fact keys', () => {
  it.each([
    ['Fat', 'fat'],
    ['RiFat', 'fat'],
    ['rishareFat', 'fat'],
    ['RISHARESALT', 'salt'],
    ['Riboflavin', 'riboflavin'],
    ['RiRiboflavin', 'riboflavin'],
    ['RiShareRiboflavin', 'riboflavin'],
    ['RiShareEnergy', 'energy'],
  ])('%s is compared as %s', (key, compared) => expect(factKey(key)).toBe(compared))
})

describe('nutrition table of a variation', () => {
  const decimals: Record<string, string> = {
    EnergyJoules: '1\u00a0235\u00a0kJ',
    EnergyCalories: '1\u00a0235\u00a0kcal',
    Fat: '1\u00a0234,6\u00a0g',
    FatSaturated: '1\u00a0234,6\u00a0g',
    Carbohydrates: '1\u00a0234,6\u00a0g',
    Sugar: '1\u00a0234,6\u00a0g',
    Fiber: '1\u00a0234,6\u00a0g',
    Protein: '1\u00a0234,6\u00a0g',
    Salt: '1\u00a0234,57\u00a0g',
    BetaGlucan: '1\u00a0234,6\u00a0g',
    Lactose: '1\u00a0234,6\u00a0g',
    VitaminD: '1\u00a0234,6\u00a0µg',
    VitaminE: '1\u00a0234,6\u00a0mg',
    VitaminC: '1\u00a0234,6\u00a0mg',
    Riboflavin: '1\u00a0234,57\u00a0mg',
    VitaminB6: '1\u00a0234,57\u00a0mg',
    VitaminB12: '1\u00a0234,6\u00a0µg',
    Folicacid: '1\u00a0235\u00a0µg',
    Pantothenicacid: '1\u00a0234,6\u00a0mg',
    Potassium: '1\u00a0235\u00a0mg',
    Calcium: '1\u00a0235\u00a0mg',
    Phosphorus: '1\u00a0235\u00a0mg',
    Magnesium: '1\u00a0235\u00a0mg',
    Iron: '1\u00a0234,6\u00a0mg',
    Zinc: '1\u00a0234,6\u00a0mg',
    Iodine: '1\u00a0235\u00a0µg',
  }

  it('has 26 rows in the specified order, units and decimals', () => {
    const rows = nutritionRows(
      facts({ nutrients: nutrients.toReversed().map(({ name }) => entry(name, 1234.567)) }),
      'fi',
    )
    expect(Object.fromEntries(rows.map((row) => [row.nutrient.name, row.per100]))).toEqual(decimals)
    expect(rows.map((row) => row.nutrient.name)).toEqual(Object.keys(decimals))
    expect(rows.filter((row) => row.nutrient.indented).map((row) => row.nutrient.name)).toEqual([
      'FatSaturated',
      'Sugar',
    ])
  })

  it('shows a dash for what is missing and hides rows without any value', () => {
    const rows = nutritionRows(
      facts({ nutrients: [entry('Fat', 0), entry('Salt', null)], riPercent: [entry('RiShareSugar', 12)] }),
      'sv',
    )
    expect(
      rows.map(({ nutrient, per100, perPortion, percent }) => [nutrient.name, per100, perPortion, percent]),
    ).toEqual([
      ['Fat', '0,0\u00a0g', '–', '–'],
      ['Sugar', '–', '–', '12\u00a0%'],
    ])
  })

  it('takes the percent of both energy rows from the energy entry, keys without case', () => {
    const rows = nutritionRows(
      facts({
        nutrients: [entry('energyjoules', 2330), entry('ENERGYCALORIES', 561)],
        ri: [entry('riEnergyJoules', 466)],
        riPercent: [entry('RISHAREENERGY', 6)],
      }),
      'en',
    )
    expect(rows.map(({ per100, perPortion, percent }) => [per100, perPortion, percent])).toEqual([
      ['2,330\u00a0kJ', '466\u00a0kJ', '6%'],
      ['561\u00a0kcal', '–', '6%'],
    ])
  })
})

describe('nutrient list of product details', () => {
  it('rounds the named ones to whole numbers and the others to one decimal', () => {
    const lines = nutrientLines(
      nutrients.map(({ name }) => ({ name, value: 2.46 })),
      'fi',
    )
    const whole = lines.filter((line) => line.value.startsWith('2\u00a0')).map((line) => line.name)
    expect(whole.toSorted()).toEqual([
      'BetaGlucan',
      'Calcium',
      'Carbohydrates',
      'EnergyCalories',
      'EnergyJoules',
      'Fat',
      'Fiber',
      'Protein',
      'Salt',
      'Sugar',
    ])
    expect(lines.find((line) => line.name === 'FatSaturated')?.value).toBe('2,5\u00a0g')
    expect(lines.find((line) => line.name === 'Iodine')?.value).toBe('2,5\u00a0µg')
  })

  it('leaves out unknown names and missing values', () => {
    expect(
      nutrientLines(
        [
          { name: 'Kryptonite', value: 1 },
          { name: 'Fat', value: null },
        ],
        'fi',
      ),
    ).toEqual([])
  })
})

describe('nutrient table of a recipe', () => {
  it('has every row with the decimals of the variation’s table: a quarter of a gram of salt is not nothing', () => {
    const entries = nutrients.map(({ name }) => ({ name, amount: 0.25, perPortion: 12.345 }))
    const facts = nutritionRows(
      {
        nutrients: entries.map(({ name, amount }) => ({ key: name, value: amount })),
        ri: entries.map(({ name, perPortion }) => ({ key: `ri${name}`, value: perPortion })),
        riPercent: [],
      },
      'fi',
    )
    const table = nutrientTable(entries, 'fi')
    expect(table.map(({ amount, perPortion }) => [amount, perPortion])).toEqual(
      facts.map((row) => [row.per100, row.perPortion]),
    )
    expect(table.find(({ name }) => name === 'Salt')?.amount).toBe('0,25\u00a0g')
  })
})

describe('portions', () => {
  it.each([
    [[entry('RiPortionGrams', 40)], 40],
    [[entry('riportiongrams', 0)], null],
    [[entry('RiPortionGrams', null)], null],
    [[], null],
  ])('%j has a portion of %s g', (ri, grams) => expect(portionGrams(ri)).toBe(grams))

  it('counts one portion and its share of the daily intake', () => {
    const portion = perPortion({ EnergyJoules: 2330, EnergyCalories: 561, Fat: 41, Salt: 0.9, Fiber: 11 }, 20)
    expect(portion).toEqual({ EnergyJoules: 466, EnergyCalories: 112.2, Fat: 8.2, Salt: 0.18, Fiber: 2.2 })
    expect(percentOfIntake(portion)).toEqual({ Energy: 6, Fat: 12, Salt: 3 })
  })
})
