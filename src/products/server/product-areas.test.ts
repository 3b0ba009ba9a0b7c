import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '../../../demo/seed-catalogue.ts'
import { tester } from '../../../tests/support/actors.ts'
import { createCatalogueSource } from '../../../tests/support/catalogue-source.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createCompanionAreas } from '#src/content/server/companion-areas.ts'
import { createDelivery } from '#src/content/server/content-delivery.ts'
import { createContentService } from '#src/content/server/content.service.ts'
import { contentBlockTypes } from '#src/content/server/content-block-types.ts'
import { contentPageTypes } from '#src/content/server/content-types.ts'
import type { Language } from '#src/common/locale.ts'
import type { Block } from '#src/shell/contract/block.ts'
import type { PageContent, PageSource } from '#src/shell/contract/page-source.ts'
import { publishedView } from '#src/shell/contract/view-context.ts'
import { createProductLists, type ProductLists } from '#src/listing/server/product-lists.ts'

/* Content areas of a product: what editors have written for it stands on its page, and on no other. */

let test: TestDatabase
let lists: ProductLists
let source: PageSource
let content: ReturnType<typeof createContentService>
const clock = createTestClock()
const types = { blockTypes: contentBlockTypes, pageTypes: contentPageTypes }
const areaNames = ['topContentArea', 'mainContentArea', 'bottomContentArea'] as const
const meta = { metaTitle: '', metaDescription: '', ogImage: null, layoutTheme: '', noindex: true }

beforeAll(async () => {
  test = await createTestDatabase()
  await seedCatalogue(test.db, clock)
  lists = createProductLists({ db: test.db, clock, log: pino({ level: 'silent' }) })
  await lists.start()
  content = createContentService({ db: test.db, clock, ...types })
  source = createCatalogueSource({
    db: test.db,
    lists,
    clock,
    companionAreas: createCompanionAreas(test.db, createDelivery({ db: test.db, clock, ...types, linkResolvers: [] })),
  })
})
afterAll(async () => {
  await lists.stop()
  await test.drop()
})

async function open(path: string, language: Language = 'fi'): Promise<PageContent> {
  const resolution = await source.resolve(path, publishedView(language))
  if (resolution === null || 'redirect' in resolution) throw new Error(`${path} is no page`)
  const page = await source.model(resolution.ref, publishedView(language))
  if (page === null) throw new Error(`${path} has no model`)
  return page
}

async function publish(id: number, name: string, fields: Record<string, unknown>): Promise<void> {
  expect(await content.saveDraft(id, 'fi', { name, slug: '', fields }, tester)).toMatchObject({ ok: true })
  expect(await content.publish(id, ['fi'], tester)).toMatchObject({ ok: true })
}

/** A block with a word of its own in each area of a product. */
async function fillAreas(code: string): Promise<void> {
  const areas = Object.fromEntries(
    areaNames.map((area) => [area, [{ type: 'RichTextBlock', fields: { html: `<p>${code} ${area}</p>` } }]]),
  )
  const companion = { kind: 'page', contentType: 'Folder', parentId: null, companionOf: `product:${code}` } as const
  await publish(await content.create(companion, tester), code, { ...meta, ...areas })
}

const wordsIn = (page: PageContent) =>
  areaNames.map((area) => ((page[area] ?? []) as (Block & { html?: string })[]).map(({ html }) => html).join())

it.each([
  ['a product', 'KV1005', '/tuotteet/suklaalevyt/tumma-72-merisuola'],
  ['an engraved tablet', 'KV8000', '/tuotteet/kaiverrettu-levy/kaiverrettu-levy'],
])('the areas of %s stand on its page, each in its place', async (_what, code, path) => {
  const before = await open(path)
  expect(wordsIn(before)).toEqual(['', '', ''])
  expect(before.tags).toContain(`companion:product:${code}`)
  await fillAreas(code)
  const page = await open(path)
  expect(wordsIn(page)).toEqual(areaNames.map((area) => `<p>${code} ${area}</p>`))
  expect(page.version).not.toBe(before.version)
  expect(wordsIn(await open('/tuotteet/suklaalevyt/tumma-85'))).toEqual(['', '', ''])
})

it('areas that nobody has written in a language are empty in it', async () =>
  expect(wordsIn(await open('/produkter/chokladkakor/mork-choklad-72-havssalt', 'sv'))).toEqual(['', '', '']))
