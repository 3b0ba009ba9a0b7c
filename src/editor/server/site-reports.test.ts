import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ShopActor } from '#src/common/actor.ts'
import type { Language } from '#src/common/locale.ts'
import { createContentAdmin } from '#src/content/server/content-admin.ts'
import { contentBlockTypes } from '#src/content/server/content-block-types.ts'
import { createDelivery } from '#src/content/server/content-delivery.ts'
import { contentPageTypes } from '#src/content/server/content-types.ts'
import { createContentService } from '#src/content/server/content.service.ts'
import { createProjects } from '#src/content/server/projects.ts'
import { createTreeChanges } from '#src/content/server/tree-changes.ts'
import { createMediaFinder } from '#src/media/server/media-finder.ts'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { landing } from '../../../tests/support/landing-page.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { ReportKind, SiteReport } from '../contract/reports.ts'
import { createSiteReports } from './site-reports.ts'

let test: TestDatabase
const clock = createTestClock()
const types = { blockTypes: contentBlockTypes, pageTypes: contentPageTypes }
let service: ReturnType<typeof createContentService>
let tree: ReturnType<typeof createTreeChanges>
let projects: ReturnType<typeof createProjects>
let report: () => Promise<SiteReport>
let root: number
let silent: number
let told: number

const petra: ShopActor = {
  kind: 'staff',
  name: 'Petra',
  roles: ['Publisher'],
  accountId: '00000000-0000-4000-8000-00000000000a',
}
const notice = (body: string) => ({ type: 'NoticeBlock', fields: { noticeType: 'Information', heading: 'H', body } })
const text = (heading: string, headingLevel: string, body = '<p>Teksti</p>') => ({
  type: 'RichTextBlock',
  fields: { heading, headingLevel, html: body, field: null },
})

async function page(name: string, more: object = {}, parentId: number | null = root): Promise<number> {
  const fields = { ...landing, ...more }
  const made = await tree.add({ type: 'LandingPage', parentId, language: 'fi', name, fields }, petra)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value.id
}
async function write(id: number, language: Language, name: string, more: object = {}): Promise<void> {
  const draft = { name, slug: name.toLowerCase(), fields: { ...landing, ...more } }
  const saved = await service.saveDraft(id, language, draft, petra)
  if (!saved.ok) throw new Error(JSON.stringify(saved.error))
}
const publish = async (id: number) => expect((await service.publish(id, ['fi'], petra)).ok).toBe(true)
const rowsOf = async (kind: ReportKind, id: number) =>
  (await report()).rows.filter((row) => row.kind === kind && row.item?.id === id)

beforeAll(async () => {
  test = await createTestDatabase()
  service = createContentService({ db: test.db, clock, ...types })
  const delivery = createDelivery({ db: test.db, clock, ...types, linkResolvers: [] })
  const deps = { db: test.db, clock, ...types, delivery, service }
  tree = createTreeChanges(deps)
  projects = createProjects({ db: test.db, clock, service })
  const product = { kind: 'product', uri: '', name: 'Levy', picture: null, note: '' } as const
  const reports = createSiteReports({
    admin: createContentAdmin(deps),
    projects,
    library: createMediaFinder({ db: test.db }),
    unusedMedia: () => Promise.resolve({ items: [], totalCount: 7 }),
    types: { ...contentBlockTypes, ...contentPageTypes },
    clock,
    targets: {
      find: (uri) =>
        uri === 'product:KV1' ? { ...product, url: '/levy' } : uri === 'product:KV2' ? { ...product, url: null } : null,
    },
    hasPage: (path) => Promise.resolve(path === '/levyt'),
  })
  report = () => reports.report(petra)
  root = await service.create({ key: 'home', kind: 'page', contentType: 'LandingPage', parentId: null }, tester)
  await write(root, 'fi', '')
  await publish(root)
  const media = await test.sql<{ id: number }>`
    insert into media_item (path, kind, name, created_at, is_decorative) values
      ('/media/hiljainen.webp', 'picture', 'Hiljainen', now(), false),
      ('/media/kerrottu.webp', 'picture', 'Kerrottu', now(), false),
      ('/media/ohje.pdf', 'document', 'Ohje', now(), false) returning id`
  ;[silent, told] = media.map(({ id }) => id) as [number, number]
  await test.sql`insert into media_text (media_id, language, alt_text) values (${told}, 'fi', 'Suklaalevy')`
})
afterAll(() => test.drop())
beforeEach(() => clock.advance(1_000))

describe('the report of links', () => {
  it('names each that leads nowhere, why, and the field it is in', async () => {
    const [trashed, drafted, sound] = [await page('Pois'), await page('Kesken'), await page('Ehjä')]
    await publish(sound)
    await tree.trash(trashed, true, petra)
    const link = (to: string | number) => `<a href="${typeof to === 'number' ? `content:${to}` : to}">x</a>`
    const targets = [
      trashed,
      drafted,
      sound,
      999_999,
      'product:KV1',
      'product:KV2',
      'product:KV3',
      '/levyt',
      '/ei-ole?a=1#b',
      '/media/ohje.pdf',
      '/media/pois.pdf',
    ]
    const id = await page('Linkit', { mainContentArea: [notice(`<p>${targets.map(link).join(' ')}</p>`)] })
    const rows = await rowsOf('links', id)
    expect(rows.map(({ what, reason }) => [what, reason])).toEqual([
      ['Pois', 'trashed'],
      ['Kesken', 'not-published'],
      ['999999', 'gone'],
      ['Levy', 'not-published'],
      ['KV3', 'gone'],
      ['/ei-ole', 'no-page'],
      ['/media/pois.pdf', 'file-gone'],
    ])
    expect(rows[0]).toMatchObject({
      item: { id, name: 'Linkit', language: 'fi', type: 'LandingPage' },
      nodeType: 'NoticeBlock',
      path: ['body'],
    })
    expect(rows[0]?.node).toBeGreaterThan(0)
  })
})

describe('the report of alternative texts', () => {
  it('names pictures that have none in the language, neither where they stand nor in the library', async () => {
    const picture = (id: number, alt = '') => `<figure><img src="media:${id}" alt="${alt}"></figure>`
    const id = await page('Kuvat', {
      mainContentArea: [notice(picture(silent) + picture(told) + picture(silent, 'Omat sanat'))],
    })
    await write(id, 'sv', 'Bilder', { ogImage: { media: silent }, mainContentArea: [notice(picture(told))] })
    expect((await rowsOf('alternatives', id)).map(({ what, item }) => [what, item?.language])).toEqual([
      ['Hiljainen', 'fi'],
      ['Kerrottu', 'sv'],
    ])
  })
})

describe('the report of translations', () => {
  it('says which languages were never written, and what another lacks', async () => {
    const id = await page('Kielet', { lead: 'Ingressi', mainContentArea: [notice('<p>a</p>'), notice('<p>b</p>')] })
    const [draft] = await test.sql<{ fields: { mainContentArea: { id: number }[] } }>`
      select fields from content_version where content_id = ${id}`
    await write(id, 'sv', 'Sprak', { mainContentArea: [draft?.fields.mainContentArea[0]] })
    expect(
      (await rowsOf('translations', id)).map(({ reason, item, lacks }) => [reason, item?.language, lacks]),
    ).toEqual([
      ['lacking', 'sv', { fields: 1, blocks: 1, of: 'fi' }],
      ['never-written', 'en', { fields: 0, blocks: 2, of: 'fi' }],
    ])
  })
})

describe('the report of headings', () => {
  it('finds a level that is left out, a second first one, and a page without any', async () => {
    const jumps = await page('Hyppy', { mainContentArea: [text('Alku', 'h2', '<h4>Syvällä</h4>'), text('Taas', 'h1')] })
    const bare = await page('Paljas', { heading: '', mainContentArea: [text('Alku', 'h2')] })
    const sound = await page('Kunnossa', { mainContentArea: [text('Alku', 'h2', '<h3>Väli</h3>')] })
    expect((await rowsOf('headings', jumps)).map(({ reason, what }) => [reason, what])).toEqual([
      ['second-first', 'Taas'],
      ['jump', 'Syvällä'],
    ])
    expect((await rowsOf('headings', bare)).map(({ reason }) => reason)).toEqual(['no-first'])
    expect(await rowsOf('headings', sound)).toEqual([])
  })
})

describe('the report of contrast', () => {
  it('names text colours that are hard to read on the ground chosen with them, in the theme of the page', async () => {
    const overlay = (backgroundColorHex: string | null, textColor: string | null) => ({
      type: 'ImageOverlayBlock',
      fields: { backgroundColorHex, textColor },
    })
    const area = [
      overlay('#777777', '#808080'),
      overlay('sand', 'ink'),
      overlay(null, null),
      overlay('accent', 'copper-ink'),
    ]
    const faint = await page('Haalea', { layoutTheme: 'willja', mainContentArea: area })
    const rows = await rowsOf('contrast', faint)
    expect(rows.map(({ reason, contrast, nodeType, path }) => [reason, contrast, nodeType, path])).toEqual([
      ['too-faint', { colour: '#808080', figure: 1.1 }, 'ImageOverlayBlock', ['textColor']],
      ['too-faint', { colour: 'copper-ink', figure: 1.1 }, 'ImageOverlayBlock', ['textColor']],
    ])
    expect(rows.every(({ node }) => typeof node === 'number')).toBe(true)
  })
})

describe('the report of what is unused', () => {
  it('names pages that nothing leads to and shared blocks that stand nowhere, and counts files', async () => {
    const [linked, alone, byPath] = [await page('Linkitetty'), await page('Yksin'), await page('Polku')]
    for (const id of [linked, alone, byPath]) await publish(id)
    await page('Viittaa', { mainBody: `<p><a href="content:${linked}">x</a> <a href="/polku">y</a></p>` })
    const inSwedish = await page('Ruotsi')
    await write(inSwedish, 'sv', 'Svenska')
    await write(root, 'sv', '')
    for (const id of [root, inSwedish]) expect((await service.publish(id, ['sv'], petra)).ok).toBe(true)
    await page('Viittaa ruotsiin', { mainBody: '<p><a href="/sv/svenska/">x</a></p>' })
    const block = await tree.add({ type: 'NoticeBlock', parentId: null, language: 'fi', name: 'Jaettu' }, petra)
    const shared = block.ok ? block.value.id : 0
    const { rows, counts } = await report()
    const unused = rows.flatMap(({ kind, item, reason }) => (kind === 'unused' ? [[item?.id, reason]] : []))
    expect(unused).toContainEqual([alone, 'page-unused'])
    expect(unused).toContainEqual([shared, 'block-unused'])
    expect(unused.map(([id]) => id)).not.toContain(linked)
    expect(unused.map(([id]) => id)).not.toContain(byPath)
    expect(unused.map(([id]) => id)).not.toContain(inSwedish)
    expect(counts.unused).toBe(unused.length + 7)
  })
})

describe('the report of the week', () => {
  it('says what goes on the site and off it within seven days, in turn, and which turn failed', async () => {
    const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000)
    const [soon, later] = [await page('Pian'), await page('Myöhemmin')]
    const timed = { ...notice('<p>a</p>'), from: inDays(2).toISOString(), to: inDays(9).toISOString() }
    await write(soon, 'fi', 'pian', { mainContentArea: [timed] })
    await service.schedule(soon, ['fi'], { at: inDays(3), until: inDays(5) }, petra)
    await service.schedule(later, ['fi'], { at: inDays(8), until: null }, petra)
    const project = await projects.create('Joulu', tester)
    await test.sql`update content_project set publish_at = ${inDays(4)} where id = ${project}`
    const week = async () =>
      (await report()).rows
        .filter(({ kind }) => kind === 'soon')
        .map(({ reason, what, item }) => [reason, item?.name ?? what])
    expect(await week()).toEqual([
      ['block-on', 'pian'],
      ['goes-on', 'pian'],
      ['project', 'Joulu'],
      ['goes-off', 'pian'],
    ])
    clock.advance(3 * 86_400_000 + 600_000)
    expect(await week()).toContainEqual(['late', 'pian'])
  })
})

it('no report is made for staff who may not read pages', async () => {
  const packer: ShopActor = { ...petra, roles: ['Production'] } as ShopActor
  const reports = createSiteReports({} as Parameters<typeof createSiteReports>[0])
  await expect(reports.report(packer)).rejects.toThrow()
})
