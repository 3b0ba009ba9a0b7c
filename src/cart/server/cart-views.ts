import { homeCountryCode } from '#src/common/countries.ts'
import type { Language } from '#src/common/locale.ts'
import { shopDay } from '#src/common/working-days.ts'
import { placeOf } from '#src/delivery/rules/choice.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { DrawTablet } from '../contract/custom-tablet.ts'
import type { CartLine, Sellables } from '../rules/cart-line.ts'
import { priceCart } from '../rules/price-cart.ts'
import type { PromotionsService } from '#src/promotions/server/promotions.service.ts'
import { type CartPromotions, noPromotions } from '../rules/cart-promotions.ts'
import type { CartView } from './cart.presenter.ts'
import type { CartRow } from './cart.store.ts'
import { type CartTermsDeps, createCartTerms } from './cart-terms.ts'
import type { CheckoutPort } from './checkout-port.ts'
import type { LoadSellables } from './sellables.ts'

export type StoredCartView = CartView & { row: CartRow }

export type CartViews = ReturnType<typeof createCartViews>

export interface CartViewsDeps extends CartTermsDeps {
  clock: Clock
  checkout: CheckoutPort
  drawTablet: DrawTablet
  loadSellables: LoadSellables
  promotions: Pick<PromotionsService, 'factsFor'>
}

/** Carts as shown: lines with current prices and sums. */
export function createCartViews(deps: CartViewsDeps) {
  const { clock, checkout, drawTablet, loadSellables, promotions } = deps
  const termsAt = createCartTerms(deps)

  /** `known` saves a second catalogue query for the same variations; `asIfTo` replaces the country of destination. */
  async function view(
    executor: Executor,
    row: CartRow,
    lines: readonly CartLine[],
    language: Language,
    known?: Sellables,
    asIfTo?: string,
  ): Promise<StoredCartView> {
    const now = clock.now()
    const codes = lines.map((line) => line.code)
    const sellables = known ?? (await loadSellables(executor, codes, language, now))
    const countryCode = asIfTo ?? row.shippingAddress?.countryCode ?? homeCountryCode
    const terms = await termsAt(executor, now)
    const { openOrderNumber } = row
    const isPaymentUnderWay =
      openOrderNumber !== null && (await checkout.isPaymentUnderWay(executor, row.id, openOrderNumber))
    const isOpen = row.status === 'Active' || (openOrderNumber !== null && !isPaymentUnderWay)
    const options = {
      countryCode,
      delivery: {
        choice: row.delivery,
        place: row.shippingAddress && placeOf(row.shippingAddress),
        today: shopDay(now),
      },
      promotions: await promotionsFor(executor, row),
      giftCardBalanceCents: row.giftCard?.balanceCents ?? 0,
      isFrozen: row.status !== 'Active',
      isChangeable: isOpen,
      today: shopDay(now),
    }
    const priced = priceCart(lines, sellables, terms, options)
    return { row, version: row.version, isPaymentUnderWay, priced, at: now, drawTablet }
  }

  /** A frozen cart shows its order's promotions. */
  async function promotionsFor(executor: Executor, row: CartRow): Promise<CartPromotions> {
    if (row.status !== 'Active') return row.promoted ? { kind: 'kept', kept: row.promoted } : noPromotions
    const email = row.billingAddress?.email || row.shippingAddress?.email || null
    const now = await promotions.factsFor(executor, { ownerId: row.ownerId, email, couponCode: row.couponCode })
    return { kind: 'now', now }
  }

  async function emptyView(executor: Executor, version: number): Promise<CartView> {
    const now = clock.now()
    const terms = await termsAt(executor, now)
    const priced = priceCart([], new Map(), terms, {
      countryCode: homeCountryCode,
      isFrozen: false,
      isChangeable: true,
    })
    return { row: null, version, isPaymentUnderWay: false, priced, at: now, drawTablet }
  }

  return { view, emptyView }
}
