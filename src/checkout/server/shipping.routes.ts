import {
  PointsAnswer,
  PointsQuery,
  ShippingAnswer,
  ShippingBody,
  ShippingQuery,
  ShippingSelected,
  WindowsAnswer,
} from '#src/delivery/contract/delivery.ts'
import { type App, ownerOf, refuseRequest } from '#src/platform/http/route-types.ts'
import { CheckoutParams } from '../contract/checkout.ts'
import type { DeliveryStep } from './delivery-step.ts'

const tags = ['checkout']
const reading = { permission: 'my-checkout:read' } as const

/** How a cart is delivered (specification 3, section 7.2; C-4.7). */
export const shippingRoutes =
  ({ step }: { step: DeliveryStep }) =>
  (app: App): void => {
    app.get(
      '/api/me/checkout/:id/shipping',
      {
        config: reading,
        schema: {
          tags,
          summary:
            'The delivery widget, the methods, and what is chosen; with `estimate`, the methods of another place',
          params: CheckoutParams,
          querystring: ShippingQuery,
          response: { 200: ShippingAnswer },
        },
      },
      async (request) => {
        const result = await step.shipping(ownerOf(request), request.params.id, request.query, request.language)
        return result.ok ? result.value : refuseRequest(result.error)
      },
    )

    app.put(
      '/api/me/checkout/:id/shipping',
      {
        config: { permission: 'my-checkout:write' },
        schema: {
          tags,
          summary: 'Chooses how the goods are delivered, and where or when',
          params: CheckoutParams,
          body: ShippingBody,
          response: { 200: ShippingSelected },
        },
      },
      async (request) => {
        const result = await step.choose(ownerOf(request), request.params.id, request.body, request.language)
        return result.ok ? result.value : refuseRequest(result.error)
      },
    )

    app.get(
      '/api/me/checkout/:id/shipping/points',
      {
        config: reading,
        schema: {
          tags,
          summary: 'Places where the goods can be fetched, the nearest first',
          params: CheckoutParams,
          querystring: PointsQuery,
          response: { 200: PointsAnswer },
        },
      },
      async (request) => {
        const result = await step.points(ownerOf(request), request.params.id, request.query, request.language)
        return result.ok ? result.value : refuseRequest(result.error)
      },
    )

    app.get(
      '/api/me/checkout/:id/shipping/windows',
      {
        config: reading,
        schema: {
          tags,
          summary: 'Times at which the goods can be brought to the door',
          params: CheckoutParams,
          response: { 200: WindowsAnswer },
        },
      },
      async (request) => {
        const result = await step.windows(ownerOf(request), request.params.id, request.language)
        return result.ok ? result.value : refuseRequest(result.error)
      },
    )
  }
