import { afterAll, beforeAll, expect, test } from 'vitest'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { landing as fields } from '../../../tests/support/landing-page.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { contentBlockTypes } from './content-block-types.ts'
import { runSchedule } from './content-schedule.ts'
import { contentPageTypes } from './content-types.ts'
import { createContentService } from './content.service.ts'
import { findVersion } from './content.store.ts'
import { createProjects } from './projects.ts'

let database: TestDatabase
const clock = createTestClock()
let content: ReturnType<typeof createContentService>
let schedule: () => Promise<number>
const hourMs = 3_600_000
const inHours = (hours: number): Date => new Date(clock.now().getTime() + hours * hourMs)

beforeAll(async () => {
  database = await createTestDatabase()
  content = createContentService({ db: database.db, clock, blockTypes: contentBlockTypes, pageTypes: contentPageTypes })
  const log = { warn: () => undefined }
  const projects = createProjects({ db: database.db, clock, service: content })
  schedule = runSchedule({ db: database.db, clock, log, service: content, projects })
})
afterAll(() => database.drop())

async function page(): Promise<number> {
  const id = await content.create({ kind: 'block', contentType: 'LandingPage', parentId: null }, tester)
  await content.saveDraft(id, 'fi', { name: 'Tarina', slug: '', fields }, tester)
  return id
}
const published = (id: number) => findVersion(database.db, id, 'fi', 'published')

test('a draft that is published until a time is on the site at once, and off it then', async () => {
  const id = await page()
  expect(await content.publish(id, ['fi'], tester, { until: inHours(2) })).toMatchObject({ ok: true })
  expect(await published(id)).toMatchObject({ unpublishAt: inHours(2) })
  clock.advance(2 * hourMs)
  await schedule()
  expect(await published(id)).toBeNull()
})

test('what stands on the site gets an end, and loses it again', async () => {
  const id = await page()
  await content.publish(id, ['fi'], tester)
  await content.publish(id, ['fi'], tester, { until: inHours(2) })
  expect((await published(id))?.unpublishAt).toEqual(inHours(2))
  await content.publish(id, ['fi'], tester, { until: null })
  expect((await published(id))?.unpublishAt).toBeNull()
  const audited = await database.sql`select id from audit_entry
    where subject_id = ${String(id)} and command = 'content.scheduled'`
  expect(audited).toHaveLength(2)
})

test('an end that is over publishes nothing', async () => {
  const id = await page()
  expect(await content.publish(id, ['fi'], tester, { until: inHours(-1) })).toMatchObject({
    error: { problems: [{ key: 'content/schedule-order' }] },
  })
  expect(await published(id)).toBeNull()
})
