import { brotliDecompressSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { createTexts, type Texts } from '#src/platform/texts/texts.ts'
import { textsRoutes } from './texts.routes.ts'

const tables = {
  fi: { '/cart/title': 'Ostoskori', '/cart/count': '{count, plural, one {# tuote} other {# tuotetta}}' },
  sv: { '/cart/title': 'Varukorg' },
  en: { '/cart/title': 'Cart', '/cart/count': '{count, plural, one {# item} other {# items}}' },
}
let texts: Texts = createTexts(tables)
let app: App

beforeAll(async () => {
  app = await createHttpApp({
    config: { publicUrl: 'http://localhost:3000', rateLimits: false, trustProxy: [], cookieKeys: ['x'.repeat(32)] },
    log: pino({ level: 'silent' }),
    text: texts.lookup,
    actorOf: () => Promise.resolve({ kind: 'none' }),
  })
  app.register(textsRoutes({ texts: () => texts, clock: createTestClock() }))
  await app.ready()
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const fileOf = (language: 'fi' | 'sv' | 'en'): string => `/texts/${language}.${texts.compiled[language].hash}.json`
const forever = 'public, max-age=31536000, immutable'
const askEachTime = 'public, max-age=0, must-revalidate'

describe('GET /api/localizations', () => {
  it('has the texts of all locales as they were written, by key', async () => {
    const answer = await get('/api/localizations')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': askEachTime,
    })
    expect(answer.json()).toEqual(tables)
  })

  it('is not sent again to who has it, in any encoding, until a text changes', async () => {
    const plain = await get('/api/localizations')
    const packed = await get('/api/localizations', { 'accept-encoding': 'br' })
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(tables)
    const tags = [plain, packed].map((answer) => String(answer.headers.etag))
    expect(new Set(tags).size).toBe(2)
    for (const [at, encoding] of ['identity', 'br'].entries()) {
      const again = await get('/api/localizations', { 'accept-encoding': encoding, 'if-none-match': tags[at] ?? '' })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
    const before = texts
    texts = createTexts({ ...tables, sv: { '/cart/title': 'Kundvagn' } })
    const changed = await get('/api/localizations', { 'if-none-match': tags[0] ?? '' })
    texts = before
    expect([changed.statusCode, changed.json<typeof tables>().sv]).toEqual([200, { '/cart/title': 'Kundvagn' }])
    expect(changed.headers.etag).not.toBe(tags[0])
  })
})

describe('the file of a language', () => {
  it.each(['fi', 'sv', 'en'] as const)(
    'in %s may be kept for ever under its hash, English filling the gaps',
    async (language) => {
      const answer = await get(fileOf(language))
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, forever])
      expect(answer.json()).toEqual(JSON.parse(texts.compiled[language].json))
      expect(answer.json()).toMatchObject({ '/cart/title': tables[language]['/cart/title'] })
      expect(Object.keys(answer.json<object>())).toEqual(['/cart/count', '/cart/title'])
    },
  )

  it('has the new texts under an old name, to be kept by nobody, and a new name', async () => {
    const old = { sv: fileOf('sv'), fi: fileOf('fi') }
    const before = texts
    texts = createTexts({ ...tables, sv: { '/cart/title': 'Kundvagn' } })
    try {
      expect(fileOf('sv')).not.toBe(old.sv)
      expect(fileOf('fi')).toBe(old.fi)
      const answers = [await get(old.sv), await get(fileOf('sv')), await get(old.fi)]
      expect(answers.map((answer) => answer.headers['cache-control'])).toEqual([askEachTime, forever, forever])
      expect(answers.map((answer) => answer.json<{ '/cart/title': string }>()['/cart/title'])).toEqual([
        'Kundvagn',
        'Kundvagn',
        'Ostoskori',
      ])
    } finally {
      texts = before
    }
    expect((await get(old.sv)).headers['cache-control']).toBe(forever)
  })

  it('can be asked for without a hash', async () => {
    const answer = await get('/texts/en.json')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, askEachTime])
  })

  it.each(['de.json', 'fi', 'fi.x.json', 'fi.0123456789abc.json', 'FI.json', '__proto__.json', '..%2ffi.json'])(
    'is not there as %s',
    async (name) => {
      const answer = await get(`/texts/${name}`)
      expect([answer.statusCode, answer.json()]).toEqual([404, [{ key: 'not-found', value: 'not-found' }]])
    },
  )
})
