import { countries, homeCountryCode } from '#src/common/countries.ts'
import type { Cents } from '#src/common/money.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { OfferTerms } from '#src/products/server/structured-data.ts'
import { cheapestOf, optionsFor, type ShipmentKind } from '../rules/methods.ts'
import type { ReadDeliveryTerms } from './delivery-terms.ts'

export interface OfferTermsDeps {
  db: Database
  delivery: Pick<ReadDeliveryTerms, 'terms'>
  returnDays: () => Promise<number>
}

/** What pages say about delivery and returns: the terms that carts are priced with, for goods of negligible weight. */
export const createOfferTerms = ({ db, delivery, returnDays }: OfferTermsDeps) => ({
  /** Cents from which goods travel free within the market; null: never. */
  freeShippingFrom: async (): Promise<Cents | null> =>
    cheapestOf(optionsFor(await delivery.terms(db), 'goods', homeCountryCode, 0))?.freeFromCents ?? null,
  /** Delivery and return terms for product pages. */
  offerTerms: async (): Promise<OfferTerms> => {
    const terms = await delivery.terms(db)
    const ofKind = (kind: ShipmentKind) =>
      countries.flatMap(({ countryCode }) => {
        const cheapest = cheapestOf(optionsFor(terms, kind, countryCode, 0))
        return cheapest ? [{ ...cheapest, countryCodes: [countryCode] }] : []
      })
    return { country: 'FI', goods: ofKind('goods'), tablet: ofKind('tablet'), returnDays: await returnDays() }
  },
})
