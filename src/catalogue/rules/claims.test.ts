import { expect, it } from 'vitest'
import { allowedClaims, claimConflicts } from './claims.ts'

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
  expect(allowedClaims(['vegan', 'glutenFree', 'milkFree'], facts({ milk: 2, wheat: 0 }))).toEqual([
    'vegan',
    'glutenFree',
  ]))
