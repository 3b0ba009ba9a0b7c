import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { createCustomerIds } from '#src/identity/server/account/customer-ids.ts'
import type { Config } from '#src/platform/config.ts'
import { checkConsentTexts } from './checkout-settings.ts'
import { checkoutRoutes } from './checkout.routes.ts'
import { type CheckoutServiceDeps, createCheckoutService } from './checkout.service.ts'
import { marketsRoutes } from './markets.routes.ts'
import { createDeliveryStep, type DeliveryStepDeps } from './delivery-step.ts'
import { createDomainCarts } from './domain-carts.ts'
import { domainCartRoutes } from './domain-carts.routes.ts'
import { createDomainOrders, type DomainOrdersDeps } from './domain-orders.ts'
import { domainOrderRoutes } from './domain-orders.routes.ts'
import { createGiftCardCheckout } from './gift-card-checkout.ts'
import { giftCardRoutes } from './gift-card.routes.ts'
import { createPersonalReads } from '#src/platform/audit/personal-reads.ts'
import { createPaymentPage, type PaymentPageDeps } from './payment-page.ts'
import { createReorder, type ReorderDeps } from './reorder.ts'
import { reorderRoutes } from './reorder.routes.ts'
import { createStaffCarts } from './staff-carts.ts'
import { createStaffOrders } from './staff-orders.ts'
import { createOrderPreview } from './order-preview.ts'
import { staffOrderRoutes } from './staff-orders.routes.ts'
import { createTelephonePayments } from './telephone-payment.ts'
import { shippingRoutes } from './shipping.routes.ts'

export interface CheckoutModuleDeps
  extends
    Omit<CheckoutServiceDeps, 'deliveryStep'>,
    ReorderDeps,
    Pick<DeliveryStepDeps, 'delivery' | 'snippet'>,
    Pick<PaymentPageDeps, 'methods' | 'pageUrls'>,
    Pick<DomainOrdersDeps, 'drawTablet' | 'findPaymentNote'> {
  config: Pick<Config, 'payment' | 'publicUrl'>
}

/** Steps of the checkout, placing an order, the page on which it is paid. */
export function createCheckoutModule({ config, methods, pageUrls, ...deps }: CheckoutModuleDeps) {
  const { carts, text, db, marketing } = deps
  const { publicUrl, payment } = config
  const page = createPaymentPage({ ...deps, methods, pageUrls, publicUrl, provider: payment.provider })
  const deliveryStep = createDeliveryStep(deps)
  const checkout = createCheckoutService({ ...deps, deliveryStep })
  const orders = createDomainOrders({ ...deps, checkout })
  const domainCarts = createDomainCarts({ ...deps, checkout, deliveryStep })
  const customers = createCustomerIds(db)
  const staff = createStaffCarts({ carts, customers })
  const steps = { domainCarts, checkout, deliveryStep, orders, staffCarts: staff, customers }
  const staffOrders = createStaffOrders({ ...deps, ...steps })
  return {
    staffOrders,
    start: () => checkConsentTexts(db),
    pageExtras: {
      'checkout-page': { isPrivate: true, policy: 'checkout', isInterruptible: false },
    } satisfies DomainModule['pageExtras'],
    routes: [
      marketsRoutes({ text }),
      checkoutRoutes({ checkout, carts, page, text, marketing }),
      shippingRoutes({ step: deliveryStep }),
      domainCartRoutes({ carts: domainCarts, orders, text, marketing, staff }),
      domainOrderRoutes({ orders, marketing }),
      staffOrderRoutes({
        orders: staffOrders,
        preview: createOrderPreview({ ...deps, deliveryStep }),
        payments: createTelephonePayments({
          db,
          clock: deps.clock,
          reads: createPersonalReads(deps),
          methods,
          provider: payment.provider,
        }),
      }),
      giftCardRoutes({ giftCards: createGiftCardCheckout(deps), text }),
      reorderRoutes({ reorder: createReorder(deps), text }),
    ],
  }
}
