import type { Language } from '#src/common/locale.ts'
import { currency, displayMoney, toEuros } from '#src/common/money.ts'
import type { PriceFields, PricingEntry } from '../contract/price.ts'
import { discountPercent, type PriceNow } from '../rules/price.ts'
import { displayNetQuantity, displayUnitPrice, type NetQuantity, unitPrice } from '../rules/unit-price.ts'

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

/**
 * The price fields of the wire (C-1 Money): numbers in euros, strings in the language. Where no reduction may be announced,
 * what is to be paid is all there is.
 */
export function presentPrice(price: PriceNow | null, net: NetQuantity, language: Language): PriceFields {
  if (price === null) return none
  const previous = price.lowest30DaysCents
  const placedCents = previous === null ? price.payableCents : price.normalCents
  const perUnit = unitPrice(placedCents, net)
  const payablePerUnit = unitPrice(price.payableCents, net)
  return {
    placedPrice: toEuros(placedCents),
    placedPriceString: displayMoney(placedCents, language),
    discountedPrice: toEuros(price.payableCents),
    discountedPriceString: displayMoney(price.payableCents, language),
    hasDiscountedPrice: previous !== null,
    pricePerKilo: perUnit === null ? null : toEuros(perUnit.cents),
    pricePerKiloString: displayUnitPrice(perUnit, language),
    discountedPricePerKilo: payablePerUnit === null ? null : toEuros(payablePerUnit.cents),
    discountedPricePerKiloString: displayUnitPrice(payablePerUnit, language),
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
  net: NetQuantity,
  language: Language,
): PricingEntry {
  return {
    code,
    ...presentPrice(price, net, language),
    currency,
    weightString: displayNetQuantity(net, language),
  }
}
