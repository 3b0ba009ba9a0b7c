import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inParallel } from '../faults/support/shopper.ts'
import { isFullTier } from '../support/tier.ts'
import { type Language, languages } from '../../src/common/locale.ts'
import { createTextCheck, faultOf } from './support/answers.ts'
import { at, changed, isMoment, placesIn } from './support/bad-requests.ts'
import { type HostileShop, startHostileShop } from './support/hostile-shop.ts'
import { percentEncoded } from './support/percent-encoded.ts'
import { arrange, exampleOf, type Ids, ourRoutes, pathOf, routeName } from './support/route-examples.ts'
import type { Route } from './support/shop-on-database.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? 20261121)
const runsPerRoute = isFullTier ? 5_000 : 10

let shop: HostileShop
let isText: (language: Language, text: string) => boolean

beforeAll(async () => {
  shop = await startHostileShop()
  isText = createTextCheck(shop.tables)
})
afterAll(() => shop.stop())

const nasty = fc.constantFrom(
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  '-1',
  '1e400',
  '%',
  '$ne',
  '\u2028',
  '</script>',
)
const word = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)
const value = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  word,
  fc.uuid(),
  fc.jsonValue({ maxDepth: 4 }),
)
/** A moment of the right shape, mostly one that cannot be. */
const moment = fc
  .tuple(
    fc.nat(9999),
    fc.nat(13),
    fc.nat(32),
    fc.nat(24),
    fc.nat(60),
    fc.nat(60),
    fc.constantFrom('Z', '+14:00', '-14:00', '+24:00'),
  )
  .map(([year, month, day, hour, minute, second, zone]) => {
    const two = (number: number): string => String(number).padStart(2, '0')
    const date = [String(year).padStart(4, '0'), two(month), two(day)].join('-')
    return `${date}T${[hour, minute, second].map(two).join(':')}${zone}`
  })
/** How the example is spoilt: places are picked by number, because each route has its own. */
const spoiling = fc.record({
  changes: fc.array(fc.tuple(fc.nat(1_000), value), { maxLength: 3 }),
  moment,
  whole: fc.option(value, { nil: undefined, freq: 6 }),
  cut: fc.option(fc.nat(200), { nil: undefined, freq: 8 }),
  params: fc.dictionary(fc.constant('id'), word, { maxKeys: 1 }),
  query: fc.dictionary(word, word, { maxKeys: 3 }),
  known: fc.option(fc.tuple(fc.nat(30), word), { nil: undefined }),
  language: fc.constantFrom(...languages),
})
type Spoiling = typeof spoiling extends fc.Arbitrary<infer Value> ? Value : never

it(
  'holds against requests nobody thought of',
  async () => {
    process.stdout.write(`fuzz: FUZZ_SEED=${seed}, ${runsPerRoute} requests for each route\n`)
    const began = performance.now()
    // Each has a visitor of its own, and some answer no sooner than a known address would be answered: many wait at once.
    await inParallel(ourRoutes(shop.routes), 8, fuzzRoute)
    process.stdout.write(`fuzz: ${Math.round(performance.now() - began)} ms\n`)
  },
  isFullTier ? 7_200_000 : 300_000,
)

async function fuzzRoute(route: Route): Promise<void> {
  const example = exampleOf(route)
  if (!example || route.access === 'staff') return
  const { visitor, ids } = await arrange(shop, example.stage)
  const ask = async (spoilt: Spoiling): Promise<void> => {
    const before = await visitor.stored()
    const request = requestOf(route, example, ids, spoilt)
    const headers = {
      ...visitor.headers,
      'accept-language': spoilt.language,
      ...example.headers,
      ...request.headers,
    }
    const answer = await shop.send({ method: route.method as 'GET', ...request, headers })
    const named = new URLSearchParams(request.url.split('?')[1]).get('language')
    const language = languages.find((one) => one === named) ?? spoilt.language
    expect(faultOf(answer, language, isText), `${routeName(route)} ${request.url.slice(0, 200)}`).toBeNull()
    if (answer.statusCode >= 300) expect(await visitor.stored()).toBe(before)
  }
  await fc.assert(fc.asyncProperty(spoiling, ask), { seed, numRuns: runsPerRoute })
  expect((await visitor.call('GET', '/api/me/carts')).statusCode).toBe(200)
}

function requestOf(
  route: { url: string; schema: { querystring?: unknown } },
  example: NonNullable<ReturnType<typeof exampleOf>>,
  ids: Ids,
  spoilt: Spoiling,
) {
  const params = { ...example.params?.(ids), ...encoded(spoilt.params) }
  const query: Record<string, string> = { ...example.query?.(ids), ...spoilt.query }
  const names = Object.keys((route.schema.querystring as { properties?: object } | undefined)?.properties ?? {}) // JSON schema
  const known = spoilt.known && names[spoilt.known[0] % names.length]
  if (known && spoilt.known) query[known] = spoilt.known[1]
  const search = Object.entries(encoded(query)).map(
    ([name, text]) => `${encodeURIComponent(name.toWellFormed())}=${text}`,
  )
  const url = `${pathOf(route, params)}?${search.join('&')}`
  if (!example.body) return { url, headers: {} }
  let body = example.body(ids)
  for (const [pick, replacement] of spoilt.changes) {
    const places = placesIn(body)
    const place = places[pick % places.length]
    if (place) body = changed(body, place, isMoment(at(body, place)) ? spoilt.moment : replacement)
  }
  if (spoilt.whole !== undefined) body = spoilt.whole
  const text = JSON.stringify(body) ?? ''
  const payload = spoilt.cut === undefined ? text : text.slice(0, spoilt.cut)
  return { url, payload, headers: { 'content-type': 'application/json' } }
}

const encoded = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, percentEncoded(text)]))
