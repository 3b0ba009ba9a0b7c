import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pino } from 'pino'
import { openConnection } from '../../src/platform/database/client.ts'
import { queues } from '../../src/app/queues.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { createSender } from '../../src/platform/jobs/jobs.ts'
import { type HostileShop, startShopOn } from '../hostile/support/shop-on-database.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { until } from '../support/until.ts'

/* One process that serves and one that works, on one database, with a job of every queue waiting between them. */

let database: TestDatabase
let web: HostileShop
let jobs: HostileShop | null = null
const names = queues.map(({ name }) => name)
const jobsIn = (state: string) =>
  database.sql<{ name: string }>`
    select name from jobs.job where name = any(${names}) and data ->> 'probe' = 'sent' and state::text = ${state} order by name`
const schedules = async () =>
  (await database.sql<{ name: string }>`select name from jobs.schedule order by name`).map(({ name }) => name)

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  web = await startShopOn({ ...database, drop: async () => {} }, { ROLES: 'web' })
  const sender = createSender({ url: database.url, queues, log: pino({ level: 'silent' }) })
  for (const queue of queues)
    await inTransaction(database.db, (tx) => sender.send(tx, queue, { probe: 'sent' } as object))
  await sender.stop()
})
afterAll(async () => {
  await web.stop()
  await (jobs === null ? database.drop() : jobs.stop())
})

it('a process that only serves takes no job of any queue and schedules nothing', async () => {
  expect((await web.send({ url: '/' })).statusCode).toBe(200)
  // Workers would have looked three times by then.
  await sleep(1_500)
  expect((await jobsIn('created')).map(({ name }) => name)).toEqual(names.toSorted())
  expect(await schedules()).toEqual([])
})

it('a process that only runs jobs takes one of each queue that is sent to, and has the schedules', async () => {
  jobs = await startShopOn(database, { ROLES: 'jobs', PRESS_FEED_API_URL: 'http://127.0.0.1:1' })
  await until(async () => (await jobsIn('created')).length === 0, 'a job of each queue taken')
  expect(await schedules()).toEqual(expect.arrayContaining(['news.sync', 'payments.sweep', 'retention']))
})

it('it answers for its health and its figures, and serves nothing of the shop', async () => {
  if (jobs === null) throw new Error('It has not started')
  expect(new Set(jobs.routes.map(({ url }) => url))).toEqual(
    new Set(['/health/live', '/health/ready', '/version', '/metrics']),
  )
  for (const url of ['/health/ready', '/metrics']) expect((await jobs.send({ url })).statusCode).toBe(200)
  for (const url of ['/', '/office', '/api/me/carts', '/api/openapi.json', '/robots.txt', '/media/kauppa.webp'])
    expect((await jobs.send({ url })).statusCode).toBe(404)
})

const readiness = async () => {
  const { statusCode, body } = (await jobs?.send({ url: '/health/ready' })) ?? { statusCode: 0, body: '' }
  return `${statusCode} ${body}`
}

it('a process is ready while its own migrations are there, and whatever a later version has added', async () => {
  expect(await readiness()).toBe('200 {"status":"ready"}')
  const owner = await openConnection(database.ownerUrl, {
    applicationName: 'test',
    statementTimeoutMs: 0,
    lockTimeoutMs: 0,
  })
  await owner.run(`insert into schema_migration (name, sha256) values ('9001-more.sql', 'x')`)
  expect(await readiness()).toBe('200 {"status":"ready"}')
  await owner.run(`update schema_migration set needs_stop = true where name = '9001-more.sql'`)
  expect(await readiness()).toBe('503 {"status":"database is newer"}')
  await owner.run(`delete from schema_migration where name in ('9001-more.sql', '0571-asked-paths.sql')`)
  expect(await readiness()).toBe('503 {"status":"database is older"}')
  await owner.end()
})
