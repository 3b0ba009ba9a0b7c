import { pino } from 'pino'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../../demo/seed-catalogue.ts'
import { createCatalogueSource, homeDelivery as delivery } from '../../../tests/support/catalogue-source.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { shopTexts } from '../../../tests/support/shop-texts.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { type Language, languages } from '#src/common/locale.ts'
import type { PageContent, PageSource } from '#src/shell/contract/page-source.ts'
import { publishedView } from '#src/shell/contract/view-context.ts'
import { CategoryPageFields, ProductsPageFields } from '#src/listing/contract/list.ts'
import { productListKey } from '#src/listing/contract/query-keys.ts'
import { parseListState } from '#src/listing/contract/list-state.ts'
import { ProductPageFields } from '../contract/product.ts'
import { nutritionRows, portionGrams } from '../rules/nutrition.ts'
import { categoryCardsBlock } from '#src/listing/blocks/category-cards-block/category-cards.block.ts'
import { enrichCategoryCards } from '#src/listing/blocks/category-cards-block/category-cards.enrich.ts'
import { productHighlightBlock } from '#src/listing/blocks/product-highlight-block/product-highlight.block.ts'
import { enrichProductHighlight } from '#src/listing/blocks/product-highlight-block/product-highlight.enrich.ts'
import { samplePage } from '#src/shell/web/chrome/shell-page.sample.ts'
import { createCatalogueLinks } from './page-links.ts'
import { createProductLists, type ProductLists } from '#src/listing/server/product-lists.ts'
import { listPageExtras } from '#src/listing/server/page-extras.ts'
import { productPageExtras } from './page-extras.ts'

let test: TestDatabase
let lists: ProductLists
let source: PageSource
const clock = createTestClock()
const missing = new Set<string>()
const text = (language: Language, key: string): string => {
  const found = shopTexts.tables[language][`/${key.replace(/^\//, '')}`]
  if (found === undefined) missing.add(`${language} ${key}`)
  return found ?? key
}

const offerTerms = { country: 'FI', goods: [delivery], tablet: [{ ...delivery, freeFromCents: null }], returnDays: 14 }

beforeAll(async () => {
  test = await createTestDatabase()
  await seedCatalogue(test.db, clock)
  lists = createProductLists({ db: test.db, clock, log: pino({ level: 'silent' }) })
  await lists.start()
  source = createCatalogueSource({ db: test.db, lists, text, clock, offerTerms })
})
afterAll(async () => {
  await lists.stop()
  await test.drop()
})

const open = async (path: string, language: Language = 'fi'): Promise<PageContent> => {
  const resolution = await source.resolve(path, publishedView(language))
  if (resolution === null || 'redirect' in resolution) throw new Error(`${path} is no page`)
  const page = await source.model(resolution.ref, publishedView(language))
  if (page === null) throw new Error(`${path} has no model`)
  return page
}
const product = async (path: string, language: Language = 'fi') => {
  const page = await open(path, language)
  expect([...Value.Errors(ProductPageFields, page.fields)].slice(0, 3)).toEqual([])
  return { page, fields: page.fields as ProductPageFields } // checked above
}
const bar = '/tuotteet/suklaalevyt/tumma-72-merisuola'

describe('addresses', () => {
  it.each<[Language, string, string]>([
    ['fi', '/tuotteet', 'ProductsPage'],
    ['sv', '/produkter', 'ProductsPage'],
    ['en', '/products', 'ProductsPage'],
    ['fi', '/tuotteet/suklaalevyt', 'CategoryPage'],
    ['sv', '/produkter/chokladkakor', 'CategoryPage'],
    ['en', '/products/chocolate-bars', 'CategoryPage'],
    ['fi', bar, 'ProductPage'],
    ['sv', '/produkter/chokladkakor/mork-choklad-72-havssalt', 'ProductPage'],
    ['en', '/products/chocolate-bars/dark-chocolate-72-sea-salt', 'ProductPage'],
  ])('%s %s is a %s', async (language, path, type) => {
    const page = await open(path, language)
    expect(page.contentType.at(-1)).toBe(type)
    expect(page.paths[language]).toBe(path)
    expect(Object.keys(page.paths)).toEqual([...languages])
  })

  it.each<[Language, string]>([
    ['fi', '/'],
    ['fi', '/tuotteet/none'],
    ['fi', '/tuotteet/suklaalevyt/none'],
    ['fi', `${bar}/more`],
    ['fi', '/products'],
    ['sv', '/tuotteet/suklaalevyt'],
    ['fi', '/tuotteetx'],
  ])('%s %s is not ours', async (language, path) =>
    expect(await source.resolve(path, publishedView(language))).toBeNull(),
  )

  it('a product under another category moves to its own address', async () => {
    expect(await source.resolve('/produkter/godis/mork-choklad-72-havssalt', publishedView('sv'))).toEqual({
      redirect: { url: '/sv/produkter/chokladkakor/mork-choklad-72-havssalt', permanent: true },
    })
  })

  it('every listed page resolves and has a model whose fields keep to the contract, in all languages', async () => {
    for (const language of languages) {
      const urls = await source.urls(language)
      expect(urls).toHaveLength(1 + 13 + 101)
      for (const { path, ref } of urls) {
        expect(await source.resolve(path, publishedView(language)), path).toEqual({ ref })
        const page = await source.model(ref, publishedView(language))
        const schema = {
          CategoryPage: CategoryPageFields,
          ProductsPage: ProductsPageFields,
          ProductPage: ProductPageFields,
          CustomTabletPage: ProductPageFields,
          GiftCardPage: ProductPageFields,
        }[page?.contentType.at(-1) ?? '']
        if (page === null || schema === undefined) throw new Error(`${path} has no model`)
        const [fault] = Value.Errors(schema, page.fields)
        expect(fault, `${path} ${fault?.instancePath ?? ''}`).toBeUndefined()
        expect(page.metadata.metaDescription, path).not.toBe('')
      }
    }
    expect([...missing]).toEqual([])
  })
})

describe('a category page', () => {
  it('holds page 1 in standard order, breadcrumbs, metadata and what to purge it by', async () => {
    const page = await open('/produkter/praliner', 'sv')
    const fields = page.fields as CategoryPageFields // checked by the test of all pages
    expect(fields.products.productViewModels).toHaveLength(12)
    expect(fields.products.totalCount).toBe(15)
    expect(page.breadcrumbs).toEqual([
      { url: '/sv/', label: 'Startsida' },
      { url: '', label: 'Praliner' },
    ])
    expect(page.metadata).toMatchObject({
      pageType: 'CategoryPage',
      categories: ['Praliner'],
      robots: '',
      ogImage: '/media/category/konvehdit.webp',
    })
    expect(page.tags).toEqual(
      expect.arrayContaining(['category:konvehdit', `product:${fields.products.productViewModels[0]?.code}`]),
    )
  })
})

describe('a product page', () => {
  it('has the fields of the wire', async () => {
    const { page, fields } = await product(bar)
    expect(fields).toMatchObject({
      code: 'KV1005',
      template: 'standard',
      category: { code: 'suklaalevyt', name: 'Suklaalevyt', url: '/tuotteet/suklaalevyt' },
      tags: { bestseller: 'Suosikki', vegan: 'Vegaaninen' },
      finnishFields: [],
    })
    expect(fields.variations.map((variation) => variation.url)).toEqual(
      ['KV1005-100G', 'KV1005-40G', 'KV1005-200G'].map((code) => `${bar}?code=${code}`),
    )
    expect(fields.variations[0]).toMatchObject({
      size: '100\u00a0g',
      placedPrice: 4.5,
      placedPriceString: '4,50\u00a0€',
      pricePerKilo: 45,
      pricePerKiloString: '45,00\u00a0€/kg',
      weightString: '100\u00a0g',
      isBuyable: true,
      inStock: true,
      brands: [{ value: 'Konvehti' }],
      flavour: null,
    })
    expect(fields.relatedProducts.length).toBeGreaterThanOrEqual(3)
    expect(page.breadcrumbs.map((crumb) => crumb.label)).toEqual(['Etusivu', 'Suklaalevyt', page.name])
    expect(page.tags).toContain('product:KV1005')
    expect(page.metadata.robots).toBe('')
  })

  it('feeds the nutrition table: per 100 g, per portion, share of the day', async () => {
    const { fields } = await product(bar)
    const [variation] = fields.variations
    if (variation === undefined) throw new Error('no variation')
    expect(portionGrams(variation.ri)).toBe(20)
    const rows = nutritionRows(variation, 'fi')
    expect(rows.map((row) => row.nutrient.name).slice(0, 9)).toEqual([
      'EnergyJoules',
      'EnergyCalories',
      'Fat',
      'FatSaturated',
      'Carbohydrates',
      'Sugar',
      'Fiber',
      'Protein',
      'Salt',
    ])
    expect(rows.every((row) => row.per100 !== '–' && row.perPortion !== '–')).toBe(true)
    expect(rows[0]?.percent).toBe(rows[1]?.percent)
  })

  it('tells allergens and what it is free from, in the language', async () => {
    const { fields } = await product('/produkter/chokladkakor/mork-choklad-72-havssalt', 'sv')
    const allergens = fields.variations[0]?.allergens ?? []
    expect(allergens.find((entry) => entry.key === 'soya')).toEqual({
      key: 'soya',
      value: 1,
      description: 'Soja',
      valueTranslation: 'Innehåller',
    })
    expect(allergens.find((entry) => entry.key === 'milk')?.valueTranslation).toBe('Kan innehålla spår')
  })

  it('of a package lists what is inside, with its food facts', async () => {
    const { fields } = await product('/tuotteet/lahjat/suklaalevykokoelma')
    expect(fields.template).toBe('package')
    const [variation] = fields.variations
    expect(variation?.brands).toBe('Konvehti')
    expect(variation?.includedItems).toHaveLength(6)
    expect(variation?.includedItems[0]).toMatchObject({ quantity: 1, packageEntry: { code: 'KV1005-100G' } })
    expect(
      variation?.includedItems.every(
        (item) => item.packageEntry.nutrients.length > 0 && item.packageEntry.ingredients !== '',
      ),
    ).toBe(true)
  })

  it('of the engraved tablet brings flavours and plates', async () => {
    const { fields, page } = await product('/tuotteet/kaiverrettu-levy/kaiverrettu-levy')
    expect(fields.template).toBe('custom-tablet')
    expect(page.contentType).toEqual(['Page', 'ProductPage', 'CustomTabletPage'])
    expect(fields.variations).toHaveLength(6)
    expect(fields.variations[0]?.flavour).toEqual({
      key: 'tumma',
      name: 'Tumma 70\u00a0%',
      plates: { front: '/media/plates/plate-dark-front.webp', back: '/media/plates/plate-dark-back.webp' },
      cut: '#c2ae9d',
    })
    expect(new Set(fields.variations.map((variation) => variation.ingredients)).size).toBe(6)
  })

  it('of several variations describes each to search engines', async () => {
    const { page } = await product(bar)
    const offer = (price: string) => ({
      '@type': 'Offer',
      price,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      shippingDetails: {
        shippingRate: { value: '6.90', currency: 'EUR' },
        shippingDestination: { addressCountry: 'FI' },
        deliveryTime: { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 2, maxValue: 3 } },
      },
      hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: 'FI' },
    })
    expect(page.metadata.structuredData).toMatchObject([
      {
        '@type': 'ProductGroup',
        productGroupID: 'KV1005',
        variesBy: ['https://schema.org/size'],
        url: `https://konvehti.example${bar}`,
        image: expect.arrayContaining([expect.stringMatching(/^https:\/\/konvehti\.example\/media\/products\//)]),
        hasVariant: [
          {
            '@type': 'Product',
            sku: 'KV1005-100G',
            url: `https://konvehti.example${bar}?code=KV1005-100G`,
            weight: { value: 100, unitCode: 'GRM' },
            additionalProperty: expect.arrayContaining([
              expect.objectContaining({ propertyID: 'Fat', unitText: 'g / 100 g', value: expect.any(Number) }),
            ]),
            offers: [offer('4.50')],
          },
          { sku: 'KV1005-40G' },
          { sku: 'KV1005-200G' },
        ],
      },
    ])
  })

  it('of one variation is a product, whose reduced price says how long it holds', async () => {
    const { page, fields } = await product('/tuotteet/keksit/kaura-suklaakeksit')
    expect(page.metadata.structuredData).toMatchObject([
      {
        '@type': 'Product',
        sku: 'KV5010',
        offers: [
          {
            price: '3.40',
            priceValidUntil: expect.stringMatching(/^2\d{3}-/),
            priceSpecification: [
              { price: '3.40', referenceQuantity: { value: 225, unitCode: 'GRM' } },
              { price: '4.20', priceType: 'https://schema.org/StrikethroughPrice' },
            ],
          },
        ],
      },
    ])
    expect(fields.variations[0]?.hasDiscountedPrice).toBe(true)
  })

  it.each([
    ['a litre', 'volume_ml = 330', { value: 330, unitCode: 'MLT', valueReference: { value: 1, unitCode: 'LTR' } }],
    [
      'a kilogram',
      'weight_grams = 225',
      { value: 225, unitCode: 'GRM', valueReference: { value: 1, unitCode: 'KGM' } },
    ],
    ['a drained kilogram', 'drained_grams = 120', { value: 120, unitCode: 'GRM', valueReference: { unitCode: 'KGM' } }],
    [
      'a piece',
      'weight_grams = 0, pieces = 12',
      { value: 12, unitCode: 'C62', valueReference: { value: 1, unitCode: 'C62' } },
    ],
    ['nothing, of a single thing without weight', 'weight_grams = 0, pieces = 1', undefined],
  ])('has its unit price by %s', async (_of, change, referenceQuantity) => {
    const set = (columns: string) => test.run(`update variation set ${columns} where code = 'KV5010'`)
    await set(change)
    const { page } = await product('/tuotteet/keksit/kaura-suklaakeksit')
    await set('weight_grams = 225, drained_grams = null, volume_ml = null, pieces = 14')
    const [{ offers: [first] } = { offers: [] }] = page.metadata.structuredData as {
      offers: { priceSpecification: { referenceQuantity?: unknown }[] }[]
    }[] // checked here
    const reference = first?.priceSpecification[0]?.referenceQuantity
    if (referenceQuantity === undefined) expect(reference).toBeUndefined()
    else expect(reference).toMatchObject(referenceQuantity)
  })

  it('tells nutrients of 100 ml of what is sold by volume, on the page too', async () => {
    await test.sql`update variation set volume_ml = 330 where code = 'KV5010'`
    const { page, fields } = await product('/tuotteet/keksit/kaura-suklaakeksit')
    await test.sql`update variation set volume_ml = null where code = 'KV5010'`
    expect(page.metadata.structuredData).toMatchObject([
      { additionalProperty: expect.arrayContaining([expect.objectContaining({ unitText: 'g / 100 ml' })]) },
    ])
    expect(JSON.stringify(page.metadata.structuredData)).not.toContain('100 g')
    expect(fields.nutritionValueHeader).toBe('100\u00a0ml:ssa')
    expect(fields.variations[0]?.nutrientsPer).toBe('100 ml')
  })

  it('made for one customer cannot be sent back, and each travels by itself', async () => {
    const { page } = await product('/tuotteet/kaiverrettu-levy/kaiverrettu-levy')
    const [{ hasVariant = [], variesBy } = {}] = page.metadata.structuredData as {
      hasVariant?: unknown[]
      variesBy?: unknown
    }[] // checked here
    expect(variesBy).toEqual(['flavour'])
    expect(hasVariant).toHaveLength(6)
    expect(hasVariant[0]).toMatchObject({
      offers: [
        {
          shippingDetails: { shippingRate: { value: '6.90' } },
          hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
        },
      ],
    })
  })

  it('changes its version with what it shows, and only then', async () => {
    const before = await open('/tuotteet/suklaalevyt/tumma-85')
    expect((await open('/tuotteet/suklaalevyt/tumma-85')).version).toBe(before.version)
    await test.sql`update product_text set short_description = 'Uusi' where language = 'fi' and slug = 'tumma-85'`
    expect((await open('/tuotteet/suklaalevyt/tumma-85')).version).not.toBe(before.version)
  })

  it('falls back to Finnish where a language has no text, and says so', async () => {
    await test.sql`update product_text set name = null, slug = null, short_description = null where language = 'en' and slug = 'dark-chocolate-85'`
    lists.invalidate('all')
    await lists.settled()
    const { fields } = await product('/products/chocolate-bars/tumma-85', 'en')
    expect(fields.finnishFields).toEqual(expect.arrayContaining(['displayName', 'shortDescription']))
    expect(fields.variations.map(({ nameLanguage }) => nameLanguage)).toEqual([undefined])
    await test.sql`update variation_text set name = null where language = 'en' and variation_code = ${fields.variations[0]?.code ?? ''}`
    const { variations } = (await product('/products/chocolate-bars/tumma-85', 'en')).fields
    expect(variations.map(({ nameLanguage }) => nameLanguage)).toEqual(['fi'])
    expect(lists.get(fields.code)?.texts.en.isFinnish).toBe(true)
  })

  it('is noindex when nothing of it can be bought, and stays out of the sitemap', async () => {
    await test.sql`update product set responsible_operator = null where code = 'KV1010'`
    lists.invalidate(['product:KV1010'])
    await lists.settled()
    const path = `/tuotteet/suklaalevyt/${lists.get('KV1010')?.texts.fi.slug}`
    expect((await open(path)).metadata.robots).toBe('noindex, nofollow')
    expect((await source.urls('fi')).some((url) => url.path === path)).toBe(false)
  })

  it('of an engraved tablet is noindex only when no flavour can be bought', async () => {
    const robots = async () => (await open('/tuotteet/kaiverrettu-levy/kaiverrettu-levy')).metadata.robots
    await test.sql`update variation set weight_grams = 0 where code like 'KV8000-%' and code <> 'KV8000-RUBI'`
    lists.invalidate(['product:KV8000'])
    await lists.settled()
    expect(await robots()).toBe('')
    await test.sql`update variation set weight_grams = 0 where code = 'KV8000-RUBI'`
    lists.invalidate(['product:KV8000'])
    await lists.settled()
    expect(await robots()).toBe('noindex, nofollow')
    await test.sql`update variation set weight_grams = 300 where code like 'KV8000-%'`
    lists.invalidate(['product:KV8000'])
    await lists.settled()
  })

  it('is gone when it is not published', async () => {
    await test.sql`update product set published = false where code = 'KV1010'`
    const id = lists.get('KV1010')?.id ?? 0
    lists.invalidate(['product:KV1010'])
    await lists.settled()
    expect(await source.model({ source: 'products', id }, publishedView('fi'))).toBeNull()
  })
})

describe('what the query of a page means', () => {
  const model = async (path: string) => {
    const { fields, contentType } = await open(path)
    return samplePage({ ...fields, contentType })
  }
  const extras = () => ({ ...listPageExtras({ lists, text }), ...productPageExtras })

  it.each([
    ['page=2', 'page=2'],
    ['page=2&utm=x', 'page=2'],
    ['page=1', ''],
    ['page=3', ''],
    ['page=x', ''],
    ['code=KV1005-100G', ''],
  ])('a list page with %s is kept as "%s"', async (query, kept) => {
    const page = await model('/tuotteet/suklaalevyt')
    expect(extras()['category-page']?.cacheParams?.(page, new URLSearchParams(query)).toString()).toBe(kept)
  })

  it.each([
    ['code=KV1005-200G', 'code=KV1005-200G'],
    ['code=KV1005-100G', ''],
    ['code=KV1010', ''],
    ['page=2', ''],
  ])('a product page with %s is kept as "%s"', async (query, kept) => {
    expect(
      extras()
        ['product-page']?.cacheParams?.(await model(bar), new URLSearchParams(query))
        .toString(),
    ).toBe(kept)
  })

  it('seeds the list of another state under the key the browser asks by, and marks it noindex', async () => {
    const page = await model('/tuotteet/suklaalevyt')
    const params = new URLSearchParams('filter.diets=vegan&sortBy=price')
    const [seeded] = (await extras()['category-page']?.queries?.(page, params, 'fi')) ?? []
    expect(seeded?.key).toEqual(productListKey('fi', { categoryCode: 'suklaalevyt' }, parseListState(params)))
    expect(extras()['category-page']?.isOneOff?.(page, params)).toBe(true)
    expect(extras()['category-page']?.robots?.(page, params)).toBe('noindex, nofollow')
    expect(extras()['category-page']?.queries?.(page, new URLSearchParams('page=1'), 'fi')).toEqual(Promise.resolve([]))
    expect(extras()['category-page']?.robots?.(page, new URLSearchParams('page=2'))).toBe('')
  })
})

describe('blocks and links', () => {
  const context = publishedView('sv')
  const [highlight] = productHighlightBlock.samples
  const [cards] = categoryCardsBlock.samples

  it('a highlight shows the named products in their order', () => {
    const block = { ...highlight, productCodes: ['KV1020', 'NOPE', 'KV1005'], categoryCode: '' }
    const enriched = enrichProductHighlight({ lists, text })(block, context)
    expect(enriched.block.products).toMatchObject([{ code: 'KV1020' }, { code: 'KV1005' }])
    expect(enriched.tags).toEqual(expect.arrayContaining(['product:KV1020', 'product:KV1005', 'product:NOPE']))
  })

  it('a highlight of a category shows its first products', () => {
    const block = { ...highlight, productCodes: [], categoryCode: 'pastillit' }
    const enriched = enrichProductHighlight({ lists, text })(block, context)
    expect(enriched.block.products).toHaveLength(8)
    expect(enriched.tags).toContain('category:pastillit')
  })

  it('category cards get the number of products behind their link', () => {
    const urls = ['/sv/produkter/godis', '/sv/elsewhere']
    const two = cards.categoryCardBlocks.slice(0, 2).map((card, at) => ({ ...card, url: urls[at] ?? '' }))
    const block = { ...cards, categoryCardBlocks: two }
    const enriched = enrichCategoryCards({ lists })(block, context)
    expect(enriched.block.categoryCardBlocks).toMatchObject([
      { url: urls[0], count: 17 },
      { url: urls[1], count: null },
    ])
  })

  it('links become site paths', async () => {
    const links = await createCatalogueLinks(lists)(
      [
        'category:karkit',
        'product:KV1005',
        'category:all',
        'product:NOPE',
        'content:1',
        '/en/products/sweets',
        '/en/products',
        '/en/elsewhere',
      ],
      'en',
    )
    expect(Object.fromEntries(links)).toEqual({
      'category:karkit': { path: '/en/products/sweets', id: lists.tree().byCode('karkit')?.id },
      'product:KV1005': {
        path: '/en/products/chocolate-bars/dark-chocolate-72-sea-salt',
        id: lists.get('KV1005')?.id,
      },
      'category:all': { path: '/en/products', id: 900_000 },
      '/en/products': { path: '/en/products', id: 900_000 },
      '/en/products/sweets': { path: '/en/products/sweets', id: lists.tree().byCode('karkit')?.id },
    })
  })
})
