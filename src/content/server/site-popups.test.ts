import { afterAll, beforeAll, expect, it } from 'vitest'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createMedia } from '#src/media/server/media.service.ts'
import { createDelivery } from './content-delivery.ts'
import { createContentService } from './content.service.ts'
import { contentBlockTypes } from './content-block-types.ts'
import { contentPageTypes } from './content-types.ts'
import { publishedView } from '#src/shell/contract/view-context.ts'
import { listSitePopups } from './site-popups.ts'

let test: TestDatabase
let content: ReturnType<typeof createContentService>
let delivery: ReturnType<typeof createDelivery>

beforeAll(async () => {
  test = await createTestDatabase()
  const types = { blockTypes: contentBlockTypes, pageTypes: contentPageTypes }
  content = createContentService({ db: test.db, clock: createTestClock(), ...types })
  delivery = createDelivery({ db: test.db, clock: createTestClock(), ...types, linkResolvers: [] })
})
afterAll(() => test.drop())

let bars = 0
const popup = (more: object = {}) => ({
  id: 'calendar',
  variant: 'corner',
  heading: 'Luukku',
  body: '<p onclick="steal()">24<script>steal()</script></p>',
  image: { media: bars },
  ctaLabel: 'Katso',
  ctaUrl: 'content:start',
  closeLabel: 'Sulje',
  showAfterScrollPx: 200,
  from: '2026-11-01T00:00:00+02:00',
  to: '',
  visitorGroups: [],
  frequency: 'once',
  days: 0,
  pages: ['content:start'],
  ...more,
})

beforeAll(async () => {
  const altTexts = { fi: 'Levyjä', sv: 'Kakor', en: 'Bars' }
  const media = createMedia({ db: test.db, clock: createTestClock() })
  bars = await media.register({ path: '/media/hero/hero-bars.webp', width: 10, height: 10, altTexts })
})

it('popups come from their item: published, with clean HTML, links as paths and no page that is not there', async () => {
  expect(await listSitePopups(test.db, delivery, publishedView('fi'))).toEqual({ popups: [], tags: [] })
  const meta = { metaTitle: 'A', metaDescription: 'B', ogImage: null, layoutTheme: '', noindex: false }
  const start = await content.create({ key: 'start', kind: 'page', contentType: 'StartPage', parentId: null }, tester)
  await content.saveDraft(start, 'fi', { name: 'Etusivu', slug: '', fields: meta }, tester)
  await content.publish(start, ['fi'], tester)

  const id = await content.create(
    { key: 'site-popups', kind: 'block', contentType: 'SitePopups', parentId: null },
    tester,
  )
  const popups = [
    popup(),
    popup({ id: 'nowhere', pages: ['content:gone'] }),
    popup({ id: 'everywhere', pages: [], image: null, ctaUrl: '' }),
  ]
  const saved = await content.saveDraft(id, 'fi', { name: 'Nostot', slug: '', fields: { popups } }, tester)
  expect(saved).toMatchObject({ ok: true })
  expect((await listSitePopups(test.db, delivery, publishedView('fi'))).popups).toEqual([])

  await content.publish(id, ['fi'], tester)
  const listed = await listSitePopups(test.db, delivery, publishedView('fi'))
  expect(listed.popups).toMatchObject([
    {
      id: 'calendar',
      body: '<p>24</p>',
      image: { url: '/media/hero/hero-bars.webp', altText: 'Levyjä' },
      ctaUrl: '/',
      pages: ['/'],
    },
    { id: 'everywhere', pages: [], image: null },
  ])
  // Publishing it again purges every page that carries the chrome
  expect(listed.tags).toContain(`content:${id}`)
  expect((await listSitePopups(test.db, delivery, publishedView('sv'))).popups).toEqual([])
})

it.each([
  ['a time that is none', { from: 'tomorrow' }],
  ['an id that is none', { id: 'Kalenteri 24' }],
  ['a frequency nobody knows', { frequency: 'hourly' }],
])('%s is refused on saving', async (_what, more) => {
  const id = await content.create({ kind: 'block', contentType: 'SitePopups', parentId: null }, tester)
  const fields = { popups: [popup(more)] }
  expect(await content.saveDraft(id, 'fi', { name: 'Nostot', slug: '', fields }, tester)).toMatchObject({ ok: false })
})
