import {
  PointsAnswer,
  PointsQuery,
  ShippingAnswer,
  ShippingBody,
  ShippingQuery,
  ShippingSelected,
  WindowsAnswer,
} from '#src/delivery/contract/delivery.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, ownerOf } from '#src/platform/http/route-types.ts'
import { CheckoutParams } from '../contract/checkout.ts'
import type { DeliveryStep } from './delivery-step.ts'

const reading = { permission: 'my-checkout:read' } as const

/** How a cart is delivered (specification 3, section 7.2; C-4.7). */
export const shippingRoutes =
  ({ step }: { step: DeliveryStep }) =>
  (app: App): void => {
    const route = routesOf(app, ['checkout'])
    route(
      'GET /api/me/checkout/:id/shipping',
      {
        summary: 'The delivery widget, the methods, and what is chosen; with `estimate`, the methods of another place',
        ...reading,
        params: CheckoutParams,
        query: ShippingQuery,
        answer: ShippingAnswer,
      },
      ({ params, query, language, request }) => step.shipping(ownerOf(request), params.id, query, language),
    )

    route(
      'PUT /api/me/checkout/:id/shipping',
      {
        summary: 'Chooses how the goods are delivered, and where or when',
        permission: 'my-checkout:write',
        params: CheckoutParams,
        body: ShippingBody,
        answer: ShippingSelected,
      },
      ({ params, body, language, request }) => step.choose(ownerOf(request), params.id, body, language),
    )

    route(
      'GET /api/me/checkout/:id/shipping/points',
      {
        summary: 'Places where the goods can be fetched, the nearest first',
        ...reading,
        params: CheckoutParams,
        query: PointsQuery,
        answer: PointsAnswer,
      },
      ({ params, query, language, request }) => step.points(ownerOf(request), params.id, query, language),
    )

    route(
      'GET /api/me/checkout/:id/shipping/windows',
      {
        summary: 'Times at which the goods can be brought to the door',
        ...reading,
        params: CheckoutParams,
        answer: WindowsAnswer,
      },
      ({ params, language, request }) => step.windows(ownerOf(request), params.id, language),
    )
  }
