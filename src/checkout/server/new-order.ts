import type { StoredCartView } from '#src/cart/server/cart.service.ts'
import type { CustomTablet } from '#src/cart/contract/custom-tablet.ts'
import { demandOf } from '#src/cart/rules/availability.ts'
import type { PricedLine } from '#src/cart/rules/price-cart.ts'
import type { Address } from '#src/common/address.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { NewOrder, NewShipment } from '#src/orders/rules/new-order.ts'
import { type GivenConsent, consentsFor } from '../rules/consents.ts'
import { findCountry } from '#src/common/countries.ts'
import { addWorkingDays } from '#src/common/working-days.ts'

export interface OrderDraft {
  cart: StoredCartView
  shippingAddress: Address
  billingAddress: Address
  consents: readonly GivenConsent[]
  language: Language
  text: TextLookup
  now: Date
}

/** A priced cart as an order: whatever could change later (names, prices, rates, addresses) is written down. */
export function toNewOrder(draft: OrderDraft): NewOrder {
  const { cart, shippingAddress, billingAddress, language, now } = draft
  const { row, priced } = cart
  const { totals } = priced
  const sellables = new Map(
    priced.lines.flatMap(({ line, sellable }) => (sellable ? [[line.code, sellable] as const] : [])),
  )
  const hasEngraved = priced.lines.some(({ line }) => line.customTablet !== null)
  return {
    cartId: row.id,
    cartVersion: row.version,
    ownerId: row.ownerId,
    language,
    shippingAddress,
    billingAddress,
    greeting: row.greeting,
    couponCode: row.couponCode,
    promotions: [],
    consents: consentsFor(hasEngraved).map(({ id, key, version }) => {
      const accepted = draft.consents.some((given) => given.id === id && given.accepted)
      return { id, key, version, accepted, at: now.toISOString() }
    }),
    shipments: toShipments(draft),
    lines: priced.lines.map((entry, index) => toLine(entry, index, cart)),
    demands: demandOf(
      priced.lines.map(({ line }) => line),
      sellables,
    ),
    weightGrams: totals.weightGrams,
    listCents: totals.listCents,
    lineDiscountCents: totals.lineDiscountCents,
    promotionCents: totals.promotionCents,
    shippingCents: totals.shippingCents,
    taxCents: totals.taxCents,
    totalCents: totals.totalCents,
    giftCardCents: totals.giftCardCents,
    payableCents: totals.payableCents,
    taxes: totals.taxes,
  }
}

function toShipments({ cart, shippingAddress, language, text, now }: OrderDraft): NewShipment[] {
  const { lines, terms, totals } = cart.priced
  const tablets = lines.filter(({ line }) => line.customTablet !== null)
  const shipments: NewShipment[] = tablets.map(({ line }) => ({
    number: line.shipmentId,
    isEngraved: true,
    methodId: terms.tablet.methodId,
    methodNameKey: terms.tablet.nameKey,
    priceCents: terms.tablet.priceCents,
    address: line.customTablet ? recipientAddress(line.customTablet, language, text) : shippingAddress,
    deliverBy: addWorkingDays(now, terms.tablet.maxDays),
  }))
  if (tablets.length < lines.length) {
    shipments.unshift({
      number: 0,
      isEngraved: false,
      methodId: terms.goods.methodId,
      methodNameKey: terms.goods.nameKey,
      priceCents: totals.shippingCents - tablets.length * terms.tablet.priceCents,
      address: shippingAddress,
      deliverBy: addWorkingDays(now, terms.goods.maxDays),
    })
  }
  return shipments
}

function toLine({ line, sellable }: PricedLine, index: number, cart: StoredCartView): NewOrder['lines'][number] {
  if (!sellable) throw new Error(`Line ${line.code} of cart ${cart.row.id} cannot be ordered`)
  const { totals, terms } = cart.priced
  const tablet = line.customTablet
  return {
    shipmentNumber: line.shipmentId,
    code: line.code,
    displayName: sellable.displayName,
    productUrl: sellable.url,
    imageUrl: sellable.imageUrl,
    brand: sellable.brand,
    categories: [...sellable.categories].slice(0, 5),
    quantity: line.quantity,
    listPriceCents: line.listPriceCents,
    priceCents: line.priceCents,
    promotionCents: totals.lines[index]?.promotionCents ?? 0,
    vatClass: sellable.vatClass,
    taxRate: terms.taxRates[sellable.vatClass],
    taxCents: totals.lines[index]?.taxCents ?? 0,
    weightGrams: sellable.weightGrams ?? 0,
    customTablet: tablet && {
      frontText: tablet.frontText,
      backText: tablet.backText ?? '',
      signature: tablet.signature ?? '',
      drawnOn: sellable.flavour && { plates: sellable.flavour.plates, cut: sellable.flavour.cut ?? '' },
    },
  }
}

/** A recipient has one name and no e-mail: nothing is sent to them but the letter. */
function recipientAddress(tablet: CustomTablet, language: Language, text: TextLookup): Address {
  const country = findCountry(tablet.countryCode)
  return {
    firstName: '',
    lastName: tablet.name,
    email: '',
    line1: tablet.address,
    line2: '',
    postalCode: tablet.postalCode,
    city: tablet.city,
    countryCode: country?.countryCode ?? tablet.countryCode,
    countryName: country ? text(language, country.nameKey) : tablet.countryCode,
    phoneNumber: tablet.phone,
    regionName: '',
    name: tablet.name,
  }
}
