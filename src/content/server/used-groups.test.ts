import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { landing } from '../../../tests/support/landing-page.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { until } from '../../../tests/support/until.ts'
import { contentBlockTypes } from './content-block-types.ts'
import { contentPageTypes } from './content-types.ts'
import { createContentService } from './content.service.ts'
import { lockItem } from './content.store.ts'
import { lockGroup, removeGroup } from './visitor-group.store.ts'
import { createVisitorGroups } from './visitor-groups.ts'

let test: TestDatabase
let content: ReturnType<typeof createContentService>
let groups: ReturnType<typeof createVisitorGroups>
const clock = createTestClock()

beforeAll(async () => {
  test = await createTestDatabase()
  content = createContentService({ db: test.db, clock, blockTypes: contentBlockTypes, pageTypes: contentPageTypes })
  groups = createVisitorGroups({ db: test.db, clock })
})
afterAll(() => test.drop())

const page = () => content.create({ kind: 'page', contentType: 'LandingPage', parentId: null }, tester)
async function group(): Promise<number> {
  const made = await groups.create({ name: 'Kevät', rule: { isSignedIn: true } }, tester)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}
const draftFor = (...visitorGroups: number[]) => {
  const fields = { noticeType: 'Information', heading: 'Kevät', body: '' }
  const notice = { type: 'NoticeBlock', visitorGroups, fields }
  const main = [{ type: 'ContainerBlock', fields: { containerBlocks: [notice] } }]
  return { name: 'Kevät', slug: '', fields: { ...landing, mainContentArea: main } }
}
/** Ends when a call waits for a lock of another transaction. */
const someCallWaits = () =>
  until(async () => {
    const [row] = await test.sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    return (row?.count ?? 0) > 0
  }, 'a call that waits')
const goneAt = {
  kind: 'fields',
  fields: { 'mainContentArea.0.containerBlocks.0.visitorGroups': ['content/visitor-group-gone'] },
}

describe('a visitor group', () => {
  it('is not removed while a save for it is under way', async () => {
    const [id, of] = [await page(), await group()]
    const removed = await inTransaction(test.db, async (tx) => {
      const item = await lockItem(tx, id)
      if (!item) throw new Error('There is no page')
      expect(await content.saveDraftIn(tx, item, 'fi', draftFor(of), tester)).toMatchObject({ ok: true })
      const removal = groups.remove(of, tester)
      await someCallWaits()
      return { removal }
    })
    const key = 'content/visitor-group-used'
    expect(await removed.removal).toMatchObject({ ok: false, error: { problems: [{ key }] } })
  })

  it('that is removed first is said to be gone, at the block that is for it', async () => {
    const [id, of] = [await page(), await group()]
    const { saving } = await inTransaction(test.db, async (tx) => {
      await lockGroup(tx, of)
      await removeGroup(tx, of)
      const save = content.saveDraft(id, 'fi', draftFor(of), tester)
      await someCallWaits()
      return { saving: save }
    })
    expect(await saving).toEqual({ ok: false, error: goneAt })
  })

  it('that was gone before keeps no other words from being saved, and a restored version comes back', async () => {
    const [id, of, other] = [await page(), await group(), await group()]
    expect(await content.saveDraft(id, 'fi', draftFor(of), tester)).toMatchObject({ ok: true })
    await test.sql`delete from visitor_group where id = ${of}`
    const renamed = { ...draftFor(of), name: 'Kesä' }
    expect(await content.saveDraft(id, 'fi', renamed, tester)).toMatchObject({ ok: true })
    expect(await content.saveDraft(id, 'fi', draftFor(other), tester)).toMatchObject({ ok: true })
    expect(await content.saveDraft(id, 'fi', draftFor(of, other), tester)).toEqual({ ok: false, error: goneAt })
    const restored = { ...draftFor(of), keepsFormer: true }
    expect(await content.saveDraft(id, 'fi', restored, tester)).toMatchObject({ ok: true })
  })
})
