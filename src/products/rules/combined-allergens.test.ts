import { describe, expect, it } from 'vitest'
import { combinedAllergens, declaredFoods, foodsOfProduct } from './combined-allergens.ts'

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

describe('what a variation answers for', () => {
  const [own, product, one, other] = [{ milk: 0 }, { milk: 1 }, { soya: 1 }, { soya: 2 }]
  it.each([
    ['its own word', { own, contents: [] }, product, [own]],
    ['its product’s', { own: null, contents: [] }, product, [product]],
    ['nothing that is known', { own: null, contents: [] }, null, [null]],
    ['as a package, its own word', { own, contents: [one, other] }, product, [own]],
    ['as a package, what it holds', { own: null, contents: [one, other] }, null, [one, other]],
    ['as a package, what is unknown in it', { own: null, contents: [one, null] }, null, [one, null]],
    ['as a package, its product and what it holds', { own: null, contents: [one, null] }, product, [product, one]],
  ])('is %s', (_, declaration, its, foods) => expect(declaredFoods(declaration, its)).toEqual(foods))

  it('is for a product what all its variations answer for, each food once', () => {
    expect(foodsOfProduct([null, { own: null, contents: [] }], product)).toEqual([product])
    expect(foodsOfProduct([null, { own, contents: [] }], product)).toEqual([product, own])
    expect(foodsOfProduct([], product)).toEqual([product])
  })
})
