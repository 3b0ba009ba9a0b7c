export type TaxClass = 'food' | 'general' | 'giftcard'

/** Per cent by VAT class; null: no rate is set, and nothing of the class can be sold. Gift cards carry none. */
export type TaxRates = Readonly<Record<Exclude<TaxClass, 'giftcard'>, number | null>>

export interface VatRate {
  countryCode: string
  class: TaxClass
  /** Per cent. */
  rate: number
  /** First and last day in shop time, `2026-01-01`; null: open. */
  validFrom: string
  validTo: string | null
}

/** Tax rates of a country on a day. Null for a class without a stored rate, which is not the same as no tax. */
export function taxRatesOf(rates: readonly VatRate[], countryCode: string, day: string): TaxRates {
  const rate = (taxClass: TaxClass) =>
    rates.find(
      (row) =>
        row.countryCode === countryCode &&
        row.class === taxClass &&
        row.validFrom <= day &&
        (row.validTo === null || row.validTo >= day),
    )?.rate ?? null
  return { food: rate('food'), general: rate('general') }
}
