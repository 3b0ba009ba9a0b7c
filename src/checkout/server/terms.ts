import { type CartTerms, findMethod } from '#src/cart/rules/terms.ts'
import { homeCountryCode } from '#src/common/countries.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Cents } from '#src/common/money.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import type { OfferTerms } from '#src/products/server/structured-data.ts'
import { consentKeys } from '../contract/checkout.ts'
import type { Consent } from '../rules/consents.ts'
import { consentSettings, deliverySettings, vatSettings, withdrawalSetting } from './checkout-settings.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { termsOf } from '../rules/terms-of.ts'
import { shopDay } from '#src/common/working-days.ts'

export type Terms = ReturnType<typeof createTerms>

export interface TermsDeps {
  db: Database
  clock: Clock
  settings: Pick<Settings, 'rows' | 'only'>
}

/** What the checkout's settings come to. */
export function createTerms({ db, clock, settings }: TermsDeps) {
  async function termsFor(executor: Executor, countryCode: string, now: Date): Promise<CartTerms> {
    const rates = await settings.rows(executor, vatSettings)
    const methods = await settings.rows(executor, deliverySettings)
    return termsOf([...rates.values()], [...methods.values()], countryCode, shopDay(now))
  }

  const homeTerms = () => termsFor(db, homeCountryCode, clock.now())

  return {
    termsFor,
    /** Cents from which goods travel free within the market; null: never. */
    freeShippingFrom: async (): Promise<Cents | null> =>
      findMethod(await homeTerms(), 'goods', homeCountryCode)?.freeFromCents ?? null,
    /** What product pages tell of delivery and returns: the terms that carts are priced with. */
    offerTerms: async (): Promise<OfferTerms> => {
      const { methods } = await homeTerms()
      return {
        country: 'FI',
        goods: methods.filter(({ kind }) => kind === 'goods'),
        tablet: methods.filter(({ kind }) => kind === 'tablet'),
        returnDays: (await settings.only(db, withdrawalSetting)).days,
      }
    },
    /** What orders ask for afterwards. */
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
