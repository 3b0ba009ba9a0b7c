import type { StoredCartView } from '#src/cart/server/cart.service.ts'
import type { CustomTablet } from '#src/cart/contract/custom-tablet.ts'
import type { Adjustment } from '#src/promotions/rules/adjustment.ts'
import type { PricedLine } from '#src/cart/rules/priced-cart.ts'
import type { Address } from '#src/common/address.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { NewAdjustment, NewOrder, NewShipment } from '#src/orders/rules/new-order.ts'
import type { ConsentDefinition, GivenConsent } from '../rules/consents.ts'
import { findCountry } from '#src/common/countries.ts'
import { addWorkingDays, shopDay } from '#src/common/working-days.ts'
import type { SoldCard } from '#src/gift-cards/contract/sold-card.ts'

type OrderedCart = Pick<StoredCartView, 'priced'> & {
  row: Pick<StoredCartView['row'], 'id' | 'version' | 'ownerId' | 'greeting'>
}

export interface OrderDraft {
  cart: OrderedCart
  shippingAddress: Address
  billingAddress: Address
  consents: readonly GivenConsent[]
  /** Consents that the shopper was to be asked for. */
  asked: readonly ConsentDefinition[]
  language: Language
  text: TextLookup
  now: Date
  /** Keyed hash of the order's customer, null where not known. */
  customerKey: string | null
  /** The order's owner, where that is not the cart's owner. */
  ownerId?: string | undefined
}

/** Turns a priced cart into an order: stores whatever could change later (names, prices, rates, addresses). */
export function toNewOrder(draft: OrderDraft): NewOrder {
  const { cart, shippingAddress, billingAddress, language, now } = draft
  const { row, priced } = cart
  const { totals } = priced
  return {
    cartId: row.id,
    cartVersion: row.version,
    ownerId: draft.ownerId ?? row.ownerId,
    language,
    shippingAddress,
    billingAddress,
    greeting: row.greeting,
    couponCode: usedCode(priced.adjustments),
    customerKey: draft.customerKey,
    adjustments: priced.adjustments.map((adjustment) => toAdjustment(adjustment, priced.lines)),
    consents: draft.asked.map(({ id, key, version }) => {
      const accepted = draft.consents.some((given) => given.id === id && given.accepted)
      return { id, key, version, accepted, at: now.toISOString() }
    }),
    shipments: toShipments(draft),
    lines: priced.lines.map((entry) => toLine(entry, cart, billingAddress)),
    demands: priced.lines.flatMap(({ line, sellable }, linePosition) =>
      (sellable?.demands ?? []).map(({ stockCode, quantity }) => ({
        linePosition,
        stockCode,
        quantity: quantity * line.quantity,
      })),
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

/** The order does not keep a code that takes nothing off. */
const usedCode = (adjustments: readonly Adjustment[]): string | null =>
  adjustments.find(({ code }) => code !== null)?.code ?? null

function toShipments({ cart, shippingAddress, language, text, now }: OrderDraft): NewShipment[] {
  return cart.priced.shipments.map(({ id, kind, method, choice, countryCode, feeCents, lines }) => {
    const { customTablet: tablet, giftCard } = lines[0]?.line ?? {}
    if (giftCard) return mailedShipment(id, giftCard, now)
    if (!method) throw new Error(`Shipment ${id} of cart ${cart.row.id} cannot be delivered`)
    return {
      number: id,
      kind,
      methodId: method.methodId,
      methodNameKey: method.nameKey,
      feeCents,
      address: tablet ? recipientAddress(tablet, language, text) : shippingAddress,
      pickupPoint: choice?.point ?? null,
      deliveryWindow: choice?.window ?? null,
      deliverBy: choice?.window?.date ?? addWorkingDays(now, method.maxDays, countryCode),
    }
  })
}

function toAdjustment({ target, ...given }: Adjustment, lines: readonly PricedLine[]): NewAdjustment {
  return {
    ...given,
    target: target.kind,
    linePosition: target.kind === 'line' ? lines.findIndex(({ line }) => line.id === target.lineId) : null,
    shipmentNumber: target.kind === 'shipment' ? target.shipmentId : null,
  }
}

function toLine(
  { line, sellable, taxRate, sums }: PricedLine,
  cart: OrderedCart,
  billingAddress: Address,
): NewOrder['lines'][number] {
  if (!sellable) throw new Error(`Line ${line.code} of cart ${cart.row.id} cannot be ordered`)
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
    normalPriceCents: line.normalPriceCents,
    lowestPriceCents: line.lowestPriceCents,
    priceCents: line.priceCents,
    promotionCents: sums.promotionCents,
    vatClass: sellable.vatClass,
    taxRate,
    taxCents: sums.taxCents,
    weightGrams: sellable.weightGrams ?? 0,
    isGift: line.isGift ?? false,
    customTablet: tablet && {
      frontText: tablet.frontText,
      backText: tablet.backText ?? '',
      signature: tablet.signature ?? '',
      drawnOn: sellable.flavour && { plates: sellable.flavour.plates, cut: sellable.flavour.cut ?? '' },
    },
    giftCard: line.giftCard ? withSender(line.giftCard, billingAddress) : null,
  }
}

/** Names the giver, where the buyer named none: the name of the billing address. */
const withSender = (card: SoldCard, { firstName, lastName }: Address): SoldCard =>
  card.isForSelf || card.senderName !== '' ? card : { ...card, senderName: `${firstName} ${lastName}`.trim() }

/** Gift cards of one line go by mail, and cost nothing to send. */
const mailedShipment = (number: number, card: SoldCard, now: Date): NewShipment => ({
  number,
  kind: 'gift-card',
  methodId: 'gift-card-mail',
  methodNameKey: 'delivery/gift-card',
  feeCents: 0,
  address: { ...noAddress, name: card.recipientName, lastName: card.recipientName, email: card.recipientEmail },
  pickupPoint: null,
  deliveryWindow: null,
  deliverBy: card.sendOn === '' ? shopDay(now) : card.sendOn,
})

const noAddress: Address = {
  firstName: '',
  lastName: '',
  email: '',
  line1: '',
  line2: '',
  postalCode: '',
  city: '',
  countryCode: '',
  countryName: '',
  phoneNumber: '',
  regionName: '',
  name: '',
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
