import type { DeliveryTerms } from '#src/delivery/rules/methods.ts'
import type { TaxRates } from '#src/tax/rules/vat-rates.ts'

/** The taxes and delivery methods that a cart is priced with. */
export interface CartTerms extends DeliveryTerms {
  /** Tax rates of the country of destination, `FIN`: the parcel's, or that of a letter's recipient. */
  taxRatesIn: (countryCode: string) => TaxRates
}
