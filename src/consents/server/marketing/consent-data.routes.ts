import { Type } from 'typebox'
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
    const { optIns } = marketing

    async function end(token: string): Promise<null> {
      const permission = (await marketing.ofToken(token)) ?? refuseRequest({ kind: 'not-found' })
      await marketing.end(permission.email, 'mail-link')
      return null
    }

    app.post(
      '/api/consentdata/unsubscribeuser',
      {
        config: writing,
        schema: {
          tags,
          summary: 'Ends the subscription that a mail’s token is about',
          description: 'Ended already, it is the same answer; 404 for a token that is none of ours.',
          body: UnsubscribeBody,
          response: { 204: Type.Null() },
        },
      },
      async ({ body }, reply) => reply.code(204).send(await end(body.token)),
    )
    app.delete(
      '/api/consentdata/marketingpermission',
      {
        config: writing,
        schema: {
          tags,
          summary: 'Withdraws the marketing permission that a mail’s token is about',
          querystring: TokenQuery,
          response: { 204: Type.Null() },
        },
      },
      async ({ query }, reply) => reply.code(204).send(await end(query.token)),
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
    app.get(
      '/api/intermediateuser/:token',
      {
        config: { permission: 'consents:read', limit: 'consent' },
        schema: {
          tags,
          summary: 'What a mailbox is asked to confirm',
          description: '404 for a token that is none of ours, 410 for what is confirmed, dropped or over.',
          params: IntermediateUserParams,
          response: { 200: IntermediateUser },
        },
      },
      async ({ params }) => {
        const asked = await optIns.find(params.token)
        return asked.ok ? present(asked.value) : refuseRequest(asked.error)
      },
    )
    app.post(
      '/api/intermediateuser/:token/remove',
      {
        config: writing,
        schema: {
          tags,
          summary: 'Confirms what was asked for, or drops it',
          description: 'Drops it where no outcome is said.',
          params: IntermediateUserParams,
          body: SettleBody,
          response: { 204: Type.Null() },
        },
      },
      async ({ params, body }, reply) => {
        const settled = await optIns.settle(params.token, body?.outcome ?? 'withdrawn', null)
        return settled.ok ? reply.code(204).send(null) : refuseRequest(settled.error)
      },
    )
  }

const present = ({ email, name, language, source, createdAt }: IntermediateUserRow): WireUser => ({
  email: maskEmail(email),
  name,
  language,
  source,
  createdAt: createdAt.toISOString(),
})
