import { expect } from 'vitest'
import { isFullTier } from '../../support/tier.ts'

/** Not one broken rule; a plain `{}` would match any object. */
export const none = expect.toSatisfy((broken: object) => Object.keys(broken).length === 0, 'no broken invariant')
/** Limits are wide: servers are killed and start again, and the full tier has twenty times the numbers. */
export const minutes = (count: number) => count * 60_000
/** The full tier and sabotages run every fault, `npm test` all but the ones that a test beside the code shows as well. */
export const withAllFaults = isFullTier || process.env['ALL_FAULTS'] === '1'
/** Full numbers in the full tier, about a twentieth of them otherwise. */
export const size = isFullTier
  ? {
      buyers: 2_000,
      repeats: 200,
      fiveLineCarts: 1_000,
      repeatedCarts: 100,
      tabbedCarts: 200,
      ways: 120,
      publications: { plain: 60, cut: 20, afterwards: 20 },
      // Spoilt products keep one line: over 20,000 are left.
      imports: { rows: 20_500, faults: 300, kills: 4 },
      giftCards: 1_000,
      applies: 1_000,
      promotionCarts: 2_000,
      faultyOrders: 40,
      serverKills: 30,
      databaseKills: 20,
      overload: { seconds: 10, best: 32, many: 400, slow: 1_000, shoppers: 4 },
      down: { rounds: 20, mailDownMs: 25_000, withPayment: true },
    }
  : {
      buyers: 100,
      repeats: 10,
      fiveLineCarts: 50,
      repeatedCarts: 5,
      tabbedCarts: 10,
      ways: 6,
      publications: { plain: 3, cut: 1, afterwards: 1 },
      imports: { rows: 1_025, faults: 40, kills: 1 },
      giftCards: 6,
      applies: 40,
      promotionCarts: 24,
      faultyOrders: 2,
      serverKills: 2,
      databaseKills: 1,
      overload: { seconds: 2, best: 16, many: 200, slow: 100, shoppers: 2 },
      down: { rounds: 1, mailDownMs: 2_000, withPayment: false },
    }
