import { createCartViews } from '#src/cart/server/cart-views.ts'
import { findAnyCart, listLines } from '#src/cart/server/cart.store.ts'
import { sellablesBy } from '#src/cart/server/sellables.ts'
import { createCheckoutPort } from '#src/checkout/server/cart-port.ts'
import { createDeliveryTerms } from '#src/delivery/server/delivery-terms.ts'
import { hasOrdered } from '#src/orders/server/orders.service.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { createSettings } from '#src/platform/settings/settings.ts'
import { createFindVariations } from '#src/products/server/products.service.ts'
import { createPromotionsService } from '#src/promotions/server/promotions.service.ts'

/** Why each promotion applies to a cart or not, as the shop would answer it now. Null: there is no such cart. */
export function createCartTrace({ db, clock, keys }: { db: Database; clock: Clock; keys: PurposeKeys }) {
  return async (cartId: string, actor: ShopActor) => {
    authorise(actor, 'promotions:read')
    const row = await findAnyCart(db, cartId)
    if (row === null) return null
    const promotions = createPromotionsService({ clock, keys, hasOrdered })
    const settings = createSettings({ clock })
    const { view } = createCartViews({
      clock,
      settings,
      delivery: createDeliveryTerms({ clock, settings }),
      checkout: createCheckoutPort(clock),
      drawTablet: () => ({ front: { plateUrl: '', drawingUrl: '' }, back: null }),
      loadSellables: sellablesBy(createFindVariations(clock), promotions),
      promotions,
    })
    const { priced } = await view(db, row, await listLines(db, row.id), 'fi')
    return { couponCode: row.couponCode, status: row.status, trace: priced.trace }
  }
}
