import { Type } from 'typebox'
import { Order } from '#src/orders/contract/order.ts'
import { idempotencyKeyOf } from '#src/platform/http/idempotency-key.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, ownerOf, refuseRequest } from '#src/platform/http/route-types.ts'
import { NewOrderBody, OrderAddressBody } from '../contract/domain-calls.ts'
import type { CheckoutMarketing } from './checkout-marketing.ts'
import type { DomainOrders } from './domain-orders.ts'

/** The domain calls that place the visitor's order and send it elsewhere (specification 3, section 7.3; C-16). */
export const domainOrderRoutes =
  ({ orders, marketing }: { orders: DomainOrders; marketing: Pick<CheckoutMarketing, 'customerOf'> }) =>
  (app: App): void => {
    const route = routesOf(app, ['orders'])
    route(
      'POST /api/cda/me/orders',
      {
        summary: 'Places the order of a cart; needs Idempotency-Key',
        permission: 'my-checkout:write',
        limit: 'order',
        body: NewOrderBody,
        answer: Type.Object({ orderNumber: Type.String() }),
      },
      async ({ body, language, request }) => {
        const idempotencyKey = idempotencyKeyOf(request)
        const customer = await marketing.customerOf(request)
        const placed = await orders.place({ visitor: ownerOf(request), ...body, idempotencyKey, language, customer })
        return placed.ok ? { orderNumber: placed.value } : placed
      },
    )

    route(
      'PUT /api/cda/me/orders',
      {
        summary: 'Sends an order to another address, before it is packed',
        permission: 'my-orders:write',
        limit: 'order',
        body: OrderAddressBody,
        answer: Order,
      },
      async ({ body, language, request }) => {
        const owner = ownerOf(request)
        const changed = await orders.changeAddress(owner, body, language)
        if (!changed.ok) return changed
        return (await orders.read(owner, changed.value.orderNumber, language)) ?? refuseRequest({ kind: 'not-found' })
      },
    )
  }
