import type { FastifyRequest } from 'fastify'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { MyConsents, MyConsentsBody } from '../../contract/marketing.ts'
import type { Marketing } from './marketing.ts'
import type { Mailbox } from './permissions.ts'

export interface MyConsentsRoutesDeps {
  marketing: Marketing
  /** The signed-in customer with their verified address; null for a guest, whose address is not verified. */
  customerOf: (request: FastifyRequest) => Promise<Mailbox | null>
}

const none: MyConsents = { marketingUpdates: false, updatedAt: null, source: null, history: [] }

/** A visitor’s own consents (C-6.6). */
export const myConsentsRoutes =
  ({ marketing, customerOf }: MyConsentsRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['account'])
    route(
      'GET /api/me/consents',
      {
        summary: 'Whether one gets marketing by e-mail, and how that came to be',
        description: 'Of a guest nothing is known: off, with no history.',
        permission: 'my-consents:read',
        answer: MyConsents,
      },
      async ({ request }) => {
        const customer = await customerOf(request)
        return customer ? marketing.describe(customer.email) : none
      },
    )
    route(
      'PUT /api/me/consents',
      {
        summary: 'Switches marketing by e-mail on or off; a mail confirms it',
        permission: 'my-consents:write',
        limit: 'consent',
        body: MyConsentsBody,
        answer: MyConsents,
      },
      async ({ body, request }) => {
        const customer = (await customerOf(request)) ?? refuseRequest({ kind: 'unauthenticated' })
        return marketing.switch(customer, body.marketingUpdates)
      },
    )
  }
