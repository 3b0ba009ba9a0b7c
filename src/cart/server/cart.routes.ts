import { Type } from 'typebox'
import { customerIdOf } from '#src/common/actor.ts'
import type { Refusal } from '#src/common/errors.ts'
import type { Result } from '#src/common/result.ts'
import type { FastifyRequest } from 'fastify'
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
    const present = (view: CartView, request: FastifyRequest) => presentCart(view, { language: request.language, text })
    const answer = (result: Result<CartView, Refusal>, request: FastifyRequest) =>
      result.ok ? present(result.value, request) : refuseRequest(result.error)

    app.get(
      '/api/me/carts',
      { config: reading, schema: { tags, summary: "The visitor's cart", response: { 200: Cart } } },
      async (request) => present(await carts.getCart(ownerOf(request), request.language), request),
    )

    app.get(
      '/api/me/carts/:marketId/:cartName',
      {
        config: reading,
        schema: { tags, summary: 'The cart of a market by name', params: place, response: { 200: Cart } },
      },
      async (request) => {
        const { marketId, cartName } = request.params
        if (marketId !== defaultMarketId || cartName !== defaultCartName) refuseRequest({ kind: 'not-found' })
        return present(await carts.getCart(ownerOf(request), request.language), request)
      },
    )

    app.put(
      '/api/me/carts',
      { config: writing, schema: { tags, summary: 'Replaces the lines', body: CartPutBody, response: { 200: Cart } } },
      async (request) => {
        const { body, language } = request
        const codes = body.lines.map((line) => line.code)
        return answer(await carts.changeLines(ownerOf(request), language, codes, replace(body)), request)
      },
    )

    app.post(
      '/api/me/carts/add',
      {
        config: writing,
        schema: { tags, summary: 'Adds units of a variation', body: CartAddBody, response: { 200: Cart } },
      },
      async (request) => {
        const { body, language } = request
        return answer(await carts.changeLines(ownerOf(request), language, [body.code], add(body)), request)
      },
    )

    app.post(
      '/api/me/carts/engraving',
      {
        config: writing,
        schema: {
          tags,
          summary: 'Changes an engraved line: flavour, texts, recipient, quantity',
          body: CartEngravingBody,
          response: { 200: Cart },
        },
      },
      async (request) => {
        const { body, language } = request
        return answer(await carts.changeLines(ownerOf(request), language, [body.code], editLine(body)), request)
      },
    )

    app.post(
      '/api/me/carts/gift-card',
      {
        config: writing,
        schema: {
          tags,
          summary: 'Changes a gift card: sum, recipient, words, day',
          body: CartGiftCardBody,
          response: { 200: Cart },
        },
      },
      async (request) => {
        const { body, language } = request
        return answer(await carts.changeLines(ownerOf(request), language, [body.code], editLine(body)), request)
      },
    )

    app.post(
      '/api/me/carts/remove',
      {
        config: writing,
        schema: { tags, summary: 'Takes units off a line', body: CartRemoveBody, response: { 200: Cart } },
      },
      async (request) => {
        const { body, language } = request
        return answer(await carts.changeLines(ownerOf(request), language, [], remove(body)), request)
      },
    )

    app.post(
      '/api/me/carts/delete',
      { config: writing, schema: { tags, summary: 'Takes a line out', body: CartDeleteBody, response: { 200: Cart } } },
      async (request) => {
        const { body, language } = request
        return answer(await carts.changeLines(ownerOf(request), language, [], deleteLine(body)), request)
      },
    )

    app.get(
      '/api/cda/me/carts/:id',
      {
        config: reading,
        schema: { tags, summary: 'One of the visitor’s carts', params: cartId, response: { 200: DomainCart } },
      },
      async (request) => {
        const view = await carts.findCart(ownerOf(request), request.params.id, request.language)
        return view
          ? presentDomainCart(view, { language: request.language, text }, customerIdOf(request.actor))
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

    app.post(
      '/api/cda/me/carts/search',
      {
        config: reading,
        schema: {
          tags,
          summary: 'The visitor’s carts',
          body: CartSearchBody,
          response: { 200: Type.Object({ items: Type.Array(DomainCart), totalCount: Type.Integer() }) },
        },
      },
      async (request) => {
        const { items, totalCount } = await carts.searchCarts(
          ownerOf(request),
          filterOf(request.body),
          request.language,
        )
        const words = { language: request.language, text }
        const customerId = customerIdOf(request.actor)
        return { items: items.map((view) => presentDomainCart(view, words, customerId)), totalCount }
      },
    )

    staffCartRoutes({ carts, text, ...more })(app)
  }
