import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { TextLookup } from '#src/common/errors.ts'
import type { CustomerIds } from '#src/identity/server/account/customer-ids.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { CartSearchBody, DomainCart } from '../contract/cart.ts'
import type { CartAdmin } from './cart-admin.ts'
import { presentDomainCart } from './cart.presenter.ts'
import type { CartService, StoredCartView } from './cart.service.ts'
import type { CartFilter } from './cart.store.ts'

export interface StaffCartRoutesDeps {
  carts: CartService
  text: TextLookup
  customers: CustomerIds
  admin: CartAdmin
}

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
  ({ carts, text, customers, admin }: StaffCartRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['cart'])
    const notThere = () => refuseRequest({ kind: 'not-found' })
    const idAt = async ({ customerId, marketId, currency, name }: Type.Static<typeof byPlace>): Promise<string> =>
      (currency === 'EUR'
        ? await carts.findOpenId({ ownerId: (await customers.ownerOf(customerId)) ?? '' }, { marketId, name })
        : null) ?? notThere()

    async function present(views: readonly StoredCartView[], { language }: FastifyRequest) {
      const owners = await customers.customersOf(views.map(({ row }) => row.ownerId))
      return views.map((view) => presentDomainCart(view, { language, text }, owners.get(view.row.ownerId) ?? null))
    }

    for (const place of ['/api/cda/carts/:id', '/api/cda/carts/:customerId/:marketId/:currency/:name'] as const) {
      const isById = place.endsWith(':id')
      const params = isById ? byId : byPlace
      const idOf = async (asked: object): Promise<string> =>
        isById ? (asked as Type.Static<typeof byId>).id : idAt(asked as Type.Static<typeof byPlace>) // as its schema says
      route(
        `GET ${place}`,
        { summary: 'Anybody’s cart', permission: 'carts:read', params, answer: DomainCart },
        async ({ params, language, request }) => {
          const view = await admin.find(await idOf(params), language, shopActorOf(request))
          const [cart] = view ? await present([view], request) : []
          return cart ?? notThere()
        },
      )
      route(
        `DELETE ${place}`,
        { summary: 'Empties and forgets anybody’s cart', permission: 'carts:delete', params },
        async ({ params, request }) => carts.removeCart(shopActorOf(request), await idOf(params)),
      )
    }
    route(
      'POST /api/cda/carts/search',
      {
        summary: 'Among all carts',
        permission: 'carts:read',
        body: CartSearchBody,
        answer: Type.Object({ items: Type.Array(DomainCart), totalCount: Type.Integer() }),
      },
      async ({ body, language, request }) => {
        const { customerId } = body
        const owner = customerId === undefined ? null : { ownerId: (await customers.ownerOf(customerId)) ?? '' }
        const { items, totalCount } = await admin.search(owner, filterOf(body), language, shopActorOf(request))
        return { items: await present(items, request), totalCount }
      },
    )
  }
