import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import type { CategoryItem } from '#src/products/contract/lookups.ts'
import type { InjectOptions } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { seedCatalogue } from '../../../demo/seed-catalogue.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import type { Language } from '#src/common/locale.ts'
import { shopTexts } from '../../../tests/support/shop-texts.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { dietFilterKeys } from '#src/products/contract/codes.ts'
import type { InventoryEntry, PricingEntry } from '#src/products/contract/price.ts'
import { listingRoutes } from './listing.routes.ts'
import { productSearchRoutes } from '#src/product-search/server/product-search.routes.ts'
import { productsRoutes } from '#src/products/server/products.routes.ts'
import { createBestSellers } from './best-sellers.ts'
import { createListAnswers } from './list-answers.ts'
import { createProductSearch } from '#src/product-search/server/product-search.ts'
import { createExclusionSearch } from '#src/product-search/server/exclusion-search.ts'
import { createProductLists, type ProductLists } from './product-lists.ts'
import type { ProductList } from '../contract/product-list.ts'
import { createSearchQueries } from '#src/product-search/server/search-queries.ts'

const text = shopTexts.lookup
let test: TestDatabase
let app: App
let lists: ProductLists
const clock = createTestClock()

beforeAll(async () => {
  test = await createTestDatabase()
  await seedCatalogue(test.db, clock)
  const log = pino({ level: 'silent' })
  lists = createProductLists({ db: test.db, clock, log })
  await lists.start()
  const search = createProductSearch({ db: test.db, log })
  await search.start()
  const config = { publicUrl: 'http://localhost:3000', rateLimits: false, trustProxy: [], cookieKeys: ['x'.repeat(32)] }
  app = await createHttpApp({ config, log, text, actorOf: () => Promise.resolve({ kind: 'none' }) })
  const queries = createSearchQueries({ lists, text, search: createExclusionSearch(search, lists) })
  app.register(productsRoutes({ db: test.db, clock, assortment: lists, text, recipeCategories: () => [] }))
  const bestSellers = createBestSellers({ lists, clock, log, soldUnits: () => Promise.resolve([]) })
  app.register(listingRoutes({ lists, answers: createListAnswers(clock), text, bestSellers }))
  app.register(productSearchRoutes({ queries, redirectOf: () => Promise.resolve(null) }))
  await app.ready()
})
afterAll(async () => {
  await lists.stop()
  await app.close()
  await test.drop()
})

/** Waits while the load shedder takes a machine that is busy with other tests for an overloaded server. */
async function inject(options: InjectOptions) {
  for (;;) {
    const response = await app.inject(options)
    if (response.statusCode !== 503) return response
    await sleep(100)
  }
}
const get = async (url: string, language: Language = 'fi') => {
  const response = await inject({ url, headers: { 'accept-language': language } })
  return { status: response.statusCode, body: response.json<unknown>() }
}
const list = async (url: string, language?: Language): Promise<ProductList> => {
  const { status, body } = await get(url, language)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as ProductList // checked by the status: only lists answer 200 here
}
const codes = (answer: ProductList) => answer.productViewModels.map((card) => card.code)
const facet = (answer: ProductList, group: string, name: string) =>
  answer.facetGroups.find((one) => one.filterName === `filter.${group}`)?.facets.find((one) => one.name === name)

describe('GET /api/categories', () => {
  it('lists them in menu order in the language asked for', async () => {
    const { body } = await get('/api/categories?language=sv', 'en')
    expect(body).toHaveLength(13)
    expect(body).toContainEqual(
      expect.objectContaining({ code: 'suklaalevyt', name: 'Chokladkakor', url: '/sv/produkter/chokladkakor' }),
    )
  })
})

describe('GET /api/categories/products', () => {
  it('answers the first twelve of a category, its size and its facets', async () => {
    const answer = await list('/api/categories/products?category=suklaalevyt')
    expect(answer.productViewModels).toHaveLength(12)
    expect(answer.totalCount).toBe(23)
    const all = await list('/api/categories/products')
    expect(facet(all, 'category', 'suklaalevyt')).toEqual({ name: 'suklaalevyt', count: 23, label: 'Suklaalevyt' })
    expect(answer.facetGroups.map((group) => group.filterName)).toContain('filter.priceBand')
  })

  it('offers no group that cannot narrow a category, and one that is chosen all the same', async () => {
    const groups = (answer: ProductList) => answer.facetGroups.map((group) => group.filterName)
    expect(groups(await list('/api/categories/products?category=kauramaitosuklaa'))).not.toContain('filter.inStock')
    expect(groups(await list('/api/categories/products?category=karkit'))).not.toContain('filter.category')
    const url = '/api/categories/products?category=suklaalevyt'
    const bars = await list(url)
    expect(facet(bars, 'category', 'suklaalevyt')).toBeUndefined()
    expect(facet(bars, 'category', 'tumma-suklaa')?.count).toBe(9)
    const chosen = await list(`${url}&filter.category=suklaalevyt`)
    expect(facet(chosen, 'category', 'suklaalevyt')?.count).toBe(23)
    expect(groups(await list('/api/categories/products'))).toContain('filter.category')
  })

  it('offers every claim of diet and allergens once, in lists and searches alike', async () => {
    const claims = (answer: ProductList) =>
      answer.facetGroups.find(({ filterName }) => filterName === 'filter.freeFrom')?.facets.map(({ name }) => name)
    const answers = await Promise.all([
      list('/api/categories/products?category=suklaalevyt'),
      list('/api/search/products?q=suklaa'),
    ])
    for (const answer of answers) {
      expect(claims(answer)).toEqual(dietFilterKeys)
      const labels = answer.facetGroups.flatMap(({ facets }) => facets.map(({ label }) => label))
      expect(labels.filter((label) => /vega|luomu/i.test(label))).toHaveLength(2)
    }
    expect(facet(answers[0], 'freeFrom', 'milk')?.count).toBe(3)
    expect(facet(answers[0], 'freeFrom', 'sugarFree')?.count).toBe(0)
  })

  it('must have all the chosen claims, by their former names too', async () => {
    const total = async (filter: string) => (await list(`/api/categories/products?${filter}`)).totalCount
    const both = await total('filter.freeFrom=vegan,milk')
    expect(both).toBeLessThan(Math.min(await total('filter.freeFrom=vegan'), await total('filter.freeFrom=milk')))
    for (const former of ['filter.diets=vegan,milkFree', 'filter.suitableFor=milkFree&filter.tags=vegan'])
      expect(await total(former)).toBe(both)
  })

  it.each([
    ['all products', '', ['0-5', '5-15', '15-30', '30-50', '50-']],
    ['cheap ones', 'category=karkit', ['0-5', '5-']],
    ['presents', 'category=lahjat', ['0-15', '15-20', '20-30', '30-50', '50-']],
  ])('divides the prices of %s at %j', async (_, query, steps) => {
    const answer = await list(`/api/categories/products?${query}`)
    const bands = answer.facetGroups.find(({ filterName }) => filterName === 'filter.priceBand')?.facets ?? []
    expect(bands.map(({ name }) => name)).toEqual(steps)
    expect(bands.every(({ count, label }) => count > 0 && label.includes('€'))).toBe(true)
  })

  it('offers nothing to choose in a list of one product', async () => {
    const one = await list('/api/search/products?q=KV1005')
    expect([one.totalCount, one.facetGroups]).toEqual([1, []])
  })

  it('answers the same under its other names', async () => {
    const first = await list('/api/categories/products?category=karkit')
    expect(await list('/api/categories/products?categoryCode=karkit')).toEqual(first)
    expect(await list('/api/categories/karkit/products')).toEqual(first)
    const categories = (await get('/api/categories')).body as CategoryItem[]
    const id = categories.find(({ code }) => code === 'karkit')?.pageReferenceId
    expect(first.totalCount).toBeGreaterThan(0)
    expect(await list(`/api/categories/products?category=${id}`)).toEqual(first)
    expect(await list(`/api/categories/${id}/products`)).toEqual(first)
    expect((await get('/api/categories/products?category=1')).status).toBe(404)
    const sold = (category?: string | number) => get(`/api/products/bestsellers?category=${category}`)
    expect(await sold(id)).toEqual(await sold('karkit'))
  })

  it('answers all products without a category', async () => {
    expect((await list('/api/categories/products')).totalCount).toBe(101)
    expect((await list('/api/categories/products?brand=willja')).totalCount).toBe(12)
  })

  it('pages without losing or repeating a product', async () => {
    const seen: string[] = []
    for (let page = 1; page <= 11; page++)
      seen.push(...codes(await list(`/api/categories/products?pageSize=10&page=${page}`)))
    expect(new Set(seen).size).toBe(101)
    expect(codes(await list('/api/categories/products?page=99'))).toEqual([])
  })

  it('filters by several names of a group and several groups; counts ignore their own group', async () => {
    const all = await list('/api/categories/products')
    const one = await list('/api/categories/products?filter.brand=Willja')
    const both = await list('/api/categories/products?filter.brand=Willja%2CFroosh')
    const narrowed = await list('/api/categories/products?filter.brand=Willja%2CFroosh&filter.freeFrom=milk')
    expect([one.totalCount, both.totalCount]).toEqual([12, 21])
    expect(facet(one, 'brand', 'Froosh')?.count).toBe(facet(all, 'brand', 'Froosh')?.count)
    expect(facet(narrowed, 'freeFrom', 'milk')?.count).toBe(narrowed.totalCount)
    expect(facet(narrowed, 'brand', 'Willja')?.count).toBeLessThan(12)
    expect((await list('/api/categories/products?filter.brand=Nobody')).totalCount).toBe(0)
  })

  it.each([
    ['sort=price', (a: number, b: number) => a <= b],
    ['sort=price&sortDirection=desc', (a: number, b: number) => a >= b],
    ['sortBy=price', (a: number, b: number) => a <= b],
  ])('sorts by the payable price: %s', async (query, inOrder) => {
    const prices = (await list(`/api/categories/products?pageSize=100&${query}`)).productViewModels.map(
      (card) => card.discountedPrice ?? Number.NaN,
    )
    expect(prices.slice(1).every((price, index) => inOrder(prices[index] ?? Number.NaN, price))).toBe(true)
  })

  it('sorts by name in each language, and by launch day', async () => {
    for (const language of ['fi', 'sv', 'en'] as const) {
      const names = (
        await list(`/api/categories/products?pageSize=100&sort=name&language=${language}`)
      ).productViewModels.map((card) => card.displayName.replaceAll('\u00ad', ''))
      expect(names).toEqual(
        names.toSorted(
          new Intl.Collator({ fi: 'fi-FI', sv: 'sv-SE', en: 'en-GB' }[language], { numeric: true }).compare,
        ),
      )
    }
    const newest = await list('/api/categories/products?pageSize=100&sort=news')
    const oldest = await list('/api/categories/products?pageSize=100&sort=news&sortDirection=desc')
    expect(lists.get(codes(newest)[0] ?? '')?.newsDate).toBeDefined()
    expect(
      (lists.get(codes(newest)[0] ?? '')?.newsDate ?? '') > (lists.get(codes(oldest)[0] ?? '')?.newsDate ?? ''),
    ).toBe(true)
  })

  it('shows prices with their strings, the lowest price of 30 days, and no reduction without one', async () => {
    const reduced = (await list('/api/categories/products?pageSize=100')).productViewModels.find(
      (card) => card.code === 'KV1100',
    )
    expect(reduced).toMatchObject({
      placedPrice: 3.9,
      discountedPrice: 3.1,
      discountedPriceString: '3,10\u00a0€',
      hasDiscountedPrice: true,
      previousPrice: { priceIncludingTax: 3.6, priceString: '3,60\u00a0€' },
      discountPercent: 13,
    })
    const plain = (await list('/api/categories/products?pageSize=100&language=en')).productViewModels.find(
      (card) => card.code === 'KV1010',
    )
    expect(plain).toMatchObject({ hasDiscountedPrice: false, previousPrice: null, discountPercent: null })
    expect(plain?.placedPriceString).toMatch(/^€\d+\.\d\d$/)
    expect(plain?.pricePerKiloString).toMatch(/^€\d+\.\d\d\/kg$/)
  })

  it('makes the shopper choose where there is something to choose', async () => {
    const cards = (await list('/api/categories/products?pageSize=100')).productViewModels
    const choice = (code: string) => {
      const card = cards.find((one) => one.code === code)
      return [card?.firstVariationCode, card?.disableAddToCart, card?.needsChoice]
    }
    // Of sizes the main one is added; colours and what is engraved are the shopper's to say.
    expect(choice('KV1005')).toEqual(['KV1005-100G', false, undefined])
    expect(choice('KV1010')).toEqual(['KV1010', false, undefined])
    expect(choice('KV7020')).toEqual(['KV7020-ROOSA', true, true])
    expect(choice('KV8000')).toEqual(['KV8000-TUMM', true, true])
    // Live stock and prices are asked of these.
    expect(cards.find((card) => card.code === 'KV1005')?.variationCodes).toContain('KV1005-100G')
    expect(cards.find((card) => card.code === 'KV1010')?.variationCodes).toBeUndefined()
  })

  it.each([
    ['page=0', 400],
    ['page=x', 400],
    ['page=1.5', 400],
    ['pageSize=101', 400],
    ['sort=colour', 400],
    ['sortDirection=up', 400],
    ['category=a&category=b', 400],
    ['category=../etc', 400],
    ['filter.brand=a&filter.brand=b', 400],
    [`filter.brand=${'x'.repeat(2_001)}`, 400],
    ['filter.brand=%00', 400],
    ['category=none', 404],
    ['filter.brand=%25E0%25A4', 200],
    ['utm_source=x', 200],
  ])('answers %s with %i', async (query, status) => {
    const answer = await get(`/api/categories/products?${query}`)
    expect(answer.status).toBe(status)
    if (status === 400 && !query.includes('%00')) expect(answer.body).toHaveProperty('errors')
    if (status === 404) expect(answer.body).toMatchObject([{ key: 'not-found' }])
  })
})

describe('GET /api/search/products', () => {
  const search = (q: string, language: Language = 'fi', more = '') =>
    list(`/api/search/products?q=${encodeURIComponent(q)}&pageSize=100${more}`, language)

  it.each<[Language, string, string]>([
    ['fi', 'merisuola', 'KV1005'],
    ['fi', 'MERISUOLA', 'KV1005'],
    ['fi', 'suolainen kinuski', 'KV1040'],
    ['fi', 'pähkinä', 'KV1025'],
    ['fi', 'pahkina', 'KV1025'],
    ['fi', 'tryffeleitä', 'KV2030'],
    ['sv', 'havssalt', 'KV1005'],
    ['sv', 'nötter', 'KV2055'],
    ['en', 'sea salt', 'KV1005'],
    ['en', 'liquorice', 'KV1050'],
  ])('finds in %s: %s', async (language, phrase, code) => {
    const answer = await search(phrase, language)
    // The expected one need not be the only hit, but must be among them.
    const expected = (await list('/api/categories/products?pageSize=100', language)).productViewModels.find(
      (card) => card.code === code,
    )
    expect(codes(answer), expected?.displayName).toContain(code)
  })

  it('puts the product whose name begins with the phrase first', async () => {
    const name = lists.get('KV1005')?.names.fi ?? ''
    expect(codes(await search(name))[0]).toBe('KV1005')
  })

  it('forgives typing errors when nothing else is found', async () => {
    const answer = await search('salmiaki')
    expect(answer.totalCount).toBeGreaterThan(0)
    expect(codes(await search('lakrizi')).length).toBeGreaterThan(0)
    expect((await search('xyzzyq')).totalCount).toBe(0)
  })

  it.each([
    [
      'karkkia ilman pähkinää',
      'fi',
      ['hazelnut', 'almond', 'otherNuts', 'peanut'],
      'Ei pähkinöitä, mantelia eikä maapähkinää',
    ],
    ['godis utan mjölk', 'sv', ['milk'], 'Fri från mjölk'],
    ['without eggs', 'en', ['egg'], 'Free from egg'],
    [
      'karkki joka ei sisällä pähkinää',
      'fi',
      ['hazelnut', 'almond', 'otherNuts', 'peanut'],
      'Ei pähkinöitä, mantelia eikä maapähkinää',
    ],
    ['godis fritt från ägg', 'sv', ['egg'], 'Fri från ägg'],
    ['sweets free from peanuts', 'en', ['peanut'], 'Free from peanut'],
  ] as const)('"%s" finds what declares to be without it, and says so', async (q, language, allergens, said) => {
    const { productViewModels, totalCount, without } = await search(q, language)
    expect(totalCount).toBeGreaterThan(3)
    expect(without).toContain(said)
    const declared = await test.sql<{ code: string; allergens: Record<string, number> | null }>`
      select code, allergens from product where code = any(${productViewModels.map(({ code }) => code)})`
    expect(declared.length).toBeGreaterThan(3)
    for (const product of declared)
      expect(
        allergens.filter((key) => product.allergens?.[key] !== 0),
        product.code,
      ).toEqual([])
    expect(await search(q.split(' ').at(-1) ?? '', language)).not.toHaveProperty('without')
  })

  it.each([
    ['gluteeniton', 'gluteenitonta', 'gluteenittomia', 'gluteenittomat'],
    ['maidoton', 'maidotonta', 'maidottomia', 'maidottomat'],
    ['laktoositon', 'laktoositonta', 'laktoosittomia', 'laktoosittomat'],
  ])('finds by every form of %s what it finds by the word', async (word, ...forms) => {
    const found = async (phrase: string) => codes(await search(phrase)).toSorted()
    const expected = await found(word)
    for (const form of forms) expect(await found(form), form).toEqual(expected)
  })

  it('filters and counts like any list', async () => {
    const all = await search('suklaa')
    const vegan = await search('suklaa', 'fi', '&filter.diets=vegan')
    expect(vegan.totalCount).toBe(facet(all, 'freeFrom', 'vegan')?.count)
    expect((await search('suklaa', 'fi', '&brand=froosh')).totalCount).toBe(facet(all, 'brand', 'Froosh')?.count)
  })

  it.each(['', 'ab', '%20%20a%20%20', 'q&q=abc', 'x'.repeat(101)])('refuses the phrase "%s"', async (q) => {
    const answer = await get(`/api/search/products?q=${q}`)
    expect(answer.status).toBe(400)
    expect(answer.body).toHaveProperty('errors')
  })

  it.each(['!!!', '& | ! ( )', '…—–', "''''"])('finds nothing for %s, which has no word in it', async (q) => {
    expect(await search(q)).toMatchObject({ totalCount: 0, productViewModels: [] })
  })

  it.each(["'; drop table product; --", '& | ! ( )', '<script>', '%%%', ':* :*', 'a\\b\\c', '"""'])(
    'takes %s for a phrase',
    async (q) => {
      expect((await get(`/api/search/products?q=${encodeURIComponent(q)}`)).status).toBe(200)
    },
  )
})

describe('stock and price look-ups', () => {
  it('tells what is in stock, in the order asked, without what is unknown', async () => {
    await test.sql`update stock set on_hand = 5000 where code = 'KV1010'`
    const { body } = await get('/api/inventory?codes=KV1010,NOPE,KV1005-100G,KV1010')
    expect(body).toEqual([
      { code: 'KV1010', inStock: true, inStockQuantity: 999, isBuyable: true },
      { code: 'KV1005-100G', inStock: true, inStockQuantity: expect.any(Number), isBuyable: true },
    ])
  })

  it('tells what cannot be bought though it is there', async () => {
    await test.sql`update product set sale_to = ${new Date(+clock.now() - 60_000)}
      where id = (select product_id from variation where code = 'KV1010')`
    const [entry] = (await get('/api/inventory?codes=KV1010')).body as InventoryEntry[]
    expect(entry).toMatchObject({ inStock: true, isBuyable: false })
    await test.sql`update product set sale_to = null where id = (select product_id from variation where code = 'KV1010')`
  })

  it.each(['', ',', 'a b', 'x'.repeat(65), Array.from({ length: 101 }, (_, index) => `C${index}`).join(',')])(
    'refuses codes=%s',
    async (value) => {
      expect((await get(`/api/inventory?codes=${encodeURIComponent(value)}`)).status).toBe(400)
    },
  )

  it('tells prices', async () => {
    const { body } = await get('/api/pricing?code=KV1015', 'sv')
    expect(body).toMatchObject([
      {
        code: 'KV1015',
        placedPrice: 4.2,
        discountedPrice: 3.4,
        currency: 'EUR',
        previousPrice: { priceIncludingTax: 4.2 },
        weightString: expect.stringMatching(/^\d+\u00a0g$/),
      },
    ])
    expect((await get('/api/pricing?code=NOPE')).body).toEqual([])
    expect((await get('/api/pricing')).status).toBe(400)
  })

  it.each([
    [{ codes: ['KV1010', 'KV1015'] }, 200],
    [{ codes: [] }, 400],
    [{ codes: 'KV1010' }, 400],
    [{ codes: [1] }, 400],
    [{ codes: ['KV1010'], extra: 1 }, 400],
    [{ codes: Array.from({ length: 101 }, () => 'KV1010') }, 400],
    [[], 400],
  ])('POST /api/pricing/bycodes %j → %i', async (payload, status) => {
    const response = await inject({ method: 'POST', url: '/api/pricing/bycodes', payload })
    expect(response.statusCode).toBe(status)
    if (status === 200) expect(response.json<PricingEntry[]>().map((entry) => entry.code)).toEqual(['KV1010', 'KV1015'])
  })
})

describe('a list that is asked for again', () => {
  const url = '/api/categories/products?page=1&pageSize=7'
  const ask = (headers: Record<string, string>, at = url) => inject({ url: at, headers })

  it('is the same, compressed, and not sent to who has it', async () => {
    const first = await ask({ 'accept-encoding': 'br' })
    expect([first.statusCode, first.headers['content-encoding']]).toEqual([200, undefined])
    await vi.waitFor(
      async () => expect((await ask({ 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br'),
      30_000,
    )
    for (let times = 0; times < 2; times++) {
      const again = await ask({ 'accept-encoding': 'gzip, br' })
      expect(again.headers).toMatchObject({
        'content-encoding': 'br',
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding',
      })
      expect(brotliDecompressSync(again.rawPayload).toString()).toBe(first.payload)
      const had = await ask({ 'accept-encoding': 'br', 'if-none-match': String(again.headers['etag']) })
      expect([had.statusCode, had.payload]).toEqual([304, ''])
    }
    const plain = await ask({})
    expect([plain.headers['content-encoding'], plain.payload]).toEqual([undefined, first.payload])
  })

  it('is one of each language', async () => {
    const names: string[] = []
    for (const language of ['fi', 'en', 'fi', 'en', 'fi', 'en']) {
      const [card] = (await ask({ 'accept-language': language })).json<ProductList>().productViewModels
      names.push(card?.displayName ?? '')
    }
    expect(names.slice(2)).toEqual([...names.slice(0, 2), ...names.slice(0, 2)])
    expect(names[0]).not.toBe(names[1])
  })

  it('is still refused when it was never a list', async () => {
    for (let times = 0; times < 3; times++) expect((await ask({}, `${url}&page=0`)).statusCode).toBe(400)
  })
})
