import { describe, expect, it } from 'vitest'
import { combinedAllergens } from './combined-allergens.ts'

describe('combinedAllergens', () => {
  it.each([
    { values: [0, 0], expected: 0 },
    { values: [0, 2], expected: 2 },
    { values: [2, 1], expected: 1 },
    { values: [1, 2, 0], expected: 1 },
  ])('of milk $values is $expected', ({ values, expected }) => {
    expect(combinedAllergens(values.map((milk) => ({ milk, soya: 0 })))).toEqual({ milk: expected, soya: 0 })
  })

  it('says nothing of an allergen one food is silent about, unless another has it', () => {
    expect(combinedAllergens([{ milk: 0, fish: 0, mustard: 2 }, { milk: 0 }])).toEqual({ milk: 0, mustard: 2 })
  })

  it('is unknown when one food states nothing, or there is none', () => {
    expect(combinedAllergens([{ milk: 0 }, null])).toBeNull()
    expect(combinedAllergens([])).toBeNull()
  })
})
