import type { CartTerms, DeliveryTerms, TaxClass } from '#src/cart/rules/terms.ts'

export interface VatRate {
  countryCode: string
  class: TaxClass
  /** Per cent. */
  rate: number
  /** First and last day in shop time, `2026-01-01`; null: open. */
  validFrom: string
  validTo: string | null
}

export interface ShippingMethodRow extends DeliveryTerms {
  kind: 'goods' | 'tablet'
  countryCodes: readonly string[]
  isActive: boolean
}

/** Taxes and delivery to a country on a day. A class without a rate there is not taxed: gift cards, exports. */
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
    )?.rate ?? 0
  return {
    taxRates: { food: rate('food'), general: rate('general'), giftcard: rate('giftcard') },
    goods: firstMethod(methods, 'goods', countryCode),
    tablet: firstMethod(methods, 'tablet', countryCode),
  }
}

/** While there is one method per country, the server sets it (C-4.7). */
function firstMethod(
  methods: readonly ShippingMethodRow[],
  kind: ShippingMethodRow['kind'],
  countryCode: string,
): DeliveryTerms {
  const method = methods.find((row) => row.isActive && row.kind === kind && row.countryCodes.includes(countryCode))
  if (!method) throw new Error(`There is no active ${kind} delivery to ${countryCode}`)
  const { methodId, nameKey, priceCents, freeFromCents, minDays, maxDays } = method
  return { methodId, nameKey, priceCents, freeFromCents, minDays, maxDays }
}
