import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '#src/platform/clock.ts'
import { openPressRoom } from '../tests/support/press-room.ts'
import { createTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'

let test: TestDatabase
let press: Awaited<ReturnType<typeof openPressRoom>>
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  press = await openPressRoom({ db: test.db, clock: systemClock })
})
afterAll(async () => {
  await press?.close()
  await test?.drop()
})

it('is what the press room tells: the first poll of a new shop changes nothing, fetches nothing and mails nobody', async () => {
  expect(await press.live()).toHaveLength(90)
  expect(await press.sync()).toEqual({ kind: 'taken', added: 0, changed: 0, withdrawn: 0, unreadable: 0 })
  expect(press.room.calls()).toEqual({ '/papi/NewsFeed/:id': 2 })
  expect(press.told).toEqual([])
  const [{ pictures, papers } = { pictures: 0, papers: 0 }] = await test.sql<{ pictures: number; papers: number }>`
    select sum(jsonb_array_length(pictures))::integer as pictures, sum(jsonb_array_length(files))::integer as papers
    from news_release`
  expect(papers).toBe(18)
  expect(pictures).toBeGreaterThan(90)
})
