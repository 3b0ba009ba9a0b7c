import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShopActor } from '#src/common/actor.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { createLog } from '#src/platform/logging.ts'
import { createLiveTexts, type LiveTexts } from '#src/platform/texts/live-texts.ts'
import { createTextDesk } from '#src/platform/texts/text-desk.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { TextBody, TextHistory, TextList } from '../contract/texts.ts'
import { textRoutes } from './texts.routes.ts'

let test: TestDatabase
let app: App
let actor: ShopActor
let live: LiveTexts
const accountId = '00000000-0000-4000-8000-00000000000a'
const publisher: ShopActor = { kind: 'staff', name: 'Petra', roles: ['Publisher'], accountId }
const editor: ShopActor = { kind: 'staff', name: 'Aino', roles: ['Editor'], accountId }
const count = '{count, plural, one {# item} other {# items}}'
const files = {
  fi: {
    '/cart/title': 'Ostoskori',
    '/cart/count': '{count, plural, one {# tuote} other {# tuotetta}}',
    '/office/x': 'Ei',
  },
  sv: { '/cart/title': 'Varukorg', '/cart/count': '{count, plural, one {# vara} other {# varor}}', '/office/x': 'Nej' },
  en: { '/cart/title': 'Cart', '/cart/count': count, '/office/x': 'No' },
}

beforeAll(async () => {
  test = await createTestDatabase()
  actor = publisher
  const log = createLog({ level: 'silent', name: 'test' })
  app = await createHttpApp({
    config: { publicUrl: 'http://localhost:3000', rateLimits: false, trustProxy: [], cookieKeys: ['k'.repeat(32)] },
    log,
    text: (_language, key, params) => `${key} ${JSON.stringify(params ?? {})}`,
    actorOf: () => Promise.resolve(actor),
  })
  live = createLiveTexts({ files, db: test.db, log })
  textRoutes({ texts: createTextDesk({ db: test.db, clock: createTestClock(), texts: live }) })(app)
})
afterAll(async () => {
  await app.close()
  await test.drop()
})

const url = '/api/cms/texts'
const write = (body: Partial<TextBody>) =>
  app.inject({ method: 'PUT', url, payload: { language: 'fi', key: '/cart/title', seen: 'Ostoskori', ...body } })
const list = async (query: Record<string, string> = {}) => (await app.inject({ url, query })).json<TextList>()

describe('the interface texts', () => {
  it('are found by words of any language and by key, without those of the back office', async () => {
    expect((await list()).items.map(({ key, values }) => [key, values])).toEqual([
      ['/cart/count', ['count']],
      ['/cart/title', []],
    ])
    expect((await list({ q: 'VARUKORG' })).items.map(({ key }) => key)).toEqual(['/cart/title'])
    expect((await list({ q: 'cart/c' })).total).toBe(1)
    expect((await list({ page: '2' })).items).toEqual([])
  })

  it('are written over the files, marked, told in their history, and set back', async () => {
    expect((await write({ text: 'Kori' })).statusCode).toBe(204)
    const { items, total } = await list({ changed: 'true' })
    expect(total).toBe(1)
    expect(items[0]?.texts.fi).toMatchObject({ text: 'Kori', file: 'Ostoskori', changed: { by: 'Petra' }, unfit: null })
    expect(items[0]?.texts.sv.changed).toBeNull()
    expect((await write({ text: null, seen: 'Kori' })).statusCode).toBe(204)
    expect((await list({ changed: 'true' })).total).toBe(0)
    const history = await app.inject({ url: `${url}/history`, query: { language: 'fi', key: '/cart/title' } })
    expect(history.json<TextHistory>().items.map(({ was, is }) => [was, is])).toEqual([
      ['Kori', 'Ostoskori'],
      ['Ostoskori', 'Kori'],
    ])
    const commands = await test.sql<{ command: string }>`
      select command from audit_entry where subject_kind = 'ui-text' order by id`
    expect(commands.map(({ command }) => command)).toEqual(['ui-text.changed', 'ui-text.reset'])
  })

  it.each([
    ['empty', ' '],
    ['brace', '{count, plural, one {# tuote} other {# tuotetta}'],
    ['brace', 'Tuotteita {}'],
    ['other', '{count, plural, one {# tuote}}'],
    ['twice', '{count, plural, one {a} one {b} other {c}}'],
    ['syntax', '{count, plurl, one {a} other {b}}'],
    ['values-missing', 'tuotteita'],
    ['values-unknown', '{count} {name}'],
    ['values-kind', '{count, date, short}'],
  ])('are refused in words: %s, %s', async (reason, text) => {
    const answer = await write({ key: '/cart/count', seen: files.fi['/cart/count'], text })
    expect([answer.statusCode, answer.json<{ key: string }[]>().map(({ key }) => key)]).toEqual([
      400,
      [`office/ui-text/${reason}`],
    ])
    expect((await list({ changed: 'true' })).total).toBe(0)
  })

  it('are not written over words that were not seen, nor where there is no such text', async () => {
    expect((await write({ text: 'Kori' })).statusCode).toBe(204)
    expect((await write({ text: 'Kassi' })).statusCode).toBe(409)
    expect((await write({ key: '/cart/none', text: 'x' })).statusCode).toBe(404)
    expect((await write({ key: '/office/x', text: 'x', seen: 'Ei' })).statusCode).toBe(404)
    expect((await write({ text: null, seen: 'Kori' })).statusCode).toBe(204)
  })

  it('are read by editors, who change none', async () => {
    actor = editor
    expect((await list()).mayWrite).toBe(false)
    expect((await write({ text: 'Kori' })).statusCode).toBe(403)
    actor = publisher
  })

  it('are the site’s as soon as the event is heard, and what was made from the old ones is told', async () => {
    let told = 0
    live.followedBy(() => void told++)
    await live.start()
    expect(told).toBe(0)
    await write({ key: '/cart/count', seen: files.fi['/cart/count'], text: '{count} kpl' })
    const [event] = await test.sql<{ tags: string[] }>`select tags from cache_event order by id desc limit 1`
    expect(event?.tags).toEqual(['ui-text'])
    const before = live.current().compiled
    live.invalidate(['product:1'])
    live.invalidate(['ui-text'])
    await live.start()
    expect([told, live.lookup('fi', 'cart/count', { count: 2 })]).toEqual([1, '2 kpl'])
    expect(live.current().compiled.fi.hash).not.toBe(before.fi.hash)
    expect(live.current().compiled.sv.hash).toBe(before.sv.hash)
  })

  it('that a release gave other values are not shown, and say so', async () => {
    await test.sql`update ui_text set text = '{number} kpl' where key = '/cart/count'`
    await live.start()
    expect(live.lookup('fi', 'cart/count', { count: 2 })).toBe('2 tuotetta')
    const [entry] = (await list({ changed: 'true' })).items
    expect(entry?.texts.fi).toMatchObject({ text: files.fi['/cart/count'], unfit: '{number} kpl' })
    const seen = files.fi['/cart/count']
    expect((await write({ key: '/cart/count', seen, text: '{count} kappaletta' })).statusCode).toBe(204)
    await live.start()
    expect(live.lookup('fi', 'cart/count', { count: 2 })).toBe('2 kappaletta')
  })
})
