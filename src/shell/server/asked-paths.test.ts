import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createAskedPaths } from './asked-paths.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('the pages asked for most are listed for the next process, whichever process counted them and on which day', async () => {
  const clock = createTestClock('2026-11-29T10:00:00Z')
  const open = () => createAskedPaths({ db: test.db, clock, log: pino({ level: 'silent' }) })
  const [one, other] = [open(), open()]
  const ask = (asked: typeof one, path: string, times: number) => {
    for (let time = 0; time < times; time++) asked.count(path)
  }
  ask(one, '/suklaa', 3)
  ask(one, '/sv/choklad', 5)
  ask(other, '/suklaa', 3)
  ask(other, `/${'x'.repeat(600)}`, 9)
  await Promise.all([one.flush(), other.flush()])
  clock.set('2026-11-30T10:00:00Z')
  ask(one, '/en/gifts', 7)
  for (let crawled = 0; crawled < 300; crawled++) ask(other, `/once/${crawled}`, 1)
  await Promise.all([one.stop(), other.stop()])
  const listed = await one.list()
  expect(listed.slice(0, 3)).toEqual(['/en/gifts', '/suklaa', '/sv/choklad'])
  expect(listed).toHaveLength(50)
  // A crawler leaves as many rows as one writing has, not as many as there are pages.
  expect([...(await test.sql`select count(*)::int as rows from asked_path`)]).toEqual([{ rows: 103 }])
})
