import { pino } from 'pino'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tester } from '../../../../tests/support/actors.ts'
import { createTestClock } from '../../../../tests/support/clock.ts'
import { deliverEvents } from '../../../../tests/support/deliver-events.ts'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse } from '#src/common/result.ts'
import type { PageContent } from '#src/shell/contract/page-source.ts'
import { publishedView } from '#src/shell/contract/view-context.ts'
import { CategoryPageFields, ProductsPageFields } from '#src/listing/contract/list.ts'
import { createListPages } from '#src/listing/server/list-pages.ts'
import { createCatalogueLinks } from '#src/products/server/page-links.ts'
import { createProductLists, type ProductLists } from '#src/listing/server/product-lists.ts'
import { createPromoPanels, type NewPromoPanel } from './promo-panels.service.ts'

let test: TestDatabase
let lists: ProductLists
let refreshed: string[] = []
const clock = createTestClock()
const day = 86_400_000

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  const onRefreshed = (tags: readonly string[] | 'all') => void refreshed.push(...(tags === 'all' ? ['all'] : tags))
  lists = createProductLists({ db: test.db, clock, log: pino({ level: 'silent' }), onRefreshed })
  await lists.start()
})
afterAll(async () => {
  await lists.stop()
  await test.drop()
})
beforeEach(async () => {
  await test.run('delete from promo_panel; delete from cache_event')
  lists.invalidate(['merchandising'])
  await lists.settled()
  clock.set('2026-11-21T10:00:00Z')
  refreshed = []
})

const panels = () =>
  createPromoPanels({
    db: test.db,
    clock,
    linkName: (address) =>
      Promise.resolve(
        address === '/tuotteet/lahjat?filter.tags=gift' ? ok('category:lahjat?filter.tags=gift') : refuse('to-no-page'),
      ),
    pictureSize: (path) =>
      Promise.resolve(path === '/media/category/lahjat.webp' ? { width: 1200, height: 800 } : null),
  })
const fi = { title: 'Nauha on *solmittu*', body: 'Valitse, kenelle.', linkLabel: 'Katso lahjat' }
const sv = { title: 'Bandet är *knutet*', body: 'Välj till vem.', linkLabel: 'Se presenterna' }
const panel = (changes: Partial<NewPromoPanel> = {}): NewPromoPanel => ({
  category: 'suklaalevyt',
  field: 'mint',
  picture: '/media/category/lahjat.webp',
  link: '/tuotteet/lahjat?filter.tags=gift',
  words: { fi, sv },
  from: null,
  to: null,
  ...changes,
})
/** Sets a panel, and brings the events of the database to the lists as every process has it. */
async function put(changes: Partial<NewPromoPanel> = {}): Promise<number> {
  const result = await panels().set(panel(changes), tester)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  await deliver()
  return result.value.id
}
const deliver = () => deliverEvents(test, lists)
const titled = (title: string) => ({ words: { fi: { ...fi, title } } })
const shown = (category: string | null = 'suklaalevyt') => lists.panelOf(category)?.words.fi.title ?? null

function page(category: string | null, language: Language): Promise<PageContent> {
  const pages = createListPages({
    lists,
    text: (_language: Language, key: string) => key,
    resolveLinks: createCatalogueLinks(lists),
    companionAreas: () => Promise.resolve(null),
  })
  const request = publishedView(language)
  if (category === null) return pages.productsPage(request)
  const found = lists.tree().byCode(category)
  if (found === null) throw new Error(`There is no category ${category}`)
  return pages.categoryPage(found, request)
}

describe('a panel of a list', () => {
  it('is a field of its page in the page’s language, in Finnish where it has no other, with a link of the page’s language', async () => {
    await put()
    const look = { image: { url: '/media/category/lahjat.webp', altText: '', width: 1200, height: 800 }, field: 'mint' }
    const fields = async (language: Language) => {
      const { fields: found } = await page('suklaalevyt', language)
      expect([...Value.Errors(CategoryPageFields, found)]).toEqual([])
      return 'promoPanel' in found && found.promoPanel
    }
    expect(await fields('fi')).toEqual({
      ...look,
      title: fi.title,
      text: fi.body,
      link: { label: fi.linkLabel, url: '/tuotteet/lahjat?filter.tags=gift' },
    })
    expect(await fields('sv')).toEqual({
      ...look,
      title: sv.title,
      text: sv.body,
      link: { label: sv.linkLabel, url: '/sv/produkter/presenter?filter.tags=gift' },
    })
    expect(await fields('en')).toEqual({
      ...look,
      title: fi.title,
      text: fi.body,
      language: 'fi',
      link: { label: fi.linkLabel, url: '/en/products/gifts?filter.tags=gift' },
    })
  })

  it('stands in no other list, not in those below it either', async () => {
    await put()
    for (const category of ['tumma-suklaa', 'karkit', null])
      expect((await page(category, 'fi')).fields).not.toHaveProperty('promoPanel')
    await put({ category: null, ...titled('Kaikki *yhdessä*') })
    const { fields } = await page(null, 'fi')
    expect([...Value.Errors(ProductsPageFields, fields)]).toEqual([])
    expect(fields).toMatchObject({ promoPanel: { title: 'Kaikki *yhdessä*' } })
    expect(shown()).toBe(fi.title)
  })

  it('is left out while what it leads to is no more, and its page follows', async () => {
    await put()
    const { tags } = await page('suklaalevyt', 'fi')
    expect(tags).toContain('category:lahjat')
    await test.run(`update promo_panel set link = 'category:none'`)
    lists.invalidate(['merchandising'])
    await lists.settled()
    expect((await page('suklaalevyt', 'fi')).fields).not.toHaveProperty('promoPanel')
  })

  it('is replaced by what is set for the same time, and goes when it is taken away: the pages follow at once', async () => {
    const id = await put()
    expect(refreshed).toEqual(['category:suklaalevyt'])
    expect(await put({ words: { fi: { ...fi, title: 'Toinen *otsikko*' } }, field: 'sky' })).toBe(id)
    expect(shown()).toBe('Toinen *otsikko*')
    // Nothing of the one before is left, its Swedish neither.
    expect(await panels().list(tester)).toMatchObject([{ id, field: 'sky', changedBy: 'tester' }])
    expect(lists.panelOf('suklaalevyt')?.words).toEqual({ fi: { ...fi, title: 'Toinen *otsikko*' } })
    await lists.start()
    expect(shown()).toBe('Toinen *otsikko*')
    refreshed = []
    expect(await panels().remove({ id }, tester)).toMatchObject({
      ok: true,
      value: { id, categoryCode: 'suklaalevyt' },
    })
    expect(await deliver()).toEqual(['merchandising', 'category:suklaalevyt'])
    expect(refreshed).toEqual(['category:suklaalevyt'])
    expect(shown()).toBeNull()
    expect(await panels().remove({ id }, tester)).toEqual({ ok: false, error: { kind: 'gone' } })
    await put({ category: null })
    expect(refreshed).toContain('products-page')
  })

  it('for a time lies over the one for good, and purges the pages when it begins and ends', async () => {
    await put()
    await put({ ...titled('Joulu *tulee*'), from: new Date(+clock.now() + day), to: new Date(+clock.now() + 2 * day) })
    expect(shown()).toBe(fi.title)
    for (const title of ['Joulu *tulee*', fi.title]) {
      refreshed = []
      clock.advance(day)
      lists.invalidate(['merchandising'])
      await lists.settled()
      expect(shown()).toBe(title)
      expect(refreshed).toEqual(['category:suklaalevyt'])
    }
    // What has ended is nobody's to manage.
    expect(await panels().list(tester)).toHaveLength(1)
  })

  it('begins by itself, without an event', async () => {
    // The lists wait as long as their clock says; the test's clock is ahead of that by then.
    await put({ from: new Date(+clock.now() + 150) })
    expect(shown()).toBeNull()
    clock.advance(150)
    await expect.poll(() => shown()).toBe(fi.title)
  })

  it('has its texts on one line each, without what hides in them', async () => {
    await put({ words: { fi: { ...fi, title: ' Kaksi\nriviä\u202e ', body: 'a  b' } } })
    expect(lists.panelOf('suklaalevyt')?.words.fi).toMatchObject({ title: 'Kaksi riviä', body: 'a b' })
  })
})

describe('a panel by its number', () => {
  const on = (day: number) => new Date(Date.UTC(2026, 11, day))
  const read = async (id: number) => {
    const row = (await panels().list(tester)).find((one) => one.id === id)
    return row && { id, version: +row.changedAt }
  }
  const seen = async (id: number) => (await read(id)) ?? { id, version: 0 }

  it('is changed in its times too, and stays one', async () => {
    const id = await put()
    clock.advance(1_000)
    const { category: _list, ...parts } = panel({ ...titled('Joulu *tulee*'), from: on(20), to: on(25) })
    expect(await panels().change(await seen(id), parts, tester)).toMatchObject({ ok: true, value: { id } })
    expect(await panels().list(tester)).toMatchObject([{ id, categoryCode: 'suklaalevyt', validFrom: on(20) }])
  })

  it('takes no other’s place: neither a new one nor one whose times are changed', async () => {
    const [first, second] = [await put(), await put({ ...titled('Toinen *aika*'), from: on(20), to: on(25) })]
    expect(await panels().add(panel(titled('Uusi *uusi*')), tester)).toEqual({
      ok: false,
      error: { kind: 'same-time' },
    })
    const { category: _list, ...parts } = panel()
    const moved = await panels().change(await seen(second), parts, tester)
    expect(moved).toEqual({ ok: false, error: { kind: 'same-time' } })
    expect((await panels().list(tester)).map(({ id, words }) => [id, words.fi.title])).toEqual([
      [first, fi.title],
      [second, 'Toinen *aika*'],
    ])
    // Its own time is no other's, and another list has its own.
    expect(await panels().change(await seen(first), parts, tester)).toMatchObject({ ok: true })
    expect(await panels().add(panel({ category: 'karkit' }), tester)).toMatchObject({ ok: true })
  })

  it('keeps what another person made of it meanwhile: changed, or removed', async () => {
    const id = await put()
    const before = await seen(id)
    const { category: _list, ...parts } = panel(titled('Toisen *teksti*'))
    clock.advance(1_000)
    expect(await panels().change(before, parts, tester)).toMatchObject({ ok: true })
    const late = panel(titled('Myöhäinen *teksti*'))
    const changed = { ok: false, error: { kind: 'changed' } }
    expect(await panels().change(before, late, tester)).toEqual(changed)
    expect(await panels().remove(before, tester)).toEqual(changed)
    expect((await panels().list(tester)).map(({ words }) => words.fi.title)).toEqual(['Toisen *teksti*'])
    const now = await seen(id)
    expect(await panels().remove(now, tester)).toMatchObject({ ok: true })
    expect(await panels().change(now, late, tester)).toEqual({ ok: false, error: { kind: 'gone' } })
    expect(await panels().list(tester)).toEqual([])
  })

  it('is added once where two people add it for the same time at once', async () => {
    const both = await Promise.all([panels().add(panel(), tester), panels().add(panel(), tester)])
    expect(both.filter(({ ok: isDone }) => isDone)).toHaveLength(1)
    expect(await panels().list(tester)).toHaveLength(1)
  })
})

describe('a panel is refused', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  it.each<[string, Partial<NewPromoPanel>, object]>([
    ['of a category that is none', { category: 'none' }, { kind: 'category' }],
    ['on a colour that is no field', { field: '#fff' }, { kind: 'field' }],
    ['with a picture the shop does not have', { picture: '/media/category/none.webp' }, { kind: 'picture' }],
    ['with a picture of elsewhere', { picture: '/media/../secret.webp' }, { kind: 'picture' }],
    ['with a link to no page', { link: '/none' }, { kind: 'link', reason: 'to-no-page' }],
    ['without Finnish', { words: { sv } }, { kind: 'text', language: 'fi', name: 'title' }],
    ['with an empty text', { words: { fi: { ...fi, body: ' ' } } }, { kind: 'text', language: 'fi', name: 'body' }],
    ['half in a language', { words: { fi, en: { title: 'Tied' } } }, { kind: 'text', language: 'en', name: 'body' }],
    ['with too long a heading', titled('a'.repeat(61)), { kind: 'text', language: 'fi', name: 'title' }],
    ['that ends before it begins', { from: new Date(+now + 2_000), to: new Date(+now + 1_000) }, { kind: 'to' }],
    ['that has ended', { to: now }, { kind: 'to' }],
    ['with a time that is none', { from: new Date(Number.NaN) }, { kind: 'from' }],
  ])('%s', async (_, changes, error) => {
    expect(await panels().set(panel(changes), tester)).toEqual({ ok: false, error })
    expect(await panels().list(tester)).toEqual([])
    expect(await deliver()).toEqual([])
  })
})
