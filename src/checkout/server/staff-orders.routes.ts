import { DomainOrder, OrderParams } from '#src/orders/contract/order.ts'
import { parseOrderNumber } from '#src/orders/rules/order-number.ts'
import { idempotencyKeyOf } from '#src/platform/http/idempotency-key.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { OrderCorrectionBody, StaffOrderBody } from '../contract/domain-calls.ts'
import { OrderPreview, OrderPreviewBody, PaymentState, TelephonePayment } from '../contract/staff-orders.ts'
import type { PreviewOrder } from './order-preview.ts'
import type { StaffOrders } from './staff-orders.ts'
import type { TelephonePayments } from './telephone-payment.ts'

const config = { permission: 'orders:write' } as const

/** The domain calls by which the shop's staff take and correct orders (specification 3, section 7.3; C-16). */
export const staffOrderRoutes =
  ({ orders, preview, payments }: { orders: StaffOrders; preview: PreviewOrder; payments: TelephonePayments }) =>
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
      'POST /api/cda/orders/preview',
      {
        summary: 'What an order would cost and be refused for; nothing is written',
        ...config,
        body: OrderPreviewBody,
        answer: OrderPreview,
      },
      ({ body, language, request }) => preview(shopActorOf(request), body, language),
    )

    route(
      'GET /api/cda/orders/:id/payment',
      {
        summary: 'What the form needs by which a payment on the telephone is taken',
        ...config,
        params: OrderParams,
        answer: TelephonePayment,
      },
      async ({ params, language, request }) => {
        const number = parseOrderNumber(params.id)
        const found = number === null ? null : await payments.find(shopActorOf(request), number, language)
        return found ?? refuseRequest({ kind: 'not-found' })
      },
    )

    route(
      'GET /api/cda/orders/:id/payment-state',
      {
        summary: 'How far the payment of an order is',
        description: 'For asking again while the provider decides; no reading is recorded.',
        ...config,
        params: OrderParams,
        answer: PaymentState,
      },
      async ({ params, request }) => {
        const number = parseOrderNumber(params.id)
        const found = number === null ? null : await payments.state(shopActorOf(request), number)
        return found ?? refuseRequest({ kind: 'not-found' })
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
