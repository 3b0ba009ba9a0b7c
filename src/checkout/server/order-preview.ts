import type { CartService, MadeUpCart, StoredCartView } from '#src/cart/server/cart.service.ts'
import { presentFault } from '#src/cart/server/cart.service.ts'
import type { Address } from '#src/common/address.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { findCountry, homeCountryCode } from '#src/common/countries.ts'
import type { Problem, Refusal, TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { sumOf } from '#src/common/money.ts'
import type { ShippingBody } from '#src/delivery/contract/delivery.ts'
import { homeMethod, isFetchedMethod, isPointMethod } from '#src/delivery/contract/limits.ts'
import { type DeliveryChoice, placeOf } from '#src/delivery/rules/choice.ts'
import { pointName, windowName } from '#src/delivery/rules/delivery-texts.ts'
import { promotionsTotals } from '#src/promotions/rules/promotions-totals.ts'
import { normaliseCode } from '#src/promotions/rules/promotion.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import type { AddressInput } from '../contract/checkout.ts'
import type { OrderPreview, OrderPreviewBody } from '../contract/staff-orders.ts'
import { consentsFor } from '../rules/consents.ts'
import { fromAddressInput } from '../rules/user-details.ts'
import { codeFault } from './checkout.service.ts'
import { listConsents } from './checkout-settings.ts'
import type { DeliveryStep } from './delivery-step.ts'
import { parseDetails } from './details.ts'

export interface OrderPreviewDeps {
  db: Database
  settings: Pick<Settings, 'rows'>
  text: TextLookup
  carts: Pick<CartService, 'viewMadeUp'>
  deliveryStep: Pick<DeliveryStep, 'freshen' | 'confirm' | 'methodsOf' | 'pointsFor' | 'windowsFor'>
}

export type PreviewOrder = ReturnType<typeof createOrderPreview>

interface Chosen {
  choice: DeliveryChoice | null
  /** Null: it was not refused. */
  refusal: Refusal | null
}

/** What an order that staff take would cost and be refused for, by the rules of the checkout. It writes nothing. */
export function createOrderPreview({ db, settings, text, carts, deliveryStep }: OrderPreviewDeps) {
  const wordsOf = ({ key, params }: Problem, language: Language): string => text(language, key, params)

  return async (actor: ShopActor, body: OrderPreviewBody, language: Language): Promise<OrderPreview> => {
    authorise(actor, 'orders:write')
    await deliveryStep.freshen()
    const code = normaliseCode(body.coupon ?? '')
    const goods: MadeUpCart = {
      lines: body.lines,
      ...addressesOf(body, language),
      couponCode: code === '' ? null : code,
      delivery: null,
    }
    const open = await carts.viewMadeUp(goods, language)
    const fault = code === '' || body.lines.length === 0 ? null : codeFault(open, code, language)
    const { choice, refusal } = body.delivery ? await chosenFor(open, body.delivery, language) : nothingChosen
    const taken = { ...goods, couponCode: fault ? null : goods.couponCode, delivery: choice }
    const view = fault || choice ? await carts.viewMadeUp(taken, language) : open
    return {
      ...presentGoods(view, language),
      ...presentDelivery(view, language),
      couponProblem: fault ? wordsOf(fault, language) : noneTakenOff(view, language),
      methods: body.lines.length === 0 ? [] : deliveryStep.methodsOf(view, language),
      deliveryProblem:
        refusal?.kind === 'business' ? refusal.problems.map((one) => wordsOf(one, language)).join(' ') : '',
      ...(await placesFor(view, body, language)),
      consents: await readOut(body.language ?? language),
    }
  }

  /** A place to collect from may be chosen after its method, whose price counts already. */
  async function chosenFor(view: StoredCartView, asked: ShippingBody, language: Language): Promise<Chosen> {
    const { methodId } = asked
    const method = view.priced.delivery.offers.find((offer) => offer.methodId === methodId)
    if (method && isPointMethod(methodId) && asked.pickupPointId === undefined && view.row.shippingAddress) {
      const place = placeOf(view.row.shippingAddress)
      const choice = { methodId, priceCents: method.priceCents, place, point: null, window: null, isGone: false }
      return { choice, refusal: null }
    }
    const confirmed = await deliveryStep.confirm(view, asked, language)
    return confirmed.ok ? { choice: confirmed.value, refusal: null } : { choice: null, refusal: confirmed.error }
  }

  async function placesFor(view: StoredCartView, { delivery, pointsNear = '' }: OrderPreviewBody, language: Language) {
    const methodId = delivery?.methodId ?? ''
    const isOffered = view.priced.delivery.offers.some((offer) => offer.methodId === methodId)
    const asked = { methodId, q: pointsNear }
    return {
      points: isOffered && isFetchedMethod(methodId) ? await deliveryStep.pointsFor(view, asked, language) : null,
      windows: isOffered && methodId === homeMethod ? await deliveryStep.windowsFor(view, language) : null,
    }
  }

  /** The addresses as an order would take them; half an address still says where the goods go. */
  function addressesOf({ addresses }: OrderPreviewBody, language: Language) {
    const parsed = addresses && parseDetails(addresses, language, text)
    if (parsed?.ok) return parsed.value
    const shippingAddress = halfAddress(addresses?.shippingAddress ?? {})
    return { shippingAddress, billingAddress: addresses?.billingAddress ? halfAddress(addresses.billingAddress) : null }
  }

  function presentGoods({ priced }: StoredCartView, language: Language) {
    // A method whose place is not chosen yet is said by the form.
    const faults = priced.problems.filter(({ key }) => !key.startsWith('coupon/') && key !== 'delivery/stale')
    const wordsAt = (lineItemId: string): string[] => [
      ...new Set(
        faults
          .filter((fault) => fault.lineItemId === lineItemId)
          .map((fault) => presentFault(fault, { language, text }).value ?? ''),
      ),
    ]
    const discountCents = sumOf(priced.adjustments.map(({ amountCents }) => amountCents))
    const shippingCents = sumOf(priced.shipments.map(({ feeCents }) => feeCents))
    const { totalCents, taxCents } = priced.totals
    return {
      lines: priced.lines.map(({ line, sellable, maxQuantity }) => ({
        code: line.code,
        name: sellable?.displayName ?? line.displayName,
        quantity: line.quantity,
        isGift: line.isGift ?? false,
        pieceCents: line.priceCents,
        totalCents: line.priceCents * line.quantity,
        most: maxQuantity,
        // They need words and a recipient, which their own pages ask.
        problem: isMadeToOrder(sellable?.productType)
          ? text(language, 'office/phone-order/made-to-order')
          : wordsAt(line.id).join(' '),
      })),
      problems: wordsAt(''),
      goodsCents: totalCents + discountCents - shippingCents,
      discounts: promotionsTotals(priced.adjustments).map(({ name, code, cents }) => ({
        name: name[language],
        code: code ?? '',
        amountCents: cents,
      })),
      shippingCents,
      totalCents,
      taxCents,
    }
  }

  function presentDelivery({ priced }: StoredCartView, language: Language) {
    const { method, isEstimate, choice } = priced.delivery
    const placeName = choice?.point ? pointName(choice.point) : ''
    return {
      methodName: method ? text(language, method.nameKey) : '',
      isEstimate,
      place: choice?.window ? windowName(choice.window, language, text) : placeName,
    }
  }

  /** A code that takes nothing off is no fault, but is said. */
  function noneTakenOff({ priced }: StoredCartView, language: Language): string {
    const idle = priced.problems.find(({ key }) => key === 'coupon/saves-nothing')
    return idle ? (presentFault(idle, { language, text }).value ?? '') : ''
  }

  async function readOut(language: Language): Promise<OrderPreview['consents']> {
    const form = ({ fi: 'Fi', sv: 'Sv', en: 'En' } as const)[language]
    const asked = consentsFor(await listConsents(settings, db), { hasEngraved: false, hasMarketing: true })
    return asked
      .filter(({ required }) => required)
      .map((consent) => ({
        id: consent.id,
        version: consent.version,
        title: consent[`title${form}`],
        text: consent[`text${form}`].replaceAll(/\{\w+\}|<[^>]*>/g, ''),
      }))
  }
}

const nothingChosen: Chosen = { choice: null, refusal: null }
const isMadeToOrder = (type: string | undefined): boolean => type === 'CustomTablet' || type === 'GiftCard'

function halfAddress(input: AddressInput): Address {
  const { firstName = '', lastName = '', email = '', postalCode = '', countryCode = '' } = fromAddressInput(input)
  const country = findCountry(countryCode)?.countryCode ?? homeCountryCode
  const named = { firstName, lastName, email, postalCode, countryCode: country }
  return { ...named, line1: '', line2: '', city: '', countryName: '', phoneNumber: '', regionName: '', name: '' }
}
