import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { DrawTablet } from '#src/cart/contract/custom-tablet.ts'
import { type Actor, isOwner } from '#src/common/actor.ts'
import type { Permission } from '#src/common/permissions.ts'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import type { Result } from '#src/common/result.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { type App, ownerOf, refuseRequest } from '#src/platform/http/route-types.ts'
import { Order, OrderList, OrderListQuery, OrderParams, OrderQuery, OrderSearchBody } from '../contract/order.ts'
import { parseOrderNumber } from '../rules/order-number.ts'
import type { OrderKeys } from './order-key.ts'
import {
  findOrder,
  type FindPaymentNote,
  findOrderById,
  getWholeOrder,
  markTracked,
  type OrderReader,
  type OrderRow,
} from './order.store.ts'
import { listOrders } from './order-list.store.ts'
import type { OrderTerms } from './order-terms.ts'
import { presentListEntry, presentOrder } from './order.presenter.ts'

export interface OrdersRoutesDeps {
  db: Database
  clock: Clock
  text: TextLookup
  keys: OrderKeys
  drawTablet: DrawTablet
  findPaymentNote: FindPaymentNote
  terms: OrderTerms
  cancelOrder: CancelOrder
}

/** Joined in app/, since the money goes back too. The asker has shown that the order is theirs. */
export type CancelOrder = (orderId: string, actor: Actor) => Promise<Result<void, Refusal>>

const tags = ['orders']

/** The order calls (specification 3, section 7.3; C-5.2). What is not the asker's answers like what is not there. */
export const ordersRoutes =
  ({ db, clock, text, keys, drawTablet, findPaymentNote, terms, cancelOrder }: OrdersRoutesDeps) =>
  (app: App): void => {
    /** By the bearer that placed it, or by a key for it. */
    async function findReadable(
      request: FastifyRequest,
      id: string,
      key: string | undefined,
    ): Promise<OrderRow | null> {
      const number = parseOrderNumber(id)
      const readers: OrderReader[] = []
      if (isOwner(request.actor)) readers.push(request.actor)
      if (key !== undefined && number !== null && keys.verify(number, key, clock.now()))
        readers.push({ provedOrderNumber: number })
      for (const reader of readers) {
        const order = number === null ? await findById(reader, id) : await findOrder(db, reader, number)
        if (order) return order
      }
      return null
    }
    const findById = (reader: OrderReader, id: string) => (isUuid(id) ? findOrderById(db, reader, id) : null)

    async function answerOrder(request: FastifyRequest, id: string, key: string | undefined) {
      const order = await findReadable(request, id, key)
      if (!order) refuseRequest({ kind: 'not-found' })
      return presentOrder(await getWholeOrder(db, order, findPaymentNote), {
        language: request.language,
        text,
        drawTablet,
        now: clock.now(),
        terms: await terms(db),
      })
    }

    const oneOrder = (summary: string) => ({
      config: { permission: 'my-orders:read', access: 'optional' } as const,
      schema: { tags, summary, params: OrderParams, querystring: OrderQuery, response: { 200: Order } },
    })
    app.get('/api/me/orders/:id', oneOrder('An order by number, for its owner or the holder of its key'), (request) =>
      answerOrder(request, request.params.id, request.query.key),
    )
    app.get('/api/cda/orders/:id', oneOrder('The same with owner proof; administrative otherwise'), (request) =>
      answerOrder(request, request.params.id, request.query.key),
    )

    app.get(
      '/api/me/orders',
      {
        config: { permission: 'my-orders:read' },
        schema: { tags, summary: "The visitor's orders", querystring: OrderListQuery, response: { 200: OrderList } },
      },
      async (request) => {
        const { language } = request
        const { rows, totalCount } = await listOrders(db, {
          ownerId: ownerOf(request).ownerId,
          ...request.query,
          now: clock.now(),
        })
        return { orders: rows.map((order) => presentListEntry(order, { language, text })), totalCount }
      },
    )

    app.post(
      '/api/cda/me/orders/search',
      {
        config: { permission: 'my-orders:read', limit: 'search' },
        schema: { tags, summary: "Among the visitor's orders", body: OrderSearchBody, response: { 200: OrderList } },
      },
      async (request) => {
        const { language, body } = request
        const { rows, totalCount } = await listOrders(db, {
          ownerId: ownerOf(request).ownerId,
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
        return { orders: rows.map((order) => presentListEntry(order, { language, text })), totalCount }
      },
    )

    app.post(
      '/api/me/orders/:id/cancel',
      {
        config: { permission: 'my-orders:write', access: 'optional', limit: 'order' },
        schema: {
          tags,
          summary: 'Ends an order that is not packed; what was paid goes back',
          description: '409 once it is packed. An order that has ended already answers as the first time.',
          params: OrderParams,
          querystring: OrderQuery,
          response: { 200: Order },
        },
      },
      async (request) => {
        const { id } = request.params
        const order = await findReadable(request, id, request.query.key)
        if (!order) refuseRequest({ kind: 'not-found' })
        const cancelled = await cancelOrder(order.id, request.actor)
        return cancelled.ok ? answerOrder(request, id, request.query.key) : refuseRequest(cancelled.error)
      },
    )

    app.post(
      '/api/me/orders/:id/tracked',
      {
        config: { permission: 'my-orders:write', access: 'optional' },
        schema: {
          tags,
          summary: 'The purchase event was sent',
          params: OrderParams,
          querystring: OrderQuery,
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const order = await findReadable(request, request.params.id, request.query.key)
        if (!order) refuseRequest({ kind: 'not-found' })
        await markTracked(db, order.id, clock.now())
        return reply.code(204).send(null)
      },
    )

    // The administrative family: answered 403 before it gets here, until staff can sign in.
    const staff = (permission: Permission) => ({
      config: { permission },
      schema: { tags, summary: 'Administrative', response: { 403: Type.Array(Type.Unknown()) } },
    })
    const forbidden = () => refuseRequest({ kind: 'forbidden' })
    app.post('/api/cda/orders', staff('orders:write'), forbidden)
    app.put('/api/cda/orders', staff('orders:write'), forbidden)
    app.post('/api/cda/orders/search', staff('orders:read'), forbidden)
    app.post('/api/cda/orders/:id/payments', staff('orders:write'), forbidden)
    app.put('/api/cda/orders/:id/payments', staff('orders:write'), forbidden)
    app.post('/api/cda/orders/:id/processpayments', staff('orders:write'), forbidden)
  }

const isUuid = (id: string): boolean => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id)
