import { countries } from '#src/common/countries.ts'
import { deliveryDays } from '#src/common/delivery-days.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { type Language, localeTag } from '#src/common/locale.ts'
import { displayMoney, toEuros } from '#src/common/money.ts'
import type { ProductDelivery } from '../contract/product.ts'
import { deliveryTo } from '../rules/delivery-to.ts'
import type { Delivery } from './structured-data.ts'

interface DeliveryWords {
  now: Date
  language: Language
  text: TextLookup
}

/** What it costs to have something ordered now, and when it arrives, for the countries it goes to; the shop's own first. */
export function presentDeliveries(
  ways: readonly Delivery[],
  { now, language, text }: DeliveryWords,
): ProductDelivery[] {
  const groups: { way: Delivery; estimate: ReturnType<typeof deliveryDays>; members: (typeof countries)[number][] }[] =
    []
  for (const country of countries) {
    const way = deliveryTo(ways, country.countryCode)
    if (way === undefined) continue
    const estimate = deliveryDays(now, way, country.countryCode, language)
    const like = groups.find(
      (group) => isLike(group.way, way) && group.estimate.estimateString === estimate.estimateString,
    )
    if (like) like.members.push(country)
    else groups.push({ way, estimate, members: [country] })
  }
  const list = new Intl.ListFormat(localeTag(language))
  return groups.map(({ way: { nameKey, priceCents, freeFromCents }, estimate, members }) => ({
    countryCodes: members.map(({ countryCode }) => countryCode),
    countries: list.format(members.map((country) => text(language, country.nameKey))),
    methodName: text(language, nameKey),
    price: toEuros(priceCents),
    priceString: displayMoney(priceCents, language),
    ...estimate,
    freeFrom: freeFromCents === null ? null : toEuros(freeFromCents),
    freeFromString: freeFromCents === null ? '' : wholeEuros(freeFromCents, language),
  }))
}

/** Countries of which the same is to be said stand together, whatever brings it there. */
const isLike = (one: Delivery, other: Delivery): boolean =>
  one.nameKey === other.nameKey && one.priceCents === other.priceCents && one.freeFromCents === other.freeFromCents

/** "49 €": cents are said only where there are some. */
const wholeEuros = (cents: number, language: Language): string =>
  displayMoney(cents, language).replace(/[.,]00(?=\D|$)/u, '')
