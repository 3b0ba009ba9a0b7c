import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShopActor } from '#src/common/actor.ts'
import { contentBlockTypes } from '#src/content/server/content-block-types.ts'
import { contentPageTypes } from '#src/content/server/content-types.ts'
import { createContentService } from '#src/content/server/content.service.ts'
import { createVisitorGroups } from '#src/content/server/visitor-groups.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createRouteApp } from '../../../tests/support/route-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { GroupList, GroupUses } from '../contract/visitor-groups.ts'
import { visitorGroupRoutes } from './visitor-groups.routes.ts'

let test: TestDatabase
let app: App
let actor: ShopActor
let content: ReturnType<typeof createContentService>
const clock = createTestClock()
const accountId = '00000000-0000-4000-8000-00000000000a'
const publisher: ShopActor = { kind: 'staff', name: 'Petra', roles: ['Publisher'], accountId }
const editor: ShopActor = { kind: 'staff', name: 'Aino', roles: ['Editor'], accountId }

beforeAll(async () => {
  test = await createTestDatabase()
  actor = publisher
  app = await createRouteApp(() => actor)
  content = createContentService({ db: test.db, clock, blockTypes: contentBlockTypes, pageTypes: contentPageTypes })
  visitorGroupRoutes({ groups: createVisitorGroups({ db: test.db, clock }) })(app)
})
afterAll(async () => {
  await app.close()
  await test.drop()
})

const url = '/api/cms/visitorgroups'
const spring = { name: 'Kevään kampanja', rule: { campaigns: ['kevat'] } }
const make = (payload: object = spring) => app.inject({ method: 'POST', url, payload })
const change = (id: number, payload: object) => app.inject({ method: 'PUT', url: `${url}/${id}`, payload })
const remove = (id: number) => app.inject({ method: 'DELETE', url: `${url}/${id}` })
const list = async () => (await app.inject({ url })).json<GroupList>()

describe('visitor groups', () => {
  it('are made with a key from their name, listed, changed and removed', async () => {
    const made = await make()
    expect(made.statusCode).toBe(201)
    const { id } = made.json<{ id: number }>()
    // A second one of the same name is another group.
    const { id: second } = (await make()).json<{ id: number }>()
    expect((await list()).items.map(({ key }) => key)).toEqual(['kevaan-kampanja', 'kevaan-kampanja-2'])
    const next = { name: 'Kevät', rule: { isSignedIn: true, cartFromCents: 5_000 } }
    expect((await change(id, { ...next, seen: spring })).statusCode).toBe(204)
    expect((await list()).items[0]).toMatchObject({ id, key: 'kevaan-kampanja', ...next, made: { by: 'Petra' } })
    expect([(await remove(second)).statusCode, (await remove(second)).statusCode]).toEqual([204, 404])
    const audited = await test.sql<{
      command: string
    }>`select command from audit_entry where command like 'visitor-group.%' order by id`
    expect(audited.map(({ command }) => command)).toEqual([
      'visitor-group.set',
      'visitor-group.set',
      'visitor-group.set',
      'visitor-group.removed',
    ])
  })

  it('are not written over words that were not seen, and take no rule that says nothing', async () => {
    const { id } = (await make()).json<{ id: number }>()
    const other = { name: 'Muu', rule: { isReturning: true } }
    expect((await change(id, { ...other, seen: spring })).statusCode).toBe(204)
    expect((await change(id, { ...spring, seen: spring })).statusCode).toBe(409)
    expect((await list()).items.find((group) => group.id === id)).toMatchObject(other)
    expect((await make({ name: 'Tyhjä', rule: {} })).statusCode).toBe(400)
    expect((await make({ name: ' ', rule: spring.rule })).statusCode).toBe(400)
    expect((await make({ name: 'Iso', rule: { campaigns: ['Kevät!'] } })).statusCode).toBe(400)
    expect((await change(999_999, { ...spring, seen: spring })).statusCode).toBe(404)
  })

  it('say what is for them, block or popup, draft or published, and stay while something is', async () => {
    const { id } = (await make()).json<{ id: number }>()
    const page = await content.create(
      { key: 'spring', kind: 'page', contentType: 'LandingPage', parentId: null },
      tester,
    )
    const block = { noticeType: 'Information', heading: 'Kevät', body: '<p>Teksti</p>' }
    const fields = {
      metaTitle: '',
      metaDescription: '',
      ogImage: null,
      layoutTheme: '',
      noindex: false,
      heading: 'Kevät',
      lead: '',
      mainBody: '',
      field: 'sand',
      mainContentArea: [
        {
          type: 'ContainerBlock',
          fields: { containerBlocks: [{ type: 'NoticeBlock', visitorGroups: [id], fields: block }] },
        },
      ],
    }
    expect(await content.saveDraft(page, 'fi', { name: 'Kevät', slug: '', fields }, tester)).toMatchObject({ ok: true })
    const popups = await content.create(
      { key: 'site-popups', kind: 'block', contentType: 'SitePopups', parentId: null },
      tester,
    )
    const popup = {
      id: 'kevat',
      variant: 'corner',
      heading: 'Kevät',
      body: '',
      image: null,
      ctaLabel: '',
      ctaUrl: '',
      closeLabel: 'Sulje',
      showAfterScrollPx: 0,
      from: '',
      to: '',
      visitorGroups: [id],
      frequency: 'once',
      days: 0,
      pages: [],
    }
    const nostot = { name: 'Nostot', slug: '', fields: { popups: [popup] } }
    expect(await content.saveDraft(popups, 'sv', nostot, tester)).toMatchObject({ ok: true })
    await content.publish(popups, ['sv'], tester)

    const { items } = (await app.inject({ url: `${url}/uses` })).json<GroupUses>()
    expect(items).toEqual([
      { group: id, id: page, type: 'LandingPage', name: 'Kevät', language: 'fi', isPublished: false, isTrashed: false },
      {
        group: id,
        id: popups,
        type: 'SitePopups',
        name: 'Nostot',
        language: 'sv',
        isPublished: true,
        isTrashed: false,
      },
    ])
    const refused = await remove(id)
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      [{ key: 'content/visitor-group-used', value: 'content/visitor-group-used {"name":"Kevät"}' }],
    ])
    expect((await list()).items.some((group) => group.id === id)).toBe(true)
    // What is in the trash may come back, and says where it is.
    const trash = (item: number) => test.sql`update content_item set trashed_at = now() where id = ${item}`
    await trash(page)
    expect((await app.inject({ url: `${url}/uses` })).json<GroupUses>().items).toMatchObject([
      { id: popups, isTrashed: false },
      { id: page, isTrashed: true },
    ])
    expect((await remove(id)).json()).toMatchObject([{ value: 'content/visitor-group-used {"name":"Nostot"}' }])
    await trash(popups)
    expect((await remove(id)).json()).toMatchObject([
      { key: 'content/visitor-group-used-in-trash', value: 'content/visitor-group-used-in-trash {"name":"Kevät"}' },
    ])
  })

  it('are listed and removed although a draft names one of a number that none can have, which is saved no more', async () => {
    const { id } = (await make()).json<{ id: number }>()
    const page = await content.create({ kind: 'page', contentType: 'LandingPage', parentId: null }, tester)
    const noticed = (visitorGroups: number[]) => ({
      heading: 'Vanha',
      mainContentArea: [{ type: 'NoticeBlock', visitorGroups, fields: {} }],
    })
    const save = (groups: number[]) =>
      content.saveDraft(page, 'fi', { name: 'Vanha', slug: '', fields: noticed(groups) }, tester)
    expect(await save([id])).toMatchObject({ ok: true })
    for (const wrong of [3_000_000_000, 0, -1]) expect(await save([wrong])).toMatchObject({ ok: false })
    await test.sql`update content_version
      set fields = jsonb_set(fields, '{mainContentArea,0,visitorGroups}', ${`[${id}, 3000000000, 1.5, -3000000000]`}::jsonb)
      where content_id = ${page}`
    const { statusCode, body } = await app.inject({ url: `${url}/uses` })
    expect([statusCode, (JSON.parse(body) as GroupUses).items.filter((use) => use.id === page)]).toEqual([
      200,
      [
        {
          group: id,
          id: page,
          type: 'LandingPage',
          name: 'Vanha',
          language: 'fi',
          isPublished: false,
          isTrashed: false,
        },
      ],
    ])
    await test.sql`update content_version
      set fields = jsonb_set(fields, '{mainContentArea,0,visitorGroups}', '[3000000000]') where content_id = ${page}`
    expect((await remove(id)).statusCode).toBe(204)
  })

  it('are read by editors, who change none', async () => {
    actor = editor
    expect(await list()).toMatchObject({ mayWrite: false })
    const [first] = (await list()).items
    expect([(await make()).statusCode, (await remove(first?.id ?? 0)).statusCode]).toEqual([403, 403])
    expect((await change(first?.id ?? 0, { ...spring, seen: spring })).statusCode).toBe(403)
    actor = publisher
  })
})
