import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operatorNamed, tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { publishedView } from '#src/shell/contract/view-context.ts'
import type { ShopActor } from '#src/common/actor.ts'
import type { Language } from '#src/common/locale.ts'
import { createDelivery } from './content-delivery.ts'
import { createContentPageSource } from './content.page-source.ts'
import { createContentService } from './content.service.ts'
import { contentBlockTypes } from './content-block-types.ts'
import { contentPageTypes } from './content-types.ts'
import * as store from './content.store.ts'

let test: TestDatabase
let content: ReturnType<typeof createContentService>
let source: ReturnType<typeof createContentPageSource>
let delivery: ReturnType<typeof createDelivery>
const clock = createTestClock()
const meta = { metaTitle: 'Otsikko', metaDescription: 'Kuvaus', ogImage: null, layoutTheme: '', noindex: false }
const landing = { ...meta, heading: 'Tarina', lead: '', mainBody: '<p>Teksti</p>', field: 'sand' }

beforeAll(async () => {
  test = await createTestDatabase()
  content = createContentService({ db: test.db, clock, blockTypes: contentBlockTypes, pageTypes: contentPageTypes })
  delivery = createDelivery({
    clock,
    db: test.db,
    blockTypes: contentBlockTypes,
    pageTypes: contentPageTypes,
    linkResolvers: [],
  })
  source = createContentPageSource(test.db, delivery, {
    blockTypes: contentBlockTypes,
    pageTypes: contentPageTypes,
  })
})
afterAll(() => test.drop())

const fi = publishedView('fi')
const allDrafts = (language: Language) => ({ ...publishedView(language), drafts: { kind: 'all' as const } })

async function createPage(
  key: string,
  slug: string,
  parentId: number | null,
  fields: Record<string, unknown> = landing,
): Promise<number> {
  const id = await content.create({ key, kind: 'page', contentType: 'LandingPage', parentId }, tester)
  expect(await content.saveDraft(id, 'fi', { name: key, slug, fields }, tester)).toMatchObject({ ok: true })
  return id
}
const publish = async (id: number) =>
  expect(await content.publish(id, ['fi'], tester)).toEqual({ ok: true, value: null })

describe('content', () => {
  it('is on the site only after publishing, and drafts only for those who may see them', async () => {
    const id = await createPage('root', '', null)
    expect(await source.resolve('/', fi)).toBeNull()
    await publish(id)
    expect(await source.resolve('/', fi)).toEqual({ ref: { source: 'content', id } })
    await content.saveDraft(id, 'fi', { name: 'uusi nimi', slug: '', fields: landing }, tester)
    expect((await source.model({ source: 'content', id }, fi))?.name).toBe('root')
    expect((await source.model({ source: 'content', id }, allDrafts('fi')))?.name).toBe('uusi nimi')
    expect(await source.model({ source: 'content', id }, allDrafts('sv'))).toBeNull()
  })

  it('is written down with whoever made and wrote it', async () => {
    const editor: ShopActor = { kind: 'staff', accountId: 'p_1', name: 'Eeva', roles: ['Editor'] }
    const root = (await store.findItemByKey(test.db, 'root'))?.id ?? 0
    const id = await content.create({ kind: 'page', contentType: 'LandingPage', parentId: root }, editor)
    await content.saveDraft(id, 'fi', { name: 'x', slug: 'kirjattu', fields: landing }, editor)
    expect(await content.saveDraft(id, 'fi', { name: 'x', slug: 'kirjattu', fields: {} }, editor)).toMatchObject({
      ok: true,
    })
    expect(
      await content.saveDraft(id, 'fi', { name: 'x', slug: '', fields: {}, baseVersion: 1 }, editor),
    ).toMatchObject({ ok: false })
    const entries = await test.sql`
      select actor_kind, actor, command, after from audit_entry where subject_id = ${String(id)} order by id`
    expect(entries).toEqual(
      [
        { command: 'content.created', after: { kind: 'page', contentType: 'LandingPage', parentId: root } },
        { command: 'content.drafted', after: { language: 'fi', version: 1 } },
      ].map((entry) => ({ actor_kind: 'staff', actor: 'p_1', ...entry })),
    )
    expect((await store.findVersion(test.db, id, 'fi', 'draft'))?.createdBy).toBe('Eeva')
  })

  it('moves with its descendants and leaves redirects behind', async () => {
    const root = (await store.findItemByKey(test.db, 'root'))?.id ?? 0
    const parent = await createPage('parent', 'vanha', root)
    await publish(parent)
    const child = await createPage('child', 'lapsi', parent)
    await publish(child)
    await content.saveDraft(parent, 'fi', { name: 'parent', slug: 'uusi', fields: landing }, tester)
    await publish(parent)
    expect(await source.resolve('/uusi/lapsi', fi)).toMatchObject({ ref: { id: child } })
    expect(await source.resolve('/vanha/lapsi', fi)).toEqual({ redirect: { url: '/uusi/lapsi', permanent: true } })
    expect(await source.resolve('/vanha', fi)).toEqual({ redirect: { url: '/uusi', permanent: true } })
  })

  it('leaves no redirect of its own in the languages that say so; what is below it keeps its redirects', async () => {
    const root = (await store.findItemByKey(test.db, 'root'))?.id ?? 0
    const parent = await createPage('hushed', 'hiljaa', root)
    await publish(parent)
    await publish(await createPage('hushed-child', 'alla', parent))
    const rename = (slug: string) => content.saveDraft(parent, 'fi', { name: 'hushed', slug, fields: landing }, tester)
    await rename('toinen')
    await content.publish(parent, ['fi'], tester, { leavesNothing: ['fi'] })
    expect(await source.resolve('/hiljaa', fi)).toBeNull()
    expect(await source.resolve('/hiljaa/alla', fi)).toEqual({ redirect: { url: '/toinen/alla', permanent: true } })
    await rename('kolmonen')
    await content.publish(parent, ['fi'], tester, { leavesNothing: ['sv'] })
    expect(await source.resolve('/toinen', fi)).toEqual({ redirect: { url: '/kolmonen', permanent: true } })
  })

  it('that moves again is one redirect away from each of its old addresses, and none from its own', async () => {
    const root = (await store.findItemByKey(test.db, 'root'))?.id ?? 0
    const id = await createPage('mover', 'eka', root)
    const moveTo = async (slug: string) => {
      await content.saveDraft(id, 'fi', { name: 'mover', slug, fields: landing }, tester)
      await publish(id)
    }
    for (const slug of ['eka', 'toka', 'kolmas']) await moveTo(slug)
    for (const path of ['/eka', '/toka'])
      expect(await source.resolve(path, fi), path).toEqual({ redirect: { url: '/kolmas', permanent: true } })
    await moveTo('eka')
    expect(await source.resolve('/eka', fi)).toMatchObject({ ref: { id } })
    for (const path of ['/toka', '/kolmas'])
      expect(await source.resolve(path, fi), path).toEqual({ redirect: { url: '/eka', permanent: true } })
  })

  it('refuses a path that is taken, a child of an unpublished parent and fields of another shape', async () => {
    const root = (await store.findItemByKey(test.db, 'root'))?.id ?? 0
    const second = await createPage('second', 'uusi', root)
    expect(await content.publish(second, ['fi'], tester)).toMatchObject({
      ok: false,
      error: { problems: [{ key: 'content/path-taken' }] },
    })
    const lonely = await createPage('lonely', 'x', second)
    expect(await content.publish(lonely, ['fi'], tester)).toMatchObject({
      ok: false,
      error: { problems: [{ key: 'content/parent-unpublished' }] },
    })
    const wrong = await content.saveDraft(
      second,
      'fi',
      { name: 'x', slug: 'x', fields: { ...landing, field: 'pink' } },
      tester,
    )
    expect(wrong).toMatchObject({ ok: false, error: { kind: 'fields' } })
  })

  it('keeps no block of a draft that is refused for a later one', async () => {
    const id = await createPage('half', 'half', null)
    const count = async () => (await test.sql`select id from content_item`).length
    const before = await count()
    const mainContentArea = [
      { type: 'NoticeBlock', fields: { noticeType: 'Warning', heading: 'a', body: '<p>b</p>' } },
      { ref: 999_999 },
    ]
    const draft = { name: 'half', slug: 'half', fields: { ...landing, mainContentArea } }
    const refused = await content.saveDraft(id, 'fi', draft, tester)
    expect(refused).toMatchObject({ ok: false, error: { problems: [{ key: 'content/block-misplaced' }] } })
    expect(await count()).toBe(before)
  })

  it('is kept from robots and the sitemap where it is the search, whatever its editors say', async () => {
    const root = (await store.findItemByKey(test.db, 'root'))?.id ?? 0
    const id = await content.create({ kind: 'page', contentType: 'SearchPage', parentId: root }, tester)
    await content.saveDraft(id, 'fi', { name: 'Haku', slug: 'haku', fields: meta }, tester)
    await publish(id)
    const ref = { source: 'content', id }
    expect((await source.model(ref, fi))?.metadata.robots).toBe('noindex, nofollow')
    const paths = (await source.urls('fi')).map(({ path }) => path)
    expect([paths.includes('/'), paths.includes('/haku')]).toEqual([true, false])
  })

  it('refuses a draft that was begun from an older version', async () => {
    const id = await createPage('race', 'race', null)
    expect(
      await content.saveDraft(
        id,
        'fi',
        { name: 'a', slug: 'race', fields: landing, baseVersion: 1 },
        operatorNamed('a'),
      ),
    ).toMatchObject({ ok: true })
    expect(
      await content.saveDraft(
        id,
        'fi',
        { name: 'b', slug: 'race', fields: landing, baseVersion: 1 },
        operatorNamed('b'),
      ),
    ).toEqual({ ok: false, error: { kind: 'conflict' } })
  })

  it('keeps scripts out of HTML and turns references into paths', async () => {
    const root = (await store.findItemByKey(test.db, 'root'))?.id ?? 0
    const id = await createPage('html', 'html', root, {
      ...landing,
      mainBody:
        '<p onclick="x()">Hei <a href="content:parent#a">tästä</a><script>alert(1)</script> <a href="content:nowhere">ei</a></p>',
    })
    await publish(id)
    const page = await source.model({ source: 'content', id }, fi)
    expect(page?.fields).toMatchObject({ mainBody: '<p>Hei <a href="/uusi#t-a">tästä</a> <a>ei</a></p>' })
    expect(page?.tags).toContain('path:content:parent')
    const typed = await delivery.resolveLinks(['/uusi', '/ei-missaan'], 'fi')
    expect([...typed]).toEqual([['/uusi', { path: '/uusi', id: expect.any(Number) as number }]])
  })
})
