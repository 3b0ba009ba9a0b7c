import type { FastifyRequest } from 'fastify'
import { DomainCart } from '#src/cart/contract/cart.ts'
import { presentDomainCart, presentFault, type StoredCartView } from '#src/cart/server/cart.service.ts'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import { currency, toEuros } from '#src/common/money.ts'
import type { Result } from '#src/common/result.ts'
import { Order } from '#src/orders/contract/order.ts'
import { idempotencyKeyOf } from '#src/platform/http/idempotency-key.ts'
import { type App, ownerOf, refuseRequest } from '#src/platform/http/route-types.ts'
import { CheckoutParams, OrderBody } from '../contract/checkout.ts'
import {
  CartPayment,
  CartPaymentBody,
  CartPaymentStatus,
  CartReplacement,
  NewCartBody,
  PreparedCart,
} from '../contract/domain-calls.ts'
import type { CartPaymentRow } from './cart-payment.store.ts'
import type { DomainCarts } from './domain-carts.ts'
import type { DomainOrders } from './domain-orders.ts'

export interface DomainCartRoutesDeps {
  carts: DomainCarts
  orders: DomainOrders
  text: TextLookup
}

const tags = ['cart']
/** A code can be tried by these calls too. */
const writing = { permission: 'my-cart:write', limit: 'coupon' } as const
const paying = { permission: 'my-checkout:write' } as const
const ordering = { permission: 'my-checkout:write', limit: 'order' } as const

/** The domain calls that make, change and order the visitor's cart (specification 3, section 7.1; C-4.1, C-16). */
export const domainCartRoutes =
  ({ carts, orders, text }: DomainCartRoutesDeps) =>
  (app: App): void => {
    const answer = (result: Result<StoredCartView, Refusal>, { language }: FastifyRequest) =>
      result.ok ? presentDomainCart(result.value, { language, text }) : refuseRequest(result.error)

    app.post(
      '/api/cda/me/carts',
      {
        config: writing,
        schema: { tags, summary: 'Opens the visitor’s cart', body: NewCartBody, response: { 201: DomainCart } },
      },
      async (request, reply) => {
        const { body, language } = request
        const cart = answer(await carts.open(ownerOf(request), body, language), request)
        return reply.code(201).send(cart)
      },
    )

    app.put(
      '/api/cda/me/carts',
      {
        config: writing,
        schema: {
          tags,
          summary: 'Replaces lines, greeting and code',
          body: CartReplacement,
          response: { 200: DomainCart },
        },
      },
      async (request) => answer(await carts.put(ownerOf(request), request.body, request.language), request),
    )

    app.post(
      '/api/cda/me/carts/:id/preparecheckout',
      {
        config: paying,
        schema: {
          tags,
          summary: 'Prices the cart anew and says what is wrong',
          params: CheckoutParams,
          response: { 200: PreparedCart },
        },
      },
      async (request) => {
        const { params, language } = request
        const result = await carts.prepare(ownerOf(request), params.id, language)
        const cart = answer(result, request)
        const faults = result.ok ? result.value.priced.problems : []
        return { cart, problems: faults.map((fault) => presentFault(fault, { language, text })) }
      },
    )

    for (const method of ['POST', 'PUT'] as const) {
      app.route({
        method,
        url: '/api/cda/me/carts/:id/payments',
        config: paying,
        schema: {
          tags,
          summary: method === 'POST' ? 'Says how the cart is to be paid' : 'Says it anew',
          params: CheckoutParams,
          body: CartPaymentBody,
          response: { 200: CartPayment },
        },
        handler: async (request) => {
          const { params, body, language } = request
          const choice = {
            method: body.method,
            amountCents: Math.round(body.amount * 100),
            replaces: method === 'PUT',
          }
          const result = await carts.choosePayment(ownerOf(request), params.id, choice, language)
          return result.ok ? presentPayment(result.value) : refuseRequest(result.error)
        },
      })
    }

    app.post(
      '/api/cda/me/carts/:id/processpayments',
      {
        config: paying,
        schema: {
          tags,
          summary: 'How far the cart’s payment is',
          params: CheckoutParams,
          response: { 200: CartPaymentStatus },
        },
      },
      async (request) => {
        const result = await carts.paymentStatus(ownerOf(request), request.params.id, request.language)
        return result.ok ? { status: result.value } : refuseRequest(result.error)
      },
    )

    app.post(
      '/api/cda/me/carts/:id/converttoorder',
      {
        config: ordering,
        schema: {
          tags,
          summary: 'Places the order; needs Idempotency-Key',
          params: CheckoutParams,
          body: OrderBody,
          response: { 200: Order },
        },
      },
      async (request) => {
        const { params, body, language } = request
        const visitor = ownerOf(request)
        const idempotencyKey = idempotencyKeyOf(request)
        const placed = await orders.place({ visitor, cartId: params.id, ...body, idempotencyKey, language })
        if (!placed.ok) return refuseRequest(placed.error)
        return (await orders.read(visitor, placed.value, language)) ?? refuseRequest({ kind: 'not-found' })
      },
    )
  }

const presentPayment = ({ paymentId, method, amountCents, createdAt }: CartPaymentRow): CartPayment => ({
  paymentId,
  method,
  provider: 'adyen',
  amount: toEuros(amountCents),
  currency,
  status: 'Pending',
  createdAt: createdAt.toISOString(),
})
