import type { CartTerms } from '#src/cart/rules/terms.ts'
import { countries, homeCountryCode } from '#src/common/countries.ts'
import { cheapestOf, optionsFor, type ShipmentKind } from '#src/delivery/rules/methods.ts'
import type { ReadDeliveryTerms } from '#src/delivery/server/delivery-terms.ts'
import type { Cents } from '#src/common/money.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import type { OfferTerms } from '#src/products/server/structured-data.ts'
import { consentKeys } from '../contract/checkout.ts'
import type { Consent } from '../rules/consents.ts'
import { consentSettings, vatSettings, withdrawalSetting } from './checkout-settings.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { taxRatesOf } from '../rules/terms-of.ts'
import { shopDay } from '#src/common/working-days.ts'

export type Terms = ReturnType<typeof createTerms>

export interface TermsDeps {
  db: Database
  settings: Pick<Settings, 'rows' | 'only'>
  delivery: Pick<ReadDeliveryTerms, 'terms'>
}

/** The terms that follow from the checkout's settings. */
export function createTerms({ db, settings, delivery }: TermsDeps) {
  async function cartTerms(executor: Executor, now: Date): Promise<CartTerms> {
    const rates = [...(await settings.rows(executor, vatSettings)).values()]
    const day = shopDay(now)
    return {
      ...(await delivery.terms(executor)),
      taxRatesIn: (countryCode) => taxRatesOf(rates, countryCode, day),
    }
  }

  /** Delivery options in the home country for goods of negligible weight. */
  const homeOffers = async () => optionsFor(await delivery.terms(db), 'goods', homeCountryCode, 0)

  return {
    cartTerms,
    /** Cents from which goods travel free within the market; null: never. */
    freeShippingFrom: async (): Promise<Cents | null> => cheapestOf(await homeOffers())?.freeFromCents ?? null,
    /** Delivery and return terms for product pages: the terms that carts are priced with. */
    offerTerms: async (): Promise<OfferTerms> => {
      const { methods, tariffs } = await delivery.terms(db)
      const ofKind = (kind: ShipmentKind) =>
        countries.flatMap(({ countryCode }) => {
          const cheapest = cheapestOf(optionsFor({ methods, tariffs }, kind, countryCode, 0))
          return cheapest ? [{ ...cheapest, countryCodes: [countryCode] }] : []
        })
      return {
        country: 'FI',
        goods: ofKind('goods'),
        tablet: ofKind('tablet'),
        returnDays: (await settings.only(db, withdrawalSetting)).days,
      }
    },
    /** Terms that orders need after the sale. */
    ofOrders: async (executor: Executor) => ({
      withdrawalDays: (await settings.only(executor, withdrawalSetting)).days,
    }),
    /** What a shopper may agree to, in the order it is asked. */
    async consents(executor: Executor): Promise<Consent[]> {
      const rows = await settings.rows(executor, consentSettings)
      return consentKeys.flatMap((key) => {
        const row = rows.get(key)
        return row === undefined ? [] : [{ ...row, id: key, key }]
      })
    },
  }
}
