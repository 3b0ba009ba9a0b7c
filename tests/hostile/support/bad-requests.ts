import type { InjectOptions } from 'fastify'
import { isFullTier } from '../../support/tier.ts'
import type { Route } from './hostile-shop.ts'
import { type Example, type Ids, pathOf } from './route-examples.ts'

export interface BadRequest {
  what: string
  request: InjectOptions & { url: string }
}

// Written into JSON text as it stands, because no value can say it.
const raw = (text: string): string => `@raw:${text}@`
const json = (value: unknown): string => JSON.stringify(value)?.replaceAll(/"@raw:(.*?)@"/g, '$1') ?? ''

const depth = 10_000
const bodyValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  raw('1e400'),
  raw('-1e400'),
  raw('9007199254740993'),
  '',
  ' ',
  'a\u0000b',
  '\ud800',
  'x\udc00',
  'x'.repeat(5000),
  "' or 1=1 --",
  '<script>',
  '../../etc/passwd',
  '\u202e',
  [],
  ['x'],
  [null],
  {},
  { $gt: '' },
  { length: 1e9 },
  [[[[]]]],
  raw('{"__proto__":{"isAdmin":true}}'),
  '00000000-0000-0000-0000-000000000000',
  'undefined',
  '9999-99-99T99:99:99Z',
  '-271821-04-20T00:00:00Z',
]
/** Of a right shape, and no moment there is, or none that can be stored. */
const moments = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '2026-02-30T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2016-12-31T23:59:60Z',
  '2026-01-01T23:59:60+02:00',
  '2026-01-01T24:00:00Z',
  '9999-12-31T23:59:59-14:00',
  '2026-01-01T00:00:00+99:99',
  '2026-01-01T00:00:00.0000000000000000001Z',
  '2026-01-01',
  '0000-00-00',
]
export const isMoment = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
const wholeBodies: readonly [string, string][] = [
  ...(['', 'null', '[]', '{}', '"x"', '1', 'true', '{', '{"a":', "{'a':1}", 'NaN', '\u0000', '\ufeff{}'] as const).map(
    (body): [string, string] => [`the body ${JSON.stringify(body)}`, body],
  ),
  ['deep arrays', '['.repeat(depth) + ']'.repeat(depth)],
  ['deep objects', '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)],
  ['a prototype', '{"__proto__":{"isAdmin":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['many keys', `{${Array.from({ length: 5000 }, (_, at) => `"k${at}":1`).join()}}`],
]
const contentTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'text/html',
  'application/json; charset=utf-16',
  'application/jsonx',
  'application/x-www-form-urlencoded',
  ';',
  'x',
]
const queryValues = [
  '',
  '%00',
  '%ED%A0%80',
  '%E0%A4%A',
  '%',
  '-1',
  '0',
  '1.5',
  '1e400',
  'NaN',
  'null',
  '99999999999999999999',
  '%27%20or%201=1--',
  '<script>',
  '..%2f..%2fetc',
  '%0d%0aset-cookie:x=y',
  'x'.repeat(6000),
  ','.repeat(3000),
]
const wholeQueries = [
  '__proto__=1',
  '__proto__[a]=1',
  'constructor=1',
  '%',
  '&&&===',
  '?'.repeat(50),
  '%00=%00',
  'a=b'.repeat(3000),
]
const paramValues = [
  '%00',
  '%ED%A0%80',
  '%',
  '%E0%A4%A',
  '..%2f..%2f',
  'x'.repeat(250),
  'x'.repeat(3000),
  '-1',
  '0',
  '2147483648',
  '99999999999999999999',
  '1e400',
  'null',
  '__proto__',
  'constructor',
  '%0d%0ax:y',
  '%27--',
  '00000000-0000-0000-0000-000000000000',
  'KV26-0000-0000',
  '1,2',
  '%F0%9F%8D%AB',
  '%20',
]

/** Every kind of spoilt request for a route. The quick tier takes a part of the values for each place, in turn. */
export function* badRequests(route: Route, example: Example, ids: Ids): Generator<BadRequest> {
  const params = example.params?.(ids) ?? {}
  const query = example.query?.(ids) ?? {}
  const body = example.body?.(ids)
  const path = pathOf(route, params)
  const method = route.method as 'GET'
  const search = (values: Record<string, string>): string => {
    const text = new URLSearchParams(values).toString()
    return text === '' ? '' : `?${text}`
  }
  let turn = route.url.length
  const some = <T>(values: readonly T[], count: number): T[] => {
    if (isFullTier) return [...values]
    turn += count
    return values.filter((_value, at) => (at - turn + values.length * 1000) % values.length < count)
  }
  const withBody = (what: string, payload: string, contentType = 'application/json'): BadRequest => ({
    what,
    request: { method, url: path + search(query), payload, headers: { 'content-type': contentType } },
  })

  for (const name of Object.keys(params)) {
    if (!route.url.includes(`:${name}`)) continue
    for (const value of some(paramValues, 9)) {
      const url = pathOf(route, { ...params, [name]: value }) + search(query)
      const payload = body === undefined ? {} : { payload: json(body) }
      yield {
        what: `${name} in the path: ${value.slice(0, 40)}`,
        request: { method, url, ...payload, headers: { 'content-type': 'application/json' } },
      }
    }
  }

  const known = Object.keys(propertiesOf(route.schema.querystring))
  const queryNames = new Set(['language', ...some(known, 8), ...(known.length > 0 ? ['q'] : [])])
  const withQuery = (what: string, text: string): BadRequest => ({
    what: `the query ${what}`,
    request: {
      method,
      url: `${path}?${text}`,
      ...(body === undefined ? {} : { payload: json(body), headers: { 'content-type': 'application/json' } }),
    },
  })
  for (const name of queryNames) {
    const rest = Object.fromEntries(Object.entries(query).filter(([other]) => other !== name))
    const others = new URLSearchParams(rest).toString()
    yield withQuery(`without ${name}`, others)
    for (const form of [`${name}=a&${name}=b`, `${name}[]=a`, `${name}[a]=1`, `${name}%5B%5D=a&${name}=b`])
      yield withQuery(form, `${others}&${form}`)
    for (const value of some(queryValues, 3))
      yield withQuery(`${name}=${value.slice(0, 40)}`, `${others}&${name}=${value}`)
  }
  for (const text of some(wholeQueries, 4)) yield withQuery(text.slice(0, 40), text)

  if (body === undefined) return
  for (const [what, text] of wholeBodies) yield withBody(what, text)
  for (const type of contentTypes) yield withBody(`the content type ${type}`, json(body), type)
  yield {
    what: 'no content type',
    request: { method, url: path + search(query), payload: Buffer.from(json(body)), headers: {} },
  }
  for (const place of placesIn(body)) {
    const name = place.join('.')
    if (typeof place.at(-1) === 'string') yield withBody(`without ${name}`, json(changed(body, place, undefined)))
    for (const value of isMoment(at(body, place)) ? [...bodyValues, ...moments] : some(bodyValues, 4))
      yield withBody(`${name} = ${json(value).slice(0, 40)}`, json(changed(body, place, value)))
  }
  for (const place of [[], ...placesIn(body)]) {
    if (!isRecord(at(body, place))) continue
    for (const field of some(['id', 'price', 'isAdmin', 'a\u0000', 'toString'], 2))
      yield withBody(`unknown ${[...place, field].join('.')}`, json(changed(body, [...place, field], 1)))
  }
}

/** What of it is asked: for a call of staff a sixth in the quick tier, in turn, since a shopper is refused there unread. */
export const askedOf = (route: Route, all: Iterable<BadRequest>, turn: number): BadRequest[] =>
  [...all].filter((_, at) => isFullTier || route.access !== 'staff' || at % 6 === turn % 6)

type Place = readonly (string | number)[]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const propertiesOf = (schema: unknown): Record<string, unknown> =>
  isRecord(schema) && isRecord(schema['properties']) ? schema['properties'] : {}

/** Where values stand in a body: every field and entry, at every depth. */
export function placesIn(value: unknown, above: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const steps: (string | number)[] = Array.isArray(value) ? value.map((_entry, at) => at) : Object.keys(value)
  return steps.flatMap((step) => {
    const place = [...above, step]
    return [place, ...placesIn(at(value, [step]), place)]
  })
}

export const at = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown>)[step], value) // places come from placesIn

/** A copy with another value at a place; undefined takes the field out. */
export function changed(body: unknown, place: Place, value: unknown): unknown {
  const [step, ...rest] = place
  if (step === undefined) return value
  if (Array.isArray(body)) return body.map((entry, index) => (index === step ? changed(entry, rest, value) : entry))
  const record = body as Record<string, unknown> // a place leads through objects
  const inner = rest.length === 0 ? value : changed(record[step], rest, value)
  return { ...record, [step]: inner }
}
