import fc from 'fast-check'
import { languages } from '../../../src/common/locale.ts'
import type { Ids } from './route-examples.ts'
import { percentEncoded } from './percent-encoded.ts'
import type { Route } from './shop-on-database.ts'

/* Malformed requests made from what the routes' own schemas say: wrong types, missing, unknown, too long, too deep. */

export interface MalformedRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}

const typeOf = ({ type }: Schema): string => (Array.isArray(type) ? type[0] : type) ?? ''

const deep = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}
const badText = fc.constantFrom(
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '',
  ' ',
  '\u202e',
  '%00',
  '<script>',
  "' or 1=1 --",
  '../../etc/passwd',
)
const anything = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  badText,
  fc.constant([]),
  fc.constant({}),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(10, 100, 1_000).map(deep),
)

/** A value the schema takes, or nearly. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting))
  switch (typeOf(schema)) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, of]) => [name, fitting(of)])),
      )
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 3, 3) })
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.ceil(schema.minimum ?? 0),
        max: Math.floor(Math.max(schema.minimum ?? 0, Math.min(schema.maximum ?? 9, 1_000))),
      })
    case 'boolean':
      return fc.boolean()
    case 'string':
      return fc.string({ unit: 'grapheme', maxLength: Math.min(schema.maxLength ?? 40, 40) })
    default:
      return anything
  }
}

/** A value with at least one thing wrong, at any depth. */
function malformed(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(anything, ...schema.anyOf.map(malformed))
  switch (typeOf(schema)) {
    case 'object': {
      const names = Object.keys(schema.properties ?? {})
      const own = names.map((name) => spoiltAt(schema, name))
      return fc.oneof(...own, withUnknown(schema), anything)
    }
    case 'array': {
      const one = malformed(schema.items ?? {})
      const tooMany = fc.constant(Array.from({ length: Math.min((schema.maxItems ?? 200) + 1, 5_000) }, () => 'x'))
      return fc.oneof(fc.array(one, { minLength: 1, maxLength: 3 }), tooMany, anything)
    }
    case 'string':
      return fc.oneof(
        anything,
        badText,
        fc.array(fc.string(), { minLength: 1, maxLength: 3 }),
        fc.constantFrom(1, 100, 20_000).map((more) => 'x'.repeat((schema.maxLength ?? 100) + more)),
      )
    case 'integer':
    case 'number':
      return fc.oneof(anything, fc.constantFrom<unknown>(-1, 1.5, 1e21, (schema.maximum ?? 1e9) + 1, '1', 'NaN', [1]))
    default:
      return anything
  }
}

const spoiltAt = (schema: Schema, name: string): fc.Arbitrary<unknown> =>
  fc.tuple(fitting(schema), fc.option(malformed(schema.properties?.[name] ?? {}), { nil: undefined, freq: 6 })).map(
    ([value, bad]) => ({ ...(value as object), [name]: bad }), // an object's own fitting value; undefined leaves it out
  )
const withUnknown = (schema: Schema): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fitting(schema),
      fc.constantFrom('__proto__', 'constructor', 'isAdmin', 'a\u0000', 'x'.repeat(3_000)),
      anything,
    )
    .map(([value, name, bad]) => Object.assign(Object.fromEntries(Object.entries(value as object)), { [name]: bad })) // as above

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Parameters as text: arrays as repeated and bracketed names. */
function queryOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return percentEncoded(asText(value).slice(0, 6_000))
  return Object.entries(value)
    .flatMap(([name, entry]: [string, unknown]) => {
      const key = percentEncoded(name.slice(0, 200))
      if (Array.isArray(entry))
        return entry.flatMap((one, at) => [`${key}=${percentEncoded(asText(one).slice(0, 500))}`, `${key}[${at}]=x`])
      return entry === undefined ? [] : [`${key}=${percentEncoded(asText(entry).slice(0, 6_000))}`]
    })
    .slice(0, 200)
    .join('&')
}

const headerText = fc.oneof(
  fc.constantFrom(
    '',
    'x',
    ',',
    '*',
    'null',
    '\u00ff\u00fe',
    'x'.repeat(4_000),
    'Bearer',
    'Bearer x.y.z',
    'application/json',
  ),
  fc.string({ maxLength: 30 }).map((text) => text.replace(/[^\x20-\x7e]/g, '?')),
)
const headerNames = [
  'authorization',
  'content-type',
  'accept-language',
  'accept',
  'accept-encoding',
  'cookie',
  'if-none-match',
  'idempotency-key',
  'x-preview-token',
  'x-request-time',
  'x-forwarded-for',
  'origin',
  'referer',
  'range',
  'user-agent',
]
const headers = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Record<string, string>>({}) },
  { weight: 2, arbitrary: fc.dictionary(fc.constantFrom(...headerNames), headerText, { minKeys: 1, maxKeys: 3 }) },
)
const garbledBody = fc.constantFrom(
  '',
  '{',
  '{"a":',
  'NaN',
  '\u0000',
  '[]',
  'null',
  '"x"',
  '['.repeat(20_000),
  '{"a":'.repeat(20_000),
)

/** Requests to a route in which at least one part is not as its schema says. */
export function malformedRequests(
  route: Route,
  own: { headers: Record<string, string>; ids: Ids },
): fc.Arbitrary<MalformedRequest> {
  const schema = route.schema as { body?: Schema; querystring?: Schema; params?: Schema } // JSON schemas
  const known = Object.values(own.ids).filter((id) => id !== '')
  const parameter = fc.oneof(
    fc.constantFrom('x', ...known),
    badText,
    malformed({ type: 'string', maxLength: 250 }).map(asText),
  )
  const names = [...route.url.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const takesBody = route.method !== 'GET' && route.method !== 'HEAD'
  return fc
    .record({
      params: fc.record(Object.fromEntries([...names, '*'].map((name) => [name, parameter]))),
      query: malformed(schema.querystring ?? { type: 'object', properties: { q: { type: 'string' } } }),
      body: fc.oneof(
        {
          weight: 5,
          arbitrary: malformed(schema.body ?? { type: 'object', properties: {} }).map((value) => JSON.stringify(value)),
        },
        { weight: 1, arbitrary: garbledBody },
      ),
      headers,
      isKnown: fc.boolean(),
      language: fc.constantFrom(...languages),
    })
    .map(({ params, query, body, headers: spoilt, isKnown, language }) => ({
      method: route.method,
      path: `${pathWith(route.url, params)}?${queryOf(query)}`.slice(0, 14_000),
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        ...(isKnown ? own.headers : {}),
        ...spoilt,
      },
      body: takesBody ? body : undefined,
    }))
}

const pathWith = (url: string, params: Record<string, string>): string =>
  url.replace(/:(\w+)|\*/g, (whole, name?: string) => percentEncoded((params[name ?? whole] ?? 'x').slice(0, 6_000)))
