import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { createContentAdmin } from '#src/content/server/content-admin.ts'
import { contentBlockTypes } from '#src/content/server/content-block-types.ts'
import { createDelivery } from '#src/content/server/content-delivery.ts'
import { contentPageTypes } from '#src/content/server/content-types.ts'
import { createContentService } from '#src/content/server/content.service.ts'
import { createContentRights } from '#src/content/server/content-rights.ts'
import { createSharedBlocks } from '#src/content/server/shared-blocks.ts'
import { createTreeChanges } from '#src/content/server/tree-changes.ts'
import { tester } from '../../../tests/support/actors.ts'
import { languageStates } from '../rules/status.ts'
import { placedRefusal } from './publish-problems.ts'

let test: TestDatabase
const clock = createTestClock()
let content: ReturnType<typeof createContentService>
let tree: ReturnType<typeof createTreeChanges>
let admin: ReturnType<typeof createContentAdmin>
let shared: ReturnType<typeof createSharedBlocks>
let root: number

const meta = { metaTitle: '', metaDescription: '', ogImage: null, layoutTheme: '', noindex: false }
const landing = { ...meta, heading: 'Tarina', lead: '', mainBody: '', field: 'sand' }
const notice = (heading: string) => ({
  type: 'NoticeBlock',
  fields: { noticeType: 'Information', heading, body: '<p>Teksti</p>' },
})
const staff = (name: string, roles: string[], accountId: string): ShopActor => ({
  kind: 'staff',
  name,
  roles,
  accountId,
})
const petra = staff('Petra', ['Publisher'], '00000000-0000-4000-8000-00000000000a')
const aino = staff('Aino', ['Editor'], '00000000-0000-4000-8000-00000000000b')

beforeAll(async () => {
  test = await createTestDatabase()
  const types = { blockTypes: contentBlockTypes, pageTypes: contentPageTypes }
  content = createContentService({ db: test.db, clock, ...types })
  const delivery = createDelivery({ db: test.db, clock, ...types, linkResolvers: [] })
  const deps = { db: test.db, clock, ...types, delivery, service: content }
  tree = createTreeChanges(deps)
  admin = createContentAdmin(deps)
  shared = createSharedBlocks(deps)
  root = await content.create({ key: 'home', kind: 'page', contentType: 'LandingPage', parentId: null }, tester)
  await content.saveDraft(root, 'fi', { name: 'Etusivu', slug: '', fields: landing }, tester)
  await content.publish(root, ['fi'], tester)
})
afterAll(() => test.drop())

async function page(name: string, fields: object = landing, parentId = root): Promise<number> {
  const made = await tree.add({ type: 'LandingPage', parentId, language: 'fi', name, fields: { ...fields } }, petra)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value.id
}
const publish = async (id: number) =>
  expect(await content.publish(id, ['fi'], petra)).toEqual({ ok: true, value: null })
const save = (id: number, heading: string, actor: ShopActor, baseVersion: number) =>
  content.saveDraft(id, 'fi', { name: 'x', slug: 'x', fields: { ...landing, heading }, baseVersion }, actor)
const document = async (id: number, actor = petra) => {
  const found = await admin.document(id, 'fi', actor)
  if (!found) throw new Error(`no document ${id}`)
  return found
}

describe('a draft', () => {
  it('is kept as a version when somebody else takes it over, and when it is ten minutes old', async () => {
    const id = await page('Säilyy')
    await save(id, 'Petran', petra, 1)
    await save(id, 'Petran toinen', petra, 2)
    await save(id, 'Ainon', aino, 3)
    await save(id, 'Petran kolmas', petra, 4)
    clock.advance(600_000)
    await save(id, 'Petran neljäs', petra, 5)
    const versions = await admin.history(id, 'fi', petra)
    expect(versions.map(({ version, status, createdBy }) => [version, status, createdBy])).toEqual([
      [6, 'draft', 'Petra'],
      [5, 'kept', 'Petra'],
      [3, 'kept', 'Petra'],
    ])
    const old = await admin.version(id, 'fi', 3, petra)
    expect(old?.fields['heading']).toBe('Petran toinen')
    const audited = await test.sql`select actor from audit_entry
      where subject_id = ${String(id)} and command = 'content.drafted' order by id`
    expect(audited).toHaveLength(3)
  })

  it('refuses an address that no path can have, and a project that is not there', async () => {
    const id = await page('Osoite')
    const draft = { name: 'x', slug: 'Ä ö', fields: landing, projectId: 999 }
    expect(await content.saveDraft(id, 'fi', draft, petra)).toMatchObject({
      error: { kind: 'fields', fields: { slug: expect.anything(), projectId: expect.anything() } },
    })
  })

  it('gives blocks with made-up ids ids of their own, at the same places', async () => {
    const id = await page('Uudet')
    const fields = {
      ...landing,
      mainContentArea: [
        { id: -3, ...notice('a') },
        { id: -4, ...notice('b') },
      ],
    }
    const saved = await content.saveDraft(id, 'fi', { name: 'x', slug: 'uudet', fields }, petra)
    const area = saved.ok ? (saved.value.fields['mainContentArea'] as { id: number; fields: object }[]) : []
    expect(area.map(({ fields: of }) => of)).toMatchObject([{ heading: 'a' }, { heading: 'b' }])
    expect(area.every(({ id: one }) => one > 0)).toBe(true)
  })
})

describe('what cannot be published', () => {
  it('says where: path and block', async () => {
    const box = {
      type: 'ContainerBlock',
      fields: { containerBlocks: [notice('x'), { type: 'ArticleHeroBlock', fields: {} }] },
    }
    const id = await page('Vajaa', { ...landing, mainContentArea: [box] })
    const done = await content.publish(id, ['fi'], petra)
    const { fields } = await document(id)
    const [outer] = fields['mainContentArea'] as { id: number; fields: { containerBlocks: { id: number }[] } }[]
    const refused = done.ok ? null : placedRefusal(done.error, 'fi', fields)
    const path = ['mainContentArea', 0, 'fields', 'containerBlocks', 1, 'fields', 'heroImage']
    expect(refused).toMatchObject({
      kind: 'business',
      problems: expect.arrayContaining([
        expect.objectContaining({ details: { language: 'fi', path, node: outer?.fields.containerBlocks[1]?.id } }),
      ]),
    })
    expect(languageStates(await admin.states(id, petra)).fi.status).toBe('Draft')
  })
})

describe('the tree', () => {
  it('moves a published page: it is at its new address, and the old one leads there', async () => {
    const [shelf, moved] = [await page('Hylly'), await page('Muutto')]
    await publish(shelf)
    await publish(moved)
    expect(await tree.move(moved, { parentId: shelf, index: 0 }, petra)).toEqual({ ok: true, value: null })
    expect((await document(moved)).publishedUrl).toBe('/hylly/muutto')
    const [redirect] = await test.sql<{ to_url: string }>`select to_url from redirect where from_path = '/muutto'`
    expect(redirect?.to_url).toBe('/hylly/muutto')
    expect(await tree.move(shelf, { parentId: moved, index: 0 }, petra)).toMatchObject({
      error: { problems: [{ key: 'content/into-itself' }] },
    })
  })

  it('keeps in the trash what is below, off the site, and gives it back as drafts', async () => {
    const shelf = await page('Roska')
    const below = await page('Alla', landing, shelf)
    await publish(shelf)
    await publish(below)
    const naming = await page('Viittaa', { ...landing, mainBody: `<p><a href="content:${below}">x</a></p>` })
    expect(await tree.trash(shelf, false, petra)).toMatchObject({
      error: { status: 409, problems: [{ key: 'content/still-used', details: { references: [{ id: naming }] } }] },
    })
    expect(await tree.trash(shelf, true, petra)).toEqual({ ok: true, value: null })
    expect((await document(below)).publishedUrl).toBeNull()
    expect((await admin.trashed(petra)).find(({ item }) => item.id === shelf)).toMatchObject({
      name: 'Roska',
      below: 1,
    })
    expect(await save(below, 'x', petra, 1)).toMatchObject({ error: { kind: 'not-found' } })
    expect(await tree.restore(shelf, petra)).toEqual({ ok: true, value: null })
    expect(languageStates(await admin.states(below, petra)).fi.status).toBe('Draft')
  })

  it('copies a page with blocks of its own', async () => {
    const id = await page('Malli', { ...landing, mainContentArea: [notice('kopioitava')] })
    const made = await tree.copy(id, { parentId: root }, petra)
    const copy = await document(made.ok ? made.value.id : 0)
    const own = copy.fields['mainContentArea'] as { id: number; fields: object }[]
    const first = (await document(id)).fields['mainContentArea'] as { id: number }[]
    expect(own[0]?.fields).toMatchObject({ heading: 'kopioitava' })
    expect(own[0]?.id).not.toBe(first[0]?.id)
    expect(copy.version?.slug).toBe('malli-2')
  })
})

describe('a shared block', () => {
  it('is made of a page’s own, published where the page was, and becomes its own again', async () => {
    const id = await page('Jaettu', { ...landing, mainContentArea: [notice('yhteinen')] })
    await publish(id)
    const { fields, baseVersion } = await document(id)
    const [entry] = fields['mainContentArea'] as { id: number }[]
    const made = await shared.share(id, 'fi', { node: entry?.id ?? 0, name: 'Yhteinen', baseVersion }, petra)
    expect(made).toMatchObject({ ok: true })
    const ref = made.ok ? made.value.ref : 0
    expect(languageStates(await admin.states(ref, petra)).fi.status).toBe('Published')
    expect(await shared.uses([ref], petra)).toEqual(new Map([[ref, 1]]))
    const next = (await document(id)).baseVersion
    const own = await shared.detach(id, 'fi', { ref, baseVersion: next }, petra)
    expect(own.ok && own.value.fields['mainContentArea']).toMatchObject([notice('yhteinen')])
  })
})

describe('an editor held to a branch', () => {
  it('writes there, and nowhere else', async () => {
    const [mine, others] = [await page('Oma'), await page('Muiden')]
    const [account] = await test.sql<{ id: string }>`insert into account
      (realm, email, email_key, first_name, last_name, phone, language, created_at)
      values ('staff', 'aino@konvehti.test', 'aino@konvehti.test', 'Aino', 'L', '', 'fi', now()) returning id`
    const held = staff('Aino', ['Publisher'], String(account?.id))
    const rights = createContentRights({ db: test.db, clock })
    await rights.set(held.kind === 'staff' ? held.accountId : '', [{ branchId: mine, verbs: ['write'] }], tester)
    expect(await save(mine, 'saa', held, 1)).toMatchObject({ ok: true })
    const forbidden = { ok: false, error: { kind: 'forbidden' } }
    expect(await save(others, 'ei saa', held, 1)).toMatchObject(forbidden)
    expect(await content.publish(mine, ['fi'], held)).toMatchObject(forbidden)
    expect(await tree.trash(others, true, held)).toMatchObject(forbidden)
    expect(await tree.move(mine, { parentId: others, index: 0 }, held)).toMatchObject(forbidden)
    expect(await tree.copy(others, { parentId: root }, held)).toMatchObject(forbidden)
    expect(await admin.discard(others, 'fi', held)).toMatchObject(forbidden)
    expect((await document(others, held)).may).toEqual({ write: false, publish: false, delete: false })
    expect((await document(mine, held)).may.write).toBe(true)
  })
})

describe('what is of the whole site', () => {
  it('is seen on the start page of its language', async () => {
    const made = { key: 'site-settings', kind: 'block', contentType: 'SiteSettings', parentId: null } as const
    const id = await content.create(made, tester)
    expect([await document(id), await admin.document(id, 'sv', petra)].map((found) => found?.url)).toEqual([
      '/',
      '/sv/',
    ])
    expect((await document(id)).publishedUrl).toBeNull()
  })

  it('shows unsaved popups as the site would, also before their time', async () => {
    const id = await content.create(
      { key: 'site-popups', kind: 'block', contentType: 'SitePopups', parentId: null },
      tester,
    )
    expect((await document(id)).url).toBe('/')
    const popup = {
      id: 'joulu',
      variant: 'corner',
      heading: 'Joulu',
      body: '<p onclick="steal()">24</p>',
      image: null,
      ctaLabel: 'Katso',
      ctaUrl: 'content:home',
      closeLabel: 'Sulje',
      showAfterScrollPx: 0,
      from: '2099-12-01T00:00:00+02:00',
      to: '',
      visitorGroups: [],
      frequency: 'once',
      days: 0,
      pages: [],
    }
    const unsaved = {
      name: 'Nostot',
      slug: '',
      fields: { popups: [popup] },
      channel: null,
      visitorGroups: [],
      at: null,
    }
    const shown = await admin.present(id, 'fi', unsaved, petra)
    const popups = shown.ok && shown.value.kind === 'popups' ? shown.value.popups : []
    expect(popups).toMatchObject([{ id: 'joulu', body: '<p>24</p>', ctaUrl: '/' }])
  })
})
