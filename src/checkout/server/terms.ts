import { type CartTerms, type DeliveryMethod, findMethod, type ShipmentKind } from '#src/cart/rules/terms.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Cents } from '#src/common/money.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import type { OfferTerms } from '#src/products/server/structured-data.ts'
import { defaultCountryCode, withdrawalDays } from '../contract/limits.ts'
import { type ShippingMethodRow, termsOf, type VatRate } from '../rules/terms-of.ts'
import { shopDay } from '#src/common/working-days.ts'
import { listShippingMethods, listVatRates } from './terms.store.ts'

export type Terms = ReturnType<typeof createTerms>

/** Two small tables that change a few times a year and are asked with every cart: kept for a minute. */
const cacheMs = 60_000

export function createTerms({ db, clock }: { db: Database; clock: Clock }) {
  let cached: { rates: VatRate[]; methods: ShippingMethodRow[]; until: number } | null = null

  async function termsFor(executor: Executor, countryCode: string, now: Date): Promise<CartTerms> {
    if (cached === null || cached.until <= now.getTime()) {
      cached = {
        rates: await listVatRates(executor),
        methods: await listShippingMethods(executor),
        until: now.getTime() + cacheMs,
      }
    }
    return termsOf(cached.rates, cached.methods, countryCode, shopDay(now))
  }

  /** How what is sold in the shop's own country travels. */
  async function homeMethod(kind: ShipmentKind): Promise<DeliveryMethod | null> {
    return findMethod(await termsFor(db, defaultCountryCode, clock.now()), kind, defaultCountryCode)
  }

  return {
    termsFor,
    /** Cents from which goods travel free within the market; null: never. */
    freeShippingFrom: async (): Promise<Cents | null> => (await homeMethod('goods'))?.freeFromCents ?? null,
    /** What product pages tell search engines: the terms that carts are priced with. */
    offerTerms: async (): Promise<OfferTerms> => ({
      ...{ country: 'FI', goods: await homeMethod('goods'), tablet: await homeMethod('tablet') },
      returnDays: withdrawalDays,
    }),
  }
}
