import type { OfferTerms } from '#src/products/server/structured-data.ts'
import { withdrawalDays } from '#src/checkout/contract/limits.ts'
import { createTerms } from '#src/checkout/server/terms.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'

/** What product pages tell search engines of the shop's own country: the terms its carts are reckoned with. */
export function createOfferTerms(db: Database, clock: Clock): () => Promise<OfferTerms> {
  const terms = createTerms()
  return async () => {
    const { goods, tablet } = await terms(db, 'FIN', clock.now())
    return { country: 'FI', goods, tablet, returnDays: withdrawalDays }
  }
}
