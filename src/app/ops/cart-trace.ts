import { createSimulator } from '#src/cart/server/simulator.ts'
import { createCheckoutPort } from '#src/checkout/server/cart-port.ts'
import { createDeliveryTerms } from '#src/delivery/server/delivery-terms.ts'
import { createCustomerIds } from '#src/identity/server/account/customer-ids.ts'
import { hasOrdered } from '#src/orders/server/orders.service.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { createSettings } from '#src/platform/settings/settings.ts'
import { createPromotionsService } from '#src/promotions/server/promotions.service.ts'

/** The simulator of carts, for the command line. */
export function createCartTrace({ db, clock, keys }: { db: Database; clock: Clock; keys: PurposeKeys }) {
  const settings = createSettings({ clock })
  return createSimulator({
    db,
    clock,
    settings,
    delivery: createDeliveryTerms({ clock, settings }),
    checkout: createCheckoutPort(clock),
    drawTablet: () => ({ front: { plateUrl: '', drawingUrl: '' }, back: null }),
    promotions: createPromotionsService({ clock, keys, hasOrdered }),
    customers: createCustomerIds(db),
  })
}
