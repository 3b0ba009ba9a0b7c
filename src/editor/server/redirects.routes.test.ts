import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShopActor } from '#src/common/actor.ts'
import { createRedirectsService } from '#src/content/server/redirects.service.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createRouteApp } from '../../../tests/support/route-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { RedirectList } from '../contract/redirects.ts'
import { redirectRoutes } from './redirects.routes.ts'

let test: TestDatabase
let app: App
let actor: ShopActor
const accountId = '00000000-0000-4000-8000-00000000000a'
const publisher: ShopActor = { kind: 'staff', name: 'Petra', roles: ['Publisher'], accountId }
const editor: ShopActor = { kind: 'staff', name: 'Aino', roles: ['Editor'], accountId }

beforeAll(async () => {
  test = await createTestDatabase()
  actor = publisher
  app = await createRouteApp(() => actor)
  const redirects = createRedirectsService({
    db: test.db,
    clock: createTestClock(),
    publicUrl: 'https://konvehti.example',
    otherPages: (path) => Promise.resolve(path === '/levyt' ? { ref: { source: 'listing', id: 1 } } : null),
  })
  redirectRoutes({ redirects })(app)
})
afterAll(async () => {
  await app.close()
  await test.drop()
})

const url = '/api/cms/redirects'
const add = (from: string, to: string, more: object = {}) =>
  app.inject({ method: 'POST', url, payload: { language: 'fi', from, to, isPermanent: true, ...more } })
const listed = async () => (await app.inject({ url })).json<RedirectList>()

describe('the redirects of the site', () => {
  it('are added, told with what became of them, listed with their hits, and removed', async () => {
    expect((await add('/a', '/b')).json()).toEqual({
      from: '/a',
      to: '/b',
      replaced: null,
      retargeted: 0,
      isMissing: true,
    })
    expect((await add('/b', '/levyt')).json()).toMatchObject({ retargeted: 1, isMissing: false })
    await test.sql`update redirect set hits = 5, last_hit_at = now() where from_path = '/a'`
    const { items, mayWrite } = await listed()
    expect(mayWrite).toBe(true)
    expect(items.map(({ from, to, hits, made }) => [from, to, hits, made.by])).toEqual([
      ['/a', '/levyt', 5, 'Petra'],
      ['/b', '/levyt', 0, 'Petra'],
    ])
    const remove = () => app.inject({ method: 'DELETE', url, query: { language: 'fi', from: '/b' } })
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 404])
  })

  it('are refused in words with what is wrong, and over a page of the shop they must be meant', async () => {
    const refused = await add('/levyt', '/uusi')
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      [{ key: 'content/redirect/page-covered', value: 'content/redirect/page-covered {"about":"/levyt"}' }],
    ])
    expect((await add('/levyt', '/uusi', { coversPage: true })).statusCode).toBe(201)
    expect((await add('//evil.example', '/uusi')).json()).toMatchObject([{ key: 'content/redirect/from-not-a-path' }])
    expect((await add('/x', 'http://evil.example')).json()).toMatchObject([{ key: 'content/redirect/to-not-https' }])
  })

  it('come as a table, all or none, and each faulty line is named', async () => {
    const bring = (csv: string) => app.inject({ method: 'POST', url: `${url}/import`, payload: { csv } })
    const before = (await listed()).items.length
    const faulty = await bring('language,from,to,kind\nfi,/c,/d,301\nfi,/e,nowhere,301\nxx,/f,/g,301')
    expect([faulty.statusCode, faulty.json()]).toMatchObject([
      400,
      [
        { key: 'content/redirect/to-not-an-address', line: 3 },
        { key: 'content/redirect/language', line: 4 },
      ],
    ])
    expect((await bring('a;b\n1;2')).json()).toMatchObject([{ key: 'content/redirect-csv/header', line: 1 }])
    expect((await bring('')).statusCode).toBe(400)
    expect((await listed()).items).toHaveLength(before)
    expect((await bring('language;from;to;kind\nfi;/c;/d;302\nfi;/e;/f;')).json()).toEqual({ count: 2 })
  })

  it('are read by editors, who change none', async () => {
    actor = editor
    expect((await listed()).mayWrite).toBe(false)
    expect((await add('/y', '/z')).statusCode).toBe(403)
    actor = publisher
  })
})
