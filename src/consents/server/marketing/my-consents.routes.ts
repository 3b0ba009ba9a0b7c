import type { FastifyRequest } from 'fastify'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { MyConsents, MyConsentsBody } from '../../contract/marketing.ts'
import type { Marketing } from './marketing.ts'
import type { Mailbox } from './permissions.ts'

export interface MyConsentsRoutesDeps {
  marketing: Marketing
  /** The signed-in customer with their verified address; null for a guest, whose address is not verified. */
  customerOf: (request: FastifyRequest) => Promise<Mailbox | null>
}

const tags = ['account']
const none: MyConsents = { marketingUpdates: false, updatedAt: null, source: null, history: [] }

/** A visitor’s own consents (C-6.6). */
export const myConsentsRoutes =
  ({ marketing, customerOf }: MyConsentsRoutesDeps) =>
  (app: App): void => {
    app.get(
      '/api/me/consents',
      {
        config: { permission: 'my-consents:read' },
        schema: {
          tags,
          summary: 'Whether one gets marketing by e-mail, and how that came to be',
          description: 'Of a guest nothing is known: off, with no history.',
          response: { 200: MyConsents },
        },
      },
      async (request) => {
        const customer = await customerOf(request)
        return customer ? marketing.describe(customer.email) : none
      },
    )
    app.put(
      '/api/me/consents',
      {
        config: { permission: 'my-consents:write', limit: 'consent' },
        schema: {
          tags,
          summary: 'Switches marketing by e-mail on or off; a mail confirms it',
          body: MyConsentsBody,
          response: { 200: MyConsents },
        },
      },
      async (request) => {
        const customer = (await customerOf(request)) ?? refuseRequest({ kind: 'unauthenticated' })
        return marketing.switch(customer, request.body.marketingUpdates)
      },
    )
  }
