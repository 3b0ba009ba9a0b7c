import { DomainOrder } from '#src/orders/contract/order.ts'
import { idempotencyKeyOf } from '#src/platform/http/idempotency-key.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { OrderCorrectionBody, StaffOrderBody } from '../contract/domain-calls.ts'
import type { StaffOrders } from './staff-orders.ts'

const tags = ['orders']
const config = { permission: 'orders:write' } as const

/** The domain calls by which the shop's staff take and correct orders (specification 3, section 7.3; C-16). */
export const staffOrderRoutes =
  ({ orders }: { orders: StaffOrders }) =>
  (app: App): void => {
    app.post(
      '/api/cda/orders',
      {
        config,
        schema: {
          tags,
          summary: 'Takes an order for somebody; needs Idempotency-Key',
          description: 'It waits for its payment as one of the checkout does.',
          body: StaffOrderBody,
          response: { 201: DomainOrder },
        },
      },
      async (request, reply) => {
        const { body, language } = request
        const actor = shopActorOf(request)
        const taken = await orders.take({ actor, body, language, idempotencyKey: idempotencyKeyOf(request) })
        if (!taken.ok) return refuseRequest(taken.error)
        const order = (await orders.read(actor, taken.value, language)) ?? refuseRequest({ kind: 'not-found' })
        return reply.code(201).send(order)
      },
    )

    app.put(
      '/api/cda/orders',
      {
        config,
        schema: {
          tags,
          summary: 'Corrects an order: addresses, notes, and lines that nobody has paid',
          description: 'Other lines of an unpaid order make another one in its place, which is answered.',
          body: OrderCorrectionBody,
          response: { 200: DomainOrder },
        },
      },
      async (request) => {
        const { body, language } = request
        const actor = shopActorOf(request)
        const corrected = await orders.correct(actor, body, language)
        if (!corrected.ok) return refuseRequest(corrected.error)
        return (await orders.read(actor, corrected.value, language)) ?? refuseRequest({ kind: 'not-found' })
      },
    )
  }
