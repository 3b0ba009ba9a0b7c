import { Type } from 'typebox'
import type { Permission } from '#src/common/permissions.ts'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
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
import type { CartService } from './cart.service.ts'

export interface CartRoutesDeps {
  carts: CartService
  text: TextLookup
}

const tags = ['cart']
const reading = { permission: 'my-cart:read' } as const
const writing = { permission: 'my-cart:write' } as const
const place = Type.Object({ marketId: Type.String({ maxLength: 20 }), cartName: Type.String({ maxLength: 60 }) })
const cartId = Type.Object({ id: Type.String({ format: 'uuid' }) })

/** The cart calls (specification 3, section 7.1; C-4.1, C-16). */
export const cartRoutes =
  ({ carts, text }: CartRoutesDeps) =>
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
          ? presentDomainCart(view, { language: request.language, text })
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
        const { page = 1, pageSize = 12, q, status, from, to } = request.body
        const filter = {
          page,
          pageSize,
          q,
          status,
          from: from ? new Date(from) : undefined,
          to: to ? new Date(to) : undefined,
        }
        const { items, totalCount } = await carts.searchCarts(ownerOf(request), filter, request.language)
        return { items: items.map((view) => presentDomainCart(view, { language: request.language, text })), totalCount }
      },
    )

    // The administrative family: answered 403 before it gets here, until staff can sign in.
    const staff = (permission: Permission) => ({
      config: { permission },
      schema: { tags, summary: 'Administrative', response: { 403: Type.Array(Type.Unknown()) } },
    })
    const forbidden = () => refuseRequest({ kind: 'forbidden' })
    app.get('/api/cda/carts/:id', staff('carts:read'), forbidden)
    app.delete('/api/cda/carts/:id', staff('carts:delete'), forbidden)
    app.get('/api/cda/carts/:customerId/:marketId/:currency/:name', staff('carts:read'), forbidden)
    app.delete('/api/cda/carts/:customerId/:marketId/:currency/:name', staff('carts:delete'), forbidden)
    app.put('/api/cda/carts', staff('carts:write'), forbidden)
    app.post('/api/cda/carts', staff('carts:write'), forbidden)
    app.post('/api/cda/carts/search', staff('carts:read'), forbidden)
  }
