import type { DeliveryTerms } from '#src/delivery/rules/methods.ts'

/** What the checkout knows of taxes and of delivery, for sums. */
export interface CartTerms extends DeliveryTerms {
  /** Tax rates of the country of destination, `FIN`: the parcel's, or that of a letter's recipient. */
  taxRatesIn: (countryCode: string) => TaxRates
}

/** Per cent by VAT class; null: no rate is set, and nothing of the class can be sold. Gift cards carry none. */
export type TaxRates = Readonly<Record<Exclude<TaxClass, 'giftcard'>, number | null>>

export type TaxClass = 'food' | 'general' | 'giftcard'
