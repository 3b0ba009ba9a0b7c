import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { DomainCart } from '#src/cart/contract/cart.ts'
import { presentDomainCart, presentFault, type StoredCartView } from '#src/cart/server/cart.service.ts'
import { type OwnerContext, customerIdOf, isOwner } from '#src/common/actor.ts'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import { currency, toEuros } from '#src/common/money.ts'
import type { Result } from '#src/common/result.ts'
import { Order } from '#src/orders/contract/order.ts'
import { idempotencyKeyOf } from '#src/platform/http/idempotency-key.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, ownerOf, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { CheckoutParams, OrderBody } from '../contract/checkout.ts'
import {
  CartPayment,
  CartPaymentBody,
  CartPaymentStatus,
  CartReplacement,
  NewCartBody,
  PreparedCart,
  StaffCartBody,
  StaffCartReplacement,
} from '../contract/domain-calls.ts'
import type { CartPaymentRow } from './cart-payment.store.ts'
import type { CheckoutMarketing } from './checkout-marketing.ts'
import type { DomainCarts } from './domain-carts.ts'
import type { DomainOrders } from './domain-orders.ts'
import type { StaffCarts } from './staff-carts.ts'

export interface DomainCartRoutesDeps {
  carts: DomainCarts
  orders: DomainOrders
  text: TextLookup
  marketing: Pick<CheckoutMarketing, 'customerOf'>
  staff: StaffCarts
}

/** A code can be tried by these calls too. */
const writing = { permission: 'my-cart:write', limit: 'coupon' } as const
const byStaff = { permission: 'carts:write' } as const

/** The same calls (C-16) for the visitor's own cart, and for any cart with the permission. */
const families = [
  {
    path: '/api/cda/me/carts',
    paying: { permission: 'my-checkout:write' },
    ordering: { permission: 'my-checkout:write', limit: 'order' },
  },
  { path: '/api/cda/carts', paying: byStaff, ordering: { permission: 'orders:write' } },
] as const

/** The domain calls that make, change and order a cart (specification 3, section 7.1; C-4.1, C-16). */
export const domainCartRoutes =
  ({ carts, orders, text, marketing, staff }: DomainCartRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['cart'])
    async function answer(result: Result<StoredCartView, Refusal>, { actor, language }: FastifyRequest) {
      if (!result.ok) return refuseRequest(result.error)
      const customerId = isOwner(actor) ? customerIdOf(actor) : await staff.customerOf(result.value.row)
      return presentDomainCart(result.value, { language, text }, customerId)
    }
    const allowed = (acting: OwnerContext | null): OwnerContext => acting ?? refuseRequest({ kind: 'not-found' })
    /** The cart's owner, or the shop's staff on the owner's behalf, on the routes that let them in. */
    async function actingOf(request: FastifyRequest): Promise<OwnerContext> {
      if (isOwner(request.actor)) return request.actor
      const { id } = request.params as Static<typeof CheckoutParams> // by the schema of the routes
      return allowed(await staff.onBehalfOf(shopActorOf(request), id))
    }

    route(
      'POST /api/cda/me/carts',
      { summary: 'Opens the visitor’s cart', ...writing, body: NewCartBody, answer: DomainCart, status: 201 },
      async ({ body, language, request }) => answer(await carts.open(ownerOf(request), body, language), request),
    )

    route(
      'PUT /api/cda/me/carts',
      { summary: 'Replaces lines, greeting and code', ...writing, body: CartReplacement, answer: DomainCart },
      async ({ body, language, request }) => answer(await carts.put(ownerOf(request), body, language), request),
    )

    route(
      'POST /api/cda/carts',
      {
        summary: 'Opens a cart for a customer, or for a guest who has none',
        ...byStaff,
        body: StaffCartBody,
        answer: DomainCart,
        status: 201,
      },
      async ({ body: { customerId, ...body }, language, request }) => {
        const acting = allowed(await staff.onBehalfOfCustomer(shopActorOf(request), customerId))
        return answer(await carts.open(acting, body, language), request)
      },
    )

    route(
      'PUT /api/cda/carts',
      {
        summary: 'Replaces lines, greeting and code of anybody’s cart',
        description: 'Named by its id, or by the customer whose open cart it is.',
        ...byStaff,
        body: StaffCartReplacement,
        answer: DomainCart,
      },
      async ({ body: { customerId, ...body }, language, request }) => {
        const found = await staff.onBehalfOfCart(shopActorOf(request), body.id, customerId)
        if (!found.ok) return found
        return answer(await carts.put(found.value, body, language), request)
      },
    )

    for (const { path, paying, ordering } of families) {
      route(
        `POST ${path}/:id/preparecheckout`,
        {
          summary: 'Prices the cart anew and says what is wrong',
          ...paying,
          params: CheckoutParams,
          answer: PreparedCart,
        },
        async ({ params, language, request }) => {
          const result = await carts.prepare(await actingOf(request), params.id, language)
          const cart = await answer(result, request)
          const faults = result.ok ? result.value.priced.problems : []
          return { cart, problems: faults.map((fault) => presentFault(fault, { language, text })) }
        },
      )

      for (const method of ['POST', 'PUT'] as const)
        route(
          `${method} ${path}/:id/payments`,
          {
            summary: method === 'POST' ? 'Says how the cart is to be paid' : 'Says it anew',
            ...paying,
            params: CheckoutParams,
            body: CartPaymentBody,
            answer: CartPayment,
          },
          async ({ params, body, language, request }) => {
            const choice = {
              method: body.method,
              amountCents: Math.round(body.amount * 100),
              replaces: method === 'PUT',
            }
            const result = await carts.choosePayment(await actingOf(request), params.id, choice, language)
            return result.ok ? presentPayment(result.value) : result
          },
        )

      route(
        `POST ${path}/:id/processpayments`,
        { summary: 'How far the cart’s payment is', ...paying, params: CheckoutParams, answer: CartPaymentStatus },
        async ({ params, language, request }) => {
          const result = await carts.paymentStatus(await actingOf(request), params.id, language)
          return result.ok ? { status: result.value } : result
        },
      )

      route(
        `POST ${path}/:id/converttoorder`,
        {
          summary: 'Places the order; needs Idempotency-Key',
          ...ordering,
          params: CheckoutParams,
          body: OrderBody,
          answer: Order,
        },
        async ({ params, body, language, request }) => {
          const visitor = await actingOf(request)
          const idempotencyKey = idempotencyKeyOf(request)
          // Staff who are customers too do not tick for themselves.
          const customer = isOwner(visitor) ? await marketing.customerOf(request) : null
          const placed = await orders.place({ visitor, cartId: params.id, ...body, idempotencyKey, language, customer })
          if (!placed.ok) return placed
          return (await orders.read(visitor, placed.value, language)) ?? refuseRequest({ kind: 'not-found' })
        },
      )
    }
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
