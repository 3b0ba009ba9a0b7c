import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { TextLookup } from '#src/common/errors.ts'
import type { CustomerIds } from '#src/identity/server/account/customer-ids.ts'
import type { PersonalReads } from '#src/platform/audit/personal-reads.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { CartSearchBody, DomainCart } from '../contract/cart.ts'
import { presentDomainCart } from './cart.presenter.ts'
import type { CartService, StoredCartView } from './cart.service.ts'
import type { CartFilter } from './cart.store.ts'

export interface StaffCartRoutesDeps {
  carts: CartService
  text: TextLookup
  customers: CustomerIds
  reads: PersonalReads
}

const tags = ['cart']
const byId = Type.Object({ id: Type.String({ format: 'uuid' }) })
/** `customerId`: the cart's owner: an account's id, or the owner that a cart names. */
const byPlace = Type.Object({
  customerId: Type.String({ maxLength: 64 }),
  marketId: Type.String({ maxLength: 20 }),
  currency: Type.String({ maxLength: 3 }),
  name: Type.String({ maxLength: 60 }),
})

export const filterOf = ({ page = 1, pageSize = 12, q, status, from, to, email }: CartSearchBody): CartFilter => ({
  page,
  pageSize,
  q,
  status,
  email,
  from: from ? new Date(from) : undefined,
  to: to ? new Date(to) : undefined,
})

/** Admin routes (C-16): any cart, for staff who may read or remove carts; the checkout domain adds those that change them. */
export const staffCartRoutes =
  ({ carts, text, customers, reads }: StaffCartRoutesDeps) =>
  (app: App): void => {
    const notThere = () => refuseRequest({ kind: 'not-found' })
    const idAt = async ({ customerId, marketId, currency, name }: Type.Static<typeof byPlace>): Promise<string> =>
      (currency === 'EUR'
        ? await carts.findOpenId({ ownerId: (await customers.ownerOf(customerId)) ?? '' }, { marketId, name })
        : null) ?? notThere()

    async function present(views: readonly StoredCartView[], { actor, language }: FastifyRequest) {
      const ids = views.map(({ row }) => row.id)
      const owners = await customers.customersOf(views.map(({ row }) => row.ownerId))
      if (ids.length > 0) await reads.record(actor, 'cart.read', ids)
      return views.map((view) => presentDomainCart(view, { language, text }, owners.get(view.row.ownerId) ?? null))
    }

    for (const place of ['/api/cda/carts/:id', '/api/cda/carts/:customerId/:marketId/:currency/:name'] as const) {
      const isById = place.endsWith(':id')
      const params = isById ? byId : byPlace
      const idOf = async (asked: object): Promise<string> =>
        isById ? (asked as Type.Static<typeof byId>).id : idAt(asked as Type.Static<typeof byPlace>) // as its schema says
      app.get(
        place,
        {
          config: { permission: 'carts:read' },
          schema: { tags, summary: 'Anybody’s cart', params, response: { 200: DomainCart } },
        },
        async (request) => {
          const view = await carts.findAnyCart(await idOf(request.params), request.language)
          const [cart] = view ? await present([view], request) : []
          return cart ?? notThere()
        },
      )
      app.delete(
        place,
        {
          config: { permission: 'carts:delete' },
          schema: { tags, summary: 'Empties and forgets anybody’s cart', params, response: { 204: Type.Null() } },
        },
        async (request, reply) => {
          const removed = await carts.removeCart(shopActorOf(request), await idOf(request.params))
          return removed.ok ? reply.code(204).send(null) : refuseRequest(removed.error)
        },
      )
    }
    app.post(
      '/api/cda/carts/search',
      {
        config: { permission: 'carts:read' },
        schema: {
          tags,
          summary: 'Among all carts',
          body: CartSearchBody,
          response: { 200: Type.Object({ items: Type.Array(DomainCart), totalCount: Type.Integer() }) },
        },
      },
      async (request) => {
        const { customerId } = request.body
        const owner = customerId === undefined ? null : { ownerId: (await customers.ownerOf(customerId)) ?? '' }
        const { items, totalCount } = await carts.searchCarts(owner, filterOf(request.body), request.language)
        return { items: await present(items, request), totalCount }
      },
    )
  }
