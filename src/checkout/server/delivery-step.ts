import { type CartService, isDeliveryAsked, type StoredCartView, toProblem } from '#src/cart/server/cart.service.ts'
import type { OwnerContext } from '#src/common/actor.ts'
import { findCountry, homeCountryCode } from '#src/common/countries.ts'
import { deliveryDays } from '#src/common/delivery-days.ts'
import { business, notFound, type Refusal, type TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { displayMoney, toEuros } from '#src/common/money.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { addWorkingDays } from '#src/common/working-days.ts'
import type {
  PointsAnswer,
  SelectedShipping,
  ShippingAnswer,
  ShippingBody,
  ShippingMethod,
  ShippingQuery,
  WindowsAnswer,
} from '#src/delivery/contract/delivery.ts'
import { homeMethod, isPointMethod } from '#src/delivery/contract/limits.ts'
import { type DeliveryChoice, placeOf } from '#src/delivery/rules/choice.ts'
import type { DeliveryMethod } from '#src/delivery/rules/methods.ts'
import { type Delivery, type PostalArea, presentPoint, presentWindow } from '#src/delivery/server/delivery.service.ts'
import type { MakeSnippet } from '#src/delivery/server/widget/delivery-snippet.ts'
import type { Clock } from '#src/platform/clock.ts'

export interface DeliveryStepDeps {
  carts: CartService
  clock: Clock
  text: TextLookup
  delivery: Delivery
  snippet: MakeSnippet
}

export type DeliveryStep = ReturnType<typeof createDeliveryStep>

/** Choices that the provider could not confirm, by the reason it gives. */
const refusals = {
  gone: business({ key: 'delivery/place-gone' }),
  full: business({ key: 'delivery/place-full' }),
  unavailable: business({ key: 'delivery/not-confirmed' }),
  missing: business({ key: 'delivery/place-missing' }),
} as const satisfies Record<string, Refusal>

/** The delivery methods of a cart, and the one its shopper chooses (specification 3, section 7.2; C-4.7). */
export function createDeliveryStep({ carts, clock, text, delivery, snippet }: DeliveryStepDeps) {
  async function openCart(visitor: OwnerContext, cartId: string, language: Language): Promise<StoredCartView | null> {
    const view = await carts.findCart(visitor, cartId, language)
    return view && view.row.status !== 'Expired' ? view : null
  }

  /** The first day on which this method can deliver the goods. */
  const earliest = ({ minDays }: DeliveryMethod, countryCode: string): string =>
    addWorkingDays(clock.now(), minDays, countryCode)

  const postalAreaOfCart = ({ row }: StoredCartView): PostalArea => ({
    countryCode: row.shippingAddress?.countryCode ?? homeCountryCode,
    postalCode: row.shippingAddress?.postalCode.replaceAll(/\s/g, '') ?? '',
  })

  function presentMethod(method: DeliveryMethod, view: StoredCartView, countryCode: string, language: Language) {
    const cents = view.priced.freeShipping.isFree && method.freeFromCents !== null ? 0 : method.priceCents
    return {
      id: method.methodId,
      name: text(language, method.nameKey),
      price: toEuros(cents),
      priceDisplay: displayMoney(cents, language),
      estimate: deliveryDays(view.at, method, countryCode, language).estimateString,
    } satisfies ShippingMethod
  }

  /** The cheapest first, by the price really paid; methods of one price in the order of the shop's settings. */
  const presentMethods = (
    methods: readonly DeliveryMethod[],
    view: StoredCartView,
    countryCode: string,
    language: Language,
  ): ShippingMethod[] =>
    methods
      .map((method) => presentMethod(method, view, countryCode, language))
      .toSorted((one, other) => one.price - other.price)

  /** Null until a method is chosen; for a cart without ordinary goods, the method that the server has set for its letters. */
  function selectedOf({ priced }: StoredCartView, language: Language): SelectedShipping | null {
    const [first] = priced.shipments
    if (!first?.method || first.isEstimate) return null
    const price = toEuros(priced.totals.shippingCents)
    const { choice, method } = first
    return {
      shipping_method: { id: method.methodId, name: text(language, method.nameKey), price },
      price,
      pickupPoint: choice?.point ?? null,
      window: choice?.window ?? null,
    }
  }

  /** Uses a requested place or time only to look it up: the provider says what it is. Writes nothing. */
  async function confirm(
    view: StoredCartView,
    body: ShippingBody,
    language: Language,
  ): Promise<Result<DeliveryChoice, Refusal>> {
    const { shippingAddress } = view.row
    if (!shippingAddress) return refuse(business({ key: 'checkout/details-missing' }))
    const method = view.priced.delivery.offers.find(({ methodId }) => methodId === body.methodId)
    if (!method) return refuse(business({ key: 'delivery/not-offered' }))
    const place = postalAreaOfCart(view)
    const confirmed = await delivery.confirm(body, place, earliest(method, place.countryCode), language)
    if (!confirmed.ok) return refuse(refusals[confirmed.error])
    const { methodId, priceCents } = method
    return ok({ methodId, priceCents, place: placeOf(shippingAddress), isGone: false, ...confirmed.value })
  }

  /** Places where the goods of this cart can be collected. */
  async function pointsFor(
    view: StoredCartView,
    { methodId, q = '' }: { methodId: string; q?: string | undefined },
    language: Language,
  ): Promise<PointsAnswer> {
    const found = await delivery.findPoints(methodId, postalAreaOfCart(view), q.trim(), language)
    if (found === null) return { points: [], nearest: null, isAvailable: false }
    const present = (point: (typeof found.points)[number]) => presentPoint(point, clock.now(), language, text)
    return { points: found.points.map(present), nearest: found.nearest && present(found.nearest), isAvailable: true }
  }

  /** Times at which the goods of this cart can be brought home. */
  async function windowsFor(view: StoredCartView, language: Language): Promise<WindowsAnswer> {
    const place = postalAreaOfCart(view)
    const method = view.priced.delivery.offers.find(({ methodId }) => methodId === homeMethod)
    if (!method) return { windows: [], isAvailable: true }
    const found = await delivery.listWindows(place, earliest(method, place.countryCode))
    return { windows: (found ?? []).map((window) => presentWindow(window, language)), isAvailable: found !== null }
  }

  async function choose(
    visitor: OwnerContext,
    cartId: string,
    body: ShippingBody,
    language: Language,
  ): Promise<Result<{ selected: SelectedShipping }, Refusal>> {
    await delivery.freshen()
    const view = await openCart(visitor, cartId, language)
    if (!view) return refuse(notFound)
    const choice = await confirm(view, body, language)
    if (!choice.ok) return choice
    const changed = await carts.changeFields(visitor, cartId, language, { delivery: choice.value })
    if (!changed.ok) return changed
    const selected = selectedOf(changed.value, language)
    if (selected) return ok({ selected })
    const stale = changed.value.priced.problems.find(({ key }) => key === 'delivery/stale')
    return refuse(stale ? business(toProblem(stale, language)) : refusals.gone)
  }

  return {
    choose,

    // For goods that are in no cart yet.
    freshen: () => delivery.freshen(),
    confirm,
    pointsFor,
    windowsFor,
    methodsOf: (view: StoredCartView, language: Language): ShippingMethod[] =>
      presentMethods(view.priced.delivery.offers, view, postalAreaOfCart(view).countryCode, language),

    async shipping(
      visitor: OwnerContext,
      cartId: string,
      query: ShippingQuery,
      language: Language,
    ): Promise<Result<ShippingAnswer, Refusal>> {
      await delivery.freshen()
      const view = await openCart(visitor, cartId, language)
      if (!view) return refuse(notFound)
      const { priced } = view
      if (query.estimate === true) return ok(await estimate(view, query, language))
      const hasGoods = priced.shipments.some(({ kind }) => kind === 'goods')
      const { countryCode, postalCode } = postalAreaOfCart(view)
      const letters = priced.shipments.flatMap(({ method }) => (method ? [method] : [])).slice(0, 1)
      const offered = hasGoods ? priced.delivery.offers : letters
      const methods = presentMethods(offered, view, countryCode, language)
      const selected = selectedOf(view, language)
      const isAsked = hasGoods && isDeliveryAsked(view) && query.format === undefined
      return ok({
        html_snippet: isAsked ? snippet({ methods, selected, postalCode }, language) : '',
        methods,
        selected,
      })
    },

    /**
     * Chooses for goods with an address and no choice yet: the method that the cart's sums are estimated by (C-16), at the
     * nearest place that takes a parcel where it needs one.
     */
    async chooseDefault(visitor: OwnerContext, cartId: string, language: Language): Promise<void> {
      const view = await openCart(visitor, cartId, language)
      const { fault, method } = view?.priced.delivery ?? {}
      if (view?.row.status !== 'Active' || view.row.shippingAddress === null) return
      const hasGoods = view.priced.shipments.some(({ kind }) => kind === 'goods')
      // A refused default leaves the choice to the shopper, as the problems of the cart and its order say.
      if (!hasGoods || fault !== 'missing' || !method) return
      const { methodId } = method
      const found = isPointMethod(methodId)
        ? await delivery.findPoints(methodId, postalAreaOfCart(view), '', language)
        : null
      const nearest = found?.points.find(({ isFull }) => !isFull)
      await choose(visitor, cartId, { methodId, ...(nearest && { pickupPointId: nearest.point.id }) }, language)
    },

    async points(
      visitor: OwnerContext,
      cartId: string,
      asked: { methodId: string; q?: string | undefined },
      language: Language,
    ): Promise<Result<PointsAnswer, Refusal>> {
      const view = await openCart(visitor, cartId, language)
      return view ? ok(await pointsFor(view, asked, language)) : refuse(notFound)
    },

    async windows(visitor: OwnerContext, cartId: string, language: Language): Promise<Result<WindowsAnswer, Refusal>> {
      const view = await openCart(visitor, cartId, language)
      return view ? ok(await windowsFor(view, language)) : refuse(notFound)
    },

    /**
     * Runs before an order is placed, outside its transaction: removes a choice that the provider no longer has, so that the
     * shopper is asked again. An order can be placed when the provider does not answer.
     */
    async revalidate(visitor: OwnerContext, cartId: string, language: Language): Promise<void> {
      const chosen = await carts.chosenDelivery(visitor, cartId)
      if (!chosen) return
      await delivery.freshen()
      // Only a place or a time can be gone.
      if (chosen.point === null && chosen.window === null) return
      const view = await openCart(visitor, cartId, language)
      const choice = view?.priced.delivery.choice
      if (!view || !choice || view.row.status !== 'Active') return
      const method = view.priced.delivery.method
      if (!method) return
      const place = postalAreaOfCart(view)
      if (await delivery.isStillThere(choice, place, earliest(method, place.countryCode))) return
      await carts.changeFields(visitor, cartId, language, { delivery: { ...choice, isGone: true } }, view.row.version)
    },
  }

  /** Estimates as if the goods went there; nothing is stored. */
  async function estimate(
    view: StoredCartView,
    { countryCode = homeCountryCode }: ShippingQuery,
    language: Language,
  ): Promise<ShippingAnswer> {
    const country = findCountry(countryCode)?.countryCode ?? homeCountryCode
    const asIf = await carts.viewAsIf(view, country, language)
    const methods = presentMethods(asIf.priced.delivery.offers, asIf, country, language)
    return { html_snippet: '', methods, selected: null }
  }
}
