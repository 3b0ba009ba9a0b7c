import { Type } from 'typebox'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { networkOf } from '#src/platform/http/network.ts'
import {
  type IntermediateUser as WireUser,
  IntermediateUser,
  IntermediateUserBody,
  IntermediateUserParams,
  IntermediateUserToken,
  marketingPolicy,
  SettleBody,
  TokenQuery,
  UnsubscribeBody,
} from '../../contract/marketing.ts'
import { maskEmail } from '#src/identity/rules/mask-email.ts'
import type { IntermediateUserRow } from './intermediate-user.store.ts'
import type { Marketing } from './marketing.ts'

export interface ConsentDataRoutesDeps {
  marketing: Marketing
  /** For test runs only: the response holds the token, which is otherwise only mailed. */
  tellsTokens: boolean
}

const tags = ['consents']
const writing = { permission: 'consents:write', limit: 'consent' } as const

/** API counterpart of the pages under `/cds` (C-3.9, C-3.10). */
export const consentDataRoutes =
  ({ marketing, tellsTokens }: ConsentDataRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['consents'])
    const { optIns } = marketing

    async function end(token: string): Promise<void> {
      const permission = (await marketing.ofToken(token)) ?? refuseRequest({ kind: 'not-found' })
      await marketing.end(permission.email, 'mail-link')
    }

    route(
      'POST /api/consentdata/unsubscribeuser',
      {
        summary: 'Ends the subscription that a mail’s token is about',
        description: 'Ended already, it is the same answer; 404 for a token that is none of ours.',
        ...writing,
        body: UnsubscribeBody,
      },
      ({ body }) => end(body.token),
    )
    route(
      'DELETE /api/consentdata/marketingpermission',
      { summary: 'Withdraws the marketing permission that a mail’s token is about', ...writing, query: TokenQuery },
      ({ query }) => end(query.token),
    )

    app.post(
      '/api/intermediateuser',
      {
        config: { permission: 'consents:write', limit: 'forms' },
        schema: {
          tags,
          summary: 'Asks for the newsletter; the mailbox confirms it within seven days',
          description: 'Always the same 202, whatever is known of the address. 201 with the token in test runs alone.',
          body: IntermediateUserBody,
          response: { 201: IntermediateUserToken, 202: Type.Null() },
        },
      },
      async (request, reply) => {
        const { email, name = '', consents = [], website = '', language = request.language } = request.body
        // A submission with the trap field filled in is thanked for and discarded.
        if (website !== '') return reply.code(202).send(null)
        if (consents.some(({ id, accepted }) => id === marketingPolicy && !accepted))
          refuseRequest({ kind: 'fields', fields: { consents: ['consents/agree'] } })
        const outcome = await optIns.ask({ email, name, language, network: networkOf(request.ip) })
        if (outcome.kind === 'fault') refuseRequest({ kind: 'fields', fields: { email: [outcome.faultKey] } })
        if (outcome.kind === 'too-often') {
          void reply.header('retry-after', String(outcome.seconds))
          throw Object.assign(new Error('asked too often'), { statusCode: 429 })
        }
        return tellsTokens && outcome.token !== null
          ? reply.code(201).send({ token: outcome.token })
          : reply.code(202).send(null)
      },
    )
    route(
      'GET /api/intermediateuser/:token',
      {
        summary: 'What a mailbox is asked to confirm',
        description: '404 for a token that is none of ours, 410 for what is confirmed, dropped or over.',
        permission: 'consents:read',
        limit: 'consent',
        params: IntermediateUserParams,
        answer: IntermediateUser,
      },
      async ({ params }) => {
        const asked = await optIns.find(params.token)
        return asked.ok ? present(asked.value) : asked
      },
    )
    route(
      'POST /api/intermediateuser/:token/remove',
      {
        summary: 'Confirms what was asked for, or drops it',
        description: 'Drops it where no outcome is said.',
        ...writing,
        params: IntermediateUserParams,
        body: SettleBody,
      },
      ({ params, body }) => optIns.settle(params.token, body?.outcome ?? 'withdrawn', null),
    )
  }

const present = ({ email, name, language, source, createdAt }: IntermediateUserRow): WireUser => ({
  email: maskEmail(email),
  name,
  language,
  source,
  createdAt: createdAt.toISOString(),
})
