import { DomainOrder } from '#src/orders/contract/order.ts'
import { idempotencyKeyOf } from '#src/platform/http/idempotency-key.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { OrderCorrectionBody, StaffOrderBody } from '../contract/domain-calls.ts'
import type { StaffOrders } from './staff-orders.ts'

const config = { permission: 'orders:write' } as const

/** The domain calls by which the shop's staff take and correct orders (specification 3, section 7.3; C-16). */
export const staffOrderRoutes =
  ({ orders }: { orders: StaffOrders }) =>
  (app: App): void => {
    const route = routesOf(app, ['orders'])
    route(
      'POST /api/cda/orders',
      {
        summary: 'Takes an order for somebody; needs Idempotency-Key',
        description: 'It waits for its payment as one of the checkout does.',
        ...config,
        body: StaffOrderBody,
        answer: DomainOrder,
        status: 201,
      },
      async ({ body, language, request }) => {
        const actor = shopActorOf(request)
        const taken = await orders.take({ actor, body, language, idempotencyKey: idempotencyKeyOf(request) })
        if (!taken.ok) return taken
        return (await orders.read(actor, taken.value, language)) ?? refuseRequest({ kind: 'not-found' })
      },
    )

    route(
      'PUT /api/cda/orders',
      {
        summary: 'Corrects an order: addresses, notes, and lines that nobody has paid',
        description: 'Other lines of an unpaid order make another one in its place, which is answered.',
        ...config,
        body: OrderCorrectionBody,
        answer: DomainOrder,
      },
      async ({ body, language, request }) => {
        const actor = shopActorOf(request)
        const corrected = await orders.correct(actor, body, language)
        if (!corrected.ok) return corrected
        return (await orders.read(actor, corrected.value, language)) ?? refuseRequest({ kind: 'not-found' })
      },
    )
  }
