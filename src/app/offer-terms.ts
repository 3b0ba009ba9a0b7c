import { findMethod } from '#src/cart/rules/terms.ts'
import type { OfferTerms } from '#src/products/server/structured-data.ts'
import { defaultCountryCode, withdrawalDays } from '#src/checkout/contract/limits.ts'
import { createTerms } from '#src/checkout/server/terms.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'

/** What product pages tell search engines of the shop's own country: the terms its carts are priced with. */
export function createOfferTerms(db: Database, clock: Clock): () => Promise<OfferTerms> {
  const terms = createTerms()
  return async () => {
    const cartTerms = await terms(db, defaultCountryCode, clock.now())
    const [goods, tablet] = (['goods', 'tablet'] as const).map((kind) =>
      findMethod(cartTerms, kind, defaultCountryCode),
    )
    return { country: 'FI', goods: goods ?? null, tablet: tablet ?? null, returnDays: withdrawalDays }
  }
}
