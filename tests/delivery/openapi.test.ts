import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { build } from 'fast-json-stringify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyExamples } from '../../src/app/openapi/examples.ts'
import { publicUrl, type Route } from '../hostile/support/hostile-shop.ts'
import { ourRoutes, routeName } from '../hostile/support/route-examples.ts'
import { type DeliveryShop, startDeliveryShop } from './support/delivery-shop.ts'

interface Media {
  schema?: object
  example?: unknown
}
interface Operation {
  operationId?: string
  summary?: string
  tags?: string[]
  security?: object[]
  parameters?: { name: string; in: string; required?: boolean; schema?: object; example?: unknown }[]
  requestBody?: { required?: boolean; content: Record<string, Media> }
  responses: Record<string, { $ref?: string; description?: string; content?: Record<string, Media> }>
}
interface Description {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, object>
    responses: Record<string, { description: string; content: Record<string, Media> }>
    securitySchemes: Record<string, object>
  }
}

let shop: DeliveryShop
let description: Description
let ajv: Ajv2020
let routes: Route[]

beforeAll(async () => {
  shop = await startDeliveryShop()
  const answer = await shop.send({ url: '/api/openapi.json' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  description = answer.json<Description>()
  ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }))
  ajv.addSchema({ $id: 'api', components: { schemas: description.components.schemas } })
  routes = ourRoutes(shop.routes).filter(({ url }) => url !== '/api/openapi.json')
})
afterAll(() => shop.stop())

/** Schemas of the description refer to each other inside it. */
const compile = (schema: object): ValidateFunction =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')) as object)
const pathOf = (url: string): string => url.replace(/:(\w+)/g, '{$1}')
const operationOf = ({ method, url }: Pick<Route, 'method' | 'url'>): Operation | undefined =>
  description.paths[pathOf(url)]?.[method.toLowerCase()]
const operations = (): [name: string, operation: Operation][] =>
  Object.entries(description.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]): [string, Operation] => [`${verb.toUpperCase()} ${path}`, operation]),
  )

/** Every object with a `$ref` in it, wherever. */
function references(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) =>
    name === '$ref' && typeof value === 'string' ? [value] : references(value),
  )
}

describe('the description of the API', () => {
  it('says what it describes, and where it is', () => {
    expect(description).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Konvehti', version: 'test' },
      servers: [{ url: publicUrl }],
    })
  })

  it('has every call, with its summary and tags, and none that is not there', () => {
    expect(routes.length).toBeGreaterThan(50)
    const missing = routes.filter((route) => {
      const operation = operationOf(route)
      return !operation || (operation.summary ?? '').length < 8 || (operation.tags ?? []).length === 0
    })
    expect(missing.map(routeName)).toEqual([])
    const known = new Set(routes.map(({ method, url }) => `${method} ${pathOf(url)}`))
    const others = operations().map(([name]) => name)
    expect(others.filter((name) => !known.has(name))).toEqual(['POST /api/identity/connect/token'])
  })

  it('is well-formed: ids are unique, parameters of paths are there, references lead somewhere', () => {
    const ids = operations().map(([, operation]) => operation.operationId ?? '')
    expect(ids.filter((id, at) => id === '' || ids.indexOf(id) !== at)).toEqual([])
    for (const [name, { parameters = [], responses, security = [] }] of operations()) {
      const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter)
      const declared = parameters.filter((parameter) => parameter.in === 'path')
      if (!isAdministrative(name))
        expect(declared.map((parameter) => parameter.name).toSorted(), name).toEqual(inPath.toSorted())
      expect(
        declared.every((parameter) => parameter.required === true),
        name,
      ).toBe(true)
      expect(Object.keys(responses).length, name).toBeGreaterThan(1)
      for (const [status, answer] of Object.entries(responses)) {
        expect(status, name).toMatch(/^[1-5]\d\d$/)
        expect(answer.$ref ?? answer.description, `${name} ${status}`).toBeTruthy()
      }
      for (const scheme of security.flatMap((one) => Object.keys(one)))
        expect(description.components.securitySchemes).toHaveProperty(scheme)
    }
    const targets = references(description)
    expect(targets.length).toBeGreaterThan(100)
    for (const target of new Set(targets)) {
      const found = target
        .replace('#/', '')
        .split('/')
        .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], description)
      expect(found, target).toBeDefined()
    }
  })

  it('has schemas that are schemas', () => {
    for (const [name, operation] of operations()) {
      const media = [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
        Object.values(part?.content ?? {}),
      )
      const schemas = [...media, ...(operation.parameters ?? [])].flatMap(({ schema }) => schema ?? [])
      for (const schema of schemas) expect(() => compile(schema), name).not.toThrow()
    }
  })

  it('has answers that the shop can write: each schema compiles, which it otherwise does at its first answer', () => {
    const answers = routes.flatMap((route) =>
      Object.entries(route.schema.response ?? {}).map(([status, schema]) => ({
        name: `${routeName(route)} ${status}`,
        schema,
      })),
    )
    expect(answers.length).toBeGreaterThan(200)
    for (const { name, schema } of answers) expect(() => build(schema), name).not.toThrow()
  })

  it('has an example of every body and of every parameter that must be there, and they are right', () => {
    for (const [name, operation] of operations()) {
      expect(operation.requestBody?.required ?? true, name).toBe(true)
      for (const { example, schema } of Object.values(operation.requestBody?.content ?? {})) {
        expect(example, name).toBeDefined()
        const isValid = compile(schema ?? {})
        expect(isValid(example), `${name} ${JSON.stringify(isValid.errors)}`).toBe(true)
      }
      for (const parameter of operation.parameters ?? []) {
        if (parameter.required !== true) continue
        expect(parameter.example, `${name} ${parameter.name}`).toBeDefined()
        const isValid = compile(parameter.schema ?? {})
        expect(isValid(parameter.example), `${name} ${parameter.name}`).toBe(true)
      }
    }
    // Bodies of the back office bring theirs.
    const taking = routes.filter(({ schema: { body } }) => body && !('examples' in (body as object))).map(routeName)
    expect(Object.keys(bodyExamples).toSorted()).toEqual(taking.toSorted())
  })

  it('has the shapes of failures as the shop sends them', async () => {
    const check = async (response: string, request: Parameters<DeliveryShop['send']>[0], status: number) => {
      const answer = await shop.send(request)
      expect(answer.statusCode, response).toBe(status)
      const { schema } = description.components.responses[response]?.content['application/json'] ?? {}
      expect(compile(schema ?? { not: {} })(answer.json()), response).toBe(true)
    }
    await check('BadRequest', { url: '/api/pricing' }, 400)
    await check('Unauthenticated', { url: '/api/me/carts' }, 401)
    await check('Forbidden', { method: 'PUT', url: '/api/cda/carts' }, 403)
    await check('NotFound', { url: '/api/warehouse/nowhere' }, 404)
    for (const [name, { content }] of Object.entries(description.components.responses)) {
      for (const { schema, example } of Object.values(content))
        expect(compile(schema ?? { not: {} })(example), name).toBe(true)
    }
  })

  it('says who may call what, and what that may come to', () => {
    const statuses = (method: string, url: string) => Object.keys(operationOf({ method, url })?.responses ?? {})
    expect(operationOf({ method: 'GET', url: '/api/me/carts' })?.security).toEqual([{ visitor: [] }])
    expect(operationOf({ method: 'GET', url: '/api/checkout/consents' })?.security).toEqual([{}, { visitor: [] }])
    expect(operationOf({ method: 'GET', url: '/api/markets' })?.security).toBeUndefined()
    expect(statuses('GET', '/api/markets')).toEqual(['200', '500', '503'])
    expect(statuses('POST', '/api/me/carts/add')).toEqual(['200', '400', '401', '409', '500', '503'])
    expect(statuses('GET', '/api/warehouse/:id')).toEqual(['200', '400', '404', '500', '503'])
    expect(statuses('PUT', '/api/cda/carts')).toEqual(['200', '400', '403', '409', '500', '503'])
  })

  it('describes the answers: what the shop sends is what it says', async () => {
    const visitor = await shop.visitor()
    for (const url of [
      '/api/site',
      '/api/markets',
      '/api/categories',
      '/api/consents',
      '/api/warehouse/vallila',
      '/api/cda/paymentmethods/FI/sv',
      '/api/search/content?q=suklaa',
      '/api/search/products?q=suklaa',
      '/api/inventory?codes=KV1010',
      '/api/pricing?code=KV1010',
      '/api/search/suggest?q=suklaa',
      '/api/me/carts',
    ]) {
      const answer = await shop.send({ url, headers: visitor.headers })
      expect(answer.statusCode, url).toBe(200)
      const path = url.split('?')[0] ?? url
      const template = path.replace('/vallila', '/{id}').replace('/FI/sv', '/{marketId}/{language}')
      const schema = description.paths[template]?.['get']?.responses['200']?.content?.['application/json']?.schema
      const isValid = compile(schema ?? { not: {} })
      expect(isValid(answer.json()), `${url} ${JSON.stringify(isValid.errors?.slice(0, 3))}`).toBe(true)
    }
  })
})

/** What of the administrative family is not built is refused before it is read, so its routes describe no input. */
const isAdministrative = (name: string): boolean =>
  /^(POST|PUT) \/api\/cda\/((carts|orders)$|orders\/[^/]+\/(payments|processpayments)$)/.test(name)
