import { systemClock } from '#src/platform/clock.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDelivery } from '../../src/content/server/content-delivery.ts'
import { contentBlockTypes } from '../../src/content/server/content-block-types.ts'
import { contentPageTypes } from '../../src/content/server/content-types.ts'
import { type DatabaseHandle, openDatabase } from '../../src/platform/database/database.ts'
import { publishedView } from '../../src/shell/contract/view-context.ts'
import { openDatabaseBefore } from './database-before.ts'

/* A database from before pages owned their blocks, and pictures were items of the media library. */

let before: Awaited<ReturnType<typeof openDatabaseBefore>>
let handle: DatabaseHandle
let delivery: ReturnType<typeof createDelivery>

const [page, other, split, box, inner, shared, alone, lost] = [1, 2, 3, 4, 5, 6, 7, 8] as const
const items = [
  [page, 'page', 'LandingPage'],
  [other, 'page', 'LandingPage'],
  [split, 'block', 'ImageWithCtaBlock'],
  [box, 'block', 'ContainerBlock'],
  [inner, 'block', 'NoticeBlock'],
  [shared, 'block', 'NoticeBlock'],
  [alone, 'block', 'NoticeBlock'],
  [lost, 'block', 'NoticeBlock'],
]
const bar = (altText: string) => ({ url: '/media/bar.webp', altText, width: 20, height: 10 })
const area = (...ids: number[]) => ids.map((contentId) => ({ contentId, displayOption: 'half' }))
const holder = (heading: string, ...ids: number[]) => ({
  heading,
  ogImage: '/media/bar.webp',
  mainContentArea: area(...ids),
})
const words = (heading: string) => ({ noticeType: 'Warning', heading, body: '<p>x</p>' })
/** Item, language, version, status, author, fields. */
const versions: [number, string, number, string, string, object][] = [
  [page, 'fi', 1, 'superseded', 'seed', holder('Ennen', split, lost)],
  [page, 'fi', 2, 'published', 'seed', holder('Sivu', split, box, shared)],
  [page, 'sv', 1, 'published', 'seed', holder('Sida', split)],
  [other, 'fi', 1, 'published', 'editor', holder('Toinen', shared)],
  [split, 'fi', 1, 'superseded', 'seed', { heading: 'Vanha', image: bar('Levy') }],
  [split, 'fi', 2, 'published', 'editor', { heading: 'Levy', image: bar('Levy'), imageSecondary: bar('') }],
  [
    split,
    'sv',
    1,
    'published',
    'seed',
    { heading: 'Kaka', image: bar('Kaka'), imageSecondary: { url: '', altText: '' } },
  ],
  [split, 'sv', 2, 'draft', 'translator', { heading: 'Utkast', image: bar('En annan kaka') }],
  [box, 'fi', 1, 'published', 'seed', { columns: 2, containerBlocks: area(inner) }],
  [inner, 'fi', 1, 'published', 'seed', words('Sisällä')],
  [shared, 'fi', 1, 'published', 'seed', words('Yhteinen')],
  [alone, 'fi', 1, 'published', 'seed', words('Yksin')],
  [lost, 'fi', 1, 'published', 'seed', words('Ennen')],
]
const references = [
  [page, 'content:3'],
  [page, 'content:4'],
  [page, 'content:6'],
  [split, 'product:KV1'],
  [other, 'content:6'],
]

beforeAll(async () => {
  before = await openDatabaseBefore('0131')
  for (const [id, kind, type] of items)
    await before.sql`insert into content_item (id, key, kind, content_type) overriding system value
      values (${id}, ${`k${id}`}, ${kind}, ${type})`
  for (const [id, language, version, status, by, fields] of versions)
    await before.sql`insert into content_version (content_id, language, version, status, name, slug, fields, created_at, created_by)
      values (${id}, ${language}, ${version}, ${status}, 'n', ${`s${id}`}, ${JSON.stringify(fields)}::jsonb, now(), ${by})`
  for (const [id, uri] of references) await before.sql`insert into content_reference values (${id}, 'fi', ${uri})`
  await before.goOn()
  handle = openDatabase({
    url: before.url,
    maxConnections: 2,
    applicationName: 'tests',
    log: pino({ level: 'silent' }),
  })
  const types = { blockTypes: contentBlockTypes, pageTypes: contentPageTypes }
  delivery = createDelivery({ db: handle.db, clock: systemClock, ...types, linkResolvers: [] })
})
afterAll(async () => {
  await handle?.close()
  await before?.drop()
})

const shown = async (id: number, language: 'fi' | 'sv', drafts = false) => {
  const view = { ...publishedView(language), drafts: { kind: drafts ? 'all' : 'none' } } as const
  return (await delivery.deliver(id, view))?.areas.mainContentArea
}

describe('a database from before pages owned their blocks', () => {
  it('loses no row and changes no content id', async () => {
    const kept = await before.sql<{ id: number; key: string }>`select id, key from content_item order by id`
    expect(kept).toEqual(items.map(([id]) => ({ id, key: `k${id}` })))
    const rows = await before.sql<{ content_id: number; language: string; version: number }>`
      select content_id, language, version from content_version order by id`
    // And one more: the draft of a block is a draft of its page now.
    expect(rows.map((row) => [row.content_id, row.language, row.version])).toEqual([
      ...versions.map(([id, language, version]) => [id, language, version]),
      [page, 'sv', 2],
    ])
  })

  it('shows the same pages, with what one page alone has in its own version', async () => {
    const pictures = { image: { ...bar('Levy') }, imageSecondary: bar('') }
    expect(await shown(page, 'fi')).toMatchObject([
      { contentLink: { id: split }, displayOption: 'half', heading: 'Levy', ...pictures },
      { contentLink: { id: box }, containerBlocks: [{ contentLink: { id: inner }, heading: 'Sisällä' }] },
      { contentLink: { id: shared }, heading: 'Yhteinen' },
    ])
    expect(await shown(page, 'sv')).toMatchObject([{ heading: 'Kaka', image: bar('Kaka'), imageSecondary: null }])
    expect(await shown(page, 'sv', true)).toMatchObject([{ heading: 'Utkast', image: bar('En annan kaka') }])
    expect(await shown(other, 'fi')).toMatchObject([{ contentLink: { id: shared }, heading: 'Yhteinen' }])
    const owners = await before.sql<{
      id: number
      owner_id: number | null
    }>`select id, owner_id from content_item order by id`
    expect(owners.map(({ owner_id: owner }) => owner)).toEqual([null, null, page, page, page, null, null, null])
  })

  it('finds blocks by their ids, and keeps what was theirs before', async () => {
    for (const id of [split, box, inner, shared, alone])
      expect((await delivery.deliverBlock(id, publishedView('fi')))?.block.contentLink.id, String(id)).toBe(id)
    const [old] = await before.sql<{ fields: object }>`
      select fields from content_version where content_id = ${page} and status = 'superseded'`
    expect(old?.fields).toMatchObject({ heading: 'Ennen', mainContentArea: [{ id: split }, { ref: lost }] })
    const [first] = await before.sql<{ fields: object }>`
      select fields from content_version where content_id = ${split} and version = 1 and language = 'fi'`
    expect(first?.fields).toMatchObject({ heading: 'Vanha' })
  })

  it('knows who wrote what, and what points where', async () => {
    const authors = await before.sql<{ created_by: string }>`
      select created_by from content_version where content_id = ${page} and status <> 'superseded' order by language, version`
    expect(authors.map((row) => row.created_by)).toEqual(['editor', 'seed', 'translator'])
    const rows = await before.sql<{ from_id: number; to_uri: string }>`
      select from_id, to_uri from content_reference where language = 'fi' order by from_id, to_uri collate "C"`
    expect(rows.map((row) => `${row.from_id} ${row.to_uri}`)).toEqual([
      '1 content:6',
      '1 media:1',
      '1 product:KV1',
      '2 content:6',
      '2 media:1',
    ])
  })
})
