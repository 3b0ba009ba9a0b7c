import formbody from '@fastify/formbody'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { type OwnerContext, isOwner, isShopActor } from '#src/common/actor.ts'
import { isLanguage, type Language } from '#src/common/locale.ts'
import { OrderParams } from '#src/orders/contract/order.ts'
import { parseOrderNumber } from '#src/orders/rules/order-number.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { bankReturnPath, PaymentResult, PaymentsBody, ProcessPaymentsBody } from '../contract/payments.ts'
import { autoPostPage, autoPostPolicy } from './auto-post-page.ts'
import { type PaymentEvents, WebhookBody } from './payment-events.ts'
import type { PaymentsService } from './payments.service.ts'
import { type Redirects, returnFields, type ReturnForm } from './redirects.ts'
import { idempotencyKeyOf } from '#src/platform/http/idempotency-key.ts'

export interface PaymentsRoutesDeps {
  payments: PaymentsService
  events: PaymentEvents
  redirects: Redirects
  pageUrls: (language: Language) => Promise<{ checkout: string }>
}

const tags = ['payments']
const longestReturnField = 8_000
const ReturnQuery = Type.Object({
  language: Type.Optional(Type.String()),
  redirectResult: Type.Optional(Type.String()),
})

/** Paying, the way to the bank and back, and the provider's events (C-4.9). */
export const paymentsRoutes =
  ({ payments, events, redirects, pageUrls }: PaymentsRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['payments'])
    const orderNumber = (id: string): string => parseOrderNumber(id) ?? refuseRequest({ kind: 'not-found' })

    /** Redirects to the payment step, with what the bank's page sent back. */
    async function toCheckout(request: FastifyRequest, reply: FastifyReply, redirectResult: string | null) {
      const { language } = request.query as { language?: string } // by the schema of both routes
      const { checkout } = await pageUrls(isLanguage(language) ? language : request.language)
      const query = redirectResult === null ? '' : `?redirectResult=${encodeURIComponent(redirectResult)}`
      return reply.header('cache-control', 'no-store').redirect(`${checkout}${query}`, 303)
    }

    /** The order's owner, or staff on the owner's behalf, on the routes that admit them. */
    const payerOf = async ({ actor, params }: FastifyRequest): Promise<OwnerContext> => {
      if (isOwner(actor)) return actor
      const { id } = params as Static<typeof OrderParams> // by the schema of the routes
      const acting = isShopActor(actor) ? await payments.onBehalfOf(actor, orderNumber(id)) : null
      return acting ?? refuseRequest({ kind: 'not-found' })
    }
    const families = [
      { path: '/api/cda/me/orders/:id', config: { permission: 'my-orders:write', limit: 'order' } },
      { path: '/api/cda/orders/:id', config: { permission: 'orders:write' } },
    ] as const
    const calls = families.flatMap((family) => (['POST', 'PUT'] as const).map((method) => ({ ...family, method })))

    for (const { path, config, method } of calls) {
      route(
        `${method} ${path}/payments`,
        {
          summary: method === 'POST' ? 'Tries to pay an order' : 'Tries again in another way',
          ...config,
          bodyLimit: 64 * 1024,
          params: OrderParams,
          body: PaymentsBody,
          answer: PaymentResult,
        },
        async ({ params, body, language, request }) =>
          payments.pay({
            visitor: await payerOf(request),
            orderNumber: orderNumber(params.id),
            idempotencyKey: idempotencyKeyOf(request),
            body,
            language,
            ip: request.ip,
            replaces: method === 'PUT',
          }),
      )
    }

    for (const { path, config } of families)
      route(
        `POST ${path}/processpayments`,
        {
          summary: 'Goes on with a payment after the bank’s page',
          ...config,
          bodyLimit: 64 * 1024,
          params: OrderParams,
          body: ProcessPaymentsBody,
          answer: PaymentResult,
        },
        async ({ params, body, request }) =>
          payments.processPayments(await payerOf(request), orderNumber(params.id), body),
      )

    // The bank's page posts across sites, so no cookie comes along; the checkout identifies the payment later, with its token.
    // A separate scope: no other route reads forms.
    void app.register(async (scope: App) => {
      await scope.register(formbody, { bodyLimit: 64 * 1024 })
      scope.post(
        bankReturnPath,
        {
          config: { permission: 'bank-returns:write', limit: 'order' },
          bodyLimit: 64 * 1024,
          schema: {
            tags,
            summary: 'Return from the bank’s page',
            querystring: ReturnQuery,
          },
        },
        async (request, reply) => {
          return toCheckout(request, reply, await redirects.keepReturn(parseReturn(request.body)))
        },
      )
    })

    // A plain link carries only the provider's value, which is not stored: made-up links cannot fill the database.
    app.get(
      bankReturnPath,
      {
        config: { permission: 'bank-returns:write' },
        schema: { tags, summary: 'Return from the bank’s page by a link', querystring: ReturnQuery },
      },
      (request, reply) => toCheckout(request, reply, parseReturn(request.query).redirectResult ?? null),
    )

    app.get(
      '/paymentauthentication/:order/:token',
      {
        config: { permission: 'payments:read', access: 'signed' },
        // A HEAD request must not use up the link.
        exposeHeadRoute: false,
        schema: {
          tags,
          summary: 'Leads to the bank’s page, once',
          params: Type.Object({ order: Type.String({ maxLength: 40 }), token: Type.String({ maxLength: 100 }) }),
        },
      },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
        const { order, token } = request.params
        const target = await redirects.take(order, token)
        if (!target) return reply.redirect((await pageUrls(request.language)).checkout, 303)
        if (target.method === 'GET') return reply.redirect(target.url, 303)
        return reply
          .header('content-security-policy', autoPostPolicy(target.url))
          .type('text/html; charset=utf-8')
          .send(autoPostPage(target.url, target.fields))
      },
    )

    app.post(
      '/api/adyen/webhooks/authorisation',
      {
        config: { permission: 'payments:write', access: 'signed', takesBadText: true },
        bodyLimit: 256 * 1024,
        schema: { tags, summary: 'Events of the payment provider', body: WebhookBody },
      },
      async (request, reply) => {
        const isAuthentic = await events.receive(request.body)
        if (!isAuthentic) return refuseRequest({ kind: 'unauthenticated' })
        return reply.code(202).type('text/plain; charset=utf-8').send('[accepted]')
      },
    )
  }

/** Reads the known fields, each as text of limited length, and ignores anything else a page may post. */
function parseReturn(body: unknown): ReturnForm {
  if (typeof body !== 'object' || body === null) return {}
  const form: ReturnForm = {}
  for (const field of returnFields) {
    const value: unknown = (body as Record<string, unknown>)[field] // any form may be posted here
    if (typeof value === 'string' && value !== '' && value.length <= longestReturnField) form[field] = value
  }
  return form
}
