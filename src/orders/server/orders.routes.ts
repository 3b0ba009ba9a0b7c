import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { DrawTablet } from '#src/cart/contract/custom-tablet.ts'
import type { Actor } from '#src/common/actor.ts'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { Result } from '#src/common/result.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { CustomerIds } from '#src/identity/server/account/customer-ids.ts'
import type { PersonalReads } from '#src/platform/audit/personal-reads.ts'
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

const tags = ['orders']

/** The order calls (specification 3, section 7.3; C-5.2). Another owner's order gets the response of a missing one. */
export const ordersRoutes =
  ({ db, clock, text, keys, drawTablet, findPaymentNote, terms, cancelOrder, customers, reads }: OrdersRoutesDeps) =>
  (app: App): void => {
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

    const oneOrder = { tags, params: OrderParams, querystring: OrderQuery }
    app.get(
      '/api/me/orders/:id',
      {
        config: { permission: 'my-orders:read', access: 'optional' },
        schema: {
          ...oneOrder,
          summary: 'An order by number, for its owner or the holder of its key',
          response: { 200: Order },
        },
      },
      (request) => answerOrder(request, request.params.id, request.query.key),
    )
    app.get(
      '/api/cda/orders/:id',
      {
        config: { permission: 'my-orders:read', access: 'optional', staff: 'orders:read' },
        schema: {
          ...oneOrder,
          summary: 'The same, and any order for who may read them',
          response: { 200: DomainOrder },
        },
      },
      async (request) => {
        const { actor, params, query } = request
        const shown = await answerOrder(request, params.id, query.key)
        if (actor.kind !== 'staff') return shown
        await reads.record(actor, 'order.read', [shown.orderNumber])
        const order = await findReadable(request, params.id, undefined)
        return { ...shown, ...(order && (await officeFields(order, customers))) }
      },
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
        return { orders: rows.map((row) => presentListEntry(row, { language, text })), totalCount }
      },
    )

    app.post(
      '/api/cda/me/orders/search',
      {
        config: { permission: 'my-orders:read', limit: 'search' },
        schema: { tags, summary: "Among the visitor's orders", body: OrderSearchBody, response: { 200: OrderList } },
      },
      (request) => search(request.body, request.language, ownerOf(request).ownerId),
    )
    app.post(
      '/api/cda/orders/search',
      {
        config: { permission: 'orders:read' },
        schema: { tags, summary: 'Among all orders', body: OrderSearchBody, response: { 200: OrderList } },
      },
      (request) => search(request.body, request.language, null),
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
  }
