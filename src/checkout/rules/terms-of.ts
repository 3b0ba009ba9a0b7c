import type { TaxClass, TaxRates } from '#src/cart/rules/terms.ts'

export interface VatRate {
  countryCode: string
  class: TaxClass
  /** Per cent. */
  rate: number
  /** First and last day in shop time, `2026-01-01`; null: open. */
  validFrom: string
  validTo: string | null
}

/** Taxes in a country on a day. A class without a rate has null: it is not the same as none. */
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
