import type { FastifyRequest } from 'fastify'
import type { DrawTablet } from '#src/cart/contract/custom-tablet.ts'
import type { Actor } from '#src/common/actor.ts'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { Result } from '#src/common/result.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { CustomerIds } from '#src/identity/server/account/customer-ids.ts'
import type { PersonalReads } from '#src/platform/audit/personal-reads.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, ownerOf, refuseRequest } from '#src/platform/http/route-types.ts'
import {
  DomainOrder,
  Order,
  OrderList,
  OrderListQuery,
  OrderParams,
  OrderQuery,
  OrderSearchBody,
} from '../contract/order.ts'
import type { OrderKeys } from './order-key.ts'
import { type FindPaymentNote, getWholeOrder, markTracked } from './order.store.ts'
import { listOrders } from './order-list.store.ts'
import type { OrderTerms } from './order-terms.ts'
import { officeFields, presentListEntry, presentOrder } from './order.presenter.ts'
import { findReadableOrder } from './readable-order.ts'

export interface OrdersRoutesDeps {
  db: Database
  clock: Clock
  text: TextLookup
  keys: OrderKeys
  drawTablet: DrawTablet
  findPaymentNote: FindPaymentNote
  terms: OrderTerms
  cancelOrder: CancelOrder
  customers: CustomerIds
  reads: PersonalReads
}

/** Joined in app/, since the money goes back too. The caller has shown that the order is theirs. */
export type CancelOrder = (orderId: string, actor: Actor) => Promise<Result<void, Refusal>>

/** The order calls (specification 3, section 7.3; C-5.2). Another owner's order gets the response of a missing one. */
export const ordersRoutes =
  ({ db, clock, text, keys, drawTablet, findPaymentNote, terms, cancelOrder, customers, reads }: OrdersRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['orders'])
    const findReadable = ({ actor }: FastifyRequest, id: string, key: string | undefined) =>
      findReadableOrder({ db, clock, keys }, { actor, id, key })

    async function answerOrder(request: FastifyRequest, id: string, key: string | undefined) {
      const order = await findReadable(request, id, key)
      if (!order) refuseRequest({ kind: 'not-found' })
      return presentOrder(await getWholeOrder(db, order, findPaymentNote), {
        language: request.language,
        text,
        drawTablet,
        keys,
        now: clock.now(),
        terms: await terms(db),
      })
    }

    async function search(body: OrderSearchBody, language: Language, ownerId: string | null) {
      const { rows, totalCount } = await listOrders(db, {
        ownerId,
        page: body.page ?? 1,
        pageSize: body.pageSize ?? 25,
        now: clock.now(),
        filter: {
          q: body.q?.trim(),
          statusCodes: body.statusCodes,
          from: body.from === undefined ? undefined : new Date(body.from),
          to: body.to === undefined ? undefined : new Date(body.to),
        },
      })
      return { orders: rows.map((row) => presentListEntry(row, { language, text })), totalCount }
    }

    const oneOrder = { params: OrderParams, query: OrderQuery }
    route(
      'GET /api/me/orders/:id',
      {
        summary: 'An order by number, for its owner or the holder of its key',
        permission: 'my-orders:read',
        access: 'optional',
        ...oneOrder,
        answer: Order,
      },
      ({ params, query, request }) => answerOrder(request, params.id, query.key),
    )
    route(
      'GET /api/cda/orders/:id',
      {
        summary: 'The same, and any order for who may read them',
        permission: 'my-orders:read',
        access: 'optional',
        staff: 'orders:read',
        ...oneOrder,
        answer: DomainOrder,
      },
      async ({ params, query, actor, request }) => {
        const shown = await answerOrder(request, params.id, query.key)
        if (actor.kind !== 'staff') return shown
        await reads.record(actor, 'order.read', [shown.orderNumber])
        const order = await findReadable(request, params.id, undefined)
        return { ...shown, ...(order && (await officeFields(order, customers))) }
      },
    )

    route(
      'GET /api/me/orders',
      { summary: "The visitor's orders", permission: 'my-orders:read', query: OrderListQuery, answer: OrderList },
      async ({ query, language, request }) => {
        const { rows, totalCount } = await listOrders(db, {
          ownerId: ownerOf(request).ownerId,
          ...query,
          now: clock.now(),
        })
        return { orders: rows.map((row) => presentListEntry(row, { language, text })), totalCount }
      },
    )

    route(
      'POST /api/cda/me/orders/search',
      {
        summary: "Among the visitor's orders",
        permission: 'my-orders:read',
        limit: 'search',
        body: OrderSearchBody,
        answer: OrderList,
      },
      ({ body, language, request }) => search(body, language, ownerOf(request).ownerId),
    )
    route(
      'POST /api/cda/orders/search',
      { summary: 'Among all orders', permission: 'orders:read', body: OrderSearchBody, answer: OrderList },
      ({ body, language }) => search(body, language, null),
    )

    route(
      'POST /api/me/orders/:id/cancel',
      {
        summary: 'Ends an order that is not packed; what was paid goes back',
        description: '409 once it is packed. An order that has ended already answers as the first time.',
        permission: 'my-orders:write',
        access: 'optional',
        limit: 'order',
        ...oneOrder,
        answer: Order,
      },
      async ({ params: { id }, query, actor, request }) => {
        const order = await findReadable(request, id, query.key)
        if (!order) refuseRequest({ kind: 'not-found' })
        const cancelled = await cancelOrder(order.id, actor)
        return cancelled.ok ? answerOrder(request, id, query.key) : cancelled
      },
    )

    route(
      'POST /api/me/orders/:id/tracked',
      {
        summary: 'The purchase event was sent',
        permission: 'my-orders:write',
        access: 'optional',
        ...oneOrder,
      },
      async ({ params, query, request }) => {
        const order = await findReadable(request, params.id, query.key)
        if (!order) refuseRequest({ kind: 'not-found' })
        await markTracked(db, order.id, clock.now())
      },
    )
  }
