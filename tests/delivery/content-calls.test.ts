import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages, withLanguage } from '../../src/common/locale.ts'
import type { ContentList } from '../../src/shell/contract/content-api.ts'
import { type ArticlePageFields, contentPages, metaFields } from '../../src/content/contract/pages/page-fields.ts'
import { CategoryPageFields, ProductsPageFields } from '../../src/listing/contract/list.ts'
import type { CategoryItem } from '../../src/products/contract/lookups.ts'
import { locationFields, lunchListFields } from '../../src/locations/contract/location-fields.ts'
import { releasePageFields } from '../../src/news/contract/page-fields.ts'
import { recipeFields } from '../../src/recipes/contract/recipe-fields.ts'
import { ProductPageFields } from '../../src/products/contract/product.ts'
import type { MenuItem } from '../../src/shell/contract/navigation.ts'
import type { PageModel } from '../../src/shell/contract/page-model.ts'
import { publicUrl } from '../hostile/support/hostile-shop.ts'
import { type DeliveryShop, startDeliveryShop } from './support/delivery-shop.ts'

let shop: DeliveryShop
const ids = new Map<string, number>()
beforeAll(async () => {
  shop = await startDeliveryShop(undefined, { SITE_INDEXABLE: 'true' })
  const rows = await shop.database.sql<{
    id: number
    key: string
  }>`select id, key from content_item where key is not null`
  for (const { id, key } of rows) ids.set(key, id)
  // The first popup comes on every page that a popup may interrupt.
  await shop.database.sql`update content_version set fields = jsonb_set(fields, '{popups,0,pages}', '[]')
    where content_id = ${ids.get('site-popups')}`
})
afterAll(() => shop.stop())

const get = (url: string, headers: Record<string, string> = {}) => shop.send({ url, headers })
/** As the browser asks: /en is taken off, what else there is stays. */
const ask = (path: string, language: Language, more = '') => {
  const contentUrl = language === 'sv' ? withLanguage(path, 'sv') : path
  const query = new URLSearchParams({ contentUrl, currentPageUrl: withLanguage(path, language) }).toString()
  return get(`/api/cda/content?${query}${more}`)
}
const model = async (path: string, language: Language): Promise<PageModel> => {
  const answer = await ask(path, language)
  expect(answer.statusCode, path).toBe(200)
  return answer.json<PageModel>()
}

const article: Record<Language, { path: string; parent: string; name: string; parentName: string; home: string }> = {
  fi: {
    path: '/tarinat/nain-maistat-suklaata',
    name: 'Näin maistat suklaata',
    parent: '/tarinat',
    parentName: 'Tarinat',
    home: 'Etusivu',
  },
  sv: {
    path: '/berattelser/sa-smakar-du-choklad',
    name: 'Så smakar du choklad',
    parent: '/berattelser',
    parentName: 'Berättelser',
    home: 'Startsida',
  },
  en: {
    path: '/stories/how-to-taste-chocolate',
    name: 'How to taste chocolate',
    parent: '/stories',
    parentName: 'Stories',
    home: 'Home',
  },
}

/** Addresses of the pages the shell knows by name. */
const chrome: Record<Language, Partial<PageModel['navigation']>> = {
  fi: {
    currentLanguageStartPage: '/',
    searchPageUrl: '/search',
    supportPageUrl: '/asiakaspalvelu',
    cartPageUrl: '/ostoskori',
    checkoutPageUrl: '/kassa',
    orderConfirmationPageUrl: '/tilausvahvistus',
    productsPageUrl: '/tuotteet',
    termsPageUrl: '/tilausehdot',
    withdrawalPageUrl: '/palautus',
    withdrawalFormPageUrl: '/peruuttaminen',
    giftCardBalancePageUrl: '/lahjakortin-saldo',
    wishlistPageUrl: '/toiveet',
    orderLookupPageUrl: '/tilauksen-haku',
    errorPageUrl: '/virhe',
    notFoundPageUrl: '/404',
    loginPageUrl: '/kirjaudu',
    logOutPageUrl: '/kirjaudu-ulos',
    signUpPageUrl: '/rekisteroidy',
    passwordForgottenPageUrl: '/unohtunut-salasana',
    accountPageUrl: '/oma-tili',
  },
  sv: {
    currentLanguageStartPage: '/sv/',
    searchPageUrl: '/sv/search',
    supportPageUrl: '/sv/kundtjanst',
    cartPageUrl: '/sv/varukorg',
    checkoutPageUrl: '/sv/kassa',
    orderConfirmationPageUrl: '/sv/orderbekraftelse',
    productsPageUrl: '/sv/produkter',
    termsPageUrl: '/sv/villkor',
    withdrawalPageUrl: '/sv/retur',
    withdrawalFormPageUrl: '/sv/angerratt',
    giftCardBalancePageUrl: '/sv/presentkortets-saldo',
    wishlistPageUrl: '/sv/onskelista',
    orderLookupPageUrl: '/sv/folj-bestallningen',
    errorPageUrl: '/sv/fel',
    notFoundPageUrl: '/sv/404',
    loginPageUrl: '/sv/logga-in',
    logOutPageUrl: '/sv/logga-ut',
    signUpPageUrl: '/sv/skapa-konto',
    passwordForgottenPageUrl: '/sv/glomt-losenord',
    accountPageUrl: '/sv/mitt-konto',
  },
  en: {
    currentLanguageStartPage: '/en/',
    searchPageUrl: '/en/search',
    supportPageUrl: '/en/customer-service',
    cartPageUrl: '/en/cart',
    checkoutPageUrl: '/en/checkout',
    orderConfirmationPageUrl: '/en/order-confirmation',
    productsPageUrl: '/en/products',
    termsPageUrl: '/en/terms',
    withdrawalPageUrl: '/en/returns',
    withdrawalFormPageUrl: '/en/withdrawal',
    giftCardBalancePageUrl: '/en/gift-card-balance',
    wishlistPageUrl: '/en/wishlist',
    orderLookupPageUrl: '/en/track-order',
    errorPageUrl: '/en/error',
    notFoundPageUrl: '/en/404',
    loginPageUrl: '/en/sign-in',
    logOutPageUrl: '/en/sign-out',
    signUpPageUrl: '/en/sign-up',
    passwordForgottenPageUrl: '/en/forgotten-password',
    accountPageUrl: '/en/my-account',
  },
}

/** Pages that no popup interrupts, one of each type (C-3.6). */
const quietPages = [
  ['/tuotteet', 'ProductsPage'],
  ['/tuotteet/suklaalevyt', 'CategoryPage'],
  ['/tuotteet/konvehdit/kaakaotryffelit', 'ProductPage'],
  ['/tuotteet/lahjat/lahjakortti', 'GiftCardPage'],
  ['/tuotteet/kaiverrettu-levy/kaiverrettu-levy', 'CustomTabletPage'],
  ['/search', 'SearchPage'],
  ['/ostoskori', 'CartPage'],
  ['/kassa', 'CheckoutPage'],
  ['/tilausvahvistus', 'OrderConfirmationPage'],
  ['/kirjaudu', 'LoginPage'],
] as const
const ofCustomers = ['', '/tilaukset', '/osoitteet', '/kirjautuminen', '/viestit', '/jasenprofiili']
const privatePages = ['/ostoskori', '/kassa', '/tilausvahvistus', ...ofCustomers.map((path) => `/oma-tili${path}`)]

describe('the model of a page', () => {
  it('has every field of the specification, and no other', async () => {
    const page = await model(article.fi.path, 'fi')
    expect(Object.keys(page).toSorted()).toEqual(
      [
        'siteTitle',
        'url',
        'name',
        'contentType',
        'layoutTheme',
        'shellVariant',
        'anonymousId',
        'contentLink',
        'metadata',
        'pageMetadata',
        'navigation',
        'sitePopup',
        'topContentArea',
        'mainContentArea',
        'bottomContentArea',
        'contentVersion',
        'status',
        'preview',
        // The shop's own: when a part of it begins or ends next.
        ...('validUntil' in page ? ['validUntil'] : []),
        // of an article, beside the rest
        'heading',
        'heroText',
        'heroImage',
        'publishedDate',
        'topic',
        'dateTextColor',
        'mainBody',
        'field',
      ].toSorted(),
    )
    expect(Object.keys(page.pageMetadata).toSorted()).toEqual(
      [
        'pageType',
        'categories',
        'canonicalUrl',
        'metaTitle',
        'metaDescription',
        'ogTitle',
        'ogDescription',
        'ogImage',
        'robots',
        'alternates',
        'structuredData',
      ].toSorted(),
    )
    expect(Object.keys(page.navigation)).toEqual(
      expect.arrayContaining([
        'mainMenuItems',
        'globalNavigation',
        'supportPageUrl',
        'loginPageUrl',
        'logOutPageUrl',
        'searchPageUrl',
        'searchSuggestions',
        'showLogoTopOfNavigation',
        'logoUrl',
        'currentLanguageStartPage',
        'pageLanguages',
        'banner',
        'footer',
        'd2CMenus',
        'breadcrumbs',
      ]),
    )
    expect(Object.keys(page.navigation.globalNavigation)).toEqual(['hasGlobalMenu', 'globalNavIcon', 'globalNavItems'])
    expect(Object.keys(page.navigation.banner ?? {})).toEqual(expect.arrayContaining(['text', 'ctaLabel', 'ctaUrl']))
    expect(Object.keys(page.navigation.footer)).toEqual(
      expect.arrayContaining(['columns', 'socialLinks', 'termsUrl', 'backgroundImgUrl', 'logoUrl']),
    )
    for (const item of page.navigation.mainMenuItems)
      expect(Object.keys(item)).toEqual(
        expect.arrayContaining([
          'id',
          'name',
          'title',
          'url',
          'targetFrame',
          'contentId',
          'contentPath',
          'depth',
          'selected',
          'children',
          'linkButtons',
          'properties',
        ]),
      )
    expect(page.navigation.mainMenuItems.length).toBeGreaterThan(4)
  })

  it('has no field that takes a name of what every page has', async () => {
    const envelope = new Set(['requestId', 'validUntil', ...Object.keys(await model('/search', 'fi'))])
    expect(envelope.size).toBe(20)
    const types = {
      ...Object.fromEntries(Object.entries(contentPages).map(([type, { fields }]) => [type, fields])),
      NewsReleasePage: releasePageFields,
      RecipePage: recipeFields,
      LocationPage: locationFields,
      LocationLunchListPage: lunchListFields,
      CategoryPage: CategoryPageFields.properties,
      ProductsPage: ProductsPageFields.properties,
      ProductPage: ProductPageFields.properties,
    }
    for (const [type, fields] of Object.entries(types))
      for (const name of Object.keys(fields))
        expect(envelope.has(name) && !metaFields.includes(name), `${type}.${name}`).toBe(false)
  })

  it.each(languages)('in %s speaks its language and knows its twins', async (language) => {
    const { path, parent, name, parentName, home } = article[language]
    const page = await model(path, language)
    const url = withLanguage(path, language)
    const id = ids.get('article-tasting')
    expect(page).toMatchObject({
      siteTitle: 'Konvehti',
      url,
      name,
      contentType: ['Page', 'ArticlePage'],
      layoutTheme: '',
      shellVariant: 'ecommerce',
      status: 'published',
      preview: false,
      contentVersion: `${id}.1`,
      contentLink: { id, guidValue: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown },
      metadata: { currentLanguage: language, openInNewTabFileExtensionList: 'pdf,doc,docx,xls,xlsx,zip' },
      pageMetadata: {
        pageType: 'ArticlePage',
        categories: [],
        canonicalUrl: publicUrl + url,
        robots: '',
        ogImage: `${publicUrl}/media/products/tumma-72-merisuola.webp`,
        alternates: [
          ...languages.map((other) => ({
            language: other,
            url: publicUrl + withLanguage(article[other].path, other),
          })),
          { language: 'x-default', url: publicUrl + article.fi.path },
        ],
      },
    })
    const { metaTitle, metaDescription, ogTitle, ogDescription } = page.pageMetadata
    expect(metaTitle).toMatch(new RegExp(`^${name}.* · Konvehti$`))
    expect(metaDescription.length).toBeGreaterThan(50)
    expect([ogTitle, ogDescription]).toEqual([metaTitle, metaDescription])
    expect(page.navigation.breadcrumbs).toEqual([
      { url: withLanguage('/', language), label: home },
      { url: withLanguage(parent, language), label: parentName },
      { url: '', label: name },
    ])
    expect(page.navigation.pageLanguages).toEqual(
      (['Suomi', 'Svenska', 'English'] as const).map((displayName, at) => {
        const other = languages[at] ?? 'fi'
        return { name: other, displayName, url: withLanguage(article[other].path, other), available: true }
      }),
    )
    const [block] = page.bottomContentArea
    expect(block).toMatchObject({ contentType: ['Block', 'ProductHighlightBlock'] })
    expect(block?.contentLink.id).toBeGreaterThan(0)
  })

  it.each(languages)('in %s leads to the pages of the shell', async (language) => {
    const { navigation, metadata } = await model('/', language)
    expect(navigation).toMatchObject(chrome[language])
    expect(metadata.loginPageUrl).toBe(navigation.loginPageUrl)
    expect(navigation.footer.termsUrl).toBe(navigation.termsPageUrl)
    const urls = Object.values(chrome[language]).filter((url) => typeof url === 'string' && url !== '')
    expect(urls).toHaveLength(20)
    for (const url of urls as string[]) {
      const { statusCode } = await get(url)
      expect(statusCode, url).toBe(url === navigation.notFoundPageUrl ? 404 : 200)
    }
  })

  it('has the ids of what its menus lead to, and 0 for what is outside', async () => {
    const everyItem = (items: readonly MenuItem[]): MenuItem[] =>
      items.flatMap((item) => [item, ...everyItem(item.children)])
    const { navigation } = await model('/', 'sv')
    const { mainMenuItems, globalNavigation, footer } = navigation
    const links = [
      ...everyItem([...mainMenuItems, ...globalNavigation.globalNavItems]),
      ...footer.columns.flatMap((column) => column.links),
    ]
    expect(links.length).toBeGreaterThan(30)
    for (const { name, url, contentId } of links) {
      if (!url.startsWith('/')) {
        expect([name, contentId]).toEqual([name, 0])
        continue
      }
      const answer = await get(`/api/cda/content/${contentId}?language=sv`)
      expect([answer.statusCode, answer.json<{ url?: string }>().url], name).toEqual([200, url.split(/[?#]/)[0]])
    }
  })

  it('marks the entry of the menu it belongs to', async () => {
    const selected = async (path: string) =>
      (await model(path, 'fi')).navigation.mainMenuItems.filter((item) => item.selected).map((item) => item.url)
    expect(await selected('/tuotteet/suklaalevyt')).toEqual(['/tuotteet/suklaalevyt'])
    expect(await selected('/tuotteet/konvehdit/kaakaotryffelit')).toEqual(['/tuotteet/konvehdit'])
    expect(await selected('/')).toEqual([])
  })

  it('is the theme’s own for a page in a theme', async () => {
    const [willja, froosh] = [await model('/willja', 'fi'), await model('/froosh', 'fi')]
    expect([willja.layoutTheme, willja.shellVariant]).toEqual(['willja', 'content'])
    expect(froosh.layoutTheme).toBe('froosh')
    expect(willja.navigation.mainMenuItems).not.toEqual((await model('/', 'fi')).navigation.mainMenuItems)
  })

  it('has the popup of the site, but where a visitor chooses, searches, buys or signs in', async () => {
    expect((await model('/tarina', 'fi')).sitePopup).not.toBeNull()
    const interrupted: string[] = []
    for (const [path, type] of quietPages) {
      const { contentType, sitePopup } = await model(path, 'fi')
      expect(contentType.at(-1), path).toBe(type)
      if (sitePopup !== null) interrupted.push(path)
    }
    expect(interrupted).toEqual([])
  })

  it('is never cached as a document where it is of one visitor', async () => {
    for (const path of privatePages) expect((await get(path)).headers['cache-control'], path).toBe('private, no-store')
    expect((await get('/tarina')).headers['cache-control']).not.toContain('private')
  })

  it('is found whatever of the address was taken off, absolute and with a query too', async () => {
    const { url } = await model(article.en.path, 'en')
    for (const contentUrl of [url, `${article.en.path}/`, `${article.en.path}?page=2`, article.en.path.toUpperCase()]) {
      for (const currentPageUrl of [url, publicUrl + url, `${url}?q=x#y`]) {
        const answer = await get(`/api/cda/content?${new URLSearchParams({ contentUrl, currentPageUrl }).toString()}`)
        expect(answer.statusCode, `${contentUrl} ${currentPageUrl}`).toBe(200)
        expect(answer.json<PageModel>().url).toBe(url)
      }
    }
    // The same path means nothing in another language.
    expect((await ask(article.en.path, 'sv')).statusCode).toBe(404)
    expect((await ask(article.en.path, 'fi')).statusCode).toBe(404)
  })

  it('is kept by nobody, the same for everybody, and says its version', async () => {
    const visitor = await shop.visitor()
    const first = await ask(article.fi.path, 'fi')
    const cookie = `anonymousId=${visitor.anonymousId}`
    const again = await ask(article.fi.path, 'fi')
    const known = await get(String(first.raw.req.url), { ...visitor.headers, cookie })
    for (const { headers, json } of [first, again, known]) {
      expect(headers['cache-control']).toBe('no-store, no-cache')
      expect(headers['x-content-version']).toBe(`${ids.get('article-tasting')}.1`)
      expect(headers['set-cookie']).toBeUndefined()
      expect(json<PageModel>().anonymousId).toBe('')
    }
    expect(known.body).toBe(first.body)
    const head = await shop.send({ method: 'HEAD', url: `/api/cda/content?contentUrl=${article.fi.path}` })
    expect([head.statusCode, head.headers['x-content-version']]).toEqual([200, `${ids.get('article-tasting')}.1`])
  })
})

describe('a content item', () => {
  const item = async (key: string, language: string, rest = '') => {
    const answer = await get(`/api/cda/content/${ids.get(key)}${rest}?language=${language}`)
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
  }

  it('is a page with its fields and areas in the language asked for', async () => {
    for (const language of languages) {
      const { status, body } = await item('article-tasting', language)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        name: article[language].name,
        language,
        contentType: ['Page', 'ArticlePage'],
        status: 'published',
        contentLink: { id: ids.get('article-tasting') },
        contentVersion: `${ids.get('article-tasting')}.1`,
      })
      const page = await model(article[language].path, language)
      const { contentLink, contentType, url, mainBody, bottomContentArea } = page as PageModel<ArticlePageFields>
      expect(body).toMatchObject({ contentLink, contentType, url, mainBody, bottomContentArea })
      expect(body).not.toHaveProperty('fields')
    }
  })

  it('is a block exactly as the page has it, with what is inside it', async () => {
    for (const language of languages) {
      const page = await model('/', language)
      const blocks = [...page.topContentArea, ...page.mainContentArea, ...page.bottomContentArea]
      expect(blocks.some((block) => 'containerBlocks' in block)).toBe(true)
      expect(blocks.some((block) => 'products' in block)).toBe(true)
      for (const { displayOption, ...block } of blocks) {
        const answer = await get(`/api/cda/content/${block.contentLink.id}?language=${language}`)
        expect(answer.statusCode, displayOption).toBe(200)
        expect(answer.json()).toMatchObject(block)
        expect(answer.json()).not.toHaveProperty('mainContentArea')
      }
    }
  })

  it('has its children in order and its ancestors from the root', async () => {
    const list = async (key: string, relation: string, language: string) =>
      (await item(key, language, `/${relation}`)).body as unknown as ContentList // its schema
    const { items } = await list('articles', 'children', 'en')
    expect(items.map(({ url }) => url)).toEqual([
      '/en/stories/sixteen-characters',
      '/en/stories/rye-sourdough',
      '/en/stories/how-to-taste-chocolate',
      '/en/stories/where-our-cocoa-grows',
      '/en/stories/liquorice',
      '/en/stories/coffee-and-chocolate',
      '/en/stories/where-chocolate-lives',
      '/en/stories/the-advent-calendar',
    ])
    expect(items[2]).toEqual({
      contentLink: { id: ids.get('article-tasting'), guidValue: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown },
      name: 'How to taste chocolate',
      url: '/en/stories/how-to-taste-chocolate',
      contentType: ['Page', 'ArticlePage'],
    })
    const above = await list('article-tasting', 'ancestors', 'sv')
    expect(above.items.map(({ name, url }) => `${name} ${url}`)).toEqual([
      'Startsida /sv/',
      'Berättelser /sv/berattelser',
    ])
    expect((await list('start', 'ancestors', 'fi')).items).toEqual([])
    expect((await list('article-tasting', 'children', 'fi')).items).toEqual([])
  })

  it('is a category or a product as well, with what is below and above it', async () => {
    const categories = (await get('/api/categories?language=sv')).json<CategoryItem[]>()
    const category = categories.find(({ code }) => code === 'suklaalevyt')
    const id = category?.pageReferenceId ?? 0
    const one = async <Answer>(of: number, rest = '') => {
      const answer = await get(`/api/cda/content/${of}${rest}?language=sv`)
      expect(answer.statusCode, `${of}${rest}`).toBe(200)
      return answer.json<Answer>()
    }
    const page = (await model(category?.url?.slice('/sv'.length) ?? '', 'sv')) as PageModel<CategoryPageFields>
    const { contentLink, contentType, url, name, products, mainContentArea, contentVersion } = page
    expect(contentLink.id).toBe(id)
    expect(await one(id)).toMatchObject({
      contentLink,
      contentType,
      url,
      name,
      products,
      mainContentArea,
      contentVersion,
      language: 'sv',
      status: 'published',
    })
    const inside = (await one<ContentList>(id, '/children')).items
    const shelves = inside.filter(({ contentType: [, type] }) => type === 'CategoryPage')
    expect(shelves.map(({ name: label, url: to }) => ({ label, url: to }))).toEqual(page.navigation.categories)
    const found = inside.filter(({ contentType: [, type] }) => type === 'ProductPage')
    expect(inside).toEqual([...shelves, ...found])
    expect(found.length).toBeGreaterThan(3)
    const allOf = (await one<ContentList>(900_000, '/children')).items
    expect(allOf).toContainEqual({ contentLink, contentType, name, url })
    const [first] = found
    if (!first) throw new Error('The category has no products')
    const product = (await model(first.url.slice('/sv'.length), 'sv')) as PageModel<ProductPageFields>
    const { variations, code } = product
    expect(await one(first.contentLink.id)).toMatchObject({ ...first, variations, code, language: 'sv' })
    expect(product.contentLink).toEqual(first.contentLink)
    expect((await one<ContentList>(first.contentLink.id, '/children')).items).toEqual([])
    const above = (await one<ContentList>(first.contentLink.id, '/ancestors')).items
    expect(above.map((item) => item.contentLink.id)).toEqual([900_000, id])
    expect(above[1]).toEqual({ contentLink, contentType, name, url })
    expect((await one<ContentList>(id, '/ancestors')).items).toEqual(above.slice(0, 1))
    const all = await one<{ contentLink: { id: number } }>(900_000)
    expect(all.contentLink.id).toBe(900_000)
    expect((await one<ContentList>(900_000, '/ancestors')).items).toEqual([])
  })

  it('is no setting and no popup of the site', async () => {
    for (const key of ['site-settings', 'site-popups'])
      for (const rest of ['', '/children', '/ancestors'])
        expect((await item(key, 'fi', rest)).status, key + rest).toBe(404)
  })

  it('that is not there is not found, in the language of who asks', async () => {
    for (const rest of ['', '/children', '/ancestors']) {
      const answer = await get(`/api/cda/content/2147483647${rest}`, { 'accept-language': 'sv' })
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        [{ key: 'not-found', value: 'Sidan eller uppgiften hittades inte.' }],
      ])
      expect((await get(`/api/cda/content/x${rest}`)).statusCode).toBe(400)
    }
  })
})
