import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { landing } from '../../../tests/support/landing-page.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { contentBlockTypes } from './content-block-types.ts'
import { createContentRights } from './content-rights.ts'
import { runSchedule } from './content-schedule.ts'
import { contentPageTypes } from './content-types.ts'
import { createContentService } from './content.service.ts'
import { findVersion } from './content.store.ts'
import { createProjects, type Projects } from './projects.ts'
import { createTreeChanges, type TreeChanges } from './tree-changes.ts'

let test: TestDatabase
const clock = createTestClock()
let content: ReturnType<typeof createContentService>
let projects: Projects
let tree: TreeChanges
let schedule: () => Promise<number>
let warned: unknown[] = []
let root: number

const faulty = { ...landing, mainContentArea: [{ type: 'ArticleHeroBlock', fields: {} }] }
const staff = (name: string, roles: string[], accountId: string): ShopActor => ({
  kind: 'staff',
  name,
  roles,
  accountId,
})
const petra = staff('Petra', ['Publisher'], '00000000-0000-4000-8000-00000000000a')
const aino = staff('Aino', ['Editor'], '00000000-0000-4000-8000-00000000000b')
const done = { ok: true, value: null }

beforeAll(async () => {
  test = await createTestDatabase()
  const deps = { db: test.db, clock, blockTypes: contentBlockTypes, pageTypes: contentPageTypes }
  content = createContentService(deps)
  tree = createTreeChanges({ ...deps, service: content })
  projects = createProjects({ ...deps, service: content })
  schedule = runSchedule({
    ...deps,
    log: { warn: (line: unknown) => void warned.push(line) },
    service: content,
    projects,
  })
  root = await content.create({ key: 'home', kind: 'page', contentType: 'LandingPage', parentId: null }, tester)
  await content.saveDraft(root, 'fi', { name: 'Etusivu', slug: '', fields: landing }, tester)
  await content.saveDraft(root, 'sv', { name: 'Start', slug: '', fields: landing }, tester)
  await content.publish(root, ['fi', 'sv'], tester)
})
afterAll(() => test.drop())

async function page(name: string, projectId: number | null, more: { parentId?: number; fields?: object } = {}) {
  const { parentId = root, fields = landing } = more
  const made = await tree.add({ type: 'LandingPage', parentId, language: 'fi', name, fields: { ...fields } }, petra)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  if (projectId !== null) expect(await projects.assign(made.value.id, 'fi', projectId, petra)).toEqual(done)
  return made.value.id
}
const isPublished = async (id: number) => (await findVersion(test.db, id, 'fi', 'published')) !== null
const stateOf = async (id: number) =>
  (await projects.list(petra)).flatMap(({ project, drafts }) =>
    project.id === id
      ? [{ isPublished: project.publishedAt !== null, isClosed: project.closedAt !== null, drafts }]
      : [],
  )[0]
/** A publisher who is held to a branch of the tree. */
async function heldTo(branchId: number, verbs: ('write' | 'publish')[]): Promise<ShopActor> {
  const email = `pia-${branchId}@konvehti.test`
  const [account] = await test.sql<{ id: string }>`insert into account
    (realm, email, email_key, first_name, last_name, phone, language, created_at)
    values ('staff', ${email}, ${email}, 'Pia', 'L', '', 'fi', now()) returning id`
  const id = String(account?.id)
  await createContentRights({ db: test.db, clock }).set(id, [{ branchId, verbs }], tester)
  return staff('Pia', ['Publisher'], id)
}
const faultsOf = (result: Awaited<ReturnType<Projects['publish']>>) =>
  result.ok || result.error.kind !== 'pages' ? result : result.error.faults

describe('a project', () => {
  it('is published as a whole: parents before their children, and one event of the caches for each page', async () => {
    const id = await projects.create('Joulu', petra)
    const parent = await page('Yläsivu', null)
    const child = await page('Alasivu', id, { parentId: parent })
    await projects.assign(parent, 'fi', id, petra)
    await content.saveDraft(parent, 'sv', { name: 'Ovan', slug: 'ovan', fields: landing, projectId: id }, petra)
    const saved = await test.sql<{ n: number }>`select count(*)::integer as n from cache_event`
    expect(await projects.publish(id, petra)).toEqual(done)
    expect(await Promise.all([parent, child].map(isPublished))).toEqual([true, true])
    const events = await test.sql<{ n: number }>`select count(*)::integer as n from cache_event`
    expect(Number(events[0]?.n) - Number(saved[0]?.n)).toBe(2)
    const audited = await test.sql`select command, subject_id from audit_entry
      where command in ('content.published', 'project.published') order by id desc limit 3`
    expect(audited).toEqual([
      { command: 'project.published', subject_id: String(id) },
      { command: 'content.published', subject_id: String(child) },
      { command: 'content.published', subject_id: String(parent) },
    ])
    expect(await stateOf(id)).toEqual({ isPublished: true, isClosed: false, drafts: 0 })
    expect((await projects.find(id, petra))?.versions).toHaveLength(3)
  })

  it('is not published at all where one page cannot be, and every fault names its page', async () => {
    const id = await projects.create('Vajaa', petra)
    const fine = await page('Kunnossa', id)
    const unfinished = await page('Vajaa sivu', id, { fields: faulty })
    const trashed = await page('Roskissa', id)
    await tree.trash(trashed, true, petra)
    expect(faultsOf(await projects.publish(id, petra))).toMatchObject([
      {
        id: trashed,
        language: null,
        refusal: { problems: [{ key: 'content/project-trashed', params: { by: 'Petra' } }] },
      },
      {
        id: unfinished,
        language: 'fi',
        refusal: { kind: 'fields', fields: { 'mainContentArea.0.heroImage': ['content/missing-value'] } },
      },
    ])
    expect(await isPublished(fine)).toBe(false)
    // What is in the way is taken out, and the rest goes.
    expect(await projects.assign(trashed, 'fi', null, petra)).toEqual(done)
    expect(await projects.assign(unfinished, 'fi', null, petra)).toEqual(done)
    expect(await projects.publish(id, petra)).toEqual(done)
    expect(await isPublished(fine)).toBe(true)
  })

  it('whose page was moved under one that is not on the site says so of that page', async () => {
    const id = await projects.create('Muutto', petra)
    const [hidden, moved] = [await page('Piilossa', null), await page('Muuttava', id)]
    expect(await tree.move(moved, { parentId: hidden, index: 0 }, petra)).toEqual(done)
    expect(faultsOf(await projects.publish(id, petra))).toMatchObject([
      { id: moved, language: null, refusal: { problems: [{ key: 'content/parent-unpublished' }] } },
    ])
  })

  it('that two publish at once is published once, and the other is refused with who did it', async () => {
    const id = await projects.create('Kaksi', petra)
    for (const name of ['Eka', 'Toka', 'Kolmas']) await page(name, id)
    const both = await Promise.all([projects.publish(id, petra), projects.publish(id, tester)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({
      error: { status: 409, problems: [{ key: 'content/project-published', params: { name: 'Kaksi' } }] },
    })
  })

  it('takes a draft that is saved while it is published, or leaves it a draft of the page', async () => {
    const id = await projects.create('Kilpa', petra)
    const pages = [await page('Kilpa yksi', id), await page('Kilpa kaksi', id)]
    const draft = { name: 'x', fields: { ...landing, heading: 'Uusi' } }
    const saves = pages.map((one, index) =>
      content.saveDraft(one, 'fi', { ...draft, slug: `kilpa-${index}`, projectId: id }, aino),
    )
    const [published, ...saved] = await Promise.all([projects.publish(id, petra), ...saves])
    expect(published).toEqual(done)
    for (const one of saved)
      if (!one.ok) expect(one.error).toMatchObject({ kind: 'fields', fields: { projectId: expect.anything() } })
    expect(await stateOf(id)).toMatchObject({ drafts: 0 })
  })

  it('keeps a draft of it from going on the site alone, now and at a time', async () => {
    const id = await projects.create('Yhdessä', petra)
    const one = await page('Yksin', id)
    const alone = { ok: false, error: { problems: [{ key: 'content/in-project' }] } }
    expect(await content.publish(one, ['fi'], petra)).toMatchObject(alone)
    const at = new Date(clock.now().getTime() + 3_600_000)
    expect(await content.schedule(one, ['fi'], { at, until: null }, petra)).toMatchObject(alone)
    await projects.assign(one, 'fi', null, petra)
    expect(await content.publish(one, ['fi'], petra)).toEqual(done)
  })

  it('gives its drafts back when it is closed, takes none then, and can be opened again', async () => {
    const id = await projects.create('Suljettava', petra)
    const one = await page('Vapautuva', id)
    expect(await projects.change(id, { state: 'closed' }, petra)).toEqual(done)
    expect(await stateOf(id)).toEqual({ isPublished: false, isClosed: true, drafts: 0 })
    expect(await projects.assign(one, 'fi', id, petra)).toMatchObject({ error: { kind: 'fields' } })
    expect(await projects.publish(id, petra)).toMatchObject({
      error: { problems: [{ key: 'content/project-closed' }] },
    })
    expect(await projects.change(id, { state: 'open', name: 'Avattu' }, petra)).toEqual(done)
    expect(await projects.publish(id, petra)).toMatchObject({ error: { problems: [{ key: 'content/project-empty' }] } })
  })

  it('is published when its time has come, and a time is refused for what could not be published', async () => {
    const id = await projects.create('Ajastettu', petra)
    const one = await page('Ajallaan', id, { fields: faulty })
    const publishAt = new Date(clock.now().getTime() + 3_600_000)
    expect(faultsOf(await projects.change(id, { publishAt }, petra))).toMatchObject([{ id: one, language: 'fi' }])
    await content.saveDraft(one, 'fi', { name: 'Ajallaan', slug: 'ajallaan', fields: landing }, petra)
    expect(await projects.change(id, { publishAt: new Date(0) }, petra)).toMatchObject({
      error: { problems: [{ key: 'content/project-past' }] },
    })
    expect(await projects.change(id, { publishAt }, petra)).toEqual(done)
    expect(await isPublished(one)).toBe(false)
    await schedule()
    expect(await isPublished(one)).toBe(false)
    clock.advance(3_600_000)
    await schedule()
    expect(await isPublished(one)).toBe(true)
    expect(await stateOf(id)).toMatchObject({ isPublished: true })
  })

  it('that is planned takes words and drafts of publishers alone, and is refused to others in words', async () => {
    const id = await projects.create('Suunniteltu', petra)
    const [inside, outside] = [await page('Mukana', id), await page('Ulkona', null)]
    const draft = { name: 'Mukana', slug: 'mukana', fields: { ...landing, heading: 'Muutettu' } }
    const save = (actor: ShopActor, more: { projectId?: number } = {}) =>
      content.saveDraft(inside, 'fi', { ...draft, ...more }, actor)
    expect(await save(aino)).toMatchObject({ ok: true })
    const publishAt = new Date(clock.now().getTime() + 3_600_000)
    expect(await projects.change(id, { publishAt }, petra)).toEqual(done)
    const planned = { ok: false, error: { kind: 'fields', fields: { projectId: ['content/project-planned'] } } }
    expect(await projects.assign(outside, 'fi', id, aino)).toEqual(planned)
    expect(await save(aino)).toEqual(planned)
    expect(await save(aino, { projectId: id })).toEqual(planned)
    const pia = await heldTo(root, ['write'])
    expect(await projects.assign(outside, 'fi', id, pia)).toEqual(planned)
    expect(await save(petra)).toMatchObject({ ok: true })
    expect(await projects.assign(outside, 'fi', id, petra)).toEqual(done)
    // To take words away needs no more than to write them.
    expect(await projects.assign(inside, 'fi', null, aino)).toEqual(done)
    expect(await save(aino)).toMatchObject({ ok: true })
  })

  it('that cannot be published at its time raises an alarm', async () => {
    const id = await projects.create('Myöhässä', petra)
    const one = await page('Roskiin', id)
    const publishAt = new Date(clock.now().getTime() + 3_600_000)
    expect(await projects.change(id, { publishAt }, petra)).toEqual(done)
    await tree.trash(one, true, petra)
    clock.advance(3_600_000)
    warned = []
    await schedule()
    expect(warned).toMatchObject([{ alarm: 'content-schedule', project: id }])
    await projects.change(id, { publishAt: null }, petra)
  })

  it('is not published at all where a draft is taken out of it meanwhile', async () => {
    const id = await projects.create('Kesken', petra)
    const [first, second] = [await page('Kesken 1', id), await page('Kesken 2', id)]
    const publishIn: typeof content.publishIn = async (tx, one, ...more) => {
      if (one === first) await projects.assign(second, 'fi', null, aino)
      return content.publishIn(tx, one, ...more)
    }
    const slow = createProjects({ db: test.db, clock, service: { ...content, publishIn } })
    expect(faultsOf(await slow.publish(id, petra))).toMatchObject([
      { id: second, refusal: { problems: [{ key: 'content/taken-out' }] } },
    ])
    expect(await Promise.all([first, second].map(isPublished))).toEqual([false, false])
  })

  it('that is closed waits for a draft that is being saved, and then has none', async () => {
    const id = await projects.create('Sulkeutuva', petra)
    const one = await page('Viime hetki', id)
    const draft = { name: 'Viime hetki', slug: 'viime-hetki', fields: landing, keepsFormer: true }
    const [saved, closed] = await inTransaction(test.db, async (tx) => {
      // The save has read the draft and waits to write it when the project is closed.
      await tx.execute(sql`select id from content_version where content_id = ${one} for update`)
      const save = content.saveDraft(one, 'fi', draft, aino)
      await setTimeout(150)
      const close = projects.change(id, { state: 'closed' }, petra)
      await setTimeout(150)
      return [save, close] as const
    })
    expect(await saved).toMatchObject({ ok: true })
    expect(await closed).toEqual(done)
    expect(await stateOf(id)).toMatchObject({ isClosed: true, drafts: 0 })
    expect(await content.publish(one, ['fi'], petra)).toEqual(done)
  })

  it('asks for the rights of publishers, in the branch of each page', async () => {
    const id = await projects.create('Oikeudet', petra)
    const [mine, others] = [await page('Oma haara', id), await page('Muiden haara', id)]
    expect(() => projects.publish(id, aino)).toThrow(/forbidden/)
    expect(() => projects.create('Ei', aino)).toThrow(/forbidden/)
    const pia = await heldTo(mine, ['write', 'publish'])
    expect(faultsOf(await projects.publish(id, pia))).toMatchObject([
      { id: others, refusal: { problems: [{ key: 'content/project-forbidden' }] } },
    ])
    expect(await projects.assign(others, 'fi', null, pia)).toMatchObject({ error: { kind: 'forbidden' } })
    expect(await projects.assign(mine, 'fi', null, pia)).toEqual(done)
  })
})
