import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'
import { type Static, type TSchema, Type } from 'typebox'
import type { Refusal } from '#src/common/errors.ts'
import type { Permission } from '#src/common/permissions.ts'
import type { Result } from '#src/common/result.ts'
import { type App, refuseRequest } from './route-types.ts'

type Of<Schema> = Schema extends TSchema ? Static<Schema> : undefined

interface RouteParts<Params, Query, Body, Answer> extends FastifyContextConfig {
  summary: string
  description?: string
  permission: Permission
  bodyLimit?: number
  params?: Params
  query?: Query
  body?: Body
  /** A response without an answer has no body. What is not JSON is `{ content: { 'text/html': { schema } } }`. */
  answer?: Answer
  /** The default is 200, and 204 without an answer. */
  status?: 200 | 201 | 202 | 204
}

/** A request as its schemas type it; `reply` is for headers and redirects. */
interface Call<Params, Query, Body> extends Pick<FastifyRequest, 'language' | 'actor'> {
  params: Of<Params>
  query: Of<Query>
  body: Of<Body>
  request: FastifyRequest
  reply: FastifyReply
}

type Outcome<Answer> = Answer extends TSchema
  ? Static<Answer> | Result<Static<Answer>, Refusal>
  : void | Result<unknown, Refusal>

/**
 * Declares routes of the same tags. The handler returns the answer, a Result whose refusal the error handler gives its wire
 * shape, or the reply that it has sent itself.
 */
export const routesOf =
  (app: App, tags: string[]) =>
  <Params, Query, Body, Answer>(
    methodAndUrl: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
    parts: RouteParts<Params, Query, Body, Answer>,
    handle: (call: Call<Params, Query, Body>) => Outcome<Answer> | Promise<Outcome<Answer>> | FastifyReply,
  ): void => {
    const [method = '', url = ''] = methodAndUrl.split(' ')
    const { summary, description, bodyLimit, params, query, body, answer, status, ...config } = parts
    const code = status ?? (answer === undefined ? 204 : 200)
    const schema = { tags, summary, description, params, querystring: query, body }
    const options: object = {
      method,
      url,
      config,
      ...(bodyLimit !== undefined && { bodyLimit }),
      schema: { ...onlyGiven(schema), response: { [code]: answer ?? Type.Null() } },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { language, actor } = request
        const sent = { params: request.params, query: request.query, body: request.body }
        // A reply is a thenable without a value, which settles when the response has ended.
        const outcome: unknown = await handle({ ...sent, language, actor, request, reply } as Call<Params, Query, Body>) // by the schemas above
        if (reply.sent) return reply
        const value = isResult(outcome) ? (outcome.ok ? outcome.value : refuseRequest(outcome.error)) : outcome
        return reply.code(code).send(answer === undefined ? null : value)
      },
    }
    app.route(options as Parameters<App['route']>[0]) // Fastify's types follow schemas, which are generic here
  }

const onlyGiven = (parts: object): object =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))

const isResult = (value: unknown): value is Result<unknown, Refusal> =>
  typeof value === 'object' && value !== null && 'ok' in value && ('value' in value || 'error' in value)
