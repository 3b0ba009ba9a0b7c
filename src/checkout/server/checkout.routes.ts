import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { Cart, CouponBody, GreetingBody } from '#src/cart/contract/cart.ts'
import { type CartView, presentCart } from '#src/cart/server/cart.service.ts'
import type { CartService } from '#src/cart/server/cart.service.ts'
import { isOwner } from '#src/common/actor.ts'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import type { Result } from '#src/common/result.ts'
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

const tags = ['checkout']
const reading = { permission: 'my-checkout:read' } as const
const writing = { permission: 'my-checkout:write' } as const

/** The checkout calls (specification 3, section 7.2). */
export const checkoutRoutes =
  ({ checkout, carts, page, text, marketing }: CheckoutRoutesDeps) =>
  (app: App): void => {
    const answer = (result: Result<CartView, Refusal>, request: FastifyRequest) =>
      result.ok ? presentCart(result.value, { language: request.language, text }) : refuseRequest(result.error)

    app.put(
      '/api/me/checkout/:id/details',
      {
        config: writing,
        schema: {
          tags,
          summary: 'Addresses of delivery and billing',
          params: CheckoutParams,
          body: DetailsBody,
          response: { 200: Cart },
        },
      },
      async (request) =>
        answer(await checkout.setDetails(ownerOf(request), request.params.id, request.body, request.language), request),
    )

    app.put(
      '/api/me/checkout/:id/greeting',
      {
        config: writing,
        schema: {
          tags,
          summary: 'A greeting to go with the goods',
          params: CheckoutParams,
          body: GreetingBody,
          response: { 200: Cart },
        },
      },
      async (request) => {
        const { params, body, language } = request
        return answer(await checkout.setGreeting(ownerOf(request), params.id, body.greeting, language), request)
      },
    )

    app.put(
      '/api/me/checkout/:id/coupon',
      {
        config: { permission: 'my-checkout:write', limit: 'coupon' },
        schema: {
          tags,
          summary: 'Promo code; empty removes it',
          params: CheckoutParams,
          body: CouponBody,
          response: { 200: Cart },
        },
      },
      async (request) => {
        const { params, body, language } = request
        return answer(await checkout.setCoupon(ownerOf(request), params.id, body.couponCode, language), request)
      },
    )

    app.get(
      '/api/me/checkout/:id/payment',
      {
        config: reading,
        schema: {
          tags,
          summary: 'What the payment step needs',
          params: CheckoutParams,
          response: { 200: PaymentAnswer },
        },
      },
      async (request) => {
        const result = await page.payment(ownerOf(request), request.params.id, request.language)
        return result.ok ? result.value : refuseRequest(result.error)
      },
    )

    app.post(
      '/api/me/checkout/:id/order',
      {
        config: { permission: 'my-checkout:write', limit: 'order' },
        schema: {
          tags,
          summary: 'Places the order; the answer is its number',
          params: CheckoutParams,
          body: OrderBody,
          response: { 200: { content: { 'text/plain': { schema: Type.String() } } } },
        },
      },
      async (request, reply) => {
        const idempotencyKey = idempotencyKeyOf(request)
        if (idempotencyKey === null) {
          return refuseRequest({ kind: 'business', problems: [{ key: 'checkout/idempotency-key-required' }] })
        }
        const { params, body, language } = request
        const visitor = ownerOf(request)
        const { consents, expectedTotal } = body
        const result = await checkout.order({
          visitor,
          cartId: params.id,
          consents,
          idempotencyKey,
          expectedTotal,
          language,
          customer: await marketing.customerOf(request),
        })
        if (!result.ok) return refuseRequest(result.error)
        return reply.type('text/plain; charset=utf-8').send(result.value)
      },
    )

    app.get(
      '/api/checkout/consents',
      {
        config: { permission: 'my-checkout:read', access: 'optional' },
        schema: { tags, summary: 'What a shopper may agree to', response: { 200: Type.Array(CheckoutConsent) } },
      },
      async (request) => {
        const { actor, language } = request
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
