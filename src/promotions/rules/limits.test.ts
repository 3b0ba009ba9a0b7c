import { expect, it } from 'vitest'
import { hasLimits, limitsReached } from './limits.ts'
import type { Limits, Promotion } from './promotion.ts'

const limited = (limits: Partial<Limits>, couponCodes: string[] = []): Promotion => ({
  id: 1,
  name: { fi: 'Etu', sv: 'Förmån', en: 'Offer' },
  reward: { type: 'freeShipping' },
  conditions: {
    minTotalCents: null,
    codes: [],
    categories: [],
    brands: [],
    customerGroups: [],
    countries: [],
    firstOrder: false,
  },
  couponCodes,
  hasSingleUseCodes: false,
  isPublic: false,
  limits: { total: null, perCustomer: null, budgetCents: null, ...limits },
  from: null,
  to: null,
  priority: 100,
  isExclusive: false,
  isActive: true,
})
const ofFirstOrder = (limits: Partial<Limits> = {}): Promotion => {
  const promotion = limited(limits)
  return { ...promotion, conditions: { ...promotion.conditions, firstOrder: true } }
}
const used = { promotionId: 1, orders: 2, cents: 500, byCustomer: 1, isCodeTaken: false }

it.each<[string, Promotion, Partial<typeof used>, boolean, string | undefined]>([
  ['orders below the limit', limited({ total: 3 }), {}, true, undefined],
  ['the last order', limited({ total: 2 }), {}, true, 'used-up'],
  ['a code of a batch that is taken', limited({}), { isCodeTaken: true }, true, 'used-up'],
  ['a customer who has had it', limited({ perCustomer: 1 }), {}, true, 'used-by-customer'],
  ['a customer below their limit', limited({ perCustomer: 2 }), {}, true, undefined],
  ['nobody known, and no code', limited({ perCustomer: 1 }), { byCustomer: 0 }, false, 'customer-unknown'],
  ['nobody known, and a code', limited({ perCustomer: 1 }, ['HEI']), { byCustomer: 0 }, false, undefined],
  ['nobody known, and no limit for each', limited({ total: 9 }), { byCustomer: 0 }, false, undefined],
  ['another order that is the first one', ofFirstOrder(), {}, true, 'used-by-customer'],
  ['another first order, below the limit for each', ofFirstOrder({ perCustomer: 3 }), {}, true, 'used-by-customer'],
  ['the first order', ofFirstOrder(), { byCustomer: 0 }, true, undefined],
])('%s', (_what, promotion, more, isCustomerKnown, expected) => {
  expect(limitsReached([promotion], [{ ...used, ...more }], isCustomerKnown).exhausted.get(1)).toBe(expected)
})

it('has a limit when it is for the first order only', () => {
  expect(hasLimits(limited({}))).toBe(false)
  expect(hasLimits(ofFirstOrder())).toBe(true)
})

it('says what is left of a budget, which is never below nothing', () => {
  const left = (budgetCents: number, usages = [used]) =>
    limitsReached([limited({ budgetCents })], usages, true).budgetLeft.get(1)
  expect([left(1_200), left(400), left(400, [])]).toEqual([700, 0, 400])
})
