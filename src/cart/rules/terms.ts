import type { DeliveryTerms } from '#src/delivery/rules/methods.ts'

/** What the checkout knows of taxes and of delivery, for sums. */
export interface CartTerms extends DeliveryTerms {
  /** Of the country something goes to, `FIN`: the parcel's, or that of a letter's recipient. */
  taxRatesIn: (countryCode: string) => TaxRates
}

/** Per cent by VAT class; null: none is written down, and nothing of the class can be sold. Vouchers carry none. */
export type TaxRates = Readonly<Record<Exclude<TaxClass, 'giftcard'>, number | null>>

export type TaxClass = 'food' | 'general' | 'giftcard'
