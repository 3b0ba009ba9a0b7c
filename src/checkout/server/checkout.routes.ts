import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { Cart, CouponBody, GreetingBody } from '#src/cart/contract/cart.ts'
import { type CartView, presentCart } from '#src/cart/server/cart.service.ts'
import type { CartService } from '#src/cart/server/cart.service.ts'
import { isOwner } from '#src/common/actor.ts'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import type { Result } from '#src/common/result.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, ownerOf, refuseRequest } from '#src/platform/http/route-types.ts'
import { CheckoutConsent, CheckoutParams, DetailsBody, OrderBody, PaymentAnswer } from '../contract/checkout.ts'
import type { CheckoutMarketing } from './checkout-marketing.ts'
import type { CheckoutService } from './checkout.service.ts'
import type { PaymentPage } from './payment-page.ts'
import { idempotencyKeyOf } from '#src/platform/http/idempotency-key.ts'

export interface CheckoutRoutesDeps {
  checkout: CheckoutService
  carts: CartService
  page: PaymentPage
  text: TextLookup
  marketing: CheckoutMarketing
}

const reading = { permission: 'my-checkout:read' } as const
const writing = { permission: 'my-checkout:write' } as const

/** The checkout calls (specification 3, section 7.2). */
export const checkoutRoutes =
  ({ checkout, carts, page, text, marketing }: CheckoutRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['checkout'])
    const answer = (result: Result<CartView, Refusal>, request: FastifyRequest) =>
      result.ok ? presentCart(result.value, { language: request.language, text }) : result

    route(
      'PUT /api/me/checkout/:id/details',
      {
        summary: 'Addresses of delivery and billing',
        ...writing,
        params: CheckoutParams,
        body: DetailsBody,
        answer: Cart,
      },
      async ({ params, body, language, request }) =>
        answer(await checkout.setDetails(ownerOf(request), params.id, body, language), request),
    )

    route(
      'PUT /api/me/checkout/:id/greeting',
      {
        summary: 'A greeting to go with the goods',
        ...writing,
        params: CheckoutParams,
        body: GreetingBody,
        answer: Cart,
      },
      async ({ params, body, language, request }) =>
        answer(await checkout.setGreeting(ownerOf(request), params.id, body.greeting, language), request),
    )

    route(
      'PUT /api/me/checkout/:id/coupon',
      {
        summary: 'Promo code; empty removes it',
        permission: 'my-checkout:write',
        limit: 'coupon',
        params: CheckoutParams,
        body: CouponBody,
        answer: Cart,
      },
      async ({ params, body, language, request }) =>
        answer(await checkout.setCoupon(ownerOf(request), params.id, body.couponCode, language), request),
    )

    route(
      'GET /api/me/checkout/:id/payment',
      { summary: 'What the payment step needs', ...reading, params: CheckoutParams, answer: PaymentAnswer },
      ({ params, language, request }) => page.payment(ownerOf(request), params.id, language),
    )

    route(
      'POST /api/me/checkout/:id/order',
      {
        summary: 'Places the order; the answer is its number',
        permission: 'my-checkout:write',
        limit: 'order',
        params: CheckoutParams,
        body: OrderBody,
        answer: { content: { 'text/plain': { schema: Type.String() } } },
      },
      async ({ params, body: { consents, expectedTotal }, language, request, reply }) => {
        const idempotencyKey = idempotencyKeyOf(request)
        if (idempotencyKey === null)
          return refuseRequest({ kind: 'business', problems: [{ key: 'checkout/idempotency-key-required' }] })
        const result = await checkout.order({
          visitor: ownerOf(request),
          cartId: params.id,
          consents,
          idempotencyKey,
          expectedTotal,
          language,
          customer: await marketing.customerOf(request),
        })
        return result.ok ? reply.type('text/plain; charset=utf-8').send(result.value) : result
      },
    )

    route(
      'GET /api/checkout/consents',
      {
        summary: 'What a shopper may agree to',
        permission: 'my-checkout:read',
        access: 'optional',
        answer: Type.Array(CheckoutConsent),
      },
      async ({ language, actor, request }) => {
        if (!isOwner(actor)) return page.consents(language, { hasEngraved: null, hasMarketing: false })
        const { priced } = await carts.getCart(actor, language)
        const hasEngraved = priced.lines.some(({ line }) => line.customTablet !== null)
        const customer = await marketing.customerOf(request)
        return page.consents(language, {
          hasEngraved: priced.lines.length === 0 ? null : hasEngraved,
          hasMarketing: customer !== null && (await marketing.isGiven(customer.email)),
        })
      },
    )
  }
