import type { CartTerms, TaxClass } from '#src/cart/rules/terms.ts'

export interface VatRate {
  countryCode: string
  class: TaxClass
  /** Per cent. */
  rate: number
  /** First and last day in shop time, `2026-01-01`; null: open. */
  validFrom: string
  validTo: string | null
}

export type ShippingMethodRow = CartTerms['methods'][number] & { isActive: boolean }

/** Taxes in a country on a day, and every method that is on. A class without a rate has null: it is not the same as none. */
export function termsOf(
  rates: readonly VatRate[],
  methods: readonly ShippingMethodRow[],
  countryCode: string,
  day: string,
): CartTerms {
  const rate = (taxClass: TaxClass) =>
    rates.find(
      (row) =>
        row.countryCode === countryCode &&
        row.class === taxClass &&
        row.validFrom <= day &&
        (row.validTo === null || row.validTo >= day),
    )?.rate ?? null
  return {
    taxRates: { food: rate('food'), general: rate('general') },
    methods: methods.filter((method) => method.isActive),
  }
}
