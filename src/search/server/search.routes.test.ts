import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { shopTexts } from '../../../tests/support/shop-texts.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { Language } from '#src/common/locale.ts'
import type { ContentSearchAnswer, ShortcutItems } from '#src/content/contract/content-search.ts'
import { locationBlocks } from '#src/locations/blocks/locations.blocks.ts'
import { locationPageTypes } from '#src/locations/server/location-types.ts'
import { newsContent } from '#src/news/server/news.module.ts'
import { createContentModule } from '#src/content/server/content.module.ts'
import { createPublishedItems } from '#src/content/server/published-items.ts'
import { findItemByKey } from '#src/content/server/content.store.ts'
import { listingContent } from '#src/listing/server/listing.module.ts'
import { createProductLists, type ProductLists } from '#src/listing/server/product-lists.ts'
import { createProductSearchModule } from '#src/product-search/server/product-search.module.ts'
import { createListingPageSource } from '#src/listing/server/listing.page-source.ts'
import { formsContent } from '#src/forms/server/forms.module.ts'
import { everyRecipe } from '#src/recipes/contract/search-state.ts'
import { createRecipes, type Recipes, recipesContent } from '#src/recipes/server/recipes.module.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { createPageLookup } from '#src/shell/server/page-lookup.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { Suggestions } from '../contract/suggest.ts'
import { createSearchLog, type SearchLog } from './log/search-log.ts'
import { createRedirectLookup } from './redirects/redirect-lookup.ts'
import { createSearchModule } from './search.module.ts'

let test: TestDatabase
let app: App
let lists: ProductLists
const places = { blocks: locationBlocks, pageTypes: locationPageTypes() }
let content: ReturnType<typeof createContentModule>
let searchLog: SearchLog
let products: ReturnType<typeof createProductSearchModule>
let recipes: Recipes
let search: ReturnType<typeof createSearchModule>
const clock = createTestClock()
const log = pino({ level: 'silent' })

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  const { db } = test
  const text = shopTexts.lookup
  const base = { db, clock, log, text }
  lists = createProductLists({ db, clock, log })
  content = createContentModule({
    ...base,
    contributions: [listingContent(lists, text), formsContent, recipesContent(), places, newsContent()],
    onPublished: () => Promise.resolve(),
  })
  const { chrome, delivery, companionAreas, pageSources } = content
  const listing = createListingPageSource({ lists, text, companionAreas, resolveLinks: delivery.resolveLinks })
  searchLog = createSearchLog(base)
  const findPage = createPageLookup([...pageSources, listing])
  const redirects = createRedirectLookup({ ...base, findPage })
  products = createProductSearchModule({ ...base, lists, onSearched: searchLog.searched, redirectOf: redirects.find })
  recipes = createRecipes({
    ...base,
    published: createPublishedItems(db),
    assortment: lists,
    synonyms: products.synonyms,
    resolveLinks: delivery.resolveLinks,
    onRefreshed: () => {},
  })
  search = createSearchModule({ ...base, searchLog, redirects, findPage, products, recipes, delivery, chrome })
  await Promise.all([lists.start(), products.start(), recipes.start()])
  const config = { publicUrl: 'http://localhost:3000', rateLimits: false, trustProxy: [], cookieKeys: ['x'.repeat(32)] }
  app = await createHttpApp({ config, log, text, actorOf: () => Promise.resolve({ kind: 'none' }) })
  for (const routes of search.routes) app.register(routes)
  await app.ready()
})
afterAll(async () => {
  await lists.stop()
  await products.stop()
  await recipes.stop()
  await app.close()
  await test.drop()
})

/** Waits while the load shedder takes a machine that is busy with other tests for an overloaded server. */
async function ask(path: string, query: Record<string, string>, language: Language = 'fi') {
  for (;;) {
    const url = `${path}?${new URLSearchParams(query).toString()}`
    const response = await app.inject({ url, headers: { 'accept-language': language } })
    if (response.statusCode !== 503) return { status: response.statusCode, body: response.json<unknown>() }
    await sleep(100)
  }
}
async function find(query: Record<string, string>, language?: Language): Promise<ContentSearchAnswer> {
  const { status, body } = await ask('/api/search/content', query, language)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as ContentSearchAnswer // checked by the status
}
const urls = (answer: ContentSearchAnswer) => answer.hits.map((hit) => hit.url)
const subcategory = (answer: ContentSearchAnswer, name: string) =>
  answer.facetCategories.flatMap((category) => category.facetSubcategories).find((one) => one.name === name)

describe('GET /api/search/content', () => {
  /** language, phrase, a page that must be found first */
  it.each<readonly [Language, string, string]>([
    ['fi', 'kaakaon alkuperä', '/tarinat/kaakaon-alkupera'],
    ['fi', 'KAAKAON ALKUPERA', '/tarinat/kaakaon-alkupera'],
    ['fi', 'kaakaon alku', '/tarinat/kaakaon-alkupera'],
    ['fi', 'evästeet', '/evasteet'],
    ['fi', 'evästeistä', '/evasteet'],
    ['fi', 'evsteet', '/evasteet'],
    ['fi', 'ruisjuuri', '/tarinat/ruisjuuri'],
    ['sv', 'kakao', '/sv/berattelser/kakaons-ursprung'],
    ['en', 'cookies', '/en/cookies'],
  ])('%s: %j leads to %s', async (language, q, url) => {
    expect(urls(await find({ q, language }))[0]).toBe(url)
  })

  it('answers pages of the language asked for, Finnish by default', async () => {
    const finnish = await find({ q: 'suklaa' })
    expect(finnish.hits.length).toBeGreaterThan(0)
    expect(finnish.hits.every((hit) => !/^\/(sv|en)\//.test(hit.url))).toBe(true)
    const swedish = await find({ q: 'choklad', language: 'sv' })
    expect(swedish.hits.every((hit) => hit.url.startsWith('/sv/'))).toBe(true)
    expect(swedish.hits.length).toBeGreaterThan(0)
  })

  it('shows a hit with title, picture and topic, without marks for eyes', async () => {
    const answer = await find({ q: 'kaakaon alkuperä' })
    expect(answer.hits[0]).toMatchObject({ topic: 'Kaakao', image: expect.stringMatching(/^\/media\//) })
    for (const hit of (await find({ q: '', pageSize: '100' })).hits) expect(hit.title).not.toMatch(/[*\u00AD]/)
  })

  it('finds words of blocks on the page, not only its own', async () => {
    const { hits } = await find({ q: 'tonttukonvehti' })
    expect(hits).toEqual([])
    expect(urls(await find({ q: 'Kainuu', language: 'fi' }))).toContain('/willja')
  })

  it('leaves out pages search engines must not have, cart and checkout among them', async () => {
    const every = urls(await find({ pageSize: '100' }))
    expect(every.length).toBeGreaterThan(10)
    for (const url of ['/ostoskori', '/kassa', '/search', '/404', '/']) expect(every).not.toContain(url)
  })

  it('pages through without a gap or a double', async () => {
    const all = urls(await find({ pageSize: '100' }))
    const first = await find({ pageSize: '5' })
    const second = await find({ pageSize: '5', page: '2' })
    expect([...urls(first), ...urls(second)]).toEqual(all.slice(0, 10))
    expect(first).toMatchObject({ hasMore: true, totalCount: all.length })
    expect(await find({ pageSize: '100', page: '2' })).toMatchObject({
      hits: [],
      hasMore: false,
      totalCount: all.length,
    })
  })

  it('narrows by numbers of facets and drops what is not a number', async () => {
    const all = await find({ pageSize: '100' })
    const stories = subcategory(all, 'Tarinat')
    expect(stories).toMatchObject({ selected: false })
    const narrowed = await find({ pageSize: '100', categoryIds: `${stories?.id},abc,77777` })
    expect(narrowed.totalCount).toBe(stories?.count)
    expect(subcategory(narrowed, 'Tarinat')).toMatchObject({ selected: true, count: stories?.count })
    expect(subcategory(narrowed, 'Sivut')?.count).toBe(subcategory(all, 'Sivut')?.count)
    const cocoa = subcategory(narrowed, 'Kaakao')
    const both = await find({ categoryIds: `${stories?.id},${cocoa?.id}` })
    expect(both.hits.every((hit) => hit.topic === 'Kaakao')).toBe(true)
    expect(both.totalCount).toBe(cocoa?.count)
  })

  it('joins products in on demand, as a kind of their own', async () => {
    const without = await find({ q: 'lakritsi', pageSize: '100' })
    expect(subcategory(without, 'Tuotteet')).toBeUndefined()
    const joined = await find({ q: 'lakritsi', pageSize: '100', includeProducts: 'true' })
    const products = subcategory(joined, 'Tuotteet')
    expect(products?.count).toBeGreaterThan(3)
    expect(joined.totalCount).toBe(without.totalCount + (products?.count ?? 0))
    expect(joined.hits[0]?.url).toMatch(/^\/tuotteet\/.+\?code=/)
  })

  it.each([
    [{ q: 'x'.repeat(101) }],
    [{ q: 'a', page: '0' }],
    [{ q: 'a', pageSize: '101' }],
    [{ q: 'a', language: 'de' }],
    [{ q: 'a', page: 'zwei' }],
  ])('refuses %j', async (query) => {
    expect((await ask('/api/search/content', query)).status).toBe(400)
  })

  it.each(["' or 1=1 --", ':*|!&()', '% _ \\', '\u2028', 'a'.repeat(100), '🍫', '<script>'])(
    'answers the phrase %j without a fault',
    async (q) => {
      expect((await ask('/api/search/content', { q })).status).toBe(200)
    },
  )
})

describe('GET /api/search/shortcutsitem/{id}/items', () => {
  const blockId = async (key: string) => (await findItemByKey(test.db, key))?.id ?? 0
  const items = async (id: number | string, language: Language = 'fi') => {
    const { status, body } = await ask(`/api/search/shortcutsitem/${id}/items`, {}, language)
    return { status, items: (body as ShortcutItems).items } // read only where the status is 200
  }

  it.each<readonly [Language, string[]]>([
    ['fi', ['/tarinat', '/tarinat/nain-maistat-suklaata', '/tarinat/ruisjuuri', '/tarinat/kaakaon-alkupera']],
    ['sv', ['/sv/berattelser', '/sv/berattelser/sa-smakar-du-choklad']],
    ['en', ['/en/stories', '/en/stories/how-to-taste-chocolate']],
  ])('lists in %s the pages a block promotes, in its order', async (language, first) => {
    const found = await items(await blockId('start-articles'), language)
    expect(found.status).toBe(200)
    expect(found.items).toHaveLength(4)
    expect(found.items.map((item) => item.url).slice(0, first.length)).toEqual(first)
    for (const item of found.items)
      expect(Object.keys(item).sort()).toEqual(['contentId', 'image', 'title', 'topic', 'url'])
  })

  it('shows them as a search does', async () => {
    const [promoted] = (await items(await blockId('start-articles'))).items.slice(1)
    const [hit] = (await find({ q: promoted?.title ?? '' })).hits
    expect(promoted).toEqual(hit)
    expect(promoted?.image).toMatch(/^\/media\//)
  })

  it('leaves out what a search must not find, and is empty for a block that names no page', async () => {
    const of = async (fields: Record<string, unknown>) => {
      const id = await content.service.create({ kind: 'block', contentType: 'NoticeBlock', parentId: null }, tester)
      const saved = await content.service.saveDraft(id, 'fi', { name: 'x', slug: '', fields }, tester)
      expect(saved).toMatchObject({ ok: true })
      expect((await items(id)).status).toBe(404)
      await content.service.publish(id, ['fi'], tester)
      return (await items(id)).items.map((item) => item.url)
    }
    const notice = { noticeType: 'Information', heading: '' }
    const link = (uri: string) => `<a href="${uri}">x</a>`
    const body = ['content:cart', 'content:contact', 'content:nothing', 'product:KV1005', 'content:terms'].map(link)
    expect(await of({ ...notice, body: `<p>${body.join(' ')}</p>` })).toEqual(['/asiakaspalvelu', '/tilausehdot'])
    expect(await of({ ...notice, body: '<p>x</p>' })).toEqual([])
  })

  it('lists of a promoter without pages the newest of its branch, as many as it says', async () => {
    const promoter = { heading: '', headingLevel: 'h2', branch: 'content:articles' }
    const of = async (fields: Record<string, unknown>) => {
      const id = await content.service.create(
        { kind: 'block', contentType: 'PagePromoterBlock', parentId: null },
        tester,
      )
      await content.service.saveDraft(id, 'fi', { name: 'x', slug: '', fields: { ...promoter, ...fields } }, tester)
      await content.service.publish(id, ['fi'], tester)
      return (await items(id)).items.map((item) => item.url)
    }
    const all = await of({ pages: [], count: 12 })
    expect(all).toEqual(
      [
        'joulukalenteri',
        'kuusitoista-merkkia',
        'ruisjuuri',
        'nain-maistat-suklaata',
        'kaakaon-alkupera',
        'lakritsi',
        'kahvi-ja-suklaa',
        'missa-suklaa-asuu',
      ].map((slug) => `/tarinat/${slug}`),
    ) // by the days they carry
    expect(await of({ pages: [], count: 2 })).toEqual(all.slice(0, 2))
    expect(await of({ pages: ['content:contact'], count: 2 })).toEqual(['/asiakaspalvelu', '/tarinat'])
  })

  it('knows neither pages nor what is not there, and no id that none could have', async () => {
    const page = await blockId('story')
    expect(page).toBeGreaterThan(0)
    expect((await items(page)).status).toBe(404)
    expect((await items(2_147_483_647)).status).toBe(404)
    for (const id of ['0', '-1', '1.5', 'x', '2147483648', '1e400']) expect((await items(id)).status, id).toBe(400)
  })
})

describe('the index of the content search', () => {
  const meta = { metaTitle: '', metaDescription: '', ogImage: null, layoutTheme: '', noindex: false }
  const landing = { ...meta, heading: 'Kuutamo*retki*', lead: '', mainBody: '<p>Alku</p>', field: 'sand' }
  const first = async (q: string) => urls(await find({ q }))
  const done = { ok: true }

  it('follows publishing, moving, a changed block and unpublishing at once', async () => {
    const root = (await findItemByKey(test.db, 'start'))?.id ?? 0
    const { service } = content
    const block = await service.create({ kind: 'block', contentType: 'RichTextBlock', parentId: null }, tester)
    const blockDraft = (html: string) =>
      service.saveDraft(
        block,
        'fi',
        { name: 'b', slug: '', fields: { heading: '', headingLevel: 'h2', html, field: null } },
        tester,
      )
    const page = await service.create({ kind: 'page', contentType: 'LandingPage', parentId: root }, tester)
    const pageDraft = (slug: string, fields: object) =>
      service.saveDraft(page, 'fi', { name: 'Retki', slug, fields: { ...landing, ...fields } }, tester)

    expect(await blockDraft('<p>Ensimmäinen zzhavukka</p>')).toMatchObject(done)
    expect(await service.publish(block, ['fi'], tester)).toMatchObject(done)
    expect(await pageDraft('retki', { mainContentArea: [{ ref: block }] })).toMatchObject(done)
    expect(await first('kuutamoretki')).toEqual([])
    expect(await service.publish(page, ['fi'], tester)).toMatchObject(done)
    expect(await first('kuutamoretki')).toEqual(['/retki'])
    expect(await first('zzhavukka')).toEqual(['/retki'])

    await blockDraft('<p>Toinen yyminttu</p>')
    await service.publish(block, ['fi'], tester)
    expect(await first('zzhavukka')).toEqual([])
    expect(await first('yyminttu')).toEqual(['/retki'])

    await pageDraft('kuutamolla', { mainContentArea: [{ ref: block }] })
    await service.publish(page, ['fi'], tester)
    expect(await first('kuutamoretki')).toEqual(['/kuutamolla'])

    await pageDraft('kuutamolla', { noindex: true })
    await service.publish(page, ['fi'], tester)
    expect(await first('kuutamoretki')).toEqual([])
    await pageDraft('kuutamolla', {})
    await service.publish(page, ['fi'], tester)
    expect(await first('kuutamoretki')).toEqual(['/kuutamolla'])
    await service.unpublish(page, ['fi'], tester)
    expect(await first('kuutamoretki')).toEqual([])
  })

  it('is the same after it was written anew', async () => {
    const before = await find({ pageSize: '100' })
    await test.sql`delete from content_search`
    expect((await find({})).totalCount).toBe(0)
    expect(await content.service.rebuildSearch()).toBeGreaterThan(before.totalCount)
    expect(await find({ pageSize: '100' })).toEqual(before)
  })
})

describe('GET /api/search/suggest', () => {
  async function suggest(q: string, language: Language = 'fi'): Promise<Suggestions> {
    const { status, body } = await ask('/api/search/suggest', { q, language })
    expect(status, JSON.stringify(body)).toBe(200)
    return body as Suggestions // checked by the status
  }

  it.each([
    ['karkkia ilman pähkinää', 'fi', 'Ei pähkinöitä, mantelia eikä maapähkinää'],
    ['godis utan mjölk', 'sv', 'Fri från mjölk'],
  ] as const)('says what none of the products has in it, because %j wanted that', async (q, language, said) => {
    const answer = await suggest(q, language)
    expect(answer.products.length).toBeGreaterThan(0)
    expect(answer.without).toContain(said)
    expect(await suggest('lakritsi')).not.toHaveProperty('without')
  })

  it('has what else meets a claim where nothing is both, and what has no sugar added with its grams', async () => {
    const chocolate = await suggest('sokeriton suklaa', 'fi')
    expect(chocolate.counts.products).toBe(0)
    expect(chocolate.without).toEqual(['Sokeriton'])
    expect(chocolate.others?.map(({ code }) => code)).toEqual(['KV4015', 'KV4020', 'KV4025'])
    const all = await suggest('sugar free', 'en')
    expect(all.counts.products).toBe(3)
    expect(all).not.toHaveProperty('others')
    expect(all.noAddedSugar?.map(({ code, sugarString }) => [code, sugarString]).toSorted()).toEqual([
      ['KV5035', '2.1\u00a0g'],
      ['KV5045', '1.2\u00a0g'],
    ])
  })

  it.each<readonly [Language, string]>(
    Object.entries({
      fi: ['sokeriton', 'ilman sokeria', 'sokeritta', 'nollasokeri', 'sokeriton suklaa', 'suklaata ilman sokeria'],
      sv: ['sockerfri', 'utan socker', 'osockrad', 'sockerfattig', 'sockerfri choklad', 'choklad utan socker'],
      en: [
        'sugar free',
        'no sugar',
        'zero sugar',
        'without sugar',
        'unsweetened',
        'no added sugar',
        'low sugar chocolate',
      ],
    }).flatMap(([language, phrases]) => phrases.map((phrase) => [language as Language, phrase] as const)), // its keys
  )('%s: "%s" finds no recipe and no page, whose sugars no one states', async (language, phrase) => {
    const { counts, ...answer } = await suggest(phrase, language)
    expect(counts).toEqual({ products: counts.products, recipes: 0, pages: 0 })
    expect([answer.recipes, answer.pages]).toEqual([[], []])
    expect(await recipes.queries.search({ ...everyRecipe, phrase }, language)).toMatchObject({
      hits: [],
      totalCount: 0,
    })
    const pages = await ask('/api/search/content', { q: phrase, language })
    expect(pages.body).toMatchObject({ hits: [], totalCount: 0 })
  })

  it('groups terms, products, categories and pages', async () => {
    const answer = await suggest('lakrits')
    expect(answer.terms[0]).toBe('lakritsi')
    expect(answer.products).toHaveLength(5)
    expect(answer.counts.products).toBeGreaterThan(5)
    expect(answer.products[0]).toMatchObject({
      displayName: expect.stringMatching(/lakritsi/i),
      url: expect.stringMatching(/^\/tuotteet\//),
      imageUrl: expect.stringMatching(/^\/media\//),
      priceString: expect.stringMatching(/^\d+,\d\d\s€$/),
    })
    expect(answer.recipes[0]).toMatchObject({ title: expect.stringMatching(/lakritsi/i), topic: 'Resepti' })
    // Of many a few are shown, and all are counted.
    const many = await suggest('suklaa')
    const { totalCount } = await recipes.queries.search({ ...everyRecipe, phrase: 'suklaa' }, 'fi')
    expect(many.counts.recipes).toBe(totalCount)
    expect(many.recipes).toHaveLength(3)
    expect(totalCount).toBeGreaterThan(3)
  })

  it.each<readonly [Language, string, string]>([
    ['fi', 'suklaalevy', '/tuotteet/suklaalevyt'],
    ['sv', 'chokladkak', '/sv/produkter/chokladkakor'],
    ['en', 'chocolate ba', '/en/products/chocolate-bars'],
  ])('%s: %j names its shelf', async (language, q, url) => {
    const category = (await suggest(q, language)).categories.find((one) => one.url === url)
    expect(category?.count).toBeGreaterThan(10)
  })

  it('finds pages beside products', async () => {
    const answer = await suggest('kaakao')
    expect(answer.pages.map((page) => page.url)).toContain('/tarinat/kaakaon-alkupera')
    expect(answer.counts.pages).toBeGreaterThanOrEqual(answer.pages.length)
  })

  it('knows a typing error', async () => {
    const answer = await suggest('lakrizi')
    expect(answer.terms[0]).toBe('lakritsi')
    expect(answer.didYouMean).toBe('lakritsi')
    expect(answer.counts.products).toBeGreaterThan(5)
    expect(await suggest('lakritsi')).not.toHaveProperty('didYouMean')
  })

  it('names what others look for where no product is found, and only there', async () => {
    const answer = await suggest('qwrtzx', 'sv')
    expect(answer.counts.products).toBe(0)
    expect(answer.popular).toContain('chokladkakor')
    expect(await suggest('lakrits', 'sv')).not.toHaveProperty('popular')
  })

  it.each<readonly [Language, string, string]>([
    ['fi', 'suklaata', 'Suklaa'],
    ['fi', 'paaryna', 'Päärynä'],
    ['sv', 'lakritskulor', 'lakritskulor'],
    ['en', 'salmiakki', 'Salmiak'],
    ['fi', 'KV1005-40G', 'Tumma suklaa 72'],
  ])('%s: %j finds a product first that is called %s', async (language, q, name) => {
    const [first] = (await suggest(q, language)).products
    expect(first?.displayName.replaceAll('\u00AD', '').toLowerCase()).toContain(name.toLowerCase())
  })

  it.each(['', 'ab', '  a  ', 'x'.repeat(101)])('refuses the phrase %j', async (q) => {
    expect((await ask('/api/search/suggest', { q })).status).toBe(400)
  })
})

describe('the search page’s document', () => {
  const page = { contentType: ['Page', 'SearchPage'] } as PageModel // its extras read no more
  const extras = () => search.pageExtras['search-page']
  const params = (query: string) => new URLSearchParams(query)

  it('is kept as it is without a phrase and made anew with one', () => {
    expect(extras()?.isOneOff?.(page, params(''))).toBe(false)
    expect(extras()?.isOneOff?.(page, params('utm_source=x'))).toBe(false)
    expect(extras()?.isOneOff?.(page, params('q=lakritsi'))).toBe(true)
    expect(extras()?.isOneOff?.(page, params('categoryIds=2'))).toBe(true)
  })

  it('brings the answers for a phrase along, filtered and not', async () => {
    const seeded = await extras()?.queries?.(page, params('q=lakritsi&filter.inStock=in-stock'), 'fi')
    expect(seeded?.map(({ key }) => key)).toEqual([
      ['product-search', 'fi', 'lakritsi', ''],
      ['product-search', 'fi', 'lakritsi', 'filter.inStock=in-stock'],
      ['recipe-search', 'fi', 'lakritsi', '', 0, 1],
      ['content-search', 'fi', 'lakritsi', '', 1],
    ])
    const found = await recipes.queries.search({ ...everyRecipe, phrase: 'lakritsi' }, 'fi')
    expect(found.hits.length).toBeGreaterThan(0)
    expect(seeded?.[2]?.data).toEqual(found)
  })

  it('asks for no products under three characters', async () => {
    const seeded = await extras()?.queries?.(page, params('q=ka'), 'fi')
    expect(seeded?.map(({ key }) => key[0])).toEqual(['recipe-search', 'content-search'])
    expect(await extras()?.queries?.(page, params('q=%20'), 'fi')).toEqual([])
  })

  it.each([
    ['q=kaakao&page=99', 'q=kaakao'],
    ['q=kaakao&page=99&utm_source=x&filter.inStock=true', 'q=kaakao&utm_source=x&filter.inStock=true'],
    ['q=zzzqqqxxx&page=2', 'q=zzzqqqxxx'],
    ['q=kaakao&page=2', null],
    ['q=kaakao', null],
    ['q=ka&page=99', null],
    ['page=99', null],
  ])('of %s has the address %s', (query, address) => {
    const corrected = extras()?.corrected?.(page, params(query), 'fi') ?? null
    expect(corrected && Object.fromEntries(corrected)).toEqual(address && Object.fromEntries(params(address)))
  })

  it('beyond the last page is counted once, with the one it is sent on to', async () => {
    const count = async () => {
      await searchLog.flush()
      const rows = await test.sql<{ searches: number }>`select searches from search_log where phrase = 'pähkinä'`
      return rows[0]?.searches ?? 0
    }
    const address = extras()?.corrected?.(page, params('q=pähkinä&page=99'), 'fi')
    expect(address?.toString()).toBe(params('q=pähkinä').toString())
    expect(await count()).toBe(0)
    expect(extras()?.corrected?.(page, address ?? params(''), 'fi')).toBeNull()
    await extras()?.queries?.(page, address ?? params(''), 'fi')
    expect(await count()).toBe(1)
    await test.run('delete from search_log')
  })

  it('takes a hostile address for what it is worth', async () => {
    const q = encodeURIComponent(`${'é'.repeat(150)}`)
    expect(
      await extras()?.queries?.(page, params(`q=${q}&page=999999&filter.brand=%25&categoryIds=x`), 'fi'),
    ).toHaveLength(4)
  })
})

describe('the search log', () => {
  const post = (body: unknown) =>
    app.inject({
      method: 'POST',
      url: '/api/search/click',
      payload: body as object,
      headers: { 'x-requested-with': 'fetch' },
    })
  const counted = async () => {
    await searchLog.flush()
    return test.sql<{ phrase: string; searches: number; clicks: number }>`
      select phrase, searches, clicks from search_log where phrase = 'valkosuklaa'`
  }

  it('counts the first page of a search, not its other pages nor its filters, and what was followed', async () => {
    const { queries } = products
    queries.searchProducts(' Valkosuklaa', {}, 'fi')
    queries.searchProducts('valkosuklaa', { page: 2 }, 'fi')
    queries.searchProducts('valkosuklaa', { 'filter.inStock': 'true' }, 'fi')
    expect((await post({ q: 'valkosuklaa', language: 'fi', place: 2 })).statusCode).toBe(204)
    expect([...(await counted())]).toEqual([{ phrase: 'valkosuklaa', searches: 1, clicks: 1 }])
  })

  it.each([
    {},
    { q: 'va', language: 'fi', place: 1 },
    { q: 'valkosuklaa', language: 'de', place: 1 },
    { q: 'valkosuklaa', language: 'fi', place: 0 },
    { q: 'valkosuklaa', language: 'fi', place: 1, visitor: 'x' },
    { q: 'x'.repeat(101), language: 'fi', place: 1 },
  ])('refuses %j', async (body) => expect((await post(body)).statusCode).toBe(400))

  it('tells what others search for', async () => {
    expect(await search.popularTerms('fi', 5)).toContain('valkosuklaa')
  })

  it('names what others search for before the names of categories', async () => {
    clock.advance(11 * 60_000)
    for (let time = 0; time < 3; time++) products.queries.searchProducts('lakritsi', {}, 'fi')
    await searchLog.flush()
    // The first question after a while answers with what was known, and asks for what is.
    await search.popularTerms('fi', 1)
    await expect
      .poll(async () => {
        const { body } = await ask('/api/search/suggest', { q: 'qwrtzx', language: 'fi' })
        return (body as Suggestions).popular?.slice(0, 2) // its status was checked by the others
      })
      .toEqual(['lakritsi', 'valkosuklaa'])
  })
})
