import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { type DatabaseHandle, openDatabase } from './database.ts'
import { openReads, type Reads, readsOf } from './reads.ts'

/* The replica here is the primary by another name, or nothing; a real one is in tests/operations/replica.test.ts. */

const log = pino({ level: 'silent' })
let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const handle = (url: string): DatabaseHandle =>
  openDatabase({ url, maxConnections: 2, applicationName: 'replica', log })
const servedBy = async ({ db }: Pick<Reads, 'db'>): Promise<string> => {
  const { rows } = await db.execute<{ name: string }>(sql`select current_setting('application_name') as name`)
  return rows[0]?.name ?? ''
}

it('without a replica all is read from the database', async () => {
  const reads = readsOf(test.db)
  await reads.start()
  expect([reads.db, reads.current(), reads.route(), reads.isOnReplica()]).toEqual([test.db, test.db, 0, false])
})

it('a replica that is close behind is read, and left when it goes', async () => {
  const replica = handle(test.url)
  const reads = openReads({ primary: test.db, replica, maxLagMs: 1_000, log })
  expect(await servedBy(reads)).toBe('tests')
  await reads.start()
  expect([await servedBy(reads), reads.current(), reads.route()]).toEqual(['replica', replica.db, 1])
  // As a server that stops.
  replica.db.$client.query = () => Promise.reject(Object.assign(new Error('stopping'), { code: '57P01' })) as never // of many overloads
  expect([await servedBy(reads), reads.current(), reads.route()]).toEqual(['tests', test.db, 2])
  await reads.stop()
})

it('a statement that fails for itself says so, and changes nothing', async () => {
  const reads = openReads({ primary: test.db, replica: handle(test.url), maxLagMs: 1_000, log })
  await reads.start()
  await expect(reads.db.execute(sql`select 1 / 0`)).rejects.toThrow()
  expect(reads.isOnReplica()).toBe(true)
  await reads.stop()
})

it('a replica that is away at the start is not waited for', async () => {
  const replica = handle('postgres://app@localhost/none?socket=/nowhere/.s.PGSQL.5432')
  const reads = openReads({ primary: test.db, replica, maxLagMs: 1_000, log })
  await reads.start()
  expect([await servedBy(reads), reads.isOnReplica()]).toEqual(['tests', false])
  await reads.stop()
})
