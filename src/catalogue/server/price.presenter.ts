import type { Language } from '#src/common/locale.ts'
import { displayWeight } from '#src/common/measure.ts'
import { centsPerKilo, currency, displayMoney, toEuros, type Cents } from '#src/common/money.ts'
import type { PriceFields, PricingEntry } from '../contract/price.ts'
import { discountPercent, type PriceNow } from '../rules/price.ts'

const none: PriceFields = {
  placedPrice: null,
  placedPriceString: '',
  discountedPrice: null,
  discountedPriceString: '',
  hasDiscountedPrice: false,
  pricePerKilo: null,
  pricePerKiloString: '',
  discountedPricePerKilo: null,
  discountedPricePerKiloString: '',
  previousPrice: null,
  discountPercent: null,
}

/** The price fields of the wire (C-1 Money): numbers in euros, strings in the language. */
export function presentPrice(price: PriceNow | null, weightGrams: number, language: Language): PriceFields {
  if (price === null) return none
  const perKilo = centsPerKilo(price.normalCents, weightGrams)
  const payablePerKilo = centsPerKilo(price.payableCents, weightGrams)
  const previous = price.lowest30DaysCents
  return {
    placedPrice: toEuros(price.normalCents),
    placedPriceString: displayMoney(price.normalCents, language),
    discountedPrice: toEuros(price.payableCents),
    discountedPriceString: displayMoney(price.payableCents, language),
    hasDiscountedPrice: price.payableCents < price.normalCents,
    pricePerKilo: perKilo === null ? null : toEuros(perKilo),
    pricePerKiloString: perKiloString(perKilo, language),
    discountedPricePerKilo: payablePerKilo === null ? null : toEuros(payablePerKilo),
    discountedPricePerKiloString: perKiloString(payablePerKilo, language),
    previousPrice:
      previous === null
        ? null
        : { priceIncludingTax: toEuros(previous), priceString: displayMoney(previous, language) },
    discountPercent: discountPercent(price),
  }
}

export function presentPricing(
  code: string,
  price: PriceNow | null,
  weightGrams: number,
  language: Language,
): PricingEntry {
  return {
    code,
    ...presentPrice(price, weightGrams, language),
    currency,
    weightString: weightString(weightGrams, language),
  }
}

/** Empty for what has no weight. */
export const weightString = (grams: number, language: Language): string =>
  grams === 0 ? '' : displayWeight(grams, language)

const perKiloString = (cents: Cents | null, language: Language): string =>
  cents === null ? '' : `${displayMoney(cents, language)}/kg`
