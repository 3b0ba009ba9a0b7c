import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { homeCountryCode } from '#src/common/countries.ts'
import { notFound, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { parseShopTime } from '#src/common/shop-time.ts'
import type { CustomerIds } from '#src/identity/server/account/customer-ids.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { createFindVariations } from '#src/products/server/products.service.ts'
import { draftOf } from '#src/promotions/server/promotion-form.ts'
import { normaliseCode, type Promotion } from '#src/promotions/rules/promotion.ts'
import type { PromotionsService } from '#src/promotions/server/promotions.service.ts'
import { defaultCartName, defaultMarketId } from '../contract/limits.ts'
import type { SimulationBody } from '#src/promotions/contract/simulation.ts'
import type { CartLine, Sellables } from '../rules/cart-line.ts'
import { type CartViewsDeps, createCartViews, type StoredCartView } from './cart-views.ts'
import { findAnyCart, findOpenCart, listLines } from './cart.store.ts'
import { madeUpCart, madeUpLine, pricedAnew } from './made-up-cart.ts'
import { sellablesBy } from './sellables.ts'

export interface SimulatorDeps extends Omit<CartViewsDeps, 'loadSellables' | 'promotions'> {
  db: Database
  clock: Clock
  promotions: Pick<PromotionsService, 'simulated'>
  customers: Pick<CustomerIds, 'shopperOf'>
}

export interface Simulated extends StoredCartView {
  promotions: readonly (Promotion & { key: string })[]
  countryCode: string
  /** Methods of delivery of ordinary goods to the country. */
  methods: readonly { methodId: string; nameKey: string }[]
  openCartId: string | null
}

/** Prices carts that are made up or real, at any moment, by the rules that carts are priced by. It writes nothing. */
export function createSimulator(deps: SimulatorDeps) {
  const { db, clock, delivery, customers } = deps

  async function simulate(
    asked: SimulationBody,
    language: Language,
    actor: ShopActor,
  ): Promise<Result<Simulated, Refusal>> {
    authorise(actor, 'promotions:read')
    if (asked.cartId !== undefined || asked.customerId !== undefined) authorise(actor, 'customers:read')
    const at = asked.at === undefined ? clock.now() : parseShopTime(asked.at, 'begin')
    if (at === null) return refuseField('at')
    const real = asked.cartId === undefined ? null : await findAnyCart(db, asked.cartId)
    if (asked.cartId !== undefined && real === null) return refuseField('cartId', 'office/promotions/refused/no-cart')
    if (real && real.status !== 'Active') return refuseField('cartId', 'office/promotions/refused/frozen-cart')
    const customer = asked.customerId === undefined ? null : await customers.shopperOf(asked.customerId)
    if (asked.customerId !== undefined && customer === null) return refuse(notFound)
    const draft = asked.draft === undefined ? ok(null) : draftOf(asked.draft, asked.tried ?? '', clock.now(), actor)
    if (!draft.ok) return draft

    const typed = asked.couponCode === undefined ? (real?.couponCode ?? null) : normaliseCode(asked.couponCode)
    const couponCode = typed === '' ? null : typed
    const promotions = await deps.promotions.simulated(db, {
      at,
      code: couponCode,
      tried: asked.tried ?? (draft.value && ''),
      draft: draft.value,
    })
    const loadSellables = sellablesBy(createFindVariations({ now: () => at }), promotions)
    const stored = real ? await listLines(db, real.id) : (asked.lines ?? []).map(madeUpLine)
    const sellables = await loadSellables(db, codesOf(stored), language, at)
    const unfit = real ? null : faultOf(stored, sellables)
    if (unfit) return unfit

    const base = real ?? madeUpCart(at, asked.isMember === true ? 'c_simulated' : 'v_simulated')
    const row = { ...base, couponCode, ...(customer && { ownerId: customer.ownerId, billingAddress: null }) }
    const terms = await delivery.terms(db)
    const { methodId } = asked
    const { view } = createCartViews({
      ...deps,
      clock: { now: () => at },
      loadSellables,
      delivery: { terms: () => Promise.resolve({ ...terms, methods: methodsWith(terms.methods, methodId) }) },
      promotions: {
        factsFor: (executor, shopper) =>
          promotions.factsFor(executor, {
            ...shopper,
            ...(customer && { email: customer.email }),
            ...(asked.shopper && asked.shopper !== 'unknown' && { madeUp: asked.shopper }),
          }),
      },
    })
    const lines = pricedAnew(stored, sellables)
    const shown = await view(db, row, lines, language, sellables, asked.countryCode)
    const countryCode = asked.countryCode ?? row.shippingAddress?.countryCode ?? homeCountryCode
    const open = customer && (await findOpenCart(db, customer, { marketId: defaultMarketId, name: defaultCartName }))
    return ok({
      ...shown,
      promotions: promotions.promotions,
      countryCode,
      methods: terms.methods.filter(({ kind, countryCodes }) => kind === 'goods' && countryCodes.includes(countryCode)),
      openCartId: open?.row.status === 'Active' ? open.row.id : null,
    })
  }

  return { simulate }
}

export type Simulator = ReturnType<typeof createSimulator>

const refuseField = (name: string, key = 'forms/validation/invalid'): { ok: false; error: Refusal } =>
  refuse({ kind: 'fields', fields: { [name]: [key] } })

const codesOf = (lines: readonly CartLine[]): string[] => lines.map(({ code }) => code)

/** Engraved tablets and gift cards need what a made-up line has not. */
function faultOf(lines: readonly CartLine[], sellables: Sellables) {
  const sold = lines.map(({ code }) => sellables.get(code))
  if (sold.some((one) => one === undefined)) return refuseField('lines', 'office/promotions/refused/no-product')
  const isOrdinary = sold.every((one) => one?.productType === 'Product' || one?.productType === 'Package')
  return isOrdinary ? null : refuseField('lines', 'office/promotions/refused/not-made-up')
}

/** Leaves the chosen one alone of the ordinary goods' methods: the cart then takes it by itself. */
const methodsWith = <Method extends { kind: string; methodId: string }>(
  methods: readonly Method[],
  methodId: string | undefined,
): Method[] => methods.filter((one) => methodId === undefined || one.kind !== 'goods' || one.methodId === methodId)
