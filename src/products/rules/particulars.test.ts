import { describe, expect, it } from 'vitest'
import {
  isFoodComplete,
  type MissingParticular,
  missingParticulars,
  type Particular,
  particularBits,
} from './particulars.ts'

const words = particularBits.nameOfTheFood | particularBits.ingredients | particularBits.storage
const all = Object.values(particularBits).reduce((sum, bit) => sum | bit, 0)
const complete = { common: all - words, fi: words, sv: words }
const bar = { productType: 'Product', vatClass: 'food', contents: [] } as const
const box = { productType: 'Package', vatClass: 'food' } as const
const without = (field: Particular, stated = complete) => ({
  ...stated,
  common: stated.common & ~particularBits[field],
})

describe('what must be stated of a food', () => {
  it('has a bit of its own for each', () => {
    expect(new Set(Object.values(particularBits)).size).toBe(9)
    expect(all).toBe(2 ** 9 - 1)
  })

  it('is nothing more when all is there', () => {
    expect(missingParticulars({ ...bar, stated: complete })).toEqual([])
    expect(isFoodComplete({ ...bar, stated: complete })).toBe(true)
  })

  it.each<[Particular]>([
    ['allergens'],
    ['nutrients'],
    ['netQuantity'],
    ['bestBeforeMinDays'],
    ['countryOfOrigin'],
    ['responsibleOperator'],
  ])('is missing %s, in all languages alike', (field) => {
    const food = { ...bar, stated: without(field) }
    expect(missingParticulars(food)).toEqual([{ field, language: null }])
    expect(isFoodComplete(food)).toBe(false)
  })

  it.each<[Particular]>([['nameOfTheFood'], ['ingredients'], ['storage']])('is missing %s, by language', (field) => {
    for (const language of ['fi', 'sv'] as const) {
      const stated = { ...complete, [language]: words & ~particularBits[field] }
      expect(missingParticulars({ ...bar, stated })).toEqual([{ field, language }])
    }
  })

  it('names all of it for a food of which nothing is known', () => {
    const missing = missingParticulars({ ...bar, stated: { common: 0, fi: 0, sv: 0 } })
    expect(missing).toHaveLength(6 + 2 * 3)
  })

  it('is nothing for a gift card or a mug', () => {
    const stated = { common: 0, fi: 0, sv: 0 }
    for (const vatClass of ['giftcard', 'general'] as const)
      expect(isFoodComplete({ ...bar, vatClass, stated })).toBe(true)
  })

  it('of an engraved tablet is what it is of a bar', () => {
    const tablet = { ...bar, productType: 'CustomTablet' as const }
    expect(isFoodComplete({ ...tablet, stated: complete })).toBe(true)
    expect(isFoodComplete({ ...tablet, stated: without('allergens') })).toBe(false)
  })
})

describe('what must be stated of a package', () => {
  const own = { common: complete.common & ~(particularBits.allergens | particularBits.nutrients), fi: 5, sv: 5 }
  const held: MissingParticular = { field: 'includedItems', language: null }

  it.each([
    ['complete foods, without ingredients of its own', own, [complete, complete], []],
    ['nothing', own, [], [held]],
    ['one food that is not complete', own, [complete, without('nutrients')], [held]],
    [
      'complete foods, and does not say who answers',
      without('responsibleOperator', own),
      [complete],
      [{ field: 'responsibleOperator', language: null }],
    ],
    [
      'complete foods, and has no Swedish name',
      { ...own, sv: 4 },
      [complete],
      [{ field: 'nameOfTheFood', language: 'sv' }],
    ],
  ] as const)('holds %s', (_, stated, contents, missing) =>
    expect(missingParticulars({ ...box, stated, contents })).toEqual(missing),
  )
})
