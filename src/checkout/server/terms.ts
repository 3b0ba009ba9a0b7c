import type { CartTerms } from '#src/cart/rules/terms.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { type ShippingMethodRow, termsOf, type VatRate } from '../rules/terms-of.ts'
import { shopDay } from '#src/common/working-days.ts'
import { listShippingMethods, listVatRates } from './terms.store.ts'

export type Terms = (executor: Executor, countryCode: string, now: Date) => Promise<CartTerms>

/** Two small tables that change a few times a year and are asked with every cart: kept for a minute. */
const cacheMs = 60_000

export function createTerms(): Terms {
  let cached: { rates: VatRate[]; methods: ShippingMethodRow[]; until: number } | null = null
  return async (executor, countryCode, now) => {
    if (cached === null || cached.until <= now.getTime()) {
      cached = {
        rates: await listVatRates(executor),
        methods: await listShippingMethods(executor),
        until: now.getTime() + cacheMs,
      }
    }
    return termsOf(cached.rates, cached.methods, countryCode, shopDay(now))
  }
}
