import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type NewsShop, publicUrl, startNewsShop } from '../../../tests/support/news-shop.ts'
import { type Language, languages, withLanguage } from '#src/common/locale.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { publishedView } from '#src/shell/contract/view-context.ts'
import type { NewsBlock } from '../blocks/news-block/news.block.ts'
import { newsListKey, newsReleaseKey, type NewsList } from '../contract/news-list.ts'
import type { NewsReleasePageFields } from '../contract/page-fields.ts'
import type { NewsRelease } from '../contract/release.ts'

/* News as visitors, search engines and feed readers get it (specification 2, sections 2, 3, 4, 7; C-2, C-3.12, C-7, C-21). */

let shop: NewsShop
beforeAll(async () => {
  shop = await startNewsShop()
})
afterAll(() => shop?.stop())

async function list(query: Record<string, string> = {}, feed = 'konvehti'): Promise<NewsList> {
  const answer = await shop.send({ url: `/api/cision/releases/${feed}?${new URLSearchParams(query).toString()}` })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<NewsList>()
}
const all = (language: Language = 'fi') => list({ language, pageSize: '100' })
const release = async (id: string) => (await shop.send({ url: `/api/cision/release/${id}` })).json<NewsRelease>()
async function page<Fields>(path: string, language: Language = 'fi'): Promise<PageModel<Fields>> {
  const found = await shop.pages.find(path, publishedView(language))
  if (found.kind !== 'page') throw new Error(`${path} is ${found.kind}`)
  expect(found.status, path).toBe(200)
  return found.model as PageModel<Fields> // of the path's template
}

describe('the list of a feed', () => {
  it('has ten of thirty, newest first, says that there are more, and has each once on its pages', async () => {
    const first = await list()
    expect(first).toMatchObject({ totalCount: 30, hasMore: true, feed: { isStale: false } })
    expect(first.items).toHaveLength(10)
    const pages = [first, await list({ page: '2' }), await list({ page: '3' })]
    expect(pages[2]?.hasMore).toBe(false)
    const items = pages.flatMap(({ items: some }) => some)
    expect(new Set(items.map(({ id }) => id)).size).toBe(30)
    const dates = items.map(({ publishDateUtc }) => publishDateUtc)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect((await list({ page: '4' })).items).toEqual([])
  })

  it('has every field of a release that lists show, by its name', async () => {
    const [newest] = (await list()).items
    expect(newest).toEqual({
      id: expect.stringMatching(/^[0-9A-F]{16}$/),
      title: 'Kerkkä siirtyy metsästä levyyn',
      intro: expect.stringContaining('Pohjanmaalta'),
      publishDateUtc: '2026-11-19T07:00:00.000Z',
      categories: [{ code: 'PRO', name: 'Tuotteet' }],
      images: expect.arrayContaining([
        {
          urlTo400X400ArResized: '/images/384/jpeg/small/hero/hero-willja.webp',
          urlTo800X800ArResized: '/images/768/jpeg/small/hero/hero-willja.webp',
          description: 'Willja-suklaita, kulhollinen kauraa ja kuusenoksia',
          url: '/media/hero/hero-willja.webp',
          width: 2000,
          height: 1000,
          title: 'Willja-suklaita, kulhollinen kauraa ja kuusenoksia',
          photographer: 'Konvehti',
          downloadUrl: '/media/hero/hero-willja.webp',
          fileName: 'hero-willja.webp',
        },
      ]),
      languageCode: 'fi',
      url: '/uutiset/2026/kerkka-siirtyy-metsasta-levyyn',
    })
  })

  it.each(languages)('in %s has the same thirty in that language', async (language) => {
    const { items, totalCount } = await all(language)
    expect(totalCount).toBe(30)
    expect(items.every(({ languageCode }) => languageCode === language)).toBe(true)
  })

  it('is narrowed by categories, of which one is enough, and by one year; what each choice would leave is counted', async () => {
    const { items, categories, years } = await all()
    const has = (code: string) => items.filter((item) => item.categories.some((one) => one.code === code)).length
    for (const { code, count } of categories) expect(has(code), code).toBe(count)
    expect(categories.map(({ name }) => name)).toEqual(['Henkilöt', 'Kahvilat', 'Tuotteet', 'Vastuu', 'Yritys'])
    expect(years).toEqual([
      { year: 2026, count: 7 },
      { year: 2025, count: 7 },
      { year: 2024, count: 6 },
      { year: 2023, count: 5 },
      { year: 2022, count: 5 },
    ])
    const people = await list({ filters: 'PEO', pageSize: '100' })
    const either = await list({ filters: 'PEO,CAF', pageSize: '100' })
    expect(people.totalCount).toBe(has('PEO'))
    expect(either.totalCount).toBe(
      new Set([...people.items, ...(await list({ filters: 'CAF', pageSize: '100' })).items].map(({ id }) => id)).size,
    )
    const narrowed = await list({ filters: 'PRO', year: '2024', pageSize: '100' })
    expect(narrowed.items.every(({ publishDateUtc }) => publishDateUtc.startsWith('2024'))).toBe(true)
    expect(narrowed.categories.find(({ code }) => code === 'PRO')?.count).toBe(narrowed.totalCount)
    expect(narrowed.years.find(({ year }) => year === 2024)?.count).toBe(narrowed.totalCount)
    expect((await list({ filters: 'NOPE' })).totalCount).toBe(0)
    expect((await list({ filters: '<script>,,' })).totalCount).toBe(30)
    expect((await list({ year: '1999' })).totalCount).toBe(0)
  })

  it('has with keywords only releases with one of them in title or intro', async () => {
    const { items } = await all()
    const holds = (word: string) => items.filter(({ title, intro }) => `${title} ${intro}`.toLowerCase().includes(word))
    const found = await list({ keywords: ' Kerkkä ,salmiakki', pageSize: '100' })
    expect(found.totalCount).toBe(new Set([...holds('kerkkä'), ...holds('salmiakki')]).size)
    expect(found.totalCount).toBeGreaterThan(1)
  })

  it('of a feed that nobody knows is a 404, and so are its options and its Atom', async () => {
    for (const url of [
      '/api/cision/releases/nobody',
      '/api/cision/categoriesoptions?feedId=nobody',
      '/api/cision/yearoptions?feedId=nobody',
      '/api/feeds/nobody/fi',
    ])
      expect((await shop.send({ url })).statusCode, url).toBe(404)
  })

  it.each([
    '/api/cision/releases/konvehti?page=0',
    '/api/cision/releases/konvehti?page=x',
    '/api/cision/releases/konvehti?pageSize=101',
    '/api/cision/releases/konvehti?year=20',
    '/api/cision/releases/konvehti?language=de',
    `/api/cision/releases/konvehti?keywords=${'x'.repeat(201)}`,
    '/api/cision/releases/..%2Fetc',
    '/api/cision/release/%3Cscript%3E',
    '/api/cision/yearoptions',
  ])('refuses %s in words', async (url) => {
    const answer = await shop.send({ url })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toHaveProperty('errors')
  })

  it('has its options by calls of their own', async () => {
    const categories = await shop.send({ url: '/api/cision/categoriesoptions?feedId=konvehti&language=sv' })
    expect(categories.json()).toEqual([
      { code: 'SUS', name: 'Ansvar' },
      { code: 'COM', name: 'Företaget' },
      { code: 'CAF', name: 'Kaféer' },
      { code: 'PEO', name: 'Personer' },
      { code: 'PRO', name: 'Produkter' },
    ])
    const years = await shop.send({ url: '/api/cision/yearoptions?feedId=konvehti' })
    expect(years.json()).toEqual([2026, 2025, 2024, 2023, 2022])
  })
})

describe('one release', () => {
  it('has its text, files, contact and languages', async () => {
    const [newest] = (await list()).items
    const whole = await release(newest?.id ?? '')
    expect(whole).toMatchObject({ ...newest, modifiedDateUtc: newest?.publishDateUtc })
    expect(whole.cleanedHtmlBody).toContain('<h2>Maku, jota ei voi kiirehtiä</h2>')
    expect(whole.contactHtml).toContain('mailto:media@konvehti.example')
    expect(whole.companyInformationHtml).toContain('suklaavalimo')
    expect(whole.files).toEqual([
      {
        fileName: 'konvehti-willja-trio-fi.pdf',
        url: '/media/news/konvehti-willja-trio-fi.pdf',
        title: 'Tiedote, suomeksi',
        kind: 'PDF',
        sizeBytes: 18_481,
      },
    ])
    expect(whole.languageVersions).toEqual([
      expect.objectContaining({
        languageCode: 'sv',
        url: '/sv/nyheter/2026/granskottet-flyttar-fran-skogen-in-i-kakan',
      }),
      expect.objectContaining({
        languageCode: 'en',
        url: '/en/news/2026/the-spruce-shoot-moves-from-the-forest-into-the-bar',
      }),
    ])
  })

  it('that is not there is a 404', async () => {
    expect((await shop.send({ url: '/api/cision/release/4417' })).statusCode).toBe(404)
  })
})

describe('the page of a release', () => {
  it.each([
    ['fi', '/uutiset/2026/kerkka-siirtyy-metsasta-levyyn', 'Uutishuone'],
    ['sv', '/nyheter/2026/granskottet-flyttar-fran-skogen-in-i-kakan', 'Pressrum'],
    ['en', '/news/2026/the-spruce-shoot-moves-from-the-forest-into-the-bar', 'Newsroom'],
  ] as const)(
    'in %s has its readable address for canonical, its twins and what it is made of',
    async (language, path, room) => {
      const model = await page<NewsReleasePageFields>(path, language)
      expect(model).toMatchObject({
        contentType: ['Page', 'NewsReleasePage'],
        name: model.release?.title,
        field: 'sky',
        newsroomUrl: withLanguage({ fi: '/uutiset', sv: '/nyheter', en: '/news' }[language], language),
        feed: { isStale: false },
        release: { languageCode: language, url: withLanguage(path, language) },
        pageMetadata: { canonicalUrl: publicUrl + withLanguage(path, language), robots: '' },
      })
      expect(model.pageMetadata.alternates.map((one) => one.language)).toEqual(['fi', 'sv', 'en', 'x-default'])
      expect(model.navigation.breadcrumbs.map(({ label }) => label).slice(1)).toEqual([room, model.release?.title])
      expect(model.moreReleases).toHaveLength(3)
      expect(model.moreReleases.map(({ id }) => id)).not.toContain(model.release?.id)
    },
  )

  it('divides long words of its title for the eye, and for nobody else', async () => {
    const path = '/nyheter/2026/salmiakdiamanten-far-en-vassare-kant'
    const { release, name, pageMetadata } = await page<NewsReleasePageFields>(path, 'sv')
    expect(release?.title).toBe('Salmiak\u00addiamanten får en vassare kant')
    expect(name).toMatch(/^Salmiakdiamanten /)
    expect(JSON.stringify(pageMetadata)).not.toContain('\u00ad')
  })

  it('tells search engines what it is', async () => {
    const { pageMetadata } = await page<NewsReleasePageFields>('/uutiset/2026/kerkka-siirtyy-metsasta-levyyn')
    const article = pageMetadata.structuredData.find((one) => one['@type'] === 'NewsArticle')
    expect(article).toMatchObject({
      headline: 'Kerkkä siirtyy metsästä levyyn',
      datePublished: '2026-11-19T07:00:00.000Z',
      dateModified: '2026-11-19T07:00:00.000Z',
      inLanguage: 'fi',
      articleSection: ['Tuotteet'],
      publisher: { '@type': 'Organization' },
    })
    expect(String(article?.['url'])).toMatch(/^http:\/\/localhost:3000\/uutiset\/2026\//)
    expect(article?.['image']).toHaveLength(4)
  })

  it('is led to from its id, and seeded with what is asked for where it is another language’s, or none', async () => {
    const bare = await page<NewsReleasePageFields>('/uutiset/tiedote')
    expect(bare).toMatchObject({ release: null, pageMetadata: { robots: 'noindex, nofollow' } })
    const extras = shop.module.pageExtras['news-release-page']
    const ask = async (query: Record<string, string>) => {
      const params = new URLSearchParams(query)
      return {
        to: await extras?.redirectUrl?.(bare, params, 'fi'),
        queries: await extras?.queries?.(bare, params, 'fi'),
        isOneOff: extras?.isOneOff?.(bare, params),
        isMissing: extras?.isMissing?.(bare, params),
      }
    }
    const [fi] = (await all('fi')).items
    const [sv] = (await all('sv')).items
    expect(await ask({ id: fi?.id ?? '' })).toMatchObject({ to: fi?.url })
    expect(await ask({ id: sv?.id ?? '' })).toEqual({
      to: null,
      queries: [{ key: newsReleaseKey(sv?.id ?? ''), data: await release(sv?.id ?? '') }],
      isOneOff: true,
      isMissing: false,
    })
    for (const id of ['4417', '<script>', 'x'.repeat(500), ''])
      expect(await ask({ id }), id).toEqual({
        to: null,
        queries: [{ key: newsReleaseKey(id), data: null }],
        isOneOff: true,
        isMissing: true,
      })
    expect(await ask({})).toEqual({ to: null, queries: [], isOneOff: false, isMissing: true })
  })

  it('has the newsroom and the start page above it, and nothing below', async () => {
    const source = shop.sources.at(-1)
    const id = (await page<NewsReleasePageFields>('/uutiset/2026/kerkka-siirtyy-metsasta-levyyn')).contentLink.id
    const view = publishedView('fi')
    expect((await source?.around?.(id, 'ancestors', view))?.map(({ url }) => url)).toEqual(['/', '/uutiset'])
    expect(await source?.around?.(id, 'children', view)).toEqual([])
    expect(await source?.around?.(id, 'ancestors', publishedView('sv'))).toBeNull()
  })

  it('of another year, or of nothing, is not there', async () => {
    for (const path of [
      '/uutiset/2025/kerkka-siirtyy-metsasta-levyyn',
      '/uutiset/2026/x',
      '/uutiset/2026',
      '/nyheter/2026/x',
    ])
      expect(await shop.pages.find(path, publishedView('fi')), path).toMatchObject({ kind: 'page', status: 404 })
  })

  it('is in the sitemap of news with its twins and its picture', async () => {
    const urls = (await Promise.all(shop.sources.map((source) => source.urls('sv')))).flat()
    const news = urls.filter(({ type }) => type === 'news')
    expect(news).toHaveLength(30)
    expect(news.find(({ path }) => path.endsWith('granskottet-flyttar-fran-skogen-in-i-kakan'))).toMatchObject({
      paths: { fi: '/uutiset/2026/kerkka-siirtyy-metsasta-levyyn' },
      images: ['/media/hero/hero-willja.webp'],
    })
    expect(urls.some(({ path }) => path === '/nyheter/meddelande')).toBe(false)
  })
})

describe('the newsroom', () => {
  const room = async () => {
    const model = await page<object>('/uutiset')
    const block = model.mainContentArea.find(({ contentType }) => contentType?.at(-1) === 'NewsBlock') as NewsBlock
    return { model, block }
  }

  it('is delivered with its first page, its Atom and what its form is made of', async () => {
    const { block } = await room()
    expect(block.newest).toEqual(await list())
    expect(block).toMatchObject({
      feedUrl: '/api/feeds/konvehti/fi',
      count: 10,
      newsroomView: true,
      pressContacts: [{ name: 'Elina Wahlroos', phone: '09 000 0010' }],
      subscription: {
        action: '/subscriptions/receive',
        subscriptionUniqueIdentifier: 'konvehti',
        redirectUrlSubscriptionSuccess: `${publicUrl}/uutiset/tilattu`,
        redirectUrlSubscriptionFailed: `${publicUrl}/uutiset/tilaus-ei-onnistunut`,
        replyLanguage: 'fi',
        privacyVersion: '1',
      },
    })
    expect(block.subscription?.privacyText).toMatch(/<a href="\/[a-z-]+">tietosuojaselosteen<\/a>/)
    expect(block.subscription?.categories).toHaveLength(5)
  })

  it('is an archive by year that needs no script: each year and page has a document of its own, filters have none that is found', async () => {
    const { model, block } = await room()
    const extras = shop.module.pageExtras['landing-page']
    const source = { feedId: 'konvehti', keywords: '', count: 10 }
    const of = (query: string) => {
      const params = new URLSearchParams(query)
      return {
        kept: extras?.cacheParams?.(model, params).toString(),
        corrected: extras?.corrected?.(model, params, 'fi')?.toString() ?? null,
        isOneOff: extras?.isOneOff?.(model, params),
        robots: extras?.robots?.(model, params),
      }
    }
    expect(of('')).toEqual({ kept: '', corrected: null, isOneOff: false, robots: '' })
    expect(of('year=2024')).toEqual({ kept: 'year=2024', corrected: null, isOneOff: false, robots: '' })
    expect(of('page=3')).toEqual({ kept: 'page=3', corrected: null, isOneOff: false, robots: '' })
    expect(of('page=4')).toMatchObject({ corrected: '' })
    expect(of('year=2024&page=2&utm=x')).toMatchObject({ corrected: 'utm=x&year=2024' })
    expect(of('year=1999')).toMatchObject({ kept: '' })
    expect(of('year=x&page=-1&page=2')).toMatchObject({ kept: '' })
    expect(of('filters=PRO')).toMatchObject({ isOneOff: true, robots: 'noindex, nofollow' })
    const state = { filters: ['CAF', 'PRO'], year: 2024, page: 1 }
    expect(await extras?.queries?.(model, new URLSearchParams('filters=PRO,CAF&year=2024'), 'fi')).toEqual([
      { key: newsListKey('fi', source, state), data: await list({ filters: 'PRO,CAF', year: '2024' }) },
    ])
    expect(await extras?.queries?.(model, new URLSearchParams('year=2024'), 'fi')).toEqual([
      { key: newsListKey('fi', source, { ...state, filters: [] }), data: await list({ year: '2024' }) },
    ])
    expect(await extras?.queries?.(model, new URLSearchParams('page=2'), 'fi')).toEqual([
      { key: newsListKey('fi', source, { filters: [], year: null, page: 2 }), data: await list({ page: '2' }) },
    ])
    expect(await extras?.queries?.(model, new URLSearchParams(), 'fi')).toEqual([])
    expect(block.newest.years.map(({ year }) => year)).toContain(2022)
  })

  it('knows which choices of another language it has', async () => {
    const { model } = await room()
    const here = shop.module.pageExtras['landing-page']?.inLanguage?.(model, 'fi')
    const of = (name: string, ...choices: string[]) => choices.map((choice) => here?.[name]?.(choice))
    expect(of('filters', 'PRO', 'XYZ')).toEqual(['PRO', null])
    expect(of('year', '2024', '1999')).toEqual(['2024', null])
  })
})

describe('the Atom feed', () => {
  it.each(languages)('in %s has the newest, and is not sent again while it is the same', async (language) => {
    const answer = await shop.send({ url: `/api/feeds/konvehti/${language}` })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const { items } = await all(language)
    expect(answer.body.match(/<entry>/g)).toHaveLength(30)
    expect(answer.body).toContain(`href="${publicUrl}${items[0]?.url}"`)
    expect(answer.body).toContain(
      `<link rel="self" type="application/atom+xml" href="${publicUrl}/api/feeds/konvehti/${language}"/>`,
    )
    expect(answer.body).not.toMatch(/&(?!(amp|lt|gt|quot);)/)
  })

  it('has what no XML may have left out', async () => {
    const id = (await list()).items[0]?.id ?? ''
    await shop.sql`update news_release set title = ${'A & B <c> "d" \uFFFE'} where external_id = ${id}`
    shop.module.invalidate(['news'])
    const body = async () => (await shop.send({ url: '/api/feeds/konvehti/fi' })).body
    await expect.poll(body).toContain('<title>A &amp; B &lt;c&gt; &quot;d&quot; </title>')
  })
})

describe('a feed that has not been read for a day', () => {
  it('is called old, with the moment of the last good copy', async () => {
    shop.clock.advance(25 * 3_600_000)
    const { feed, totalCount } = await list()
    expect(feed.isStale).toBe(true)
    expect(feed.fetchedAt).not.toBeNull()
    expect(totalCount).toBe(30)
  })
})
