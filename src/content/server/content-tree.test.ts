import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMedia, mediaTag } from '#src/media/server/media.service.ts'
import { publishedView, type ViewContext } from '#src/shell/contract/view-context.ts'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { StoredArea, StoredNode } from '../contract/area.ts'
import { schemaOf } from '../contract/field-schema.ts'
import { field } from '../contract/fields.ts'
import { createDelivery } from './content-delivery.ts'
import { normalise } from './content-tree.ts'
import { contentBlockTypes } from './content-block-types.ts'
import { contentPageTypes } from './content-types.ts'
import { createContentService } from './content.service.ts'
import * as store from './content.store.ts'
import { createVisitorGroups } from './visitor-groups.ts'

let test: TestDatabase
let content: ReturnType<typeof createContentService>
let delivery: ReturnType<typeof createDelivery>
let media: ReturnType<typeof createMedia>
const clock = createTestClock()
const fi = publishedView('fi')
const landing = { heading: 'Tarina', field: 'sand' }

beforeAll(async () => {
  test = await createTestDatabase()
  const types = { blockTypes: contentBlockTypes, pageTypes: contentPageTypes }
  content = createContentService({ db: test.db, clock, ...types })
  delivery = createDelivery({ db: test.db, clock, ...types, linkResolvers: [] })
  media = createMedia({ db: test.db, clock })
})
afterAll(() => test.drop())

const notice = (heading: string, more: object = {}) => ({
  type: 'NoticeBlock',
  fields: { noticeType: 'Warning', heading, body: '<p>Teksti</p>' },
  ...more,
})
const container = (containerBlocks: unknown[], more: object = {}) => ({
  type: 'ContainerBlock',
  fields: { containerBlocks, columns: 2, background: 'surface' },
  ...more,
})
const save = (id: number, fields: Record<string, unknown>, language: 'fi' | 'sv' = 'fi') =>
  content.saveDraft(id, language, { name: 'Sivu', slug: `s${id}`, fields: { ...landing, ...fields } }, tester)
const page = () => content.create({ kind: 'page', contentType: 'LandingPage', parentId: null }, tester)

/** A page with this main area, on the site; its id and what was kept of the area. */
async function publishedPage(mainContentArea: unknown[]) {
  const id = await page()
  const saved = await save(id, { mainContentArea })
  if (!saved.ok) throw new Error(JSON.stringify(saved.error))
  expect(await content.publish(id, ['fi'], tester)).toEqual({ ok: true, value: null })
  return { id, area: saved.value.fields['mainContentArea'] as StoredNode[] }
}
const innerOf = (node?: StoredNode) => ((node?.fields['containerBlocks'] ?? []) as StoredNode[])[0]
const shown = async (id: number, view: ViewContext = fi) => (await delivery.deliver(id, view))?.areas.mainContentArea
const headings = async (id: number, view?: ViewContext) => (await shown(id, view))?.map((block) => block['heading'])

it('a day that there is not is refused, of a block and of a field', async () => {
  const id = await page()
  const schema = schemaOf({ from: field.dateTime('Alkaa', 'From') }, true)
  for (const no of ['2027-02-29', '2027-02-29T12:00:00Z']) {
    const saved = await save(id, { mainContentArea: [notice('Karkauspäivä', { to: no })] })
    expect(saved).toMatchObject({ error: { fields: { 'mainContentArea.0.to': ['forms/validation/invalid'] } } })
    expect(Value.Check(schema, { from: no })).toBe(false)
  }
})

it('a day alone is kept as the moment at which it begins, or is over', async () => {
  const { area } = await publishedPage([notice('Aatto', { from: '2026-12-24', to: '2026-12-24' })])
  expect(area).toMatchObject([{ from: '2026-12-23T22:00:00.000Z', to: '2026-12-24T22:00:00.000Z' }])
  const fields = { from: field.dateTime('Alkaa', 'From'), to: field.dateTime('Päättyy', 'To', { ends: true }) }
  expect(normalise({}, fields, { from: '2026-10-25', to: '2026-10-25' })).toEqual({
    from: '2026-10-24T21:00:00.000Z',
    to: '2026-10-25T22:00:00.000Z',
  })
  const moments = { from: '', to: '2026-12-24T18:00:00+02:00' }
  expect(normalise({}, fields, moments)).toEqual(moments)
})

describe('the blocks of a page', () => {
  it('are drafted, published and taken back with it, each under the id it was given', async () => {
    const { id, area } = await publishedPage([notice('Eka'), container([notice('Sisällä')])])
    const [first, box] = area
    const inner = innerOf(box)
    expect(new Set([first?.id, box?.id, inner?.id]).size).toBe(3)
    expect(await shown(id)).toMatchObject([
      {
        contentLink: { id: first?.id, guidValue: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown },
        heading: 'Eka',
      },
      { contentLink: { id: box?.id }, containerBlocks: [{ contentLink: { id: inner?.id }, heading: 'Sisällä' }] },
    ])
    const before = await store.findVersion(test.db, id, 'fi', 'published')
    await save(id, { mainContentArea: [{ ...notice('Toka'), id: first?.id }, notice('Uusi')] })
    expect(await headings(id)).toEqual(['Eka', undefined])
    const draft = { ...fi, drafts: { kind: 'item', id } } as const
    expect(await headings(id, draft)).toEqual(['Toka', 'Uusi'])
    await content.publish(id, ['fi'], tester)
    expect(await shown(id)).toMatchObject([{ contentLink: { id: first?.id }, heading: 'Toka' }, { heading: 'Uusi' }])
    // An old version, saved again: all of it, the block that was left out meanwhile too.
    expect(await save(id, before?.fields ?? {})).toMatchObject({ ok: true })
    await content.publish(id, ['fi'], tester)
    expect((await shown(id))?.map(({ contentLink }) => contentLink.id)).toEqual([first?.id, box?.id])
  })

  it('are found by their ids while they are on the site', async () => {
    const { id, area } = await publishedPage([container([notice('Sisällä')])])
    const inner = innerOf(area[0])?.id ?? 0
    const found = await delivery.deliverBlock(inner, fi)
    expect(found).toMatchObject({ block: { heading: 'Sisällä', contentLink: { id: inner } }, of: { item: { id } } })
    await save(id, { mainContentArea: [] })
    expect(await delivery.deliverBlock(inner, fi)).not.toBeNull()
    await content.publish(id, ['fi'], tester)
    expect(await delivery.deliverBlock(inner, fi)).toBeNull()
  })

  it('are a tree of its own in each language', async () => {
    const { id, area } = await publishedPage([notice('Suomeksi')])
    await save(id, { mainContentArea: [notice('Extra'), { ...notice('På svenska'), id: area[0]?.id }] }, 'sv')
    await content.publish(id, ['sv'], tester)
    expect(await headings(id)).toEqual(['Suomeksi'])
    expect(await headings(id, publishedView('sv'))).toEqual(['Extra', 'På svenska'])
    expect((await shown(id, publishedView('sv')))?.[1]?.contentLink.id).toBe(area[0]?.id)
  })

  it('take no id that is another’s, of another type, or there twice', async () => {
    const { id, area } = await publishedPage([notice('Eka')])
    const mine = area[0]?.id ?? 0
    const other = (await publishedPage([notice('Toinen')])).area[0]?.id
    const wrong = [
      [notice('x', { id: other })],
      [container([], { id: mine })],
      [notice('x', { id: 999_999 })],
      [notice('x', { id: mine }), notice('y', { id: mine })],
      [container([notice('x', { id: mine })], { id: mine })],
      [{ ref: mine }],
      [{ ref: id }],
      [{ ref: 999_999 }],
    ]
    for (const mainContentArea of wrong)
      expect(await save(id, { mainContentArea }), JSON.stringify(mainContentArea)).toMatchObject({
        ok: false,
        error: { problems: [{ key: 'content/block-misplaced' }] },
      })
    expect(await content.saveDraft(mine, 'fi', { name: 'x', slug: '', fields: {} }, tester)).toMatchObject({
      ok: false,
    })
  })

  it('are refused with the place of what is wrong: type, field, depth', async () => {
    const id = await page()
    const deep = (levels: number): object => (levels === 0 ? notice('Syvä') : container([deep(levels - 1)]))
    const fault = async (mainContentArea: unknown) => {
      const saved = await save(id, { mainContentArea })
      return saved.ok ? [] : 'fields' in saved.error ? Object.keys(saved.error.fields) : [saved.error.kind]
    }
    expect(await fault([deep(4)])).toEqual([])
    expect(await fault([deep(5)])).toHaveLength(1)
    expect(await fault([{ type: 'NoBlock', fields: {} }])).toEqual(['mainContentArea.0.type'])
    expect(await fault([{ type: 'SiteSettings', fields: {} }])).toEqual(['mainContentArea.0.type'])
    expect(await fault([{ type: 'LandingPage', fields: {} }])).toEqual(['mainContentArea.0.type'])
    expect(await fault([notice('x'), container([{ type: 'NoticeBlock', fields: { body: 1 } }])])).toEqual([
      'mainContentArea.1.containerBlocks.0.body',
    ])
    expect(await fault([{ type: 'NoticeBlock', fields: { colour: 'red' } }])).toContain('mainContentArea.0.colour')
    expect(await fault([{ contentId: 3 }])).toContain('mainContentArea.0')
    expect(await fault('none')).toEqual(['mainContentArea'])
  })

  it('may be for a channel or for groups, and are nobody else’s', async () => {
    const made = await createVisitorGroups({ db: test.db, clock }).set('ryhma', 'Ryhmä', { isSignedIn: true }, tester)
    const visitorGroups = made.ok ? [made.value] : []
    const { id } = await publishedPage([
      notice('Kaikille'),
      notice('Puhelin', { channels: ['mobile'] }),
      notice('Ryhmä', { visitorGroups }),
    ])
    expect(await headings(id)).toEqual(['Kaikille', 'Puhelin'])
    expect(await headings(id, { ...fi, channel: 'desktop', visitorGroups })).toEqual(['Kaikille', 'Ryhmä'])
  })
})

describe('a shared block', () => {
  it('has drafts and publishing of its own, on every page that refers to it', async () => {
    const shared = await content.create({ kind: 'block', contentType: 'NoticeBlock', parentId: null }, tester)
    const write = (heading: string) =>
      content.saveDraft(shared, 'fi', { name: 'Jaettu', slug: '', fields: notice(heading).fields }, tester)
    await write('Yhteinen')
    const pages = [await publishedPage([{ ref: shared }]), await publishedPage([container([{ ref: shared }])])]
    const [one = { id: 0 }, two = { id: 0 }] = pages
    expect(await shown(one.id)).toEqual([])
    await content.publish(shared, ['fi'], tester)
    await write('Luonnos')
    // A page's preview shows it as it is published, its own everywhere as it is drafted.
    for (const [drafts, heading] of [
      [{ kind: 'none' }, 'Yhteinen'],
      [{ kind: 'item', id: one.id }, 'Yhteinen'],
      [{ kind: 'item', id: shared }, 'Luonnos'],
    ] as const) {
      expect(await headings(one.id, { ...fi, drafts })).toEqual([heading])
      const [box] = (await shown(two.id, { ...fi, drafts })) ?? []
      expect(box?.['containerBlocks']).toMatchObject([{ heading, contentLink: { id: shared } }])
    }
    expect((await delivery.deliver(two.id, fi))?.tags).toContain(`content:${shared}`)
    const rows = await test.sql<{ from_id: number }>`
      select from_id from content_reference where to_uri = ${`content:${shared}`} order by from_id`
    expect(rows.map(({ from_id: from }) => from)).toEqual([one.id, two.id])
  })

  it('that refers to itself by another is shown as deep as anybody looks', async () => {
    const ids = [0, 0]
    for (const index of [0, 1])
      ids[index] = await content.create({ kind: 'block', contentType: 'ContainerBlock', parentId: null }, tester)
    const [a = 0, b = 0] = ids
    for (const [id, other] of [
      [a, b],
      [b, a],
    ] as const) {
      await content.saveDraft(id, 'fi', { name: 'x', slug: '', fields: container([{ ref: other }]).fields }, tester)
      await content.publish(id, ['fi'], tester)
    }
    expect(JSON.stringify(await delivery.deliverBlock(a, fi)).length).toBeLessThan(5_000)
  })
})

describe('a picture', () => {
  it('has the text of the library in the language, or that of its place, and goes when its item goes', async () => {
    const altTexts = { fi: 'Levy', sv: 'Kaka', en: 'Bar' }
    const item = await media.register({ path: '/media/bar.webp', width: 20, height: 10, altTexts })
    expect(await media.register({ path: '/media/bar.webp', width: 20, height: 10, altTexts })).toBe(item)
    const gone = await media.register({ path: '/media/gone.webp', width: 20, height: 10, altTexts })
    const split = (image: unknown) => ({ type: 'ImageWithCtaBlock', fields: { body: '', image, background: 'sky' } })
    const { id } = await publishedPage([
      split({ media: item }),
      split({ media: item, altText: '' }),
      split({ media: gone }),
    ])
    await test.sql`delete from media_item where id = ${gone}`
    const found = await delivery.deliver(id, fi)
    expect(found?.areas.mainContentArea.map(({ image }) => image)).toEqual([
      { url: '/media/bar.webp', altText: 'Levy', width: 20, height: 10 },
      { url: '/media/bar.webp', altText: '', width: 20, height: 10 },
      null,
    ])
    expect(found?.tags).toContain(mediaTag(item))
    await media.setAltText(item, 'fi', 'Suklaalevy')
    expect((await shown(id))?.[0]?.['image']).toMatchObject({ altText: 'Suklaalevy' })
    const events = await test.sql<{ tags: string[] }>`select tags from cache_event where ${mediaTag(item)} = any(tags)`
    expect(events).toHaveLength(1)
  })
})

describe('a field', () => {
  it('may be empty in a draft and not on the site when it must be filled in', async () => {
    const id = await page()
    const empty: StoredArea = [{ type: 'HeroBlock', fields: { headingLevel: 'h2', slides: [] } }]
    expect(await save(id, { mainContentArea: [notice('x'), ...empty] })).toMatchObject({ ok: true })
    expect(await content.publish(id, ['fi'], tester)).toEqual({
      ok: false,
      error: { kind: 'fields', fields: { 'mainContentArea.1.slides': ['content/missing-value'] } },
    })
    expect(await delivery.deliver(id, fi)).toBeNull()
  })

  it.each([
    ['javascript:alert(1)', false],
    [' javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['content:terms#delivery', true],
    ['product:KV1005', true],
    ['/tuotteet?page=2', true],
    ['#alas', true],
    ['https://x.example/', true],
    ['mailto:x@x.example', true],
    ['', true],
  ])('for a link takes %j: %s', async (ctaUrl, isTaken) => {
    const id = await page()
    const block = { type: 'ImageWithCtaBlock', fields: { ctaUrl, background: 'sky' } }
    expect((await save(id, { mainContentArea: [block] })).ok).toBe(isTaken)
  })
})
