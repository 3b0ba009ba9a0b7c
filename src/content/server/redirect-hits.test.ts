import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createRedirectHits } from './redirect-hits.ts'
import { listRedirects, removeRedirect, upsertRedirect } from './redirect.store.ts'

let test: TestDatabase
const clock = createTestClock()
const log = pino({ level: 'silent' })
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const redirect = (fromPath: string, language: 'fi' | 'sv' = 'fi') =>
  upsertRedirect(test.db, { language, fromPath, toUrl: '/uusi', createdAt: clock.now(), createdBy: 'test' })
const counts = async () =>
  (await listRedirects(test.db)).map(({ language, fromPath, hits }) => `${language} ${fromPath} ${hits}`)

it('adds to what others have written, by language and path', async () => {
  await Promise.all([redirect('/a'), redirect('/b'), redirect('/a', 'sv')])
  const servers = [createRedirectHits({ db: test.db, clock, log }), createRedirectHits({ db: test.db, clock, log })]
  for (const server of servers) for (let time = 0; time < 3; time++) server.note('fi', '/a')
  servers[0]?.note('sv', '/a')
  servers[0]?.note('fi', '/nothing-here')
  await Promise.all(servers.map((server) => server.stop()))
  expect(await counts()).toEqual(['fi /a 6', 'fi /b 0', 'sv /a 1'])
})

it('keeps what it has counted when a redirect is changed, and nothing when it is taken away', async () => {
  await redirect('/a')
  expect(await counts()).toContain('fi /a 6')
  await removeRedirect(test.db, 'fi', '/a')
  await redirect('/a')
  expect(await counts()).toContain('fi /a 0')
})

it('loses nothing while the database is away', async () => {
  await redirect('/c')
  const gone = { execute: () => Promise.reject(new Error('away')) }
  let db = gone as unknown as typeof test.db
  const hits = createRedirectHits({
    get db() {
      return db
    },
    clock,
    log,
  })
  hits.note('fi', '/c')
  await expect(hits.flush()).rejects.toThrow('away')
  hits.note('fi', '/c')
  db = test.db
  await hits.stop()
  expect(await counts()).toContain('fi /c 2')
})
