import type { Platform } from './create-platform.ts'
import type { CartServiceDeps } from '#src/cart/server/cart.service.ts'
import { createCartModule } from '#src/cart/server/cart.module.ts'
import { createCheckoutPort } from '#src/checkout/server/cart-port.ts'
import type { createPageUrls } from '#src/shell/server/page-urls.ts'
import { createDeliveryModule } from '#src/delivery/server/delivery.module.ts'
import { createOfferTerms } from '#src/delivery/server/offer-terms.ts'
import { createDeliveryHttpProvider } from '#src/delivery/server/provider/delivery-http-provider.ts'
import { createOrdersModule, type OrdersModuleDeps } from '#src/orders/server/orders.module.ts'
import { createOrderKeys, createOrderTerms, hasOrdered } from '#src/orders/server/orders.service.ts'
import { findPaymentNote } from '#src/payments/server/attempts.ts'
import { createPaymentsModule } from '#src/payments/server/payments.module.ts'
import { createPromotionDesk, createPromotionsModule } from '#src/promotions/server/promotions.module.ts'
import { createFindVariations } from '#src/products/server/products.service.ts'
import { reviewEngravings } from '#src/tablet-designer/server/engraving-review.ts'
import { createTabletDesignerModule } from '#src/tablet-designer/server/tablet-designer.module.ts'

type Base = Platform['base'] & Pick<Platform, 'projectDir' | 'jobs' | 'images'> & Pick<OrdersModuleDeps, 'mailer'>

interface Others extends Pick<OrdersModuleDeps, 'confirmed' | 'otherCauses'> {
  pageUrls: ReturnType<typeof createPageUrls>
  onCartBegun: CartServiceDeps['onBegun']
}

/** Wires the domains of buying: carts, prices and delivery, payments and orders. */
export function createBuying(base: Base, others: Others) {
  const { clock, config, keyring, images } = base
  const hasProvider = config.delivery.apiUrl !== ''
  const provider = hasProvider ? createDeliveryHttpProvider({ ...config.delivery, clock }) : null
  const deliveries = createDeliveryModule({ ...base, provider })
  const { delivery } = deliveries
  const orderTerms = createOrderTerms(base.settings)
  const returnDays = async () => (await orderTerms(base.db)).withdrawalDays
  const offers = createOfferTerms({ ...base, delivery, returnDays })
  const keys = createOrderKeys(keyring.orders)
  const tablets = createTabletDesignerModule({ keyring, images })
  const { drawTablet, drawForMail } = tablets
  const promotion = createPromotionsModule({ clock, keys: keyring.promotions, hasOrdered })
  const cart = createCartModule({
    ...base,
    checkout: createCheckoutPort(clock),
    delivery,
    drawTablet,
    findVariations: createFindVariations(clock),
    onBegun: others.onCartBegun,
    promotions: promotion.promotions,
  })
  const promotionDesk = createPromotionDesk({ ...base, simulate: cart.simulate })
  const payments = createPaymentsModule({
    ...base,
    carts: cart.carts,
    keys,
    pageUrls: others.pageUrls,
    reviewOrder: reviewEngravings,
  })
  const orders = createOrdersModule({
    ...base,
    ...others,
    keys,
    drawTablet,
    drawForMail,
    findPaymentNote,
    cancelOrder: payments.cancelOrder,
  })
  return { deliveries, offers, tablets, drawTablet, promotion, promotionDesk, cart, payments, orders, keys }
}
