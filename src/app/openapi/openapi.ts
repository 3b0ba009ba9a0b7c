import swagger from '@fastify/swagger'
import type { FastifySchema, RouteOptions } from 'fastify'
import { accessOf } from '#src/platform/http/access.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { bodyExamples } from './examples.ts'
import { parameterExample } from './parameter-examples.ts'
import { failureResponses, failureSchemas, failuresOf } from './failures.ts'
import { protocolPaths } from './protocol.ts'

/*
 * GET /api/openapi.json: the description of all calls, generated from the routes' own schemas. Whatever a route declares
 * for its validation (schemas, who may call, limits) is described here too; summaries and tags come from the routes,
 * examples and the shapes of failures from the tables in this folder.
 */

/** The parts of a description that are read and added to here. */
interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema?: { default?: unknown }; example?: unknown }[]
  responses: Record<string, { description?: string } | { $ref: string }>
  requestBody?: { required?: boolean }
}
export interface ApiDescription {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: Record<string, object>
}

/** Must run before the routes are registered: it listens to them. */
export async function registerOpenApi(app: App, options: { version: string; publicUrl: string }): Promise<void> {
  const calls = new Map<string, RouteOptions>()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Konvehti',
        version: options.version,
        description:
          'Calls of the shop and its pages. Texts come in the language of the query `language`, else of Accept-Language.',
      },
      servers: [{ url: options.publicUrl }],
      components: {
        securitySchemes: {
          visitor: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'An anonymous token, from POST /api/identity/connect/token',
          },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const method = [route.method].flat()[0] ?? 'GET'
      if (!isCall(url)) return { schema: { hide: true }, url }
      calls.set(`${method} ${pathOf(url)}`, route)
      return { schema: describe(schema, `${method} ${url}`), url }
    },
  })

  let body: string | null = null
  app.get('/api/openapi.json', { config: { permission: 'site:read' } }, async (_request, reply) => {
    body ??= JSON.stringify(complete(app.swagger() as unknown as ApiDescription, calls)) // OpenAPI, as the plugin makes it
    return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(body)
  })
}

const isCall = (url: string): boolean =>
  /^\/(api|cds|forms|paymentauthentication|privacy|subscriptions)\//.test(url) && url !== '/api/openapi.json'

/** `/api/me/orders/:id` as descriptions write it: `/api/me/orders/{id}`. */
const pathOf = (url: string): string => url.replace(/:(\w+)/g, '{$1}')

/**
 * Derives an operation's id from its method and address: an invented name such as `readCart` would not show which call it
 * is.
 */
const operationId = (name: string): string =>
  name
    .toLowerCase()
    .replace('/api/', '')
    // The same form without JavaScript.
    .replace(' /forms/', ' /plain-forms/')
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .join('-')

function describe(schema: FastifySchema | undefined, name: string): FastifySchema {
  const example = bodyExamples[name]
  return {
    ...schema,
    operationId: operationId(name),
    ...(schema?.body !== undefined && example !== undefined && { body: { ...schema.body, examples: [example] } }),
  }
}

/** Adds what the routes say outside their schemas: who may call, which failures there are, examples of parameters. */
function complete(description: ApiDescription, calls: ReadonlyMap<string, RouteOptions>): ApiDescription {
  const paths = Object.entries(description.paths).map(([path, operations]) => {
    const completed = Object.entries(operations).map(([verb, operation]) => {
      const method = verb.toUpperCase()
      const route = calls.get(`${method} ${path}`)
      if (!route) throw new Error(`Nothing is known of ${method} ${path}`)
      return [verb, completeOperation(operation, path, method, route)]
    })
    return [path, Object.fromEntries(completed)]
  })
  return {
    ...description,
    paths: { ...protocolPaths, ...(Object.fromEntries(paths) as ApiDescription['paths']) }, // as taken apart above
    components: {
      ...description.components,
      schemas: { ...description.components['schemas'], ...failureSchemas },
      responses: failureResponses,
    },
  }
}

function completeOperation(operation: Operation, path: string, method: string, route: RouteOptions): object {
  const { limit } = route.config ?? {}
  const access = accessOf(route.config)
  const parameters = operation.parameters?.map((parameter) => {
    if (parameter.required !== true) return parameter
    // The schema has a default, so callers may leave it out.
    if (parameter.schema?.default !== undefined) return { ...parameter, required: false }
    const example = parameterExample(path, parameter.name)
    return example === undefined ? parameter : { ...parameter, example }
  })
  const failures = failuresOf({
    method,
    access,
    isLimited: limit !== undefined,
    hasInput: operation.requestBody !== undefined || (parameters?.length ?? 0) > 0,
    hasPathParameters: path.includes('{'),
  })
  const own = Object.entries(operation.responses).map(([status, answer]) => [
    status,
    'description' in answer ? { ...answer, description: 'The answer' } : answer,
  ])
  return {
    ...operation,
    ...(parameters && { parameters }),
    ...(access === 'visitor' && { security: [{ visitor: [] }] }),
    ...(access === 'optional' && { security: [{}, { visitor: [] }] }),
    responses: {
      ...Object.fromEntries(own),
      ...Object.fromEntries(
        Object.entries(failures).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
      ),
    },
  }
}
