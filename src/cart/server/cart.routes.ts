import { Type } from 'typebox'
import { customerIdOf } from '#src/common/actor.ts'
import type { Refusal } from '#src/common/errors.ts'
import type { Result } from '#src/common/result.ts'
import type { FastifyRequest } from 'fastify'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, ownerOf, refuseRequest } from '#src/platform/http/route-types.ts'
import {
  Cart,
  CartAddBody,
  CartDeleteBody,
  CartEngravingBody,
  CartGiftCardBody,
  CartPutBody,
  CartRemoveBody,
  CartSearchBody,
  DomainCart,
} from '../contract/cart.ts'
import { defaultCartName, defaultMarketId } from '../contract/limits.ts'
import { add, deleteLine, editLine, remove, replace } from '../rules/cart-changes.ts'
import { type CartView, presentCart, presentDomainCart } from './cart.presenter.ts'
import { filterOf, staffCartRoutes, type StaffCartRoutesDeps } from './staff-carts.routes.ts'

export type CartRoutesDeps = StaffCartRoutesDeps

const tags = ['cart']
const reading = { permission: 'my-cart:read' } as const
const writing = { permission: 'my-cart:write' } as const
const place = Type.Object({ marketId: Type.String({ maxLength: 20 }), cartName: Type.String({ maxLength: 60 }) })
const cartId = Type.Object({ id: Type.String({ format: 'uuid' }) })

/** The cart calls (specification 3, section 7.1; C-4.1, C-16). */
export const cartRoutes =
  ({ carts, text, ...more }: CartRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['cart'])
    const present = (view: CartView, request: FastifyRequest) => presentCart(view, { language: request.language, text })
    const answer = (result: Result<CartView, Refusal>, request: FastifyRequest) =>
      result.ok ? present(result.value, request) : result

    route(
      'GET /api/me/carts',
      { summary: "The visitor's cart", ...reading, answer: Cart },
      async ({ language, request }) => present(await carts.getCart(ownerOf(request), language), request),
    )

    route(
      'GET /api/me/carts/:marketId/:cartName',
      { summary: 'The cart of a market by name', ...reading, params: place, answer: Cart },
      async ({ params: { marketId, cartName }, language, request }) => {
        if (marketId !== defaultMarketId || cartName !== defaultCartName) refuseRequest({ kind: 'not-found' })
        return present(await carts.getCart(ownerOf(request), language), request)
      },
    )

    route(
      'PUT /api/me/carts',
      { summary: 'Replaces the lines', ...writing, body: CartPutBody, answer: Cart },
      async ({ body, language, request }) => {
        const codes = body.lines.map((line) => line.code)
        return answer(await carts.changeLines(ownerOf(request), language, codes, replace(body)), request)
      },
    )

    route(
      'POST /api/me/carts/add',
      { summary: 'Adds units of a variation', ...writing, body: CartAddBody, answer: Cart },
      async ({ body, language, request }) =>
        answer(await carts.changeLines(ownerOf(request), language, [body.code], add(body)), request),
    )

    route(
      'POST /api/me/carts/engraving',
      {
        summary: 'Changes an engraved line: flavour, texts, recipient, quantity',
        ...writing,
        body: CartEngravingBody,
        answer: Cart,
      },
      async ({ body, language, request }) =>
        answer(await carts.changeLines(ownerOf(request), language, [body.code], editLine(body)), request),
    )

    route(
      'POST /api/me/carts/gift-card',
      { summary: 'Changes a gift card: sum, recipient, words, day', ...writing, body: CartGiftCardBody, answer: Cart },
      async ({ body, language, request }) =>
        answer(await carts.changeLines(ownerOf(request), language, [body.code], editLine(body)), request),
    )

    route(
      'POST /api/me/carts/remove',
      { summary: 'Takes units off a line', ...writing, body: CartRemoveBody, answer: Cart },
      async ({ body, language, request }) =>
        answer(await carts.changeLines(ownerOf(request), language, [], remove(body)), request),
    )

    route(
      'POST /api/me/carts/delete',
      { summary: 'Takes a line out', ...writing, body: CartDeleteBody, answer: Cart },
      async ({ body, language, request }) =>
        answer(await carts.changeLines(ownerOf(request), language, [], deleteLine(body)), request),
    )

    route(
      'GET /api/cda/me/carts/:id',
      { summary: 'One of the visitor’s carts', ...reading, params: cartId, answer: DomainCart },
      async ({ params, language, actor, request }) => {
        const view = await carts.findCart(ownerOf(request), params.id, language)
        return view
          ? presentDomainCart(view, { language, text }, customerIdOf(actor))
          : refuseRequest({ kind: 'not-found' })
      },
    )

    app.delete(
      '/api/cda/me/carts/:id',
      {
        config: { permission: 'my-cart:delete' },
        schema: { tags, summary: 'Empties and forgets a cart', params: cartId },
      },
      async (request, reply) => {
        const result = await carts.removeCart(ownerOf(request), request.params.id)
        if (!result.ok) refuseRequest(result.error)
        return reply.code(204).send()
      },
    )

    route(
      'POST /api/cda/me/carts/search',
      {
        summary: 'The visitor’s carts',
        ...reading,
        body: CartSearchBody,
        answer: Type.Object({ items: Type.Array(DomainCart), totalCount: Type.Integer() }),
      },
      async ({ body, language, actor, request }) => {
        const { items, totalCount } = await carts.searchCarts(ownerOf(request), filterOf(body), language)
        const words = { language, text }
        const customerId = customerIdOf(actor)
        return { items: items.map((view) => presentDomainCart(view, words, customerId)), totalCount }
      },
    )

    staffCartRoutes({ carts, text, ...more })(app)
  }
