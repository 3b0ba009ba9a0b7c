import { describe, expect, it } from 'vitest'
import { allowedClaims, claimConflicts, freeFrom } from './claims.ts'

const foods = (...declared: (Record<string, number> | null)[]) => ({ foods: declared, glutenFreeOats: false })
const facts = (allergens: Record<string, number> | null, glutenFreeOats = false) => ({ allergens, glutenFreeOats })

it.each([
  ['milkFree', facts({ milk: 0 }), []],
  ['milkFree', facts({ milk: 1 }), ['milk']],
  ['milkFree', facts({ milk: 2 }), ['milk']],
  ['glutenFree', facts({ wheat: 2, oats: 1 }), ['wheat', 'oats']],
  ['glutenFree', facts({ oats: 1 }), ['oats']],
  ['glutenFree', facts({ oats: 1 }, true), []],
  ['glutenFree', facts({ oats: 1, barley: 2 }, true), ['barley']],
  ['vegan', facts({ milk: 2, egg: 2 }), []],
  ['vegan', facts({ milk: 1, egg: 1 }), ['milk', 'egg']],
  ['vegan', facts({ fish: 2, crustaceans: 1, mustard: 1 }), ['crustaceans']],
  ['vegetarian', facts({ milk: 1, egg: 1, lupin: 1 }), []],
  ['vegetarian', facts({ fish: 1, molluscs: 1 }), ['fish', 'molluscs']],
  ['organic', facts({ milk: 1 }), []],
  ['noAddedSugar', facts({ milk: 1 }), []],
  ['milkFree', facts(null), []],
])('the claim %s of %j is contradicted by %j', (claim, given, keys) =>
  expect(claimConflicts(claim, given)).toEqual(keys),
)

it('shows the claims that may be made, in their order', () =>
  expect(allowedClaims(['vegan', 'glutenFree', 'milkFree'], foods({ milk: 2, wheat: 0 }))).toEqual([
    'vegan',
    'glutenFree',
  ]))

it('shows a claim only when it may be made of every food, whatever another is silent about', () => {
  const claims = ['vegan', 'milkFree', 'noAddedSugar'] as const
  expect(allowedClaims(claims, foods({ milk: 0 }, { milk: 0 }))).toEqual(claims)
  expect(allowedClaims(claims, foods({ milk: 0 }, { milk: 2 }))).toEqual(['vegan', 'noAddedSugar'])
  expect(allowedClaims(claims, foods(null, { milk: 1 }))).toEqual(['noAddedSugar'])
})

describe('free from', () => {
  const none = { milk: 0, hazelnut: 0, almond: 0, otherNuts: 0, peanut: 0 }
  it.each([
    ['what it declares to be without', foods(none), ['milk', 'lactose', 'nuts', 'peanut']],
    ['nothing that is in one of the foods', foods(none, { ...none, hazelnut: 1 }), ['milk', 'lactose', 'peanut']],
    ['nothing of which one may have traces', foods(none, { ...none, hazelnut: 2 }), ['milk', 'lactose', 'peanut']],
    ['nothing that one is silent about', foods(none, { milk: 0 }), ['milk', 'lactose']],
    ['nothing when one says nothing at all', foods(none, null), []],
  ])('is a product of several foods from %s', (_, given, surely) => {
    expect(freeFrom(given)).toEqual(surely)
  })

  it('is certified oats from gluten, in whichever food they are', () => {
    const [wheatless, oats] = [
      { wheat: 0, rye: 0, barley: 0, oats: 0 },
      { wheat: 0, rye: 0, barley: 0, oats: 1 },
    ]
    expect(freeFrom(foods(wheatless, oats))).toEqual([])
    expect(freeFrom({ ...foods(wheatless, oats), glutenFreeOats: true })).toEqual(['gluten'])
  })
})
