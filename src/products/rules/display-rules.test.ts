import { describe, expect, it } from 'vitest'
import { allergenMeaningKey, allergenRows, suitableRows, type Fact } from './facts.ts'
import { spaceUnit, splitName } from './names.ts'
import { pageCount } from '#src/listing/rules/pagination.ts'

const fact = (description: string, value: number | null, valueTranslation: string | null = 'x'): Fact => ({
  key: description,
  value,
  description,
  valueTranslation,
})
const names = (facts: readonly { description: string }[]) => facts.map((entry) => entry.description)

describe('rows of facts', () => {
  it('show allergens with a value and a translation, by description in the page’s alphabet', () => {
    const facts = [
      fact('Öljy', 1),
      fact('vehnä', 0),
      fact('Maito', 2),
      fact('soija', null),
      fact('kala', 1, null),
      fact('ruis', 1, ' '),
    ]
    expect(names(allergenRows(facts, 'fi'))).toEqual(['Maito', 'vehnä', 'Öljy'])
  })
  it('show suitability only when it is true', () => {
    expect(names(suitableRows([fact('b', 1), fact('a', 0), fact('c', null), fact('d', 1, null)], 'en'))).toEqual(['b'])
  })
  it.each([
    [0, 'no'],
    [1, 'yes'],
    [2, 'maybe'],
    [7, 'maybe'],
  ])('%i means %s', (value, meaning) => expect(allergenMeaningKey(value)).toBe(`/catalogue/allergen-value/${meaning}`))
})

describe('product titles', () => {
  it.each([
    ['Maitosuklaa 100g', 'Maitosuklaa 100\u00a0g'],
    ['Maitosuklaa 100 g', 'Maitosuklaa 100\u00a0g'],
    ['Jauho 1,5kg', 'Jauho 1,5\u00a0kg'],
    ['Juoma 330ml', 'Juoma 330\u00a0ml'],
    ['Juoma 1l', 'Juoma 1\u00a0l'],
    ['Tumma 72 %', 'Tumma 72 %'],
    ['100g levy', '100g levy'],
    ['Tilalta', 'Tilalta'],
  ])('%s becomes %s', (title, spaced) => expect(spaceUnit(title)).toBe(spaced))

  it.each([
    ['Tumma suklaa 72 %, merisuola', 'Tumma suklaa 72 %', 'merisuola'],
    ['Tumma suklaa 70 %, mustikka, kataja', 'Tumma suklaa 70 %', 'mustikka, kataja'],
    ['Ruispalat', 'Ruispalat', null],
    ['Levy 1,5 kg, maito', 'Levy 1,5 kg', 'maito'],
    ['Levy,', 'Levy', null],
  ])('%s is split at its first comma', (name, thing, taste) => expect(splitName(name)).toEqual({ thing, taste }))
})

describe('pagination', () => {
  it('counts pages', () => expect([0, 1, 12, 13, 101].map((total) => pageCount(total, 12))).toEqual([0, 1, 1, 2, 9]))
})
